import { readdirSync, readFileSync } from 'node:fs'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { REST, SHEETS, sheetSource } from '../src/components/shell/sheets.ts'
import { homePath, loginPath, projectPath, propertyPath, thanksPath } from '../src/urls.ts'
import { onePageDemandPath, PROJECT, PROPERTIES, pathOf } from './demo.ts'
import { open } from './harness.ts'

const ASSETS = 'dist/client/assets'

/** The sheets that are complete in the one for what is below the first screen. */
const REPEATED = SHEETS.slice(SHEETS.indexOf('dark') + 1, SHEETS.indexOf(REST))
/** The sheets of a few public pages only. */
const OF_SOME_PAGES = ['saved-search', 'favourites', 'owner'] as const

const PAGES = [
  homePath('nl'),
  pathOf('sale', 'nl'),
  pathOf('sold', 'nl'),
  pathOf('projects', 'nl'),
  `${pathOf('rent', 'nl')}?streetcity=atlantis&garden=true`,
  pathOf('privacy', 'nl'),
  onePageDemandPath('nl'),
  pathOf('contact', 'nl'),
  pathOf('demand', 'nl'),
  pathOf('valuation', 'nl'),
  pathOf('agency', 'nl'),
  `${pathOf('sell', 'nl')}/uw-woning-voorbereiden`,
  propertyPath('nl', PROPERTIES.plain),
  projectPath('nl', PROJECT),
  propertyPath('nl', PROPERTIES.unknown),
  '/nl/favorieten?ids=410001,410002',
  '/nl/vergelijken?ids=410001,410002',
  thanksPath('nl', 'contact'),
  loginPath('nl'),
]

test('the style sheet for what is below the first screen imports all of the others', () => {
  const imports = readFileSync(sheetSource(REST), 'utf8').match(/^@import .+$/gm)
  expect(imports).toEqual(
    expect.arrayContaining(REPEATED.map((sheet) => `@import './${sheet}.css';`)),
  )
})

test.each(PAGES)('%s links every style sheet whose rules it uses', async (path) => {
  const { page } = await open(path, { pictures: false })
  const linked = await linkedFiles(page, 'link[rel=stylesheet]')
  const unlinked = readdirSync(ASSETS).filter(
    (file) => isOfSomePages(file) && !linked.includes(file),
  )
  expect(unlinked.length).toBeGreaterThan(0)
  expect(await page.evaluate(selectorsInUse, { css: unlinked.map(readCss) })).toEqual([])
})

test.each(PAGES)('%s links the rules of its first screen in the head', async (path) => {
  for (const width of [390, 1440]) {
    const { page } = await open(path, { pictures: false, width })
    const head = await linkedFiles(page, 'head link[rel=stylesheet]')
    const [rest = ''] = await linkedFiles(page, 'body link[rel=stylesheet]')
    const before = `link[href$="/${rest}"]`
    const used = await page.evaluate(selectorsInUse, { css: [readCss(rest)], before })
    const inHead = new Set(await page.evaluate(selectorsInUse, { css: head.map(readCss), before }))
    expect(inHead.size).toBeGreaterThan(0)
    expect(used.filter((selector) => !inHead.has(selector))).toEqual([])
  }
})

function linkedFiles(page: Page, selector: string): Promise<string[]> {
  return page
    .locator(selector)
    .evaluateAll((all) => all.map((link) => link.getAttribute('href')?.split('/').at(-1) ?? ''))
}

function readCss(file: string): string {
  return readFileSync(`${ASSETS}/${file}`, 'utf8')
}

function isOfSomePages(file: string): boolean {
  return file.endsWith('.css') && OF_SOME_PAGES.some((sheet) => file.startsWith(`${sheet}-`))
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
