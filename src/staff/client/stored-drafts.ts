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
    const stored: unknown = JSON.parse(localStorage.getItem(PREFIX + key) ?? 'null')
    return isStored(stored) ? stored : null
  } catch {
    return null
  }
}

/** Storing a draft may fail if the browser has no storage. The form works without it. */
export function storeDraft(key: string, draft: StoredDraft): void {
  try {
    localStorage.setItem(PREFIX + key, JSON.stringify(draft))
  } catch {}
}

export function deleteStoredDraft(key: string): void {
  try {
    localStorage.removeItem(PREFIX + key)
  } catch {}
}

export function deleteOldDrafts(now: number): void {
  try {
    for (const key of Object.keys(localStorage).filter((storedKey) =>
      storedKey.startsWith(PREFIX),
    )) {
      const draft = readStoredDraft(key.slice(PREFIX.length))
      if (!draft || now - draft.at > RETENTION_DAYS * DAY) localStorage.removeItem(key)
    }
  } catch {}
}

function isStored(value: unknown): value is StoredDraft {
  return typeof value === 'object' && value !== null && 'at' in value && 'entries' in value
}
