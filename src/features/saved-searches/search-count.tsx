import { useEffect, useRef, useState } from 'react'
import type { FormScope } from '../../components/forms/form-scope'
import { SEARCHERS_PATH } from '../../urls'
import { SearchCountText } from './search-count-line'

const TOLD = ['DemandZip', 'DemandCity', 'TypeOfPropertyIDs', 'Goal']

/**
 * The number of people who search for the property in the form: the server's text at first, then that for the place and
 * type that are filled in.
 */
export function Searchers({ form: { lang }, text }: { form: FormScope; text: string }) {
  const box = useRef<HTMLDivElement>(null)
  const [countText, setCountText] = useState(text)

  useEffect(() => {
    const form = box.current?.closest('form')
    const aborted = new AbortController()
    const { signal } = aborted
    let latest = 0
    async function fetchCount({ target }: Event): Promise<void> {
      if (!form || !TOLD.includes((target as HTMLInputElement).name)) return
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
        const { text: now = '' }: { text?: string } = await response.json()
        if (requestNumber === latest) setCountText(now)
      } catch {
        // The request failed or the form was removed. The last text stays.
      }
    }
    form?.addEventListener('change', fetchCount, { signal })
    return () => aborted.abort()
  }, [lang])

  return (
    <div ref={box} aria-live="polite">
      {countText ? <SearchCountText text={countText} /> : null}
    </div>
  )
}
