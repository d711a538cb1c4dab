import { z } from 'zod'
import { foldedText } from '../format/text'
import { normaliseEmail } from './account'

/** The data by which a text can identify a person. */
export interface Identity {
  email: string
  names: FullName[]
  /** The digits of each telephone number, without country code and leading zero. */
  phones: string[]
  /** True if the account is that of a staff member. */
  isStaff: boolean
}

/** A full name. A first or last name alone does not identify a person. */
interface FullName {
  /** The words of the name without accents, in each order in which people write them. */
  orders: string[][]
  /** A substring of all spellings of the name: letters without accents. */
  fragment: string
  /** The letters with accents in the name, in lower case. */
  accented: string[]
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
const withName = z.object({ name: z.string(), role: z.string().catch('owner') })

/** Returns the names and telephone numbers that belong to a mail address, according to its leads and account. */
export function identityOf(
  address: string,
  { leads, accounts }: { leads: readonly unknown[]; accounts: readonly unknown[] },
): Identity {
  const senders = leads.flatMap((lead) => sender.safeParse(lead).data?.data ?? [])
  const holders = accounts.flatMap((account) => withName.safeParse(account).data ?? [])
  const names = [
    ...senders.flatMap(({ FirstName, Name }) => fullName(FirstName, Name)),
    ...holders.flatMap(({ name }) => fullName(name, '')),
  ]
  const phones = senders.flatMap(({ PhoneNumber }) => phoneDigits(PhoneNumber) ?? [])
  return {
    email: normaliseEmail(address),
    names: [...new Map(names.map((name) => [name.orders.join(), name])).values()].slice(
      0,
      MAX_NAMES,
    ),
    phones: [...new Set(phones)].slice(0, MAX_NAMES),
    isStaff: holders.some(({ role }) => role !== 'owner'),
  }
}

/**
 * Returns the identity without the names and numbers that the sender of this lead has too, who may be a namesake or
 * live in the same house.
 */
export function withoutSender(identity: Identity, lead: unknown): Identity {
  const other = identityOf('', { leads: [lead], accounts: [] })
  const namesOfOther = new Set(other.names.flatMap(phrases))
  return {
    ...identity,
    names: identity.names.filter((name) => !phrases(name).some((one) => namesOfOther.has(one))),
    phones: identity.phones.filter((phone) => !other.phones.includes(phone)),
  }
}

/** Returns the words of a name in each of their orders, as one word. */
export function phrases({ orders }: FullName): string[] {
  return orders.map((words) => words.join(''))
}

/** Returns the full name of two fields. If only one is filled in, it may contain the full name, in either order. */
function fullName(first: string, last: string): FullName[] {
  const [firstWords, lastWords] = [wordsOf(first), wordsOf(last)]
  const words = firstWords.concat(lastWords)
  if (words.length < 2) return []
  const isSplit = firstWords.length > 0 && lastWords.length > 0
  const splits = isSplit ? [0, firstWords.length] : words.map((_, at) => at)
  const spelled = `${first} ${last}`.normalize('NFC').toLowerCase()
  const plain = spelled.match(/[a-z\d]+/g) ?? []
  const accented = [...new Set(spelled)].filter((letter) => foldedText(letter) !== letter)
  const fragment = plain.reduce(
    (longest, part) => (part.length > longest.length ? part : longest),
    '',
  )
  const orders = splits.map((at) => [...words.slice(at), ...words.slice(0, at)])
  return [{ orders: orders.slice(0, MAX_ORDERS), fragment, accented }]
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

/** The characters between the words of a name: no letters and digits, but line breaks and entities of HTML. */
const WORD_GAP = String.raw`(?:[^\p{L}\p{N}<&%]|<br ?/?>|&#?\w{1,6};|%20)*`
/** The characters that people write between the digits of a telephone number. */
const DIGIT_GAP = String.raw`(?:[\s./()+>-]|%20)*`
const PHONE_START = String.raw`(?:(?:\+|00)?32${DIGIT_GAP}(?:0${DIGIT_GAP})?|\+|0${DIGIT_GAP}|00)?`

/** Returns a function that replaces the person's address, full names and telephone numbers in a text by `mask`. */
export function personMask(
  { email, names, phones }: Identity,
  mask: string,
): (text: string) => string {
  const address = addressPattern(email)
  const parts = [
    ...names.flatMap(({ orders }) => orders.map(spelledName)),
    ...phones.map(spelledPhone),
  ]
  if (parts.length === 0) return (text) => text.replace(address, mask)
  const pattern = new RegExp(`(?:${parts.join('|')})`, 'gu')
  return (text) => {
    const source = text.replace(address, mask)
    let [masked, end] = ['', 0]
    for (const { index, 0: match } of foldedText(source).matchAll(pattern)) {
      masked += source.slice(end, index) + mask
      end = index + match.length
    }
    return masked + source.slice(end)
  }
}

/** Returns a pattern for a name in a folded text, where a letter may be followed by its accent. */
function spelledName(words: string[]): string {
  const letters = words.map((word) => word.replace(/./gu, '$&\\p{M}*'))
  return String.raw`(?<![\p{L}\p{N}])${letters.join(WORD_GAP)}(?![\p{L}\p{N}])`
}

function spelledPhone(digits: string): string {
  return String.raw`(?<!\p{N})${PHONE_START}${[...digits].join(DIGIT_GAP)}(?!\p{N})`
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
