import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import type { Noun, RevisionState } from '../../domain/content/revision'

export const revision = sqliteTable('revision', {
  id: integer().primaryKey(),
  noun: text().$type<Noun>().notNull(),
  nounId: text('noun_id').notNull(),
  state: text().$type<RevisionState>().notNull(),
  document: text({ mode: 'json' }).$type<unknown>().notNull(),
  accountId: integer('account_id'),
  at: integer().notNull(),
})
