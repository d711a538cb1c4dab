import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import type { Lang } from '../src/platform/format/lang.ts'
import {
  brochurePath,
  comparePath,
  favouritesPath,
  homePath,
  loginPath,
  projectPath,
  propertyPath,
  STAFF,
  thanksPath,
} from '../src/urls.ts'
import { onePageDemandPath, PROJECT, PROPERTIES, pathOf } from './demo.ts'
import { open, waitForIslands } from './harness.ts'
import { coveredTexts, layoutFaults } from './layout-faults.ts'
import { logIn } from './staff-area.ts'

const WIDTHS = [320, 768, 1100, 1440]
const IDS = [`${PROPERTIES.plain}`, `${PROPERTIES.labelled}`, `p${PROJECT}`]

function templates(lang: Lang): string[] {
  const pages = ['sale', 'rent', 'projects', 'sold', 'contact', 'demand', 'valuation'] as const
  const texts = ['agency', 'sell', 'privacy', 'accessibility'] as const
  return [
    homePath(lang),
    ...[...pages, ...texts].map((role) => pathOf(role, lang)),
    `${pathOf('rent', lang)}?streetcity=atlantis&garden=true`,
    onePageDemandPath(lang),
    propertyPath(lang, PROPERTIES.plain),
    propertyPath(lang, PROPERTIES.rental),
    propertyPath(lang, PROPERTIES.labelled),
    propertyPath(lang, PROPERTIES.noPictures),
    propertyPath(lang, PROPERTIES.unknown),
    projectPath(lang, PROJECT),
    favouritesPath(lang, IDS),
    comparePath(lang, IDS),
    brochurePath(lang, IDS),
    thanksPath(lang, 'contact'),
    loginPath(lang),
  ]
}

const STAFF_SCREENS = [
  STAFF.overview,
  STAFF.leads,
  STAFF.listings,
  STAFF.owners,
  STAFF.crm,
  STAFF.pages,
  STAFF.media,
  STAFF.accounts,
  STAFF.audit,
  STAFF.settings,
  STAFF.labels,
  STAFF.menus,
]

describe.each(['fr', 'de'] as const)('in %s', (lang) => {
  test('no page scrolls horizontally, breaks a word of a heading or has overlapping texts', async () => {
    const { page } = await open(homePath(lang), { lang })
    expect(await faultsOf(page, templates(lang))).toEqual([])
  })
})

test('the open facts and rooms of a property fit', async () => {
  const { page } = await open(propertyPath('de', PROPERTIES.labelled), { lang: 'de' })
  await page
    .locator('#facts details')
    .evaluateAll((elements) => elements.map((element) => element.setAttribute('open', '')))
  expect(await faultsAtWidths(page)).toEqual([])
})

test('no staff screen scrolls horizontally, breaks a heading or has overlapping texts', async () => {
  const { page } = await open('/healthz')
  await logIn(page, 'staff')
  expect(await faultsOf(page, STAFF_SCREENS)).toEqual([])
})

test('the text of every field has at least 16 px on a phone, so that Safari does not zoom in', async () => {
  const { page } = await open('/healthz', { width: 390, touch: true })
  await logIn(page, 'staff')
  const editors = [`${STAFF.articles}/30`, `${STAFF.listings}/${PROPERTIES.plain}`]
  const found: string[] = []
  for (const path of [...templates('nl'), ...STAFF_SCREENS, ...editors]) {
    await page.goto(path)
    await waitForIslands(page)
    // The rich text fields of an editor.
    if (editors.includes(path)) await page.locator('[contenteditable=true]').first().waitFor()
    found.push(...(await page.evaluate(smallFields)).map((field) => `${path}: ${field}`))
  }
  expect(found).toEqual([])
})

/** Returns the text fields and lists with smaller text than 16 px, also those in closed dialogs. */
function smallFields(): string[] {
  const fields = 'input:not([type=checkbox], [type=radio]), select, textarea, [contenteditable]'
  return [...document.querySelectorAll(fields)].flatMap((field) => {
    const { fontSize } = getComputedStyle(field)
    const name = field.getAttribute('name') ?? field.className
    return Number.parseFloat(fontSize) < 16 ? `${field.localName} ${name}, ${fontSize}` : []
  })
}

