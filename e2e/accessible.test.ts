import { beforeAll, describe, expect, test } from 'vitest'
import { translator } from '../src/i18n/index.ts'
import { homePath, projectPath, propertyPath } from '../src/urls.ts'
import { GONE, HOMES, PROJECT, pathOf, putAndDelete } from './demo.ts'
import { axeProblems, open } from './harness.ts'

const WIDTHS = [360, 1440]

beforeAll(() => putAndDelete(GONE))

describe.each(['nl', 'de'] as const)('axe finds nothing in %s', (lang) => {
  const pages = {
    'the home page': homePath(lang),
    'a list': pathOf('sale', lang),
    'a list without results': `${pathOf('rent', lang)}?streetcity=atlantis&garden=true`,
    'a home with a label': propertyPath(lang, HOMES.labelled),
    'a home whose price is hidden': propertyPath(lang, HOMES.hiddenPrice),
    'a home whose address is hidden': propertyPath(lang, HOMES.hiddenAddress),
    'a home without pictures': propertyPath(lang, HOMES.noPictures),
    'a project': projectPath(lang, PROJECT),
    'the sold page': pathOf('sold', lang),
    'the contact page': pathOf('contact', lang),
    'a home that never was': propertyPath(lang, HOMES.unknown),
    'a home that is gone': propertyPath(lang, GONE),
  }
  test.each(Object.entries(pages))('on %s', (_, path) => isAccessible(path))
})

describe.each(['fr', 'en'] as const)('axe finds nothing in %s', (lang) => {
  const pages = {
    'the home page': homePath(lang),
    'a list': pathOf('sale', lang),
    'a home': propertyPath(lang, HOMES.plain),
  }
  test.each(Object.entries(pages))('on %s', (_, path) => isAccessible(path))
})

describe.each(['nl', 'de'] as const)('axe finds nothing in %s with open', (lang) => {
  const t = translator(lang)

  test('menu of a phone', async () => {
    const { page } = await open(homePath(lang), { width: 360, reducedMotion: true })
    await page.getByRole('button', { name: t('nav.open') }).click()
    await page.getByRole('dialog', { name: t('nav.menu') }).waitFor()
    expect(await axeProblems(page)).toEqual([])
  })

  test('languages', async () => {
    const { page } = await open(homePath(lang))
    await page.getByRole('button', { name: t('nav.language') }).click()
    await page.getByRole('list', { name: t('nav.language') }).waitFor()
    expect(await axeProblems(page)).toEqual([])
  })

  test.each([homePath(lang), pathOf('sale', lang)])('filters of %s', async (path) => {
    const { page } = await open(path)
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 })
      if (width === WIDTHS[0]) await page.locator('summary', { hasText: t('search.more') }).click()
      await page.getByRole('checkbox', { name: t('search.lift') }).waitFor()
      expect(await axeProblems(page)).toEqual([])
    }
  })

  test('facts of a home', async () => {
    const { page } = await open(propertyPath(lang, HOMES.plain))
    const closed = page.locator('.accordion details:not([open]) > summary')
    while (await closed.count()) await closed.first().click()
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 })
      expect(await axeProblems(page)).toEqual([])
    }
  })
})

async function isAccessible(path: string): Promise<void> {
  const { page } = await open(path)
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 })
    expect(await axeProblems(page)).toEqual([])
  }
}
