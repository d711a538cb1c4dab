import { CODE_FIELDS } from './check-code'

/** The names of the login fields. No other form of the staff area uses these names. */
export const LOGIN_FIELDS = {
  email: 'again-email',
  password: 'again-password',
  code: 'again-code',
  stepUp: 'second-factor',
} as const

const LOGIN_FIELD_NAMES = new Set<string>([
  ...Object.values(LOGIN_FIELDS),
  ...Object.values(CODE_FIELDS),
])

/** Hidden inputs with the values of a posted form, which are sent again with the login or code. */
export function ResubmittedFields({ texts }: { texts: Record<string, string> }) {
  return Object.entries(texts).flatMap(([name, value]) =>
    LOGIN_FIELD_NAMES.has(name) ? [] : <input key={name} type="hidden" name={name} value={value} />,
  )
}
