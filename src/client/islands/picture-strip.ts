import { pictureFiles } from '../../domain/format/picture-files'
import { glider } from '../glider'
import { find } from '../hooks'

const STEP_MS = 200
const STEPS = new Map([
  ['ArrowLeft', -1],
  ['ArrowRight', 1],
])

/** Adds the other pictures of a strip, and steps through them by arrows and keys. */
export function mount(element: HTMLElement): void {
  const box = find(element, 'strip')
  const strip = box?.querySelector<HTMLElement>('[role=group]')
  const first = strip?.firstElementChild
  if (!box || !strip || !(first instanceof HTMLElement)) return
  const { others = '', alt = '', previous = '', next = '' } = box.dataset
  const added = others.split(' ').map((src, at) => slideLike(first, src, numbered(alt, at + 2)))
  strip.append(...added)
  watchSteps(box, strip, [arrow(-1, previous), arrow(1, next)])
}

function watchSteps(box: HTMLElement, strip: HTMLElement, arrows: HTMLButtonElement[]): void {
  const last = strip.children.length - 1
  const calm = matchMedia('(prefers-reduced-motion: reduce)').matches
  const row = glider(strip, calm ? 0 : STEP_MS)
  const placeOf = (left: number) => Math.round(left / (strip.clientWidth || 1))
  const step = (by: number) => {
    const place = Math.min(last, Math.max(0, placeOf(row.goal()) + by))
    row.to(place * strip.clientWidth)
  }
  const show = () => {
    const place = placeOf(strip.scrollLeft)
    box.style.setProperty('--at', String(place))
    for (const button of arrows) button.disabled = place === (button.value === '1' ? last : 0)
  }
  for (const button of arrows) button.addEventListener('click', () => step(Number(button.value)))
  strip.addEventListener('keydown', (event) => {
    const by = STEPS.get(event.key)
    if (by === undefined) return
    event.preventDefault()
    step(by)
  })
  strip.addEventListener('scroll', show, { passive: true })
  const nav = document.createElement('div')
  nav.className = 'nav'
  nav.append(...arrows)
  box.append(nav)
  show()
}

/** A slide with the link of the first one. */
function slideLike(first: HTMLElement, src: string, alt: string): HTMLElement {
  const files = pictureFiles(src)
  const img = new Image(1600, 1067)
  Object.assign(img, { loading: 'lazy', decoding: 'async', alt, src: files.src })
  if (files.focus) img.style.setProperty('--focus', files.focus)
  const slide = first.cloneNode() as HTMLElement
  slide.append(files.srcSet === null ? img : pictureOf(first, files.srcSet, img))
  return slide
}

function pictureOf(first: HTMLElement, srcset: string, img: HTMLImageElement): HTMLElement {
  const source = document.createElement('source')
  const sizes = first.querySelector('source')?.sizes ?? ''
  Object.assign(source, { type: 'image/avif', srcset, sizes })
  const picture = document.createElement('picture')
  picture.append(source, img)
  return picture
}

/** A button for pointers: keyboards scroll the strip itself. */
function arrow(step: 1 | -1, label: string): HTMLButtonElement {
  const button = document.createElement('button')
  Object.assign(button, { type: 'button', className: 'round small', tabIndex: -1, value: step })
  button.setAttribute('aria-label', label)
  return button
}

function numbered(alt: string, index: number): string {
  return alt.replace('{index}', String(index))
}
