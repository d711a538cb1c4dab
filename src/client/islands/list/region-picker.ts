import { RADIUS_MIN, RADIUS_STEP } from '../../../domain/list/list-filter'
import { regionsOf, setRegions, tellChange } from '../../search/address'
import { Combobox } from '../../search/combobox'
import { regionFinder } from '../../search/region-finder'

/** Adds and removes places, whole municipalities among them; the server shows them as tags. */
export function mount(element: HTMLElement): void {
  const input = element.querySelector<HTMLInputElement>('#search-region')
  const list = element.querySelector<HTMLElement>('[role="listbox"]')
  const form = input?.form
  if (!input || !list || !form) return
  const max = Number(list.dataset.max)

  const find = regionFinder({
    whole: list.dataset.whole ?? '{name}',
    chosen: () => regionsOf(form),
    choose(regions) {
      setRegions(form, regions.slice(0, max))
      input.value = ''
      tellChange(form)
    },
  })
  new Combobox(element, { prepare: find.prepare, choices: find.choices })

  input.addEventListener('keydown', (event) => {
    if (event.key === 'Enter') event.preventDefault()
    if (event.key !== 'Backspace' || input.value) return
    const tags = element.querySelectorAll<HTMLAnchorElement>('.tags a')
    tags.item(tags.length - 1)?.click()
  })
  // The text typed is no filter: only a chosen place submits the form.
  input.addEventListener('change', (event) => event.stopPropagation())
  watchRadius(element)
}

/** Setting the distance turns the radius filter on. */
function watchRadius(element: HTMLElement): void {
  const box = element.querySelector<HTMLInputElement>('[name="radius"]')
  const number = element.querySelector<HTMLInputElement>('[type="number"]')
  number?.addEventListener('change', () => {
    const stepped = Math.floor(number.valueAsNumber / RADIUS_STEP) * RADIUS_STEP
    number.value = String(Math.max(RADIUS_MIN, stepped || RADIUS_MIN))
    if (box) Object.assign(box, { value: number.value, checked: true })
  })
}
