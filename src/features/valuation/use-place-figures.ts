import { type RefObject, useEffect, useRef, useState } from 'react'
import { SEARCHERS_PATH } from '../../urls'

const PLACE_FIELDS = ['DemandZip', 'DemandCity', 'TypeOfPropertyIDs', 'Goal']

/** The sentences about the property in the form; '' for one whose number is too small. */
export interface PlaceFigures {
  /** The number of people who search for such a property. */
  searchers: string
  /** The sentence about properties that the agency sold or let around it. */
  sold: string
}

/**
 * Returns the server's sentences at first, then those for the place and type that are filled in, and the ref of an
 * element in the form.
 */
export function usePlaceFigures(
  lang: string,
  initial: PlaceFigures,
): [RefObject<HTMLDivElement | null>, PlaceFigures] {
  const box = useRef<HTMLDivElement>(null)
  const [figures, setFigures] = useState(initial)

  useEffect(() => {
    const form = box.current?.closest('form')
    const aborted = new AbortController()
    const { signal } = aborted
    let latest = 0
    async function fetchFigures({ target }: Event): Promise<void> {
      if (!form || !PLACE_FIELDS.includes((target as HTMLInputElement).name)) return
      const requestNumber = ++latest
      const data = new FormData(form)
      const query = new URLSearchParams({
        lang,
        place: [data.get('DemandZip'), data.get('DemandCity')].join(' ').trim(),
        type: String(data.get('TypeOfPropertyIDs') ?? ''),
        goal: String(data.get('Goal') ?? ''),
      })
      try {
        const response = await fetch(`${SEARCHERS_PATH}?${query}`, { signal })
        if (!response.ok) return
        const { text = '', sold = '' }: { text?: string; sold?: string } = await response.json()
        if (requestNumber === latest) setFigures({ searchers: text, sold })
      } catch {
        // The request failed or the form was removed. The last texts stay.
      }
    }
    form?.addEventListener('change', fetchFigures, { signal })
    return () => aborted.abort()
  }, [lang])

  return [box, figures]
}
