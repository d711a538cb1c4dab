import { env } from 'cloudflare:workers'
import { eq, getTableColumns, getTableName, inArray, is, sql } from 'drizzle-orm'
import { type SQLiteColumn, SQLiteTable } from 'drizzle-orm/sqlite-core'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { at } from '../../../test/accounts'
import { db, loadAgency, ORIGIN } from '../../../test/agency'
import { deleteAllLeads, PERSON, sendForm } from '../../../test/forms'
import { propertyHistory } from '../../platform/db/schema-history'
import { lead, leadNote, outbox } from '../../platform/db/schema-leads'
import { queueMail } from '../../platform/mail/outbox'
import { upsertAccount } from '../../site/accounts/queries'
import { loadContent } from '../../site/content'
import { answerMail } from '../leads/mail/lead-answer'
import { NO_HISTORY } from '../owner-area/history'
import { erasePerson } from './erasures'
import { findPerson } from './person'
import {
  ACCOUNT_TABLES,
  AGENCY_TABLES,
  CODE_TABLES,
  LOG_TABLES,
  PERSONAL_TABLES,
} from './text-columns'

const MODULES = import.meta.glob<Record<string, unknown>>(
  ['../../platform/db/schema*.ts', '!../../platform/db/*.test.ts'],
  { eager: true },
)
const TABLES = Object.values(MODULES)
  .flatMap((module) => Object.values(module))
  .filter((value) => is(value, SQLiteTable))

const LOG_COLUMNS = columnsOf(LOG_TABLES)
const PERSONAL_COLUMNS = columnsOf(PERSONAL_TABLES)

/** Spellings of the person's name, mail address and telephone number. */
const NAMING = [
  'Cannot read An Peeters',
  '/nl/an-peeters',
  '/nl/AnPeeters',
  'PEETERS, An',
  '/nl/peeters%20an',
  'unknown an.peeters@example.be.',
  "mail='An.Peeters%40example.be'",
  'call +32 (0)470/12.34.56',
  '/nl/0470-12-34-56',
]
/** Matches these texts, also as JSON and as HTML, but no other Peeters. */
const NAMES_AN = /(?<!j)an(?:\W|\\n|<br\/>|> |%20)*peeters|peeters(?:\W|%20)*an|470\W*12/i
/** Texts that name another person, or no person. */
const OTHERS = [
  'Cannot read Jan Peeters',
  '/nl/peeters',
  'jan.peeters@example.be',
  'call 0471 12 34 56',
  '/nl/an/verhuur',
]

beforeAll(() => loadAgency({ withListings: false }))
beforeEach(async () => {
  await deleteAllLeads()
  await env.DB.batch(
    [...LOG_TABLES, ...PERSONAL_TABLES].map(({ table }) =>
      env.DB.prepare(`DELETE FROM "${getTableName(table)}"`),
    ),
  )
  await sendForm('/api/forms/contact', { ...PERSON, Content: 'Is it free?' })
})

test('each text column is in the table of text columns', () => {
  for (const table of TABLES) {
    const name = getTableName(table)
    const withWords = [...LOG_TABLES, ...PERSONAL_TABLES].find((one) => one.table === table)
    const others = [...ACCOUNT_TABLES, ...AGENCY_TABLES, ...CODE_TABLES]
    expect(
      others.filter((one) => one === table),
      name,
    ).toHaveLength(withWords ? 0 : 1)
    if (!withWords) continue
    const texts = Object.values(getTableColumns(table)).filter(
      (column) => column.getSQLType() === 'text' && column !== ownerOf(withWords),
    )
    const classified = [...withWords.words, ...withWords.codes]
    expect(classified.map((column) => column.name).toSorted(), name).toEqual(
      texts.map((column) => column.name).toSorted(),
    )
  }
})

test('names, addresses and numbers in logs are exported, and gone after erasure', async () => {
  for (const [, table, column] of LOG_COLUMNS)
    for (const text of NAMING) await insertText(table, column, text)
  const { mentions } = await findPerson(db, PERSON.Email)
  const exported = LOG_COLUMNS.flatMap(([name]) =>
    NAMING.map((text) => ({ column: name, texts: [text] })),
  )
  expect(mentions).toHaveLength(exported.length)
  expect(mentions).toEqual(expect.arrayContaining(exported))
  await erasePerson(db, PERSON.Email, at(0))
  for (const { table } of LOG_TABLES) {
    const remaining = await textsIn(table)
    expect(NAMING.filter((text) => remaining.includes(JSON.stringify(text)))).toEqual([])
  }
})

