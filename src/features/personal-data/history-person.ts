import { addressPattern } from '../../platform/accounts/identity'
import type { History } from '../owner-area/history'

/** The fields of each section that contain personal data: names, addresses and messages. */
const PERSONAL_FIELDS = {
  calendar: ['name', 'contact', 'comment'],
  communications: ['contact', 'subject', 'content'],
  media: ['content'],
} as const

type Section = keyof typeof PERSONAL_FIELDS
const SECTIONS = Object.keys(PERSONAL_FIELDS) as Section[]

/** Returns the entries of a history that contain a mail address, which is in lower case. */
export function entriesWithEmail(history: History, email: string): History[Section][number][] {
  return SECTIONS.flatMap((section) =>
    [...history[section]].filter((entry) => containsEmail(entry, email)),
  )
}

/** Returns the JSON paths of the data that identifies the holder of a mail address. The events themselves may stay. */
export function identifyingPaths(history: History, email: string): string[] {
  return SECTIONS.flatMap((section) =>
    history[section].flatMap((entry, index) =>
      containsEmail(entry, email)
        ? PERSONAL_FIELDS[section].map((field) => `$.${section}[${index}].${field}`)
        : [],
    ),
  )
}

function containsEmail(entry: object, email: string): boolean {
  const address = addressPattern(email)
  return Object.values(entry).some(
    (value) => typeof value === 'string' && value.search(address) !== -1,
  )
}
