import { RADIUS_MIN, RADIUS_STEP } from '../../domain/list-filter'
import { regionsOf, setRegions, tellChange } from '../search/address'
import { type Choice, Combobox } from '../search/combobox'
import { loadPlaces, type Place, placeFinder } from '../search/places'

/** Adds and removes places, whole municipalities among them; the server shows them as tags. */
export function mount(element: HTMLElement): void {
  const input = element.querySelector<HTMLInputElement>('#search-region')
  const list = element.querySelector<HTMLElement>('[role="listbox"]')
  const form = input?.form
  if (!input || !list || !form) return
  const max = Number(list.dataset.max)

  let find: (query: string) => Place[] = () => []
  new Combobox(element, {
    async prepare() {
      const places = await loadPlaces()
      find = placeFinder(places, { threshold: 0.1, keys: ['names', 'zips', 'value', 'parts'] })
    },
    choices: (query) => find(query).flatMap(choicesOf),
  })

  function choicesOf({ name, zip, value, zips, within }: Place): Choice[] {
    const label = `${name} ${zip}`
    const one = choice(label, within === name ? '' : within, [value])
    if (zips.length === 1) return [one]
    const whole = (list?.dataset.whole ?? '{name}').replace('{name}', name)
    const others = zips.filter((other) => other !== zip).map((other) => `${name}|${other}`)
    return [one, choice(whole, `${zips.length}`, [value, ...others])]
  }

  function choice(label: string, note: string, values: string[]): Choice {
    const isChosen = values.every(isAmong(regionsOf(form as HTMLFormElement)))
    return { label, note, selected: isChosen, choose: () => toggle(values, isChosen) }
  }

  function toggle(values: string[], isChosen: boolean): void {
    if (!input || !form) return
    const before = regionsOf(form)
    const others = before.filter((region) => !isAmong(values)(region))
    setRegions(form, isChosen ? others : [...others, ...values].slice(0, max))
    input.value = ''
    tellChange(form)
  }

  input.addEventListener('keydown', (event) => {
    if (event.key === 'Enter') event.preventDefault()
    if (event.key !== 'Backspace' || input.value) return
    const tags = element.querySelectorAll<HTMLAnchorElement>('.tags a')
    tags.item(tags.length - 1)?.click()
  })
  // Only what is chosen says something to the list.
  input.addEventListener('change', (event) => event.stopPropagation())
  watchRadius(element)
}

/** Who sets the distance wants it. */
function watchRadius(element: HTMLElement): void {
  const box = element.querySelector<HTMLInputElement>('[name="radius"]')
  const number = element.querySelector<HTMLInputElement>('[type="number"]')
  number?.addEventListener('change', () => {
    const stepped = Math.floor(number.valueAsNumber / RADIUS_STEP) * RADIUS_STEP
    number.value = String(Math.max(RADIUS_MIN, stepped || RADIUS_MIN))
    if (box) Object.assign(box, { value: number.value, checked: true })
  })
}

/** By zip, which decides. */
function isAmong(regions: string[]): (region: string) => boolean {
  const zips = new Set(regions.map(zipOf))
  return (region) => zips.has(zipOf(region))
}

function zipOf(region: string): string {
  return region.slice(region.lastIndexOf('|') + 1)
}
