import { SEARCH_PATH } from '../../../urls'
import { pageLang } from '../../page-lang'
import { isHere, setRegions, tellChange } from '../../search/address'
import { type Choice, Combobox } from '../../search/combobox'
import { loadPlaces, type Place, placeFinder } from '../../search/places'

interface HomeHit {
  ID: number
  label: string
  url: string
}

const DEBOUNCE_MS = 120

/** Autocomplete of towns and homes; a free text stays as typed. */
export function mount(element: HTMLElement): void {
  const input = element.querySelector('input')
  const list = element.querySelector<HTMLElement>('[role="listbox"]')
  const form = input?.form
  if (!input || !list || !form) return

  let find: (query: string) => Place[] = () => []
  const homes = homeSearch(() => box.refresh())
  const box = new Combobox(element, {
    async prepare() {
      const places = await loadPlaces()
      find = placeFinder(places, { threshold: 0.2, keys: ['names', 'zips'] })
    },
    choices: (query) => [
      everywhere(),
      ...find(query).map(town),
      ...homes.find(query).map((home) => homeChoice(home, list.dataset.home ?? '')),
    ],
  })

  function everywhere(): Choice {
    return {
      label: list?.dataset.all ?? '',
      extra: true,
      choose() {
        fill([])
        if (form) tellChange(form)
      },
    }
  }

  function town({ name, zip, value, within }: Place): Choice {
    return {
      label: `${name} ${zip}`,
      note: within === name ? '' : within,
      choose() {
        fill([value])
        form?.requestSubmit()
      },
    }
  }

  function fill(regions: string[]): void {
    if (!input || !form) return
    input.value = ''
    setRegions(form, regions)
  }

  input.addEventListener('keydown', (event) => {
    if (event.key !== 'Backspace' || input.value || !isHere(form)) return
    element.querySelector<HTMLAnchorElement>('.tags a')?.click()
  })
}

function homeChoice({ label, url }: HomeHit, note: string): Choice {
  return { label, note, choose: () => location.assign(url) }
}

/** Searches homes by name, debounced; `changed` is called with the answer for the latest query. */
function homeSearch(changed: () => void) {
  let lastQuery = ''
  let hits: HomeHit[] = []
  let timer = 0
  let request: AbortController | undefined

  async function ask(query: string): Promise<void> {
    request = new AbortController()
    const address = `${SEARCH_PATH}?${new URLSearchParams({ lang: pageLang(), q: query })}`
    try {
      const answer = await fetch(address, { signal: request.signal })
      if (!answer.ok) return
      const { properties }: { properties: HomeHit[] } = await answer.json()
      if (query !== lastQuery) return
      hits = properties
      changed()
    } catch {
      // Aborted by the next letter, or offline: the towns are there all the same.
    }
  }

  return {
    find(query: string): HomeHit[] {
      if (query === lastQuery) return hits
      lastQuery = query
      hits = []
      request?.abort()
      clearTimeout(timer)
      if (query) timer = window.setTimeout(ask, DEBOUNCE_MS, query)
      return hits
    },
  }
}
