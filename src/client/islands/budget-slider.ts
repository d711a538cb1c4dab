import { formatEuro } from '../../domain/listing/price'
import { tellChange } from '../search/address'
import { choose, priceSelect } from '../search/price-selects'
import { FORM_SYNCED } from '../search/sync-form'

const SETTLED_MS = 300

/** The two handles write `budget`; the price selects follow them, and they follow the selects. */
export function mount(element: HTMLElement): void {
  const [low, high] = element.querySelectorAll<HTMLInputElement>('input[type="range"]')
  const budget = element.querySelector<HTMLInputElement>('input[name="budget"]')
  const form = budget?.form
  if (!low || !high || !budget || !form) return
  const names = element.querySelector<HTMLElement>('.slider')?.dataset
  const selects = {
    min: priceSelect(form, names?.min ?? 'pricemin'),
    max: priceSelect(form, names?.max ?? 'pricemax'),
  }
  let settling = 0

  function show(): void {
    const [from, to, max] = bounds()
    const open = to >= max ? '+' : ''
    const texts = [formatEuro(from), formatEuro(to) + open]
    low?.setAttribute('aria-valuetext', texts[0] ?? '')
    high?.setAttribute('aria-valuetext', texts[1] ?? '')
    const output = element.querySelector('output')
    if (output) output.textContent = texts.join(' – ')
    const track = element.querySelector<HTMLElement>('.track')
    track?.style.setProperty('--from', String(from / max))
    track?.style.setProperty('--to', String(to / max))
    // At the far end both handles lie on one another, and only the lower one can move.
    track?.classList.toggle('crowded', from > max / 2)
  }

  /** Read anew each time: another goal has another end. */
  function bounds(): [from: number, to: number, max: number] {
    return [Number(low?.value), Number(high?.value), Number(high?.max)]
  }

  function keepApart(moved: HTMLInputElement): void {
    const [from, to] = bounds()
    const step = Number(moved.step)
    if (moved === low) moved.value = String(Math.min(from, to - step))
    else moved.value = String(Math.max(to, from + step))
  }

  function settle(): void {
    settling = 0
    const [from, to, max] = bounds()
    const [min, upTo] = [from ? String(from) : '', to < max ? String(to) : '']
    if (selects.min) choose(selects.min, min)
    if (selects.max) choose(selects.max, upTo)
    budget?.setAttribute('value', min || upTo ? `${from}-${to}` : '')
    if (budget) budget.disabled = false
    if (form) tellChange(form)
  }

  function follow(): void {
    if (settling || !low || !high) return
    low.value = selects.min?.value || '0'
    high.value = selects.max?.value || high.max
    show()
  }

  for (const handle of [low, high]) {
    // 'input' fires while dragging; the form gets a change once the handle rests.
    handle.addEventListener('change', (event) => event.stopPropagation())
    handle.addEventListener('input', () => {
      keepApart(handle)
      show()
      clearTimeout(settling)
      settling = window.setTimeout(settle, SETTLED_MS)
    })
  }
  form.addEventListener('change', ({ target }) => {
    if (target instanceof HTMLSelectElement) follow()
  })
  form.addEventListener(FORM_SYNCED, () => {
    budget.disabled = true
    follow()
  })
  show()
}