test.each([320, 1440])(
  'no bar covers text at the top or the end of a page at %i px',
  async (width) => {
    const { page } = await open(homePath('nl'), { width })
    const found: string[] = []
    for (const path of templates('nl')) {
      await page.goto(path)
      await waitForIslands(page)
      found.push(...(await coveredTexts(page, 'top')).map((text) => `${path}: ${text}`))
      await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }))
      found.push(...(await coveredTexts(page, 'bottom')).map((text) => `${path}: ${text}`))
    }
    expect(found).toEqual([])
  },
)

test.each([390, 768, 1440])(
  'exactly one visit button of the bars is visible at %i px',
  async (width) => {
    const { page } = await open(propertyPath('nl', PROPERTIES.plain), { width })
    const bars = page.locator('.section-nav .button:visible, .contact-bar .button:visible')
    const documents = page.locator('#documents')
    await documents.scrollIntoViewIfNeeded()
    const card = page.locator('[data-manager-card]')
    const isCardInView = await card.evaluate((element) => {
      const { top, bottom } = element.getBoundingClientRect()
      return bottom > 0 && top < innerHeight
    })
    await expect.poll(() => bars.count()).toBe(1)
    if (width < 1024) expect(isCardInView).toBe(false)
  },
)

test.each([
  { lang: 'fr', width: 360, hasPortrait: false },
  { lang: 'fr', width: 390, hasPortrait: true },
  { lang: 'de', width: 390, hasPortrait: false },
] as const)('the contact bar is 68 px high at $width px in $lang', async (visit) => {
  const { lang, width, hasPortrait } = visit
  const { page } = await open(propertyPath(lang, PROPERTIES.plain), { width, lang })
  await page.locator('#energy').scrollIntoViewIfNeeded()
  const bar = page.locator('.contact-bar')
  await expect.poll(() => bar.locator('picture').isVisible()).toBe(hasPortrait)
  expect((await bar.boundingBox())?.height).toBe(68)
})

test.each([STAFF.menus, `${STAFF.settings}/offices`])(
  'the names in a list of %s are aligned',
  async (path) => {
    const { page } = await open('/healthz', { width: 390, touch: true })
    await logIn(page, 'staff')
    await page.goto(path)
    await waitForIslands(page)
    const tick = page.getByLabel('Zelf samenstellen').first()
    if (path === STAFF.menus) await tick.check()
    const tops = await page
      .locator('.items')
      .first()
      .evaluate((list) => {
        const summaries = [...list.querySelectorAll(':scope > li > .item > details > summary')]
        const topIn = (summary: Element) =>
          (summary.firstElementChild ?? summary).getBoundingClientRect().top -
          (summary.closest('.item')?.getBoundingClientRect().top ?? 0)
        return summaries.map((summary) => Math.round(topIn(summary)))
      })
    expect(tops.length).toBeGreaterThan(2)
    expect(new Set(tops).size).toBe(1)
  },
)

test('the row of related pages starts at the current page', async () => {
  const { page } = await open(`${pathOf('sell', 'nl')}/uw-woning-voorbereiden`, { width: 390 })
  const current = await page.locator('.fixed-menu [aria-current]').boundingBox()
  expect((current?.x ?? 0) + (current?.width ?? 0)).toBeLessThanOrEqual(390)
})

test('French quotation marks have no-break spaces', async () => {
  const { page } = await open(homePath('fr'), { lang: 'fr' })
  const quote = page.locator('blockquote .prose').first()
  expect(await quote.evaluate((element) => getComputedStyle(element).quotes)).toContain('«\u00a0')
})

async function faultsOf(page: Page, paths: string[]): Promise<string[]> {
  const found: string[] = []
  for (const path of paths) {
    await page.goto(path)
    await waitForIslands(page)
    await page.evaluate(async () => void (await document.fonts.ready))
    const faults = await faultsAtWidths(page)
    found.push(...faults.map((fault) => `${path} ${fault}`))
  }
  return found
}

async function faultsAtWidths(page: Page): Promise<string[]> {
  const found: string[] = []
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 })
    const faults = await layoutFaults(page)
    found.push(...faults.map((fault) => `at ${width} px: ${fault}`))
  }
  return found
}
