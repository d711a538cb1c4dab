import { formatEuro } from '../../../domain/listing/price'
import { tellChange } from '../../search/address'
import { choose, priceSelect } from '../../search/price-selects'
import { FORM_SYNCED } from '../../search/sync-form'

const DEBOUNCE_MS = 300

/** The two handles write `budget`; the price selects follow them, and they follow the selects. */
export function mount(element: HTMLElement): void {
  const [low, high] = element.querySelectorAll<HTMLInputElement>('input[type="range"]')
  const budget = element.querySelector<HTMLInputElement>('input[name="budget"]')
  const form = budget?.form
  if (low && high && budget && form) new BudgetSlider({ element, form, low, high, budget }).start()
}

interface Parts {
  element: HTMLElement
  form: HTMLFormElement
  low: HTMLInputElement
  high: HTMLInputElement
  budget: HTMLInputElement
}

class BudgetSlider {
  readonly #parts: Parts
  readonly #min: HTMLSelectElement | null
  readonly #max: HTMLSelectElement | null
  #debounce = 0

  constructor(parts: Parts) {
    this.#parts = parts
    const names = parts.element.querySelector<HTMLElement>('.slider')?.dataset
    this.#min = priceSelect(parts.form, names?.min ?? 'pricemin')
    this.#max = priceSelect(parts.form, names?.max ?? 'pricemax')
  }

  start(): void {
    const { form, low, high, budget } = this.#parts
    for (const handle of [low, high]) {
      // 'input' fires while dragging; the form gets a change once the handle rests.
      handle.addEventListener('change', (event) => event.stopPropagation())
      handle.addEventListener('input', () => {
        this.#keepApart(handle)
        this.#show()
        clearTimeout(this.#debounce)
        this.#debounce = window.setTimeout(() => this.#apply(), DEBOUNCE_MS)
      })
    }
    form.addEventListener('change', ({ target }) => {
      if (target instanceof HTMLSelectElement) this.#followSelects()
    })
    form.addEventListener(FORM_SYNCED, () => {
      budget.disabled = true
      this.#followSelects()
    })
    this.#show()
  }

  #show(): void {
    const { element, low, high } = this.#parts
    const [from, to, max] = this.#bounds()
    const open = to >= max ? '+' : ''
    const texts = [formatEuro(from), formatEuro(to) + open] as const
    low.setAttribute('aria-valuetext', texts[0])
    high.setAttribute('aria-valuetext', texts[1])
    const output = element.querySelector('output')
    if (output) output.textContent = texts.join(' – ')
    const track = element.querySelector<HTMLElement>('.track')
    track?.style.setProperty('--from', String(from / max))
    track?.style.setProperty('--to', String(to / max))
    // At the far end both handles lie on one another, and only the lower one can move.
    track?.classList.toggle('crowded', from > max / 2)
  }

  /** Read anew each time: another goal has another end. */
  #bounds(): [from: number, to: number, max: number] {
    const { low, high } = this.#parts
    return [Number(low.value), Number(high.value), Number(high.max)]
  }

  #keepApart(moved: HTMLInputElement): void {
    const [from, to] = this.#bounds()
    const step = Number(moved.step)
    if (moved === this.#parts.low) moved.value = String(Math.min(from, to - step))
    else moved.value = String(Math.max(to, from + step))
  }

  #apply(): void {
    const { form, budget } = this.#parts
    this.#debounce = 0
    const [from, to, max] = this.#bounds()
    const [min, upTo] = [from ? String(from) : '', to < max ? String(to) : '']
    if (this.#min) choose(this.#min, min)
    if (this.#max) choose(this.#max, upTo)
    budget.setAttribute('value', min || upTo ? `${from}-${to}` : '')
    budget.disabled = false
    tellChange(form)
  }

  #followSelects(): void {
    const { low, high } = this.#parts
    if (this.#debounce) return
    low.value = this.#min?.value || '0'
    high.value = this.#max?.value || high.max
    this.#show()
  }
}
