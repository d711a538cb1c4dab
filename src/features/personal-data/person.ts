import { type SQL, sql } from 'drizzle-orm'
import { normaliseEmail } from '../../platform/accounts/account'
import { type Identity, identityOf } from '../../platform/accounts/identity'
import type { Db } from '../../platform/db/db'
import { type OutgoingMail, withoutTokens } from '../../platform/mail/outgoing-mail'
import type { History } from '../owner-area/history'
import { entriesWithEmail } from './history-person'
import { mentionQueries, readMentions } from './mentions'
import {
  PERSON_KINDS,
  type PersonCounts,
  type PersonKind,
  RECORD_KINDS,
  type RecordKind,
} from './person-kinds'

/** A row of one of the queries: one stored record as JSON. */
export interface ItemRow {
  item: string
}

/** An item of the kind `notes`: the history of a home that names the address. */
export interface HistoryItem {
  propertyId: number
  history: History
}

/** The records about the holder of a mail address, by kind. */
export type Person = Record<PersonKind, object[]>

/** The rows of `recordQueries`, by kind. */
type RecordRows = Record<RecordKind, ItemRow[]>

export type PersonRows = Record<PersonKind, ItemRow[]>

/**
 * Returns the query of each kind, as SQL for any database client. A lead belongs to the address of its sender. Mails to
 * other addresses belong to the person only if they are about the person's leads.
 */
export function recordQueries(address: string): Record<RecordKind, SQL> {
  const { email, isSender, isVisitor, isTheirMail } = conditions(address)
  const account = sql`(select id from account where email = ${email})`
  return {
    leads: sql`select json_object('id', id, 'kind', kind, 'lang', lang, 'createdAt', created_at,
      'data', json(data), 'extra', json(extra), 'propertyId', property_id, 'projectId', project_id,
      'page', page, 'referrer', referrer, 'campaign', campaign, 'readAt', read_at, 'status', status, 'due', due, 'closedReason', closed_reason,
      'notes', json((select json_group_array(json_object('at', at, 'text', text)) from lead_note
        where lead_id = lead.id)),
      'crm', json((select json_object('state', state, 'id', crm_id) from crm_lead
        where lead_id = lead.id))) as item
      from lead where ${isSender} order by created_at`,
    appointments: sql`select json_object('id', id, 'leadId', lead_id, 'kind', kind, 'propertyId', property_id,
      'projectId', project_id, 'lang', lang, 'name', name, 'email', email, 'phone', phone, 'startAt', start_at,
      'minutes', minutes, 'place', place, 'note', note, 'state', state, 'proposal', json(proposal),
      'confirmedAt', confirmed_at, 'remindedAt', reminded_at, 'askedAt', asked_at, 'feedback', json(feedback),
      'feedbackAt', feedback_at, 'createdAt', created_at, 'changedAt', changed_at) as item
      from appointment where ${isVisitor} order by start_at`,
    searches: sql`select json_object('id', id, 'kind', kind, 'lang', lang, 'query', query, 'name', name,
      'frequency', frequency, 'state', state, 'createdAt', created_at, 'endsAt', ends_at,
      'consent', consent, 'agreedAt', agreed_at, 'leadId', lead_id,
      'found', json((select json_group_array(json_object('home', home_id, 'event', event, 'at', at,
        'notifiedAt', notified_at)) from search_find where search_id = saved_search.id))) as item
      from saved_search where email = ${email} order by created_at`,
    mails: sql`select json_object('id', id, 'leadId', lead_id, 'state', state, 'createdAt', created_at,
      'sentAt', sent_at, 'mail', json(mail)) as item
      from outbox where ${isTheirMail} order by created_at`,
    accounts: sql`select json_object('email', email, 'name', name, 'role', coalesce(preset, role), 'lang', lang,
      'createdAt', created_at, 'disabledAt', disabled_at, 'loggedInAt', logged_in_at, 'secondFactorSince', totp_since,
      'passkeys', json((select json_group_array(json_object('name', name, 'createdAt', created_at,
        'usedAt', used_at)) from passkey where account_id = account.id))) as item
      from account where email = ${email}`,
    sessions: sql`select json_object('createdAt', created_at, 'seenAt', seen_at, 'endsAt', ends_at,
      'userAgent', user_agent) as item from session where account_id = ${account}`,
    homes: sql`select json_object('propertyId', property_id,
      'note', (select note from owner_report where property_id = owner_property.property_id)) as item
      from owner_property where account_id = ${account}`,
    notes: sql`select json_object('propertyId', property_id, 'history', json(data)) as item
      from property_history where instr(lower(data), ${email}) > 0`,
  }
}