test('texts in logs without this person remain', async () => {
  for (const [, table, column] of LOG_COLUMNS)
    for (const text of OTHERS) await insertText(table, column, text)
  expect((await findPerson(db, PERSON.Email)).mentions).toEqual([])
  const before = await Promise.all(LOG_TABLES.map(({ table }) => textsIn(table)))
  await erasePerson(db, PERSON.Email, at(0))
  expect(await Promise.all(LOG_TABLES.map(({ table }) => textsIn(table)))).toEqual(before)
})

test('an email address in texts of another person is exported without the text, and erased', async () => {
  for (const [, table, column] of PERSONAL_COLUMNS)
    await insertText(table, column, 'Ask An.Peeters@Example.be or jan.peeters@example.be')
  const { mentions } = await findPerson(db, PERSON.Email)
  expect(mentions).toHaveLength(PERSONAL_COLUMNS.length)
  expect(mentions).toEqual(
    expect.arrayContaining(PERSONAL_COLUMNS.map(([name]) => ({ column: name }))),
  )
  await erasePerson(db, PERSON.Email, at(0))
  for (const { table } of PERSONAL_TABLES) {
    const remaining = await textsIn(table)
    expect(remaining).toContain('Ask … or jan.peeters@example.be')
    expect(remaining).not.toMatch(/An\.Peeters/)
  }
})

test('names and numbers in texts of other people are exported without the text, and erased', async () => {
  const columns = PERSONAL_COLUMNS.filter(([name]) => !name.startsWith('saved_search.'))
  for (const [, table, column] of columns) {
    for (const text of NAMING) await insertText(table, column, `${text}, Jan Peeters 0471 12 34 56`)
  }
  const { mentions } = await findPerson(db, PERSON.Email)
  expect(mentions).toHaveLength(columns.length * NAMING.length)
  expect(mentions).toEqual(expect.arrayContaining(columns.map(([name]) => ({ column: name }))))
  await erasePerson(db, PERSON.Email, at(0))
  for (const [, table] of columns) {
    const remaining = await textsIn(table)
    expect(remaining).not.toMatch(NAMES_AN)
    expect(remaining).toContain('Jan Peeters 0471 12 34 56')
  }
})

test('a note, an answer and a message about another person lose the name in any layout', async () => {
  const jan = {
    FirstName: 'Jan',
    Name: 'Maes',
    Email: 'jan@example.be',
    PhoneNumber: '09 222 22 22',
  }
  const Content = 'Ook voor An\nPeeters,\ntel. 0470-12.34.56'
  await sendForm('/api/forms/contact', { ...PERSON, ...jan, Content })
  const [row] = await db
    .select()
    .from(lead)
    .where(eq(sql`${lead.data} ->> '$.Email'`, jan.Email))
  const leadId = row?.id ?? ''
  const text = 'Belde PEETERS, An op +32 (0)470 12 34 56'
  await db.insert(leadNote).values({ leadId, accountId: 1, at: 0, text })
  const { site } = await loadContent(db)
  const answer = { lang: 'nl' as const, origin: ORIGIN, subject: 'An Peeters', text }
  const mail = answerMail(site, {
    ...answer,
    to: { email: jan.Email },
    replyTo: { email: jan.Email },
  })
  await queueMail(db, { leadId, mail }, at(0))
  await erasePerson(db, PERSON.Email, at(0))
  const remaining = await Promise.all([lead, leadNote, outbox].map((table) => textsIn(table)))
  expect(remaining.join()).not.toMatch(NAMES_AN)
  expect(remaining.join()).toContain('Belde … op …')
  expect(remaining.join()).toContain('Ook voor …,')
})

test('a namesake and a partner with the same number keep their own leads', async () => {
  const others = [
    {
      ...PERSON,
      Email: 'an@example.org',
      PhoneNumber: '0499 00 00 00',
      Content: 'Groeten, An Peeters',
    },
    { ...PERSON, Email: 'jan@example.org', FirstName: 'Jan', Content: 'Bel 0470 12 34 56' },
  ]
  for (const other of others) await sendForm('/api/forms/contact', other)
  const isOther = inArray(sql`${lead.data} ->> '$.Email'`, ['an@example.org', 'jan@example.org'])
  const ofOthers = () =>
    db
      .select({ data: lead.data, mail: outbox.mail })
      .from(lead)
      .innerJoin(outbox, eq(outbox.leadId, lead.id))
      .where(isOther)
      .orderBy(outbox.id)
  const before = await ofOthers()
  await erasePerson(db, PERSON.Email, at(0))
  expect(await ofOthers()).toEqual(before)
  expect(before.length).toBeGreaterThan(2)
})

