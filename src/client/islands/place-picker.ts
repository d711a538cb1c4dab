import { Combobox } from '../search/combobox'
import { regionFinder } from '../search/region-finder'

const MOST = 100

/** Turns the line of places into a list to choose from, with a tag for each that was chosen. */
export function mount(element: HTMLElement): void {
  const input = element.querySelector<HTMLInputElement>('input[type="text"]')
  const zips = element.querySelector<HTMLInputElement>('input[name="Zips"]')
  const list = element.querySelector<HTMLElement>('[role="listbox"]')
  const tags = element.querySelector<HTMLElement>('.tags')
  if (!input?.form || !zips || !list || !tags) return
  const names = document.createElement('input')
  Object.assign(names, { type: 'hidden', name: 'ZipsText' })
  zips.after(names)
  let chosen = regionsFrom(zips.value, input.value)
  const typed = chosen.length > 0 ? '' : input.value
  input.removeAttribute('name')
  input.value = input.defaultValue = typed

  function choose(regions: string[]): void {
    chosen = regions.slice(0, MOST)
    if (input) input.value = ''
    show()
  }

  function show(): void {
    if (!zips || !names || !tags || !input) return
    zips.value = chosen.map((region) => region.split('|')[1]).join(',')
    names.value = [...chosen.map(nameOf), input.value.trim()].filter(Boolean).join(', ')
    tags.replaceChildren(...chosen.map(tagOf))
  }

  function tagOf(region: string): HTMLElement {
    const item = document.createElement('li')
    const button = document.createElement('button')
    const close = element.querySelector('template')?.content.cloneNode(true) ?? ''
    button.type = 'button'
    button.className = 'chip'
    button.ariaLabel = (tags?.dataset.remove ?? '{name}').replace('{name}', nameOf(region))
    button.append(nameOf(region), close)
    button.addEventListener('click', () => {
      choose(chosen.filter((other) => other !== region))
      input?.focus()
    })
    item.append(button)
    return item
  }

  const find = regionFinder({ whole: list.dataset.whole ?? '{name}', chosen: () => chosen, choose })
  new Combobox(element, { prepare: find.prepare, choices: find.choices })
  input.addEventListener('change', show)
  input.addEventListener('keydown', (event) => {
    if (event.key === 'Enter') event.preventDefault()
    if (event.key === 'Backspace' && !input.value) choose(chosen.slice(0, -1))
  })
  input.form.addEventListener('reset', () => queueMicrotask(() => choose([])))
  show()
}

function nameOf(region: string): string {
  return region.replace('|', ' ')
}

/** The places that the page came with: `9000,9030` and `Gent 9000, Mariakerke 9030`. */
function regionsFrom(zips: string, names: string): string[] {
  const known = names.split(/,\s*/)
  return zips
    .split(',')
    .filter(Boolean)
    .map((zip) => {
      const name = known.find((one) => one.endsWith(` ${zip}`))
      return `${name ? name.slice(0, -zip.length - 1) : ''}|${zip}`
    })
}
