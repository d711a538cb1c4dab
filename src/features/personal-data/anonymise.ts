import { foldedText } from '../../platform/format/text'

/** A text in parts. The blurred parts are random characters instead of the name of a person. */
export type Words = readonly { text: string; blurred: boolean }[]

interface Anonymiser {
  /** Returns a contact's name as random characters. */
  contact(ident: string): Words
  /** Returns a text in which known contacts, mail addresses and phone numbers are random. */
  text(source: string): Words
}

/** The lookbehind prevents a search that starts within a word, so that a long word is searched once. */
const MAIL = String.raw`(?<![^\s@<>(])[^\s@<>(]+@[^\s@<>]*[^\s@<>.,;:!?)]`
const DATE = String.raw`\d{1,2}[/.-]\d{1,2}[/.-]\d{4}(?!\d)`
const PHONE = String.raw`(?<!\d)(?!${DATE})(?:\+|0)\d[\d\s./-]{6,}\d`
/** A pattern that matches no text. */
const NOTHING = '(?!)'
/** Parts of names that are also common words. */
const PARTICLES = new Set(
  'van von der den des del dos the und les aan ten ter zum mme mrs mevr dhr heer mevrouw monsieur madame herr frau familie famille family'.split(
    ' ',
  ),
)
const SHORTEST_NAME = 3

const LETTERS = 'abcdefghijklmnopqrstuvwxyz'
const DIGITS = '0123456789'

/**
 * Returns an anonymiser that replaces contacts by random characters, as many as the name has. The same name has the
 * same characters within one page, so that an owner can distinguish visitors.
 */
export function anonymiser(
  contacts: readonly string[],
  random: () => number = Math.random,
): Anonymiser {
  const pattern = personalParts(contacts)
  const pseudonyms = new Map<string, string>()
  const scramble = (name: string) => {
    const scrambled = pseudonyms.get(name) ?? randomLike(name, random)
    pseudonyms.set(name, scrambled)
    return { text: scrambled, blurred: true }
  }
  return {
    contact: (ident) => (ident ? [scramble(ident)] : []),
    text(source) {
      const words: { text: string; blurred: boolean }[] = []
      let end = 0
      for (const { index, 0: match } of foldedText(source).matchAll(pattern)) {
        if (index > end) words.push({ text: source.slice(end, index), blurred: false })
        end = index + match.length
        words.push(scramble(source.slice(index, end)))
      }
      if (end < source.length) words.push({ text: source.slice(end), blurred: false })
      return words
    },
  }
}

/** An anonymiser that changes nothing, for agencies that show the names of contacts. */
export const inTheOpen: Anonymiser = {
  contact: plainWords,
  text: plainWords,
}

function plainWords(text: string): Words {
  return text ? [{ text, blurred: false }] : []
}

function personalParts(contacts: readonly string[]): RegExp {
  const names = contacts.flatMap((contact) => {
    const fullName = foldedText(contact).trim()
    const parts = fullName.split(/[^\p{L}\p{N}]+/u)
    return [
      fullName,
      ...parts.filter((part) => part.length >= SHORTEST_NAME && !PARTICLES.has(part)),
    ]
  })
  const longestFirst = [...new Set(names)].filter(Boolean).sort((a, b) => b.length - a.length)
  const alternatives = longestFirst.map((name) => {
    return name.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&').replace(/\s+/g, '\\s+')
  })
  const pseudonyms = alternatives.length > 0 ? alternatives.join('|') : NOTHING
  return new RegExp(`${MAIL}|${PHONE}|(?<![\\p{L}\\p{N}])(?:${pseudonyms})(?![\\p{L}\\p{N}])`, 'gu')
}

function randomLike(name: string, random: () => number): string {
  return name.replace(/\p{L}|\p{N}/gu, (sign) => {
    const among = /\p{N}/u.test(sign) ? DIGITS : LETTERS
    const others = [...among].filter((other) => other !== foldedText(sign))
    const drawn = others[Math.floor(random() * others.length)] ?? ''
    const cased = sign === sign.toLowerCase() ? drawn : drawn.toUpperCase()
    return cased.padEnd(sign.length, drawn)
  })
}
