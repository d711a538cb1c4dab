import type { Page } from 'playwright-core'

/** The minimum distance between the texts of two columns of a table, in pixels. */
const MIN_COLUMN_GAP = 16

/** Returns the layout faults of the page at its current width, one line for each. */
export async function layoutFaults(page: Page): Promise<string[]> {
  return page.evaluate(findFaults, MIN_COLUMN_GAP)
}

/** Returns the texts that a fixed or sticky bar covers in the upper or lower half of the screen. */
export async function coveredTexts(page: Page, half: 'top' | 'bottom'): Promise<string[]> {
  return page.evaluate(findCovered, half)
}

/** Runs in the browser, so it cannot use variables of this module. */
function findFaults(minGap: number): string[] {
  const faults: string[] = []
  const range = document.createRange()
  /** Longer words are not checked here. `layout.test.ts` tests one. */
  const MAX_WORD = 40

  const isShown = (element: Element) => element.checkVisibility({ visibilityProperty: true })
  const clipped = new Map<Element, boolean>()
  const isClipped = (element: Element): boolean => {
    const isKnown = clipped.get(element)
    if (isKnown !== undefined) return isKnown
    const isHidden = getComputedStyle(element).clipPath !== 'none' || element.clientWidth === 1
    const parent = element.parentElement
    const found = isHidden || (parent !== null && isClipped(parent))
    clipped.set(element, found)
    return found
  }
  const rectsOf = (node: Node, start?: number, end?: number) => {
    range.selectNodeContents(node)
    if (start !== undefined && end !== undefined) {
      range.setStart(node, start)
      range.setEnd(node, end)
    }
    return [...range.getClientRects()].filter(({ width, height }) => width > 1 && height > 1)
  }
  const textsIn = (root: Node): Text[] => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
    const texts: Text[] = []
    while (walker.nextNode()) {
      const text = walker.currentNode
      const parent = text.parentElement
      if (!(text instanceof Text) || !text.data.trim() || !parent || !isShown(parent)) continue
      if (!isClipped(parent)) texts.push(text)
    }
    return texts
  }

  const { clientWidth, scrollWidth } = document.documentElement
  if (scrollWidth > clientWidth)
    faults.push(`scrolls horizontally by ${scrollWidth - clientWidth} px`)

  for (const heading of document.querySelectorAll(
    'h1, h2, h3, h4, legend, summary, dt, dd, .button, .tile, [scope=col]',
  )) {
    for (const text of textsIn(heading)) {
      // A break at a soft hyphen is not a fault. The hyphen belongs to the part after it.
      for (const { 0: word, index } of text.data.matchAll(/(?<!\u00ad)[\p{L}\p{N}]{2,}/gu)) {
        if (word.length > MAX_WORD) continue
        const lines = rectsOf(text, index, index + word.length).map(({ top }) => Math.round(top))
        if (new Set(lines).size > 1) faults.push(`breaks “${word}” of “${heading.textContent}”`)
      }
    }
  }

  /** Returns the right side of the text that is visible. A long text may end with an ellipsis. */
  const visibleRight = (text: Text, right: number) => {
    const cut = text.parentElement?.closest('td a, td small, th a, th small, .tag')
    const isCut = cut && getComputedStyle(cut).textOverflow === 'ellipsis'
    return isCut ? Math.min(right, cut.getBoundingClientRect().right) : right
  }

  for (const row of document.querySelectorAll('tr')) {
    const cells = [...row.cells].flatMap((cell) => {
      const rects = textsIn(cell).flatMap((text) =>
        rectsOf(text).map(({ left, right, top, bottom }) => ({
          ...{ left, top, bottom },
          right: visibleRight(text, right),
        })),
      )
      if (rects.length === 0) return []
      const sides = (side: 'left' | 'right' | 'top' | 'bottom') => rects.map((rect) => rect[side])
      const left = Math.min(...sides('left'))
      const right = Math.max(...sides('right'))
      const top = Math.min(...sides('top'))
      const bottom = Math.max(...sides('bottom'))
      return [{ cell, left, right, top, bottom }]
    })
    for (const [at, next] of cells.entries()) {
      const before = cells[at - 1]
      if (!before || before.bottom <= next.top || next.bottom <= before.top) continue
      const gap = Math.round(next.left - before.right)
      if (gap < minGap) faults.push(`${gap} px gap after “${before.cell.textContent?.trim()}”`)
    }
  }

  const context = document.createElement('canvas').getContext('2d')
  for (const input of document.querySelectorAll('input[placeholder]')) {
    if (!(input instanceof HTMLInputElement) || !context || input.value || !isShown(input)) continue
    const hint = getComputedStyle(input, '::placeholder')
    const isTransparent = /, 0\)$/.test(hint.color)
    context.font = hint.font
    const { paddingLeft, paddingRight } = getComputedStyle(input)
    const availableWidth =
      input.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight)
    const width = context.measureText(input.placeholder).width
    if (!isTransparent && width > availableWidth + 1)
      faults.push(`cuts off the placeholder “${input.placeholder}”`)
  }

  // Elements that scroll by themselves or stay in view cover other texts by design.
  const onPage = new Map<Element, boolean>()
  const isOnPage = (element: Element): boolean => {
    const isKnown = onPage.get(element)
    if (isKnown !== undefined) return isKnown
    const { position, overflowX } = getComputedStyle(element)
    const isPositioned = ['fixed', 'sticky'].includes(position) || overflowX !== 'visible'
    const parent = element.parentElement
    const found =
      element === document.body || (!isPositioned && (parent === null || isOnPage(parent)))
    onPage.set(element, found)
    return found
  }
  const lines = textsIn(document.body)
    .filter(({ parentElement }) => parentElement && isOnPage(parentElement))
    .flatMap((text) =>
      rectsOf(text).map(({ left, right, top, height }) => {
        // Line boxes are higher than their letters.
        return { text, left, right, top: top + height / 4, bottom: top + (height * 3) / 4 }
      }),
    )
    .sort((a, b) => a.top - b.top)
  for (const [at, line] of lines.entries()) {
    for (const below of lines.slice(at + 1)) {
      if (below.top >= line.bottom) break
      if (below.text === line.text) continue
      if (line.right > below.left + 1 && below.right > line.left + 1)
        faults.push(`“${line.text.data.trim()}” overlaps “${below.text.data.trim()}”`)
    }
  }
  return [...new Set(faults)]
}

function findCovered(half: 'top' | 'bottom'): string[] {
  const covered: string[] = []
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const range = document.createRange()
  while (walker.nextNode()) {
    const text = walker.currentNode
    const parent = text.parentElement
    if (!parent?.checkVisibility({ visibilityProperty: true })) continue
    if (barOf(parent) || isClipped(parent)) continue
    range.selectNodeContents(text)
    for (const { left, top, width, height } of range.getClientRects()) {
      const [x, y] = [left + width / 2, top + height / 2]
      if (width <= 1 || y < innerHeight / 2 !== (half === 'top')) continue
      const front = document.elementFromPoint(x, y)
      const bar = front && !front.contains(parent) && barOf(front)
      if (bar) covered.push(`“${text.textContent?.trim()}” is below ${bar.className}`)
    }
  }
  return covered

  function isClipped(element: Element): boolean {
    const isHere = getComputedStyle(element).clipPath !== 'none'
    return isHere || Boolean(element.parentElement && isClipped(element.parentElement))
  }

  function barOf(element: Element): Element | null {
    if (['fixed', 'sticky'].includes(getComputedStyle(element).position)) return element
    return element.parentElement && barOf(element.parentElement)
  }
}
