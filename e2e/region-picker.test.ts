import type { Locator, Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import type { Lang } from '../src/domain/format/lang.ts'
import { axeInBothSchemes, follow, open } from './harness.ts'
import {
  answer,
  moreFilters,
  placeField,
  regionTags,
  requestsOf,
  searchButton,
  searchReady,
} from './search-page.ts'

describe('the region picker', () => {
  const [lang, path] = ['fr', '/fr/a-vendre'] as const
  const [ghent, whole] = ['Gand', 'Gand, tous les codes postaux']

  test('adds places one by one and removes them again', async () => {
    const { page, problems } = await openPicker(path, lang)
    const tags = regionTags(page, lang)
    const asked = requestsOf(page)
    await pick(page, 'gent', `${ghent} 9000`)
    await page.waitForURL(`**${path}?region=${ghent}%7C9000`)
    await expect.poll(() => tags.count()).toBe(1)
    await pick(page, 'mariakerke 9030', 'Mariakerke 9030')
    await expect.poll(() => tags.count()).toBe(2)
    await expect.poll(() => regionsOf(page)).toEqual([`${ghent}|9000`, 'Mariakerke|9030'])
    expect(asked.filter((one) => one.startsWith(path))).toHaveLength(2)
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('search-region')
    const others = placeField(page).getByText(/^\+/)
    expect(await others.textContent()).toBe('+ 1')
    await others.click()
    expect(
      await placeField(page)
        .getByRole('link', { name: /Mariakerke/ })
        .isVisible(),
    ).toBe(true)
    await page.keyboard.press('Escape')
    expect(
      await placeField(page)
        .getByRole('link', { name: /Mariakerke/ })
        .isVisible(),
    ).toBe(false)
    // The list of places closes the panel of filters.
    await moreFilters(page, lang).click()
    expect(await radius(page).isVisible()).toBe(false)
    await tags.first().click()
    await expect.poll(() => tags.count()).toBe(1)
    expect(await radius(page).isVisible()).toBe(true)
    await page.locator('#search-region').focus()
    await page.keyboard.press('Backspace')
    await expect.poll(() => tags.count()).toBe(0)
    await page.waitForURL(`**${path}`)
    expect(problems).toEqual([])
  })

  test('adds a municipality with all its postcodes as one place', async () => {
    const { page } = await openPicker(path, lang)
    const tags = regionTags(page, lang)
    await pick(page, 'gent', whole)
    await expect.poll(() => tags.count()).toBe(1)
    await expect.poll(() => regionsOf(page)).toEqual([`${ghent}|town-gent`])
    await page.locator('#search-region').fill('gent')
    const option = page.getByRole('option', { name: whole })
    expect(await option.getAttribute('aria-selected')).toBe('true')
    expect(await axeInBothSchemes(page)).toEqual([])
    await option.click()
    await expect.poll(() => tags.count()).toBe(0)
  })
})

test('a radius applies once it is ticked, around one place', async () => {
  const { page } = await openPicker('/nl/te-koop?region=Gent%7C9000', 'nl')
  const number = page.getByRole('spinbutton')
  expect(await number.inputValue()).toBe('10')
  expect(await number.getAttribute('min')).toBe('10')
  expect(await number.getAttribute('step')).toBe('5')
  await number.fill('23')
  await page.keyboard.press('Tab')
  await expect.poll(() => new URL(page.url()).searchParams.get('radius')).toBe('20')
  expect(await number.inputValue()).toBe('20')
  await expect.poll(() => answer(page).textContent()).toContain('binnen 20\u00a0km van Gent, ')
  await radius(page).uncheck()
  await expect.poll(() => new URL(page.url()).searchParams.has('radius')).toBe(false)
})

test('a misspelled part of a town is found by keyboard', async () => {
  const { page } = await openPicker('/nl/te-koop', 'nl')
  await page.locator('#search-region').focus()
  await page.keyboard.type('sint niklas')
  await page.getByRole('option', { name: 'Sint-Niklaas, alle postcodes' }).waitFor()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect.poll(() => regionTags(page).textContent()).toContain('Sint-Niklaas')
})

test('works by touch', async () => {
  const { page } = await open('/nl/te-koop', { width: 390, touch: true })
  await searchReady(page)
  await moreFilters(page).tap()
  await page.locator('#search-region').tap()
  await page.keyboard.type('namur')
  await page.getByRole('option', { name: 'Namen 5000' }).tap()
  await page.waitForURL('**/nl/te-koop?region=Namen%7C5000')
  await regionTags(page).tap()
  await page.waitForURL('**/nl/te-koop')
})

test('without scripts the places are kept and can be removed', async () => {
  const { page } = await open('/nl/te-koop?region=Gent%7C9000&region=Mariakerke%7C9030&type=1', {
    javascript: false,
  })
  await moreFilters(page).click()
  expect(await page.locator('#search-region').isVisible()).toBe(false)
  await follow(regionTags(page).first())
  expect(new URL(page.url()).search).toBe('?region=Mariakerke%7C9030&type=1')
  await moreFilters(page).click()
  await radius(page).check()
  await follow(searchButton(page))
  expect(new URL(page.url()).searchParams.get('radius')).toBe('10')
  expect(new URL(page.url()).searchParams.getAll('region')).toEqual(['Mariakerke|9030'])
})

/** The places in the address. */
function regionsOf(page: Page): string[] {
  return new URL(page.url()).searchParams.getAll('region')
}

/** The checkbox that adds the homes around the one chosen place. */
function radius(page: Page): Locator {
  return page.locator('input[name=radius]')
}

async function openPicker(path: string, lang: Lang) {
  const visit = await open(path, { lang })
  await searchReady(visit.page)
  await moreFilters(visit.page, lang).click()
  return visit
}

async function pick(page: Page, text: string, label: string): Promise<void> {
  await page.locator('#search-region').click()
  await page.keyboard.type(text)
  await page.getByRole('option', { name: label }).first().click()
}
