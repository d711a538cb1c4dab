import { useEffect, useState } from 'react'
import { LIST_CHANGED } from '../../client/navigation/live-page'

/** True once the list on this page is no longer the one that the server sent. */
export function useListChanged(): boolean {
  const [hasChanged, setHasChanged] = useState(false)
  useEffect(() => {
    const note = () => setHasChanged(true)
    document.addEventListener(LIST_CHANGED, note)
    return () => document.removeEventListener(LIST_CHANGED, note)
  }, [])
  return hasChanged
}
