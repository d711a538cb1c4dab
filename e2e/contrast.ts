import type { Locator } from 'playwright-core'

/** The contrast of a text or a check mark to its background. */
export interface Contrast {
  name: string
  ratio: number
  /** The minimum ratio of WCAG 2.2: 4.5 for texts, 3 for check marks and for texts of disabled controls. */
  minRatio: number
}

/**
 * Returns the contrast of each text and check mark inside the element, as the browser paints them. A text behind an
 * opaque element has a contrast of 1.
 */
export function contrastsIn(root: Locator): Promise<Contrast[]> {
  return root.evaluate((element) => {
    type Colour = [red: number, green: number, blue: number, alpha: number]
    const canvas = document.createElement('canvas').getContext('2d', { willReadFrequently: true })
    if (!canvas) throw new Error('The canvas has no 2d context')

    function parse(css: string): Colour {
      if (!canvas) throw new Error('The canvas has no 2d context')
      canvas.clearRect(0, 0, 1, 1)
      canvas.fillStyle = css
      canvas.fillRect(0, 0, 1, 1)
      const [red = 0, green = 0, blue = 0, alpha = 0] = canvas.getImageData(0, 0, 1, 1).data
      return [red, green, blue, alpha / 255]
    }

    function over([red, green, blue, alpha]: Colour, behind: Colour): Colour {
      const mix = (top: number, below: number) => top * alpha + below * (1 - alpha)
      return [mix(red, behind[0]), mix(green, behind[1]), mix(blue, behind[2]), 1]
    }

    function luminance([red, green, blue]: Colour): number {
      const linear = (value: number) =>
        value <= 10 ? value / 3294 : ((value / 255 + 0.055) / 1.055) ** 2.4
      return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
    }

    function ratioOf(a: Colour, b: Colour): number {
      const [low = 0, high = 0] = [luminance(a), luminance(b)].sort((a, b) => a - b)
      return Math.round(((high + 0.05) / (low + 0.05)) * 100) / 100
    }

    const paint = (layers: Element[], below: Colour) =>
      layers.reduce<Colour>((colour, layer) => {
        const { backgroundColor, opacity } = getComputedStyle(layer)
        return opacity === '0' ? colour : over(parse(backgroundColor), colour)
      }, below)

    /** Returns the contrast of a colour that `owner` paints at a point. */
    function contrastAt(owner: Element, css: string, x: number, y: number): number {
      const stack = document.elementsFromPoint(x, y)
      const at = stack.findIndex((layer) => layer === owner || owner.contains(layer))
      const ownerIndex = stack.indexOf(owner)
      const index = ownerIndex >= 0 ? ownerIndex : at
      if (index < 0) throw new Error(`${owner.outerHTML} is not at ${x}, ${y}`)
      const behind = paint(stack.slice(index).reverse(), [255, 255, 255, 1])
      const above = stack.slice(0, index).reverse()
      return ratioOf(paint(above, over(parse(css), behind)), paint(above, behind))
    }

    const contrasts: Contrast[] = []
    function add(name: string, owner: Element, css: string, rect: DOMRect, minRatio: number): void {
      owner.scrollIntoView({ block: 'center', behavior: 'instant' })
      const { left, top, width, height } = owner.getBoundingClientRect()
      const [x, y] = [
        left + rect.x * width + (rect.width * width) / 2,
        top + rect.y * height + (rect.height * height) / 2,
      ]
      contrasts.push({ name, ratio: contrastAt(owner, css, x, y), minRatio })
    }
    /** Returns a rectangle in fractions of its owner's box, so that it remains valid after scrolling. */
    function relativeRect(rect: DOMRect, owner: Element): DOMRect {
      const box = owner.getBoundingClientRect()
      return new DOMRect(
        (rect.x - box.x) / box.width,
        (rect.y - box.y) / box.height,
        rect.width / box.width,
        rect.height / box.height,
      )
    }
    const fullBox = new DOMRect(0, 0, 1, 1)
    const isVisible = (element: Element) => element.checkVisibility({ visibilityProperty: true })

    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const owner = node.parentElement
      if (!owner || !node.textContent?.trim() || !isVisible(owner) || owner.closest('option'))
        continue
      const range = document.createRange()
      range.selectNodeContents(node)
      const [rect] = range.getClientRects()
      if (!rect || rect.width < 2) continue
      const isDisabled = owner.closest('label, button')?.matches(':disabled, :has(:disabled)')
      const { color } = getComputedStyle(owner)
      add(
        `text ${node.textContent.trim()}`,
        owner,
        color,
        relativeRect(rect, owner),
        isDisabled ? 3 : 4.5,
      )
    }
    for (const field of element.querySelectorAll<HTMLInputElement>('input, select, textarea')) {
      if (!isVisible(field)) continue
      const style = getComputedStyle(field)
      const minRatio = field.disabled ? 3 : 4.5
      const name = `${field.type} ${field.id}`
      if (!['checkbox', 'radio'].includes(field.type)) {
        add(`value of ${name}`, field, style.color, fullBox, minRatio)
        if ('placeholder' in field && field.placeholder) {
          const { color } = getComputedStyle(field, '::placeholder')
          add(`placeholder of ${name}`, field, color, fullBox, minRatio)
        }
        continue
      }
      const mark = getComputedStyle(field, '::after')
      if (!field.checked || mark.content === 'none' || field.getBoundingClientRect().width > 40)
        continue
      const isRing = mark.borderLeftWidth === '0px'
      add(
        `mark of ${name}`,
        field,
        isRing ? mark.backgroundColor : mark.borderLeftColor,
        fullBox,
        3,
      )
    }
    return contrasts
  })
}
