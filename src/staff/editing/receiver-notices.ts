import type { Context } from 'hono'
import type { AppEnv } from '../../env'
import { emailAddress } from '../../platform/accounts/account'
import type { Statement } from '../../platform/db/db'
import type { Values } from '../../platform/fields/field'
import type { GuardedChange } from '../../platform/fields/guarded-changes'
import { DEFAULT_LANG, withColon } from '../../platform/format/lang'
import { translator } from '../../platform/i18n'
import type { MailRow } from '../../platform/mail/mail-content'
import { queueMail } from '../../platform/mail/outbox'
import { agencyAddress } from '../../platform/mail/sender'
import { describedText, pathText } from './difference-table'
import { differencesOf } from './differences'
import { receiverChangeMail } from './receiver-change-mail'

/** The maximum number of rows in a mail. A list of scripts may have more differences. */
const MAX_ROWS = 30
/** The maximum number of characters of a value in a mail. */
const MAX_VALUE = 300

/**
 * Returns the statements that mail changes of receivers and access to the people concerned: the old and the new address
 * of the person or office, or else the address of the agency.
 */
export function receiverNotices(
  c: Context<AppEnv>,
  changes: readonly GuardedChange[],
): Statement[] {
  const guarded = changes.filter(({ guard }) => guard === 'people')
  const { site } = c.get('content')
  const now = new Date()
  const db = c.get('db')
  const agency = agencyAddress(c.env, site.settings).email
  const byAddress = new Map<string, MailRow[]>()
  for (const change of guarded) {
    const receivers = [change.before, change.after].flatMap(addressesOf)
    for (const to of new Set(receivers.length > 0 ? receivers : addressesOf({ email: agency }))) {
      byAddress.set(to, [...(byAddress.get(to) ?? []), ...rowsOf(c, change)])
    }
  }
  return [...byAddress].map(([to, rows]) => {
    const content = { actorName: c.get('staffMember').name, rows: rows.slice(0, MAX_ROWS) }
    return queueMail(db, { mail: receiverChangeMail(site, content, { email: to }) }, now)
  })
}

/** Returns the addresses of a person, an office or the agency, normalised. */
function addressesOf(values: Values): string[] {
  return [values.email, values.siteEmail].flatMap((value) => {
    const read = emailAddress.safeParse(value)
    return read.success ? read.data : []
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