/** Returns the conditions of a person's leads, appointments and mails. */
export function conditions(address: string) {
  const email = normaliseEmail(address)
  const isSender = sql`lower(lead.data ->> '$.Email') = ${email}`
  const isVisitor = sql`(appointment.lead_id in (select id from lead where ${isSender})
    or lower(appointment.email) = ${email})`
  const isTheirMail = sql`(outbox.lead_id in (select id from lead where ${isSender})
    or (outbox.lead_id is null and lower(outbox.mail ->> '$.to.email') = ${email}))`
  return { email, isSender, isVisitor, isTheirMail }
}

/** Returns the queries for texts that name the person, whose names and numbers are in the rows of `recordQueries`. */
export function otherQueries(address: string, rows: RecordRows): SQL[] {
  return mentionQueries(identityIn(rows, address), ownIds(address))
}

/** Returns the names and numbers of the holder of a mail address in the rows. */
export function identityIn(
  { leads, appointments, accounts }: RecordRows,
  address: string,
): Identity {
  const visitors = appointments.map(({ item }) => {
    const { name, phone }: { name: string; phone: string } = JSON.parse(item)
    return { data: { Name: name, PhoneNumber: phone } }
  })
  return identityOf(address, {
    leads: [...itemsOf(leads), ...visitors],
    accounts: itemsOf(accounts),
  })
}

/** Returns a query for the ids of the person's leads, appointments, mails, searches and properties. */
function ownIds(address: string): SQL {
  const { isSender, isVisitor, isTheirMail, email } = conditions(address)
  return sql`select id from lead where ${isSender}
    union all select id from appointment where ${isVisitor}
    union all select id from outbox where ${isTheirMail}
    union all select id from saved_search where email = ${email}
    union all select cast(property_id as text) from owner_property
      where account_id in (select id from account where email = ${email})`
}

function itemsOf(rows: ItemRow[]): unknown[] {
  return rows.map(({ item }) => JSON.parse(item))
}

/** Returns all stored data about the holder of a mail address. */
export async function findPerson(db: Db, address: string): Promise<Person> {
  return readPerson(await personRows(db, address), address)
}

/** Returns the rows of `recordQueries` and of `otherQueries`. */
export async function personRows(db: Db, address: string): Promise<PersonRows> {
  const queries = recordQueries(address)
  const answers = await Promise.all(RECORD_KINDS.map((kind) => db.all<ItemRow>(queries[kind])))
  const records = byKind(RECORD_KINDS, (_, index) => answers[index] ?? [])
  const others = await Promise.all(
    otherQueries(address, records).map((query) => db.all<ItemRow>(query)),
  )
  return { ...records, mentions: others.flat() }
}

/** Parses the rows into records, without links that set a password and without the words of other people. */
export function readPerson(rows: PersonRows, address: string): Person {
  const email = normaliseEmail(address)
  const read = <Item>(kind: PersonKind) => rows[kind].map(({ item }): Item => JSON.parse(item))
  const mails = read<{ mail: OutgoingMail }>('mails')
  const notes = read<HistoryItem>('notes')
  return {
    ...byKind(RECORD_KINDS, (kind) => read<object>(kind)),
    mails: mails.map((row) => ({ ...row, mail: withoutTokens(row.mail) })),
    notes: notes
      .map(({ propertyId, history }) => ({ propertyId, entries: entriesWithEmail(history, email) }))
      .filter(({ entries }) => entries.length > 0),
    mentions: readMentions(
      rows.mentions.map(({ item }) => item),
      identityIn(rows, address),
    ),
  }
}

export function countsOf(person: Record<PersonKind, unknown[]>): Required<PersonCounts> {
  return byKind(PERSON_KINDS, (kind) => person[kind].length)
}

function byKind<Kind extends string, Value>(
  kinds: readonly Kind[],
  read: (kind: Kind, index: number) => Value,
): Record<Kind, Value> {
  return Object.fromEntries(kinds.map((kind, index) => [kind, read(kind, index)])) as Record<
    Kind,
    Value
  >
}
