import type { Manager } from './property'

/** The lines of a manager's function; null when it is a single character or empty. */
export function managerFunction(text: string | null | undefined): string[] | null {
  const trimmed = (text ?? '').trim()
  if (trimmed.length <= 1) return null
  const lines = trimmed.split(/\r\n|\r|\n|<br\s*\/?>/i).map((line) => line.trim())
  const filled = lines.filter(Boolean)
  return filled.length ? filled : null
}

/** By what somebody is known as the manager of a listing: addresses in lowercase, names as the CRM writes them. */
export interface ManagerNames {
  emails: readonly string[]
  names: readonly string[]
}

/** Tells whether the manager of a listing is this somebody. */
export function isManager(
  { emails, names }: ManagerNames,
  manager: Pick<Manager, 'name' | 'email'> | null,
): boolean {
  if (!manager) return false
  return emails.includes(manager.email?.toLowerCase() ?? '') || names.includes(manager.name)
}
