import { formatEuro } from '../../domain/listing/price'

/** A bound that was chosen leaves the other one no price beyond it. */
export function limitPrices(form: HTMLFormElement): void {
  const min = priceSelect(form, 'pricemin')
  const max = priceSelect(form, 'pricemax')
  if (!min || !max) return
  const [low, high] = [Number(min.value), Number(max.value) || Number.POSITIVE_INFINITY]
  offer(min, (price) => price < high)
  offer(max, (price) => price > low)
}

export function priceSelect(form: HTMLFormElement, name: string): HTMLSelectElement | null {
  return form.querySelector(`select[name="${name}"]`)
}

/** Chooses `value` even where it is none of the steps. */
export function choose(select: HTMLSelectElement, value: string, label?: string): void {
  const known = [...select.options].some((option) => option.value === value)
  if (!known) select.append(new Option(label ?? formatEuro(Number(value)), value))
  select.value = value
}

function offer(select: HTMLSelectElement, isLeft: (price: number) => boolean): void {
  const { value } = select
  const steps = (select.dataset.steps ?? '').split(' ').map(Number).filter(isLeft)
  const prices = [...new Set(value ? [...steps, Number(value)] : steps)].sort((a, b) => a - b)
  const [any, ...offered] = select.options
  if (!any || prices.join() === offered.map((option) => option.value).join()) return
  const options = prices.map((price) => new Option(formatEuro(price), String(price)))
  select.replaceChildren(any, ...options)
  select.value = value
}
