import { CODE_FIELDS } from './check-code'

/** The fields of the pages that ask who it is; no other form of the area has such names. */
export const ASKS = {
  email: 'again-email',
  password: 'again-password',
  code: 'again-code',
  proof: 'second-factor',
} as const

const ASKED = new Set<string>([...Object.values(ASKS), ...Object.values(CODE_FIELDS)])

/** What a form held, to be sent along with the answer to a question. */
export function ResubmittedFields({ texts }: { texts: Record<string, string> }) {
  return Object.entries(texts).flatMap(([name, value]) =>
    ASKED.has(name) ? [] : <input key={name} type="hidden" name={name} value={value} />,
  )
}
