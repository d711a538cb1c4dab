import {
  MAX_PASSWORD_LENGTH,
  normaliseEmail,
  SHORTEST_PASSWORD,
} from '../../../platform/accounts/account'
import { type Lang, langFromId } from '../../../platform/format/lang'
import { readNumber } from '../../../platform/format/read-number'
import { isCommonPassword } from '../../../site/accounts/common-passwords'
import { type ImportIssue, shownValue } from '../import/import-issue'
import { readItem } from './wire-item'
import { isEmptyValue, readId, readLine, readPlainLine } from './wire-values'

/** An owner of an import file; the password of an existing account is not changed. */
export interface OwnerRecord {
  email: string
  name: string
  lang: Lang
  propertyIds: number[]
  password: string | null
}

type OwnerMapping =
  | { status: 'ok'; owner: OwnerRecord; notes: ImportIssue[] }
  | { status: 'refused'; issues: ImportIssue[] }

const EMAIL = /^[^\s@<>"(),;:\\]+@[^\s@<>"(),;:\\]+\.[^\s@<>"(),;:\\.]+$/
const MAX_EMAIL_LENGTH = 254

/** Maps one entry of `Owners` (contract, 'Owners'). */
export function mapOwner(value: unknown, fileLang: Lang): OwnerMapping {
  const item = readItem(value)?.item ?? {}
  const email = normaliseEmail(readLine(item.email) ?? '')
  const password = typeof item.password === 'string' && item.password ? item.password : null
  const isEmail = EMAIL.test(email) && email.length <= MAX_EMAIL_LENGTH
  const issues: ImportIssue[] = [
    // The report does not repeat the value, in which an erasure could not find a misspelled address.
    ...(isEmail ? [] : [{ code: 'emailUnusable' as const }]),
    ...(Array.isArray(item.propertyids)
      ? []
      : [{ code: 'notArray' as const, field: 'PropertyIDs' }]),
    ...(password ? passwordIssues(password) : []),
  ]
  if (issues.length > 0) return { status: 'refused', issues }

  const rawIds: unknown[] = Array.isArray(item.propertyids) ? item.propertyids : []
  const ids = rawIds.map(readId)
  const notes = ids.flatMap((id, index): ImportIssue[] =>
    id
      ? []
      : [{ code: 'idUnusable', field: `PropertyIDs[${index}]`, value: shownValue(rawIds[index]) }],
  )
  const lang = isEmptyValue(item.languageid)
    ? fileLang
    : langFromId(readNumber(item.languageid) ?? 0)
  if (!lang) notes.push({ code: 'languageUnknown', value: shownValue(item.languageid) })
  return {
    status: 'ok',
    notes,
    owner: {
      email,
      name: (readPlainLine(item.name) ?? '').slice(0, 200),
      lang: lang ?? fileLang,
      propertyIds: [...new Set(ids.filter((id) => id !== null))],
      password,
    },
  }
}

function passwordIssues(password: string): ImportIssue[] {
  if (password.length < SHORTEST_PASSWORD.owner || password.length > MAX_PASSWORD_LENGTH) {
    const other = `${SHORTEST_PASSWORD.owner}–${MAX_PASSWORD_LENGTH}`
    return [{ code: 'passwordLength', other }]
  }
  return isCommonPassword(password) ? [{ code: 'passwordCommon' }] : []
}
