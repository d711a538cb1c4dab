const STORAGE_KEY = 'pand:seen'
const MOST = 500

const seen = new Set<string>(read())

/** Whether this visitor opened the listing on the map before. */
export function isSeen(key: string): boolean {
  return seen.has(key)
}

export function markSeen(key: string): void {
  seen.add(key)
  try {
    sessionStorage.setItem(STORAGE_KEY, JSON.stringify([...seen].slice(-MOST)))
  } catch (error) {
    console.warn('What was seen on the map is not kept', error)
  }
}

function read(): string[] {
  try {
    return JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? '[]')
  } catch (error) {
    console.warn('What was seen on the map is not known', error)
    return []
  }
}
