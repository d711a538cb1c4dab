import { type Lang, langFromId } from '../domain/format/lang'
import { LONGEST_PASSWORD, SHORTEST_PASSWORD } from '../domain/people/account'
import { isCommonPassword } from '../domain/people/common-passwords'
import { readItem } from './wire-item'
import { isNoValue, readId, readLine, readNumber, readPlainLine } from './wire-values'

/** An owner of an import file; the password of an existing account is not changed. */
export interface OwnerRecord {
  email: string
  name: string
  lang: Lang
  propertyIds: number[]
  password: string | null
}

type OwnerMapping =
  | { status: 'ok'; owner: OwnerRecord; notes: string[] }
  | { status: 'refused'; issues: string[] }

const EMAIL = /^[^\s@<>"(),;:\\]+@[^\s@<>"(),;:\\]+\.[^\s@<>"(),;:\\.]+$/
const LONGEST_EMAIL = 254

/** One entry of `Owners` (contract, 'Owners'). */
export function mapOwner(value: unknown, fileLang: Lang): OwnerMapping {
  const item = readItem(value)?.item ?? {}
  const email = readLine(item.email)?.toLowerCase() ?? ''
  const password = typeof item.password === 'string' && item.password ? item.password : null
  const issues = [
    ...(EMAIL.test(email) && email.length <= LONGEST_EMAIL ? [] : ['Email is not a mail address']),
    ...(Array.isArray(item.propertyids) ? [] : ['PropertyIDs is not an array']),
    ...(password ? passwordIssues(password) : []),
  ]
  if (issues.length > 0) return { status: 'refused', issues }

  const written: unknown[] = Array.isArray(item.propertyids) ? item.propertyids : []
  const ids = written.map(readId)
  const notes = ids.flatMap((id, index) => (id ? [] : [`PropertyIDs[${index}] is not an id`]))
  const lang = isNoValue(item.languageid) ? fileLang : langFromId(readNumber(item.languageid) ?? 0)
  if (!lang) notes.push('LanguageId is not one of 1, 2, 3, 4')
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

function passwordIssues(password: string): string[] {
  if (password.length < SHORTEST_PASSWORD.owner || password.length > LONGEST_PASSWORD) {
    return [`Password is not of ${SHORTEST_PASSWORD.owner} to ${LONGEST_PASSWORD} characters`]
  }
  return isCommonPassword(password) ? ['Password is one of the commonest'] : []
}
