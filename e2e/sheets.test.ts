import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { SHEETS } from '../src/components/shell/sheets.ts'
import { homePath, loginPath, projectPath, propertyPath, thanksPath } from '../src/urls.ts'
import { onePageDemandPath, PROJECT, PROPERTIES, pathOf } from './demo.ts'
import { open } from './harness.ts'

const ASSETS = 'dist/client/assets'

/** Style sheets that public pages do not link. */
const NON_PUBLIC_SHEETS = ['staff', 'plain', 'preview', 'brochure']

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

test.each(PAGES)('%s links every style sheet whose rules it uses', async (path) => {
  const { page } = await open(path, { pictures: false })
  const linked = await page
    .locator('link[rel=stylesheet]')
    .evaluateAll((all) => all.map((link) => link.getAttribute('href')?.split('/').at(-1)))
  const unlinked = readdirSync(ASSETS).filter((file) => isSheet(file) && !linked.includes(file))
  expect(unlinked.length).toBeGreaterThan(0)
  const css = unlinked.map((file) => readFileSync(`${ASSETS}/${file}`, 'utf8'))
  expect(await page.evaluate(selectorsInUse, css)).toEqual([])
})

function isSheet(file: string): boolean {
  const name = SHEETS.find((sheet) => file.endsWith('.css') && file.startsWith(`${sheet}-`))
  return name !== undefined && !NON_PUBLIC_SHEETS.includes(name)
}

/** The selectors of these sheets that match an element of the page, nested ones written out. */
function selectorsInUse(sheets: string[]): string[] {
  const found: string[] = []
  const collect = (rules: CSSRuleList, parent: string) => {
    for (const rule of rules) {
      const ownSelector = rule instanceof CSSStyleRule ? rule.selectorText : null
      const selector = ownSelector?.replaceAll('&', `:is(${parent})`) ?? parent
      const elements = selector.replace(/::[\w-]+(?:\([^)]*\))?/g, '')
      if (ownSelector && document.querySelector(elements)) found.push(selector)
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
