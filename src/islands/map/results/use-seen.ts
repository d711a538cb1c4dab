import { useState } from 'react'

const STORAGE_KEY = 'pand:seen'
const MOST = 500

/** The listings that were opened on a map in this session, and how to add some. */
export function useSeen(): [ReadonlySet<string>, (listings: string[]) => void] {
  const [seen, setSeen] = useState(readSeen)

  function markSeen(listings: string[]): void {
    const next = new Set([...seen, ...listings])
    setSeen(next)
    try {
      sessionStorage.setItem(STORAGE_KEY, JSON.stringify([...next].slice(-MOST)))
    } catch (error) {
      console.warn('Pins that were seen can not be stored', error)
    }
  }

  return [seen, markSeen]
}

function readSeen(): ReadonlySet<string> {
  try {
    return new Set(JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? '[]'))
  } catch (error) {
    console.warn('Pins that were seen can not be read', error)
    return new Set()
  }
}
