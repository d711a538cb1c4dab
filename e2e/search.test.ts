import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { translator } from '../src/i18n/index.ts'
import { pathOf } from './demo.ts'
import { follow, open } from './harness.ts'
import { answer, cards, listCount as count, searchReady } from './search-page.ts'

const t = translator('nl')
const LIST = pathOf('sale', 'nl')

test('choosing a filter changes the list in place by one request', async () => {
  const { page, problems } = await open(`${LIST}?order=Price+asc&page=2`)
  await searchReady(page)
  const before = await count(page)
  const asked = listRequests(page)

  const bedrooms = page.getByRole('combobox', { name: t('search.bedrooms') })
  await bedrooms.focus()
  await bedrooms.selectOption('3')
  await expect.poll(() => search(page)).toBe('?order=Price+asc&bedrooms=3')
  await expect.poll(() => count(page)).toBeLessThan(before)
  expect(asked).toEqual([`${LIST}?order=Price+asc&bedrooms=3`])
  expect(await bedrooms.evaluate((element) => element === document.activeElement)).toBe(true)

  await expect.poll(() => answer(page).textContent()).toContain('met 3 slaapkamers')
  const german = await page.locator('#languages [hreflang=de]').getAttribute('href')
  expect(german).toMatch(/^\/de\/zu-verkaufen\?/)
  expect(german).toContain('bedrooms=3')
  expect(german).toContain('order=Price+asc')
  expect(problems).toEqual([])
})

test('text and Enter change the list while the focus stays in the field', async () => {
  const { page } = await open(LIST)
  await searchReady(page)
  const where = page.getByLabel(t('search.where'), { exact: true })
  await where.pressSequentially('lindenlei')
  await page.keyboard.press('Enter')
  await expect.poll(() => search(page)).toBe('?streetcity=lindenlei')
  expect(await where.evaluate((element) => element === document.activeElement)).toBe(true)
  expect(await where.inputValue()).toBe('lindenlei')
})

test('Back from a property page leads to the filtered list', async () => {
  const { page } = await open(LIST)
  await searchReady(page)
  const all = await count(page)
  await page.getByRole('combobox', { name: t('search.bedrooms') }).selectOption('2')
  await expect.poll(() => count(page)).toBeLessThan(all)
  const titles = await titlesOf(page)
  const address = page.url()

  await cards(page).getByRole('heading').getByRole('link').first().click()
  await page.getByRole('heading', { name: t('prop.allfacts') }).waitFor()
  await page.goBack()
  expect(page.url()).toBe(address)
  expect(await titlesOf(page)).toEqual(titles)
  const bedrooms = page.getByRole('combobox', { name: t('search.bedrooms') })
  expect(await bedrooms.inputValue()).toBe('2')
})

test('the arrows of a card appear on hover and turn its pictures', async () => {
  const { page, problems } = await open(LIST)
  const card = cards(page).first()
  const next = card.getByRole('button', { name: t('picture.next') })
  const pictures = card.getByRole('group', { name: t('picture.carousel') })
  expect(await next.count()).toBe(0)

  await card.hover()
  await next.click()
  await expect.poll(() => picture(pictures)).toBe(1)
  await card.getByRole('button', { name: t('picture.previous') }).click()
  await expect.poll(() => picture(pictures)).toBe(0)
  expect(new URL(page.url()).pathname).toBe(LIST)
  expect(problems).toEqual([])
})

test('a list holds the first picture of each home until the page is used', async () => {
  const { page } = await open(LIST)
  const lists = page.getByRole('group', { name: t('picture.carousel') })
  const pictures = () => lists.evaluateAll((all) => all.map((one) => one.children.length))
  expect(new Set(await pictures())).toEqual(new Set([1]))
  await page.mouse.move(5, 5)
  await expect.poll(async () => (await pictures())[0]).toBeGreaterThan(1)
})

test('without scripts the picture of a card leads to the home, which has them all', async () => {
  const { page } = await open(LIST, { javascript: false })
  await follow(cards(page).first().locator('img').first())
  expect(await page.locator('a[data-picture]').count()).toBeGreaterThan(1)
})

test('a script that fails to load is reported, and the page works without it', async () => {
  const { page } = await open('/healthz')
  await page.route('**/search-form-*.js', (route) => route.abort())
  const searchReport = reported(page, 'search-form')
  await page.goto(LIST)
  await page.getByLabel(t('search.where'), { exact: true }).focus()
  expect(await searchReport).toBe(204)

  await page.getByRole('combobox', { name: t('search.bedrooms') }).selectOption('3')
  await page.getByRole('button', { name: t('search.submit') }).click()
  await expect.poll(() => new URL(page.url()).searchParams.get('bedrooms')).toBe('3')
  await cards(page).first().getByRole('heading').getByRole('link').click()
  await page.getByRole('heading', { name: t('prop.allfacts') }).waitFor()
})

function search(page: Page): string {
  return new URL(page.url()).search
}

function titlesOf(page: Page): Promise<string[]> {
  return cards(page).getByRole('heading').allInnerTexts()
}

/** Returns the index of a card's visible picture, from 0; between two of them it is no integer. */
function picture(list: Locator): Promise<number> {
  return list.evaluate(({ scrollLeft, clientWidth }) => scrollLeft / clientWidth)
}

/** Records the requests to the list's address from now on. */
function listRequests(page: Page): string[] {
  const asked: string[] = []
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url())
    if (pathname === LIST) asked.push(pathname + search)
  })
  return asked
}

/** The answer to the report that an island failed. */
async function reported(page: Page, module: string): Promise<number | undefined> {
  const report = await page.waitForRequest(
    (request) =>
      request.method() === 'POST' &&
      new URL(request.url()).pathname === '/api/error/' &&
      request.postDataJSON().module === module,
  )
  return (await report.response())?.status()
}
