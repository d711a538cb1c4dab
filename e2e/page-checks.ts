import { readdirSync, readFileSync } from 'node:fs'
import type { Page } from 'playwright-core'
import { axeInBothSchemes, axeProblems } from './harness.ts'
import { coveredTexts, layoutFaults } from './layout-faults.ts'

const ASSETS = 'dist/client/assets'
/** The sheets of a few public pages only. */
const OF_SOME_PAGES = ['saved-search', 'favourites', 'owner'] as const

/** Returns the problems of an open page at all widths, one line for each. Its reduced motion is on. */
export async function pageProblems(page: Page): Promise<string[]> {
  const problems: string[] = []
  const note = (check: string, found: string[]) =>
    problems.push(...found.map((problem) => `${check}: ${problem}`))
  note('sheet that is not linked', await unlinkedRules(page))
  for (const width of [1440, 1100, 768, 390, 320]) {
    await page.setViewportSize({ width, height: 900 })
    if ([1440, 390].includes(width)) note(`first screen at ${width} px`, await lateRules(page))
    note(`layout at ${width} px`, await layoutFaults(page))
    if ([1440, 320].includes(width)) note(`bars at ${width} px`, await barProblems(page))
  }
  note('text of a field', await page.evaluate(smallFields))
  note('animation', await page.evaluate(animatedElements))
  note('axe at 320 px', await axeProblems(page))
  await page.setViewportSize({ width: 1440, height: 900 })
  note('axe at 1440 px', await axeInBothSchemes(page))
  return problems
}

/** Returns the layout faults of an open page from the widest to the narrowest screen. */
export async function layoutProblems(page: Page, widths = [1440, 1100, 768, 320]) {
  const problems: string[] = []
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 })
    problems.push(...(await layoutFaults(page)).map((fault) => `${width} px: ${fault}`))
  }
  return problems
}

async function barProblems(page: Page): Promise<string[]> {
  const scrollTo = (top: 'start' | 'end') =>
    page.evaluate((place) => {
      const top = place === 'start' ? 0 : document.body.scrollHeight
      window.scrollTo({ top, behavior: 'instant' })
    }, top)
  await scrollTo('start')
  const atStart = await coveredTexts(page, 'top')
  await scrollTo('end')
  const atEnd = await coveredTexts(page, 'bottom')
  await scrollTo('start')
  return [...atStart, ...atEnd]
}

/** Returns the rules that the page uses of sheets that only some pages link, and that it does not link. */
async function unlinkedRules(page: Page): Promise<string[]> {
  const linked = await linkedFiles(page, 'link[rel=stylesheet]')
  const unlinked = readdirSync(ASSETS).filter(
    (file) =>
      file.endsWith('.css') &&
      OF_SOME_PAGES.some((sheet) => file.startsWith(`${sheet}-`)) &&
      !linked.includes(file),
  )
  if (unlinked.length === 0) return ['every sheet of some pages is linked']
  return page.evaluate(selectorsInUse, { css: unlinked.map(readCss) })
}

/** Returns the rules of the first screen that only the sheet at the end of the body has. */
async function lateRules(page: Page): Promise<string[]> {
  const head = await linkedFiles(page, 'head link[rel=stylesheet]')
  const [rest = ''] = await linkedFiles(page, 'body link[rel=stylesheet]')
  const before = `link[href$="/${rest}"]`
  const used = await page.evaluate(selectorsInUse, { css: [readCss(rest)], before })
  const inHead = new Set(await page.evaluate(selectorsInUse, { css: head.map(readCss), before }))
  if (inHead.size === 0) return ['no rule in the head']
  return used.filter((selector) => !inHead.has(selector))
}

function linkedFiles(page: Page, selector: string): Promise<string[]> {
  return page
    .locator(selector)
    .evaluateAll((all) => all.map((link) => link.getAttribute('href')?.split('/').at(-1) ?? ''))
}

function readCss(file: string): string {
  return readFileSync(`${ASSETS}/${file}`, 'utf8')
}

interface Rules {
  css: string[]
  /** The selector of a link. Then only elements before it count that the first screen shows. */
  before?: string
}

/** The selectors of these sheets that match an element of the page, nested ones written out. */
function selectorsInUse({ css: sheets, before }: Rules): string[] {
  const found: string[] = []
  const link = before === undefined ? null : document.querySelector(before)
  const counts = (element: Element) => {
    if (!link) return true
    const { top, bottom } = element.getBoundingClientRect()
    return (
      (element.compareDocumentPosition(link) & Node.DOCUMENT_POSITION_FOLLOWING) > 0 &&
      element.checkVisibility({ visibilityProperty: true }) &&
      top < innerHeight &&
      bottom > 0
    )
  }
  const collect = (rules: CSSRuleList, parent: string) => {
    for (const rule of rules) {
      if (link && rule instanceof CSSMediaRule && !matchMedia(rule.conditionText).matches) continue
      const ownSelector = rule instanceof CSSStyleRule ? rule.selectorText : null
      const selector = ownSelector?.replaceAll('&', `:is(${parent})`) ?? parent
      const elements = selector.replace(/(^|, )::/g, '$1*::').replace(/::[\w-]+(?:\([^)]*\))?/g, '')
      if (ownSelector && [...document.querySelectorAll(elements)].some(counts)) found.push(selector)
      if ('cssRules' in rule) collect(rule.cssRules as CSSRuleList, elements || parent)
    }
  }
  for (const css of sheets) {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(css)
    collect(sheet.cssRules, ':root')
  }
  return found
}

/** Returns the fields with smaller text than 16 px, at which Safari on a phone would zoom in. */
export function smallFields(): string[] {
  const fields = 'input:not([type=checkbox], [type=radio]), select, textarea, [contenteditable]'
  return [...document.querySelectorAll(fields)].flatMap((field) => {
    const { fontSize } = getComputedStyle(field)
    const name = field.getAttribute('name') ?? field.className
    return Number.parseFloat(fontSize) < 16 ? `${field.localName} ${name}, ${fontSize}` : []
  })
}

function animatedElements(): string[] {
  const MOMENT_S = 0.001
  const smooth = getComputedStyle(document.documentElement).scrollBehavior
  return [...document.querySelectorAll('*')]
    .filter((element) => {
      const { transitionDuration, animationDuration, animationName } = getComputedStyle(element)
      const runs = animationName !== 'none' ? animationDuration : '0s'
      return [transitionDuration, runs]
        .flatMap((list) => list.split(','))
        .some((time) => Number.parseFloat(time) * (time.endsWith('ms') ? 0.001 : 1) > MOMENT_S)
    })
    .map((element) => `${element.localName}.${element.className}`)
    .concat(smooth === 'auto' ? [] : [`html scrolls ${smooth}`])
}