test('names and numbers in histories of listings are erased, and the entries remain', async () => {
  const entry = { start: null, type: 'Visit', status: '', typeId: null }
  const calendar = [
    {
      ...entry,
      name: 'Visit by An Peeters',
      contact: 'Peeters, An',
      comment: 'Tel. 0470/12.34.56',
    },
    { ...entry, name: '', contact: 'Jan Peeters', comment: 'Liked it' },
  ]
  await db.delete(propertyHistory)
  await db
    .insert(propertyHistory)
    .values({ propertyId: 1, data: { ...NO_HISTORY, calendar }, hash: 'x' })
  expect((await findPerson(db, PERSON.Email)).mentions).toEqual([
    { column: 'property_history.data' },
  ])
  await erasePerson(db, PERSON.Email, at(0))
  const [history] = await db.select().from(propertyHistory)
  expect(history?.data.calendar).toEqual([
    { ...entry, name: 'Visit by …', contact: '…', comment: 'Tel. …' },
    calendar[1],
  ])
})

test('the name of a staff member remains in mails and notes, and the address is erased', async () => {
  const staff = { email: 'els@example.be', name: 'Els Maes', role: 'agent', lang: 'nl' } as const
  await upsertAccount(db, staff, at(0))
  const [note] = PERSONAL_COLUMNS.filter(([name]) => name === 'lead_note.text')
  const [, table, column] = note ?? expect.fail('no column')
  await insertText(table, column, 'Els Maes (els@example.be) shows it')
  await erasePerson(db, staff.email, at(0))
  expect(await textsIn(table)).toContain('Els Maes (…) shows it')
})

test('the recipient of a mail about another person remains', async () => {
  const jan = { FirstName: 'Jan', Email: 'jan.peeters@example.be', Content: 'Is it free?' }
  await sendForm('/api/forms/contact', { ...PERSON, ...jan })
  const mail = { to: { email: PERSON.Email }, subject: PERSON.Email, html: '', text: '' }
  await db
    .update(outbox)
    .set({ mail })
    .where(eq(sql`${outbox.mail} ->> '$.to.email'`, jan.Email))
  await erasePerson(db, PERSON.Email, at(0))
  const mails = (await db.select().from(outbox)).map((row) => row.mail)
  expect(mails).toContainEqual({ ...mail, subject: '…' })
})

function columnsOf(all: { table: SQLiteTable; words: SQLiteColumn[] }[]) {
  return all.flatMap(({ table, words }) =>
    words.map((column) => [`${getTableName(table)}.${column.name}`, table, column] as const),
  )
}

function ownerOf(one: object): unknown {
  return 'owner' in one ? one.owner : null
}

/** Inserts a row with this text in a column, and a plain value in each other column without a default. */
async function insertText(
  table: SQLiteTable,
  column: SQLiteColumn,
  text: string,
  json = JSON.stringify([{ words: text }]),
): Promise<void> {
  const id = crypto.randomUUID()
  const columns = Object.values(getTableColumns(table)).filter(
    (one) =>
      one === column || (one.notNull && !one.hasDefault && one.name !== 'id') || isTextId(one),
  )
  const values = columns.map((one) => {
    if (one === column) return one.dataType === 'json' ? json : text
    if (one.getSQLType() !== 'text') return 1
    // The kinds of appointments and of owners' entries are checked by the database.
    if (one.name === 'kind') return 'visit'
    return one.dataType === 'json' ? '{}' : (one.enumValues?.[0] ?? id)
  })
  const names = columns.map((one) => `"${one.name}"`)
  const marks = names.map(() => '?')
  await env.DB.prepare(`INSERT INTO "${getTableName(table)}" (${names}) VALUES (${marks})`)
    .bind(...values)
    .run()
}

function isTextId(column: SQLiteColumn): boolean {
  return column.name === 'id' && column.getSQLType() === 'text'
}

/** All that is stored in a table, as JSON. */
async function textsIn(table: SQLiteTable): Promise<string> {
  const { results } = await env.DB.prepare(`SELECT * FROM "${getTableName(table)}"`).all()
  return JSON.stringify(results).replaceAll('\\"', '"')
}
