/** What somebody was writing in a form, as it would be sent; `at` in milliseconds. */
export interface Kept {
  at: number
  entries: [name: string, value: string][]
}

const PREFIX = 'kept '
const DAY = 24 * 60 * 60 * 1000
/** A borrowed computer forgets in the end. */
const RETENTION_DAYS = 7

export function readKept(key: string): Kept | null {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(PREFIX + key) ?? 'null')
    return isKept(kept) ? kept : null
  } catch {
    return null
  }
}

/** A browser that keeps nothing loses nothing else. */
export function keep(key: string, kept: Kept): void {
  try {
    localStorage.setItem(PREFIX + key, JSON.stringify(kept))
  } catch {}
}

export function forget(key: string): void {
  try {
    localStorage.removeItem(PREFIX + key)
  } catch {}
}

export function deleteOldDrafts(now: number): void {
  try {
    for (const key of Object.keys(localStorage).filter((one) => one.startsWith(PREFIX))) {
      const kept = readKept(key.slice(PREFIX.length))
      if (!kept || now - kept.at > RETENTION_DAYS * DAY) localStorage.removeItem(key)
    }
  } catch {}
}

function isKept(value: unknown): value is Kept {
  return typeof value === 'object' && value !== null && 'at' in value && 'entries' in value
}
