import { counted } from './counted'

/** The answer of `/api/facets`. */
interface Facets {
  total: number
  noconstruction: number
  types: Record<string, number>
  bedrooms: Record<string, number>
  features: Record<string, number>
}

let latest: AbortController | undefined
let shown = ''

/** Writes the numbers that came with the list at `address`. */
export function writeCounts(form: HTMLFormElement, address: string, counts: string): void {
  latest?.abort()
  shown = countsAddress(form, address) ?? ''
  write(form, JSON.parse(counts))
}

/** Asks for the numbers of the list at `address`, and writes them beside the choices. */
export async function showCounts(form: HTMLFormElement, address: string): Promise<void> {
  const source = countsAddress(form, address)
  if (!source || source === shown) return
  latest?.abort()
  latest = new AbortController()
  shown = source
  try {
    const answer = await fetch(source, { signal: latest.signal })
    if (answer.ok) write(form, await answer.json())
  } catch {
    // Aborted or offline: the choices stay without counts, and the next change retries.
    if (shown === source) shown = ''
  }
}

function countsAddress(form: HTMLFormElement, address: string): string | null {
  if (!form.dataset.facets) return null
  const source = new URL(form.dataset.facets, location.origin)
  const params = new URL(address).searchParams
  for (const name of ['page', 'order', 'goal']) params.delete(name)
  for (const [name, value] of params) source.searchParams.append(name, value)
  return source.href
}

function write(form: HTMLFormElement, facets: Facets): void {
  const { total, types, bedrooms, features } = facets
  const button = form.querySelector<HTMLElement>('[data-show-one]')
  if (button) button.textContent = counted(button, 'show', total)
  countOptions(form.querySelector('select[name="type"]'), types)
  countOptions(form.querySelector('select[name="bedrooms"]'), bedrooms)
  const boxes: Record<string, number> = { ...features, noconstruction: facets.noconstruction }
  for (const place of form.querySelectorAll<HTMLElement>('[data-count]')) {
    place.textContent = String(boxes[place.dataset.count ?? ''] ?? '')
  }
}

/** The chosen option stands in the closed select, whose width must not change with a number. */
function countOptions(select: HTMLSelectElement | null, counts: Record<string, number>): void {
  for (const option of select?.options ?? []) {
    option.dataset.name ??= option.text
    const isPlain = option.selected || !option.value || option.value.includes(',')
    const text = isPlain
      ? option.dataset.name
      : `${option.dataset.name} (${counts[option.value] ?? 0})`
    if (option.text !== text) option.text = text
  }
}
