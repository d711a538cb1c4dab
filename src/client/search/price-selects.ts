import { formatEuro } from '../../domain/listing/price'

export function priceSelect(form: HTMLFormElement, name: string): HTMLSelectElement | null {
  return form.querySelector(`select[name="${name}"]`)
}

/** Chooses `value` even where it is none of the steps. */
export function choose(select: HTMLSelectElement, value: string, label?: string): void {
  const known = [...select.options].some((option) => option.value === value)
  if (!known) select.append(new Option(label ?? formatEuro(Number(value)), value))
  select.value = value
}
