import { belgianNumber } from '../../domain/format/number'
import { monthlyPayment } from '../../domain/law/monthly-payment'
import { formatEuro } from '../../domain/listing/price'

/** Reckons the payment a month anew while a visitor changes what it assumes. */
export function mount(element: HTMLElement): void {
  const example = element.querySelector<HTMLElement>('[data-price]')
  const output = example?.querySelector('output')
  const note = example?.querySelector<HTMLElement>('[data-template]')
  if (!example || !output || !note) return
  const { template = '', monthly = '' } = note.dataset
  const numberIn = (name: string) =>
    example.querySelector<HTMLInputElement>(`input[name=${name}]`)?.valueAsNumber ?? Number.NaN
  example.addEventListener('input', () => {
    const [own, years, rate] = [numberIn('own'), numberIn('years'), numberIn('rate')]
    const price = Number(example.dataset.price)
    const amount = monthlyPayment({ price, ownShare: own / 100, years, yearlyRate: rate / 100 })
    output.textContent = amount ? monthly.replace('{amount}', formatEuro(amount)) : '–'
    if (!amount) return
    const words = { own: belgianNumber(own, 0), years: String(years), rate: belgianNumber(rate, 1) }
    note.textContent = template.replace(
      /\{(\w+)\}/g,
      (_, name) => words[name as keyof typeof words],
    )
  })
}
