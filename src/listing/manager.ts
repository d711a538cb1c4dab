import type { Manager } from './property'

/** Returns the lines of a manager's function, or null if the text is empty or a single character. */
export function managerFunction(text: string | null | undefined): string[] | null {
  const trimmed = (text ?? '').trim()
  if (trimmed.length <= 1) return null
  const lines = trimmed.split(/\r\n|\r|\n|<br\s*\/?>/i).map((line) => line.trim())
  const filled = lines.filter(Boolean)
  return filled.length ? filled : null
}

/**
 * The names that identify a person as the manager of a listing. Addresses are in lower case, names as the CRM writes
 * them.
 */
export interface ManagerNames {
  emails: readonly string[]
  names: readonly string[]
}

/** Returns true if this person is the manager of a listing. */
export function isManager(
  { emails, names }: ManagerNames,
  manager: Pick<Manager, 'name' | 'email'> | null,
): boolean {
  if (!manager) return false
  return emails.includes(manager.email?.toLowerCase() ?? '') || names.includes(manager.name)
}
