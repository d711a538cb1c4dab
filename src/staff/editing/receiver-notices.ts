import { and, eq, type SQL, sql } from 'drizzle-orm'
import type { Context } from 'hono'
import type { AppEnv } from '../../env'
import { emailAddress } from '../../platform/accounts/account'
import type { Db, Statement } from '../../platform/db/db'
import { insertRowIf } from '../../platform/db/insert-rows'
import { outbox } from '../../platform/db/schema-leads'
import type { Values } from '../../platform/fields/field'
import type { GuardedChange } from '../../platform/fields/guarded-changes'
import { DEFAULT_LANG, withColon } from '../../platform/format/lang'
import { translator } from '../../platform/i18n'
import type { MailRow } from '../../platform/mail/mail-content'
import { mailRow } from '../../platform/mail/outbox'
import type { OutgoingMail } from '../../platform/mail/outgoing-mail'
import { agencyAddress } from '../../platform/mail/sender'
import { describedText, pathText } from './difference-table'
import { differencesOf } from './differences'
import { receiverChangeMail } from './receiver-change-mail'

/** The maximum number of rows in a mail. A list of scripts may have more differences. */
const MAX_ROWS = 30
/** The maximum number of characters of a value in a mail. */
const MAX_VALUE = 300

/** The time that a mail waits for further changes by the same staff member. */
const WAIT_MS = 60 * 60_000

/**
 * Returns the statements that mail changes of receivers and access to the people concerned: the old and the new address
 * of the person or office, or the agency's address if there was none before. The changes by one staff member within an
 * hour are one mail.
 */
export async function receiverNotices(
  c: Context<AppEnv>,
  changes: readonly GuardedChange[],
): Promise<Statement[]> {
  const guarded = changes.filter(({ guard }) => guard === 'people')
  if (guarded.length === 0) return []
  const { site } = c.get('content')
  const { db, origin, staffMember } = c.var
  const dueAt = new Date(Date.now() + WAIT_MS)
  const agency = addressesOf({ email: agencyAddress(c.env, site.settings).email })
  const byAddress = new Map<string, MailRow[]>()
  for (const change of guarded) {
    const [before, after] = [addressesOf(change.before), addressesOf(change.after)]
    for (const to of new Set(before.length > 0 ? [...before, ...after] : agency))
      byAddress.set(to, [...(byAddress.get(to) ?? []), ...rowsOf(c, change)])
  }
  const waiting = await listWaitingNotices(db, staffMember.id)
  return [...byAddress].flatMap(([to, newRows]) => {
    // A full mail gets no further changes, so that none is left out.
    const earlier = waiting.find(
      ({ mail: { to: receiver, notice } }) =>
        receiver.email === to && (notice?.rows.length ?? 0) + newRows.length <= MAX_ROWS,
    )
    const noticeOf = (rows: MailRow[]): OutgoingMail => {
      const notice = { by: staffMember.id, rows: rows.slice(0, MAX_ROWS) }
      const content = { origin, actorName: staffMember.name, rows: notice.rows }
      return { ...receiverChangeMail(site, content, { email: to }), notice }
    }
    // Its age, of which alarms warn, counts from the time at which it is due.
    const row = mailRow({ mail: noticeOf(newRows) }, dueAt)
    const isAlone = earlier ? sql`NOT ${isWaiting(earlier.id)}` : sql`true`
    const insertNotice = insertRowIf(db, outbox, row, isAlone)
    if (!earlier) return [insertNotice]
    const mail = noticeOf([...(earlier.mail.notice?.rows ?? []), ...newRows])
    const extendNotice = db.update(outbox).set({ mail }).where(isUnsent(earlier.id))
    return [insertNotice, extendNotice]
  })
}

/** Returns the mails about changes by a staff member that wait for further changes. */
function listWaitingNotices(db: Db, by: number) {
  return db
    .select({ id: outbox.id, mail: outbox.mail })
    .from(outbox)
    .where(and(IS_UNSENT, sql`${outbox.mail} ->> '$.notice.by' = ${by}`))
}

// A literal value, for the partial index of pending mails.
const IS_UNSENT = sql`(${outbox.state} = 'pending' AND ${outbox.attempts} = 0)`

function isUnsent(id: string) {
  return and(IS_UNSENT, eq(outbox.id, id))
}

function isWaiting(id: string): SQL {
  return sql`EXISTS (SELECT 1 FROM ${outbox} WHERE ${isUnsent(id)})`
}

/** The names that RFC 2606 reserves for examples, and the Belgian one. Their addresses receive no mail. */
const RESERVED = /(?:[@.](?:example|invalid|test|localhost)|[@.]example\.(?:com|net|org|be))$/i

/** Returns the addresses of a person, an office or the agency, normalised, without placeholders. */
function addressesOf(values: Values): string[] {
  return [values.email, values.siteEmail].flatMap((value) => {
    const read = emailAddress.safeParse(value)
    return read.success && !RESERVED.test(read.data) ? read.data : []
  })
}

/**
 * Returns the rows of a difference in the agency's language, as in `Lotte Vermeulen: E-mail` with the old and the new
 * value.
 */
function rowsOf(c: Context<AppEnv>, { field, before, after }: GuardedChange): MailRow[] {
  const { site } = c.get('content')
  const lang = site.settings.languages[0] ?? DEFAULT_LANG
  const view = { ...c.get('view'), lang, t: translator(lang, site.labels[lang]) }
  const { offices } = site.settings
  const references = { office: offices.map(({ id, name }) => ({ id: String(id), name })) }
  const title = [after.name, before.name].find((name) => typeof name === 'string' && name !== '')
  return differencesOf([field], before, after).map((difference) => {
    const [oldText, newText] = [difference.before, difference.after].map((value) =>
      describedText(view, value, references).slice(0, MAX_VALUE),
    )
    const label = pathText(view, difference)
    return {
      label: title === undefined ? label : `${withColon(lang, String(title))} ${label}`,
      value: `${oldText} → ${newText}`,
    }
  })
}
