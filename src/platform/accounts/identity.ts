import { z } from 'zod'
import { normaliseEmail } from './account'

/** The data by which a text can identify a person. */
export interface Identity {
  email: string
  names: FullName[]
  /** The digits of each telephone number, without country code and leading zero. */
  phones: string[]
}

/** A full name. A first or last name alone does not identify a person. */
interface FullName {
  /** The words of the name without accents, in each order in which people write them. */
  orders: string[][]
  /** A substring of all spellings of the name: letters without accents. */
  fragment: string
}

/** Limits the names of one address, because visitors can send many forms, each with another name. */
const MAX_NAMES = 20
/** Limits the orders of one name, because a field can contain a sentence. */
const MAX_ORDERS = 8
const MIN_PHONE_DIGITS = 8

const sender = z.object({
  data: z.object({
    FirstName: z.string().catch(''),
    Name: z.string().catch(''),
    PhoneNumber: z.string().catch(''),
  }),
})
const withName = z.object({ name: z.string() })

/** Returns the names and telephone numbers that belong to a mail address, according to its leads and account. */
export function identityOf(
  address: string,
  { leads, accounts }: { leads: readonly unknown[]; accounts: readonly unknown[] },
): Identity {
  const senders = leads.flatMap((lead) => sender.safeParse(lead).data?.data ?? [])
  const names = [
    ...senders.flatMap(({ FirstName, Name }) => fullName(FirstName, Name)),
    ...accounts.flatMap((account) => fullName(withName.safeParse(account).data?.name ?? '', '')),
  ]
  const phones = senders.flatMap(({ PhoneNumber }) => phoneDigits(PhoneNumber) ?? [])
  return {
    email: normaliseEmail(address),
    names: [...new Map(names.map((name) => [name.orders.join(), name])).values()].slice(
      0,
      MAX_NAMES,
    ),
    phones: [...new Set(phones)].slice(0, MAX_NAMES),
  }
}

/** Returns the full name of two fields. If only one is filled in, it may contain the full name, in either order. */
function fullName(first: string, last: string): FullName[] {
  const [firstWords, lastWords] = [wordsOf(first), wordsOf(last)]
  const words = firstWords.concat(lastWords)
  if (words.length < 2) return []
  const isSplit = firstWords.length > 0 && lastWords.length > 0
  const splits = isSplit ? [0, firstWords.length] : words.map((_, at) => at)
  const plain =
    `${first} ${last}`
      .normalize('NFC')
      .toLowerCase()
      .match(/[a-z\d]+/g) ?? []
  const fragment = plain.reduce(
    (longest, part) => (part.length > longest.length ? part : longest),
    '',
  )
  const orders = splits.map((at) => [...words.slice(at), ...words.slice(0, at)])
  return [{ orders: orders.slice(0, MAX_ORDERS), fragment }]
}

/** Returns a test for texts that name the person by address, full name or telephone number. */
export function namesPerson({ email, names, phones }: Identity): (text: string) => boolean {
  const address = addressPattern(email)
  const patterns = names.flatMap(({ orders }) => orders.map(phrasePattern))
  return (text) => {
    const decoded = percentDecoded(text)
    if (decoded.search(address) !== -1) return true
    const folded = wordsOf(decoded).join(' ')
    const digits = decoded.replace(/(?<=\d)[\s./()+-]+(?=\d)/g, '')
    return (
      patterns.some((pattern) => pattern.test(folded)) ||
      phones.some((phone) => digits.includes(phone))
    )
  }
}

/**
 * Returns a pattern that finds a mail address as a complete address: `jan@example.be` does not contain
 * `an@example.be`, nor does `an@example.be.org`. A full stop may follow. Queries of URLs write `@` as `%40`.
 */
export function addressPattern(email: string): RegExp {
  const escaped = escapedPattern(email).replaceAll('@', '(?:@|%40)')
  return new RegExp(
    `(?<![\\p{L}\\p{N}._+-]|[\\p{L}\\p{N}]')${escaped}(?![.-]?[\\p{L}\\p{N}]|@)`,
    'giu',
  )
}

function escapedPattern(text: string): string {
  return text.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&')
}

/**
 * Returns a pattern for the words in this order, with or without spaces between them: a path may be
 * `/jan-vandenbroeck`.
 */
function phrasePattern(words: string[]): RegExp {
  const phrase = words.join(' ?')
  return new RegExp(`(?<![\\p{L}\\p{N}])${phrase}(?![\\p{L}\\p{N}])`, 'u')
}

/** Returns the words of a text in lower case without accents. */
function wordsOf(text: string): string[] {
  const plain = text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
  return plain.match(/[\p{L}\p{N}]+/gu) ?? []
}

/** Returns the text with its percent-encoded characters decoded. Sequences that are not UTF-8 remain. */
function percentDecoded(text: string): string {
  return text.replace(/(?:%[\da-f]{2})+/gi, (encoded) => {
    try {
      return decodeURIComponent(encoded)
    } catch {
      return encoded
    }
  })
}

function phoneDigits(phone: string): string | null {
  const digits = phone
    .replace(/\D/g, '')
    .replace(/^(?:00)?32(?=\d{8})/, '')
    .replace(/^0+/, '')
  return digits.length >= MIN_PHONE_DIGITS ? digits : null
}
