import { integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import type { PersonCounts } from '../../features/personal-data/person-kinds'
import type { Preset, Role } from '../accounts/account'
import type { AuditAction, AuditDetail } from '../audit/audit-action'
import type { Lang } from '../format/lang'

export const account = sqliteTable('account', {
  id: integer().primaryKey(),
  email: text().notNull(),
  name: text().notNull(),
  role: text().$type<Exclude<Role, Preset>>().notNull(),
  preset: text().$type<Preset>(),
  lang: text().$type<Lang>().notNull(),
  password: text(),
  createdAt: integer('created_at').notNull(),
  disabledAt: integer('disabled_at'),
  homesEndedAt: integer('homes_ended_at'),
  totpSecret: text('totp_secret'),
  totpStep: integer('totp_step'),
  totpSince: integer('totp_since'),
  wrongCodes: integer('wrong_codes').notNull().default(0),
  loggedInAt: integer('logged_in_at'),
  officeId: integer('office_id'),
  memberId: integer('member_id'),
  calendarHash: text('calendar_hash'),
  reportsOffAt: integer('reports_off_at'),
})

export const recoveryCode = sqliteTable(
  'recovery_code',
  {
    accountId: integer('account_id').notNull(),
    codeHash: text('code_hash').notNull(),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.codeHash] })],
)

export const audit = sqliteTable('audit', {
  id: integer().primaryKey(),
  at: integer().notNull(),
  accountId: integer('account_id'),
  action: text().$type<AuditAction>().notNull(),
  subjectId: text('subject_id'),
  detail: text({ mode: 'json' }).$type<AuditDetail>().notNull(),
})

export const session = sqliteTable('session', {
  tokenHash: text('token_hash').primaryKey(),
  accountId: integer('account_id').notNull(),
  createdAt: integer('created_at').notNull(),
  seenAt: integer('seen_at').notNull(),
  idleUntil: integer('idle_until').notNull(),
  endsAt: integer('ends_at').notNull(),
  userAgent: text('user_agent').notNull(),
  codeEnteredAt: integer('code_entered_at'),
})

export const resetToken = sqliteTable('reset_token', {
  tokenHash: text('token_hash').primaryKey(),
  accountId: integer('account_id').notNull(),
  endsAt: integer('ends_at').notNull(),
})

export const passkey = sqliteTable('passkey', {
  id: text().primaryKey(),
  accountId: integer('account_id').notNull(),
  publicKey: text('public_key').notNull(),
  counter: integer().notNull(),
  name: text().notNull(),
  createdAt: integer('created_at').notNull(),
  usedAt: integer('used_at'),
})

export const passkeyChallenge = sqliteTable('passkey_challenge', {
  challenge: text().primaryKey(),
  purpose: text({ enum: ['login', 'registration', 'step-up'] }).notNull(),
  accountId: integer('account_id'),
  endsAt: integer('ends_at').notNull(),
})

export const loginTry = sqliteTable('login_try', {
  key: text().primaryKey(),
  tries: integer().notNull(),
  triedAt: integer('tried_at').notNull(),
  nextAt: integer('next_at').notNull(),
})

export const erasure = sqliteTable('erasure', {
  id: integer().primaryKey(),
  day: text().notNull(),
  source: text({ enum: ['staff', 'command'] }).notNull(),
  counts: text({ mode: 'json' }).$type<PersonCounts>().notNull(),
})

export const consentCount = sqliteTable(
  'consent_count',
  {
    day: text().notNull(),
    scripts: text().notNull(),
    answer: text().notNull(),
    count: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.day, table.scripts, table.answer] })],
)
