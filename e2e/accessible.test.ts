import { describe, expect, test } from 'vitest'
import { translator } from '../src/platform/i18n/index.ts'
import {
  favouritesPath,
  homePath,
  loginPath,
  projectPath,
  propertyPath,
  thanksPath,
} from '../src/urls.ts'
import { PROJECT, PROPERTIES, pathOf } from './demo.ts'
import { axeInBothSchemes, axeProblems, open } from './harness.ts'
import { DELETED_PROPERTY } from './more-listings.ts'

/** Each width is checked in one language, because languages differ in their texts only. */
const LONG = { lang: 'de', width: 360 } as const
const SHORT = { lang: 'nl', width: 1440 } as const

describe.each([LONG, SHORT])('axe reports no problems in $lang at $width px', ({ lang, width }) => {
  const t = translator(lang)
  const pages = {
    'the home page': homePath(lang),
    'a list': pathOf('sale', lang),
    'a list without results': `${pathOf('rent', lang)}?streetcity=atlantis&garden=true`,
    'a property with a label': propertyPath(lang, PROPERTIES.labelled),
    'a property with a hidden price': propertyPath(lang, PROPERTIES.hiddenPrice),
    'a property with a hidden address': propertyPath(lang, PROPERTIES.hiddenAddress),
    'a property without pictures': propertyPath(lang, PROPERTIES.noPictures),
    'a project': projectPath(lang, PROJECT),
    'the sold page': pathOf('sold', lang),
    'the contact page': pathOf('contact', lang),
    'the favourites page': favouritesPath(lang, [`${PROPERTIES.plain}`, `p${PROJECT}`]),
    'a thanks page': thanksPath(lang, 'contact'),
    'a log-in page': loginPath(lang),
    'an unknown property': propertyPath(lang, PROPERTIES.unknown),
    'a deleted property': propertyPath(lang, DELETED_PROPERTY),
  }
  test.each(Object.entries(pages))('on %s', async (_, path) => {
    const { page } = await open(path, { width })
    expect(await axeProblems(page)).toEqual([])
  })

  test.each([homePath(lang), pathOf('sale', lang)])('on %s with open filters', async (path) => {
    const { page } = await open(path, { width })
    const more = page.locator('summary', { hasText: t('search.filters') })
    const lift = page.getByRole('checkbox', { name: t('search.lift') })
    if (await more.isVisible()) await more.click()
    await lift.waitFor()
    expect(await axeInBothSchemes(page)).toEqual([])
  })

  test('on a property page with all facts open', async () => {
    const { page } = await open(propertyPath(lang, PROPERTIES.plain), { width })
    const closed = page.locator('#facts details:not([open]) > summary')
    while (await closed.count()) await closed.first().click()
    expect(await axeProblems(page)).toEqual([])
  })
})

describe('axe reports no problems in the dark scheme', () => {
  test.each([
    [pathOf('sale', 'nl'), 390],
    [pathOf('sold', 'fr'), 1440],
    [pathOf('contact', 'nl'), 1440],
    [propertyPath('fr', PROPERTIES.plain), 1440],
    [homePath('nl'), 1440],
    ['/staff/login', 390],
  ])('on %s at %i px', async (path, width) => {
    const { page } = await open(path, { width, dark: true })
    const background = await page.evaluate(() =>
      getComputedStyle(document.documentElement).getPropertyValue('--paper'),
    )
    expect(background).toBe('#111815')
    expect(await axeProblems(page)).toEqual([])
  })
})

describe('axe reports no problems in both schemes', () => {
  const lang = 'de'
  const t = translator(lang)

  test('with the mobile menu open', async () => {
    const { page } = await open(homePath(lang), { width: 360 })
    await page.getByRole('button', { name: t('nav.open') }).click()
    await page.getByRole('dialog', { name: t('nav.menu') }).waitFor()
    expect(await axeInBothSchemes(page)).toEqual([])
  })

  test('with the language menu open', async () => {
    const { page } = await open(homePath(lang))
    await page.getByRole('button', { name: t('nav.language') }).click()
    await page.getByRole('list', { name: t('nav.language') }).waitFor()
    expect(await axeInBothSchemes(page)).toEqual([])
  })
})

test('the home page has sufficient contrast with forced colours in both schemes', async () => {
  const { page } = await open(homePath('nl'))
  await page.emulateMedia({ forcedColors: 'active' })
  expect(await axeInBothSchemes(page)).toEqual([])
})
