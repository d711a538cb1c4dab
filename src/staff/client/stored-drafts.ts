/** A draft of a form with the values that would be sent. `at` is in milliseconds. */
export interface StoredDraft {
  at: number
  entries: [name: string, value: string][]
}

const PREFIX = 'kept '
const DAY = 24 * 60 * 60 * 1000
/** The days after which drafts are deleted, because the computer may be shared. */
const RETENTION_DAYS = 7

export function readStoredDraft(key: string): StoredDraft | null {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(PREFIX + key) ?? 'null')
    return isStored(kept) ? kept : null
  } catch {
    return null
  }
}

/** Storing a draft may fail if the browser has no storage. The form works without it. */
export function storeDraft(key: string, kept: StoredDraft): void {
  try {
    localStorage.setItem(PREFIX + key, JSON.stringify(kept))
  } catch {}
}

export function deleteStoredDraft(key: string): void {
  try {
    localStorage.removeItem(PREFIX + key)
  } catch {}
}

export function deleteOldDrafts(now: number): void {
  try {
    for (const key of Object.keys(localStorage).filter((one) => one.startsWith(PREFIX))) {
      const kept = readStoredDraft(key.slice(PREFIX.length))
      if (!kept || now - kept.at > RETENTION_DAYS * DAY) localStorage.removeItem(key)
    }
  } catch {}
}

function isStored(value: unknown): value is StoredDraft {
  return typeof value === 'object' && value !== null && 'at' in value && 'entries' in value
}
