import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { REST, SHEETS, sheetSource } from '../src/components/shell/sheets.ts'
import type { Lang } from '../src/platform/format/lang.ts'
import { translator } from '../src/platform/i18n/index.ts'
import {
  brochurePath,
  budgetPath,
  comparePath,
  favouritesPath,
  homePath,
  loginPath,
  officePath,
  personPath,
  projectPath,
  propertyPath,
  thanksPath,
} from '../src/urls.ts'
import { onePageDemandPath, PROJECT, PROPERTIES, pathOf } from './demo.ts'
import { axeInBothSchemes, open, waitForIslands } from './harness.ts'
import { DELETED_PROPERTY } from './more-listings.ts'
import { layoutProblems, pageProblems } from './page-checks.ts'

const IDS = [`${PROPERTIES.plain}`, `${PROPERTIES.labelled}`, `p${PROJECT}`]

function templates(lang: Lang): string[] {
  const pages = ['sale', 'projects', 'sold', 'contact', 'demand', 'valuation'] as const
  return [
    homePath(lang),
    ...[...pages, 'agency' as const, 'privacy' as const].map((role) => pathOf(role, lang)),
    `${pathOf('rent', lang)}?streetcity=atlantis&garden=true`,
    onePageDemandPath(lang),
    propertyPath(lang, PROPERTIES.plain),
    propertyPath(lang, PROPERTIES.labelled),
    propertyPath(lang, PROPERTIES.hiddenPrice),
    propertyPath(lang, PROPERTIES.hiddenAddress),
    propertyPath(lang, PROPERTIES.noPictures),
    propertyPath(lang, PROPERTIES.unknown),
    propertyPath(lang, DELETED_PROPERTY),
    projectPath(lang, PROJECT),
    personPath(lang, { id: 1, slug: 'lotte-vermeulen' }),
    officePath(lang, { id: 1, slug: 'lindehof-gent' }),
    favouritesPath(lang, IDS),
    comparePath(lang, IDS),
    budgetPath(lang),
    `${budgetPath(lang)}?monthly=1394&own=80000&years=25&rate=3,5&ownhome=1`,
    `${propertyPath(lang, PROPERTIES.plain)}?rent=abc`,
    thanksPath(lang, 'contact'),
    loginPath(lang),
  ]
}

test.each(templates('de'))(
  '%s has no fault in its layout, styles or accessibility',
  async (path) => {
    const { page, problems } = await open(path, { lang: 'de' })
    await page
      .locator('#facts details')
      .evaluateAll((elements) => elements.map((element) => element.setAttribute('open', '')))
    expect(await pageProblems(page)).toEqual([])
    // Chromium reports the status of a page that does not exist or is gone as an error.
    expect(problems.filter((problem) => !/status of 4(?:04|10)/.test(problem))).toEqual([])
  },
)

test('no French page has a fault in its layout', async () => {
  const { page } = await open('/healthz', { lang: 'fr' })
  const found: string[] = []
  for (const path of [...templates('fr'), brochurePath('fr', IDS)]) {
    await page.goto(path)
    await waitForIslands(page)
    await page.evaluate(async () => void (await document.fonts.ready))
    found.push(...(await layoutProblems(page, [1440, 320])).map((fault) => `${path} ${fault}`))
  }
  expect(found).toEqual([])
})

describe('axe reports no problems in both schemes', () => {
  const lang = 'de'
  const t = translator(lang)

  test.each([
    [homePath(lang), 360],
    [pathOf('sale', lang), 1440],
  ])('with the open filters of %s at %i px', async (path, width) => {
    const { page } = await open(path, { width })
    const more = page.locator('summary', { hasText: t('search.filters') })
    if (await more.isVisible()) await more.click()
    await page.getByRole('checkbox', { name: t('search.lift') }).waitFor()
    expect(await axeInBothSchemes(page)).toEqual([])
    expect(await layoutProblems(page)).toEqual([])
  })

  test('with the mobile menu open', async () => {
    const { page } = await open(homePath(lang), { width: 360 })
    await page.getByRole('button', { name: t('nav.open') }).click()
    await page.getByRole('dialog', { name: t('nav.menu') }).waitFor()
    expect(await axeInBothSchemes(page)).toEqual([])
  })

  test('with the language menu open, and with forced colours', async () => {
    const { page } = await open(homePath(lang))
    await page.getByRole('button', { name: t('nav.language') }).click()
    await page.getByRole('list', { name: t('nav.language') }).waitFor()
    expect(await axeInBothSchemes(page)).toEqual([])
    await page.emulateMedia({ forcedColors: 'active' })
    expect(await axeInBothSchemes(page)).toEqual([])
  })
})

test('the style sheet for what is below the first screen imports all of the others', () => {
  const imports = readFileSync(sheetSource(REST), 'utf8').match(/^@import .+$/gm)
  const repeated = SHEETS.slice(1, SHEETS.indexOf(REST))
  expect(imports).toEqual(
    expect.arrayContaining(repeated.map((sheet) => `@import './${sheet}.css';`)),
  )
})
