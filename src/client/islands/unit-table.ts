/** A project's buildings as tabs, and its units filtered and ordered in place. */
export function mount(element: HTMLElement): void {
  const panels = [...element.querySelectorAll<HTMLElement>('.building')]
  const filter = element.querySelector<HTMLElement>('.unit-filter')
  const apply = () => {
    if (filter) applyFilter(filter, panels)
  }
  const tabs = [...element.querySelectorAll<HTMLButtonElement>('[role=tab]')]
  if (tabs.length > 0) mountTabs(tabs, panels, apply)
  filter?.addEventListener('change', apply)
  apply()
}

function mountTabs(tabs: HTMLButtonElement[], panels: HTMLElement[], shown: () => void): void {
  const select = (at: number) => {
    for (const [index, tab] of tabs.entries()) {
      tab.ariaSelected = String(index === at)
      tab.tabIndex = index === at ? 0 : -1
    }
    for (const [index, panel] of panels.entries()) panel.hidden = index !== at
    shown()
  }
  for (const [index, panel] of panels.entries()) {
    panel.role = 'tabpanel'
    panel.tabIndex = 0
    panel.setAttribute('aria-labelledby', tabs[index]?.id ?? '')
  }
  for (const [index, tab] of tabs.entries()) {
    tab.addEventListener('click', () => select(index))
    tab.addEventListener('keydown', (event) => {
      const to = target(event.key, index, tabs.length)
      if (to === null) return
      event.preventDefault()
      select(to)
      tabs[to]?.focus()
    })
  }
  const linked = panels.findIndex(({ id }) => `#${id}` === location.hash)
  select(Math.max(0, linked))
}

function target(key: string, at: number, count: number): number | null {
  if (key === 'ArrowRight') return (at + 1) % count
  if (key === 'ArrowLeft') return (at + count - 1) % count
  if (key === 'Home') return 0
  return key === 'End' ? count - 1 : null
}

interface Choice {
  bedrooms: number
  onlyFree: boolean
  sort: string
}

function applyFilter(filter: HTMLElement, panels: HTMLElement[]): void {
  const value = (name: string) =>
    filter.querySelector<HTMLSelectElement>(`select[name=${name}]`)?.value ?? ''
  const choice = {
    bedrooms: Number(value('bedrooms')),
    onlyFree: filter.querySelector<HTMLInputElement>('input[name=free]')?.checked ?? false,
    sort: value('sort'),
  }
  for (const panel of panels) applyTo(panel, choice)
  const status = filter.querySelector<HTMLElement>('[role=status]')
  const rows = panels.filter(({ hidden }) => !hidden).flatMap(unitsOf)
  const shown = rows.filter(({ hidden }) => !hidden).length
  if (!status) return
  status.textContent = (status.dataset.text ?? '')
    .replace('{shown}', String(shown))
    .replace('{total}', String(rows.length))
}

/** Each unit's place as the server wrote it, for the way back from another order. */
const places = new WeakMap<HTMLElement, { floor: HTMLElement; at: number }>()

function applyTo(panel: HTMLElement, { bedrooms, onlyFree, sort }: Choice): void {
  const units = unitsOf(panel)
  for (const [at, unit] of units.entries()) {
    const floor = unit.parentElement
    if (floor && !places.has(unit)) places.set(unit, { floor, at })
    unit.hidden = (onlyFree && !unit.dataset.free) || Number(unit.dataset.bedrooms ?? 0) < bedrooms
  }
  const [first] = panel.querySelectorAll<HTMLElement>('tbody')
  const ordered = units.toSorted((a, b) => rank(a, sort) - rank(b, sort) || placeOf(a) - placeOf(b))
  for (const unit of ordered) (sort ? first : places.get(unit)?.floor)?.append(unit)
  for (const floor of panel.querySelectorAll('tbody')) {
    const group = floor.querySelector<HTMLElement>('.group')
    const isEmpty = unitsOf(floor).every(({ hidden }) => hidden)
    if (group) group.hidden = sort !== '' || isEmpty
  }
}

/** Empty values sort last. */
function rank(unit: HTMLElement, sort: string): number {
  return sort ? Number(unit.dataset[sort] ?? Number.MAX_SAFE_INTEGER) : 0
}

function placeOf(unit: HTMLElement): number {
  return places.get(unit)?.at ?? 0
}

function unitsOf(root: HTMLElement): HTMLElement[] {
  return [...root.querySelectorAll<HTMLElement>('tr[data-unit]')]
}
