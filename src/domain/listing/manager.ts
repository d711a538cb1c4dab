/** The lines of a manager's function; null when it is a single character or empty. */
export function managerFunction(text: string | null | undefined): string[] | null {
  const trimmed = (text ?? '').trim()
  if (trimmed.length <= 1) return null
  const lines = trimmed.split(/\r\n|\r|\n|<br\s*\/?>/i).map((line) => line.trim())
  const filled = lines.filter(Boolean)
  return filled.length ? filled : null
}
