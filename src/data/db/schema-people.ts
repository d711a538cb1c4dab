import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import type { Lang } from '../../domain/format/lang'
import type { Role } from '../../domain/people/account'

export const account = sqliteTable('account', {
  id: integer().primaryKey(),
  email: text().notNull(),
  name: text().notNull(),
  role: text().$type<Role>().notNull(),
  lang: text().$type<Lang>().notNull(),
  password: text(),
  createdAt: integer('created_at').notNull(),
})

export const session = sqliteTable('session', {
  tokenHash: text('token_hash').primaryKey(),
  accountId: integer('account_id').notNull(),
  createdAt: integer('created_at').notNull(),
  seenAt: integer('seen_at').notNull(),
  idleUntil: integer('idle_until').notNull(),
  endsAt: integer('ends_at').notNull(),
  userAgent: text('user_agent').notNull(),
})

export const resetToken = sqliteTable('reset_token', {
  tokenHash: text('token_hash').primaryKey(),
  accountId: integer('account_id').notNull(),
  endsAt: integer('ends_at').notNull(),
})

export const loginTry = sqliteTable('login_try', {
  key: text().primaryKey(),
  tries: integer().notNull(),
  triedAt: integer('tried_at').notNull(),
  nextAt: integer('next_at').notNull(),
})
