const STORAGE_KEY = 'pand:seen'
const MOST = 500

const seen = new Set<string>(read())

/** True for a listing that was opened on the map in this session. */
export function isSeen(key: string): boolean {
  return seen.has(key)
}

export function markSeen(key: string): void {
  seen.add(key)
  try {
    sessionStorage.setItem(STORAGE_KEY, JSON.stringify([...seen].slice(-MOST)))
  } catch (error) {
    console.warn('Pins that were seen can not be stored', error)
  }
}

function read(): string[] {
  try {
    return JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? '[]')
  } catch (error) {
    console.warn('Pins that were seen can not be read', error)
    return []
  }
}
