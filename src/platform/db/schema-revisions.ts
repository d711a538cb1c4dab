import { integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import type { RevisionState } from '../../site/revisions/revision'
import type { Right } from '../accounts/rights'
import type { Lang } from '../format/lang'

export const revision = sqliteTable('revision', {
  id: integer().primaryKey(),
  subjectType: text('subject_type').notNull(),
  subjectId: text('subject_id').notNull(),
  state: text().$type<RevisionState>().notNull(),
  document: text({ mode: 'json' }).$type<unknown>().notNull(),
  accountId: integer('account_id'),
  at: integer().notNull(),
})

export const schedule = sqliteTable(
  'schedule',
  {
    subjectType: text('subject_type').notNull(),
    subjectId: text('subject_id').notNull(),
    publishAt: integer('publish_at'),
    endAt: integer('end_at'),
    accountId: integer('account_id').notNull(),
  },
  (table) => [primaryKey({ columns: [table.subjectType, table.subjectId] })],
)

export const untranslated = sqliteTable('untranslated', {
  id: integer().primaryKey(),
  state: text().notNull(),
  counts: text({ mode: 'json' })
    .$type<Partial<Record<Right, Partial<Record<Lang, number>>>>>()
    .notNull(),
})
