import type { Locator, Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { LANGS, type Lang } from '../src/domain/format/lang.ts'
import { translator } from '../src/i18n/index.ts'
import { homePath, propertyPath } from '../src/urls.ts'
import { HOMES, pathOf } from './demo.ts'
import { follow, open } from './harness.ts'
import { cards, listCount as count, placeOf, priceOf } from './search-page.ts'

const HTML_LANG = { nl: 'nl-BE', fr: 'fr-BE', en: 'en-BE', de: 'de-BE' }

describe('without scripts', () => {
  test('the home page shows homes, prices and links to the lists', async () => {
    const lang = 'fr'
    const t = translator(lang)
    const page = await read(homePath(lang), lang)
    expect(await brokenCards(page, lang)).toEqual([])
    expect(await cards(page).count()).toBeGreaterThan(5)

    const goals = page.getByRole('navigation', { name: t('goal.label') })
    await follow(goals.getByText(t('goal.rent')))
    expect(new URL(page.url()).pathname).toBe(pathOf('rent', lang))
  })

  test('a list is sorted by its button and paged by its links', async () => {
    const lang = 'nl'
    const t = translator(lang)
    const page = await read(pathOf('sale', lang), lang)
    expect(await cards(page).count()).toBe(11)
    expect(await brokenCards(page, lang)).toEqual([])

    await page.getByRole('combobox', { name: t('sort.label') }).selectOption(t('sort.priceasc'))
    await follow(page.getByRole('button', { name: t('sort.apply') }))
    expect(new URL(page.url()).search).toBe('?order=Price+asc')
    const cheapest = await prices(page)

    await follow(page.getByRole('link', { name: t('pager.page', { page: 2 }) }))
    expect(new URL(page.url()).search).toBe('?order=Price+asc&page=2')
    const next = await prices(page)
    expect(next).toHaveLength(11)
    expect([...cheapest, ...next]).toEqual([...cheapest, ...next].sort((a, b) => a - b))
    expect(await brokenCards(page, lang)).toEqual([])
    expect(await page.getByRole('combobox', { name: t('sort.label') }).inputValue()).toBe(
      'Price asc',
    )
  })

  test('a list is filtered by its form, which shows the chosen filters', async () => {
    const lang = 'en'
    const t = translator(lang)
    const page = await read(pathOf('sale', lang), lang)
    const all = await count(page)
    await page.getByLabel(t('search.where'), { exact: true }).fill('Gent')
    await page.getByRole('combobox', { name: t('search.maxprice') }).selectOption('1000000')
    await page.locator('summary', { hasText: t('search.filters') }).click()
    await page.getByRole('checkbox', { name: t('search.garden') }).check()
    await follow(page.getByRole('button', { name: t('search.submit') }))

    const { searchParams } = new URL(page.url())
    expect(searchParams.get('region')).toBe('Ghent|town-gent')
    expect(searchParams.get('garden')).toBe('true')
    expect(await count(page)).toBeLessThan(all)
    expect(await page.getByRole('combobox', { name: t('search.maxprice') }).inputValue()).toBe(
      '1000000',
    )

    expect(await page.getByRole('heading', { level: 1 }).textContent()).toContain('Ghent')
    await page.locator('summary', { hasText: t('search.filters') }).click()
    await follow(page.getByRole('search').getByRole('link', { name: t('search.clearall') }))
    expect(await count(page)).toBe(all)
  })

  test('the language links lead to the same page with its parameters', async () => {
    const lang = 'nl'
    const page = await read(`${pathOf('sale', lang)}?order=Price+desc&page=2`, lang)
    const shown = await prices(page)
    for (const other of LANGS.filter((one) => one !== lang)) {
      const menu = page.getByRole('button', {
        name: translator(await langOf(page))('nav.language'),
      })
      await menu.click()
      await follow(page.locator(`#languages [hreflang=${other}]`))
      const { pathname, search } = new URL(page.url())
      expect(pathname + search).toBe(`${pathOf('sale', other)}?order=Price+desc&page=2`)
      expect(await langOf(page)).toBe(other)
      expect(await prices(page)).toEqual(shown)
    }
  })

  test('a property page shows all facts of a home', async () => {
    const lang = 'de'
    const t = translator(lang)
    const page = await read(propertyPath(lang, HOMES.plain), lang)
    await page
      .getByText(/^€\s345\.000$/)
      .filter({ visible: true })
      .first()
      .waitFor()
    for (const name of ['detail.energy', 'prop.allfacts', 'detail.location'] as const) {
      expect(await page.getByRole('heading', { name: t(name), exact: true }).isVisible()).toBe(true)
    }
    const layout = page.locator('summary', { hasText: t('detail.layout') })
    await layout.click()
    await page.locator('details', { has: layout }).locator('dl').first().waitFor()
    await page
      .getByRole('link', { name: t('manager.ask') })
      .filter({ visible: true })
      .first()
      .waitFor()

    const gallery = page.getByRole('region', { name: t('picture.carousel') })
    const [picture] = await gallery.getByRole('link').all()
    const address = await picture?.getAttribute('href')
    expect((await page.request.get(address ?? '')).headers()['content-type']).toMatch(/^image\//)

    const crumbs = page.getByRole('navigation', { name: t('nav.breadcrumbs') })
    await follow(crumbs.getByRole('link').first())
    expect(new URL(page.url()).pathname).toBe(pathOf('sale', lang))
  })

  test('the mobile menu opens and closes', async () => {
    const lang = 'de'
    const t = translator(lang)
    const page = await read(homePath(lang), lang, { width: 390 })
    await page.getByRole('button', { name: t('nav.open') }).click()
    const menu = page.getByRole('dialog', { name: t('nav.menu') })
    await menu.getByRole('button', { name: t('nav.close') }).click()
    await menu.waitFor({ state: 'hidden' })

    await page.getByRole('button', { name: t('nav.open') }).click()
    await follow(menu.getByRole('link', { name: t('nav.rent') }))
    expect(new URL(page.url()).pathname).toBe(pathOf('rent', lang))
  })
})

test.each([
  homePath('nl'),
  `${pathOf('sale', 'nl')}?order=Price+asc&page=2`,
  propertyPath('nl', HOMES.plain),
])('no picture of %s is missing', async (path) => {
  const page = await read(path, 'nl', { pictures: true })
  const [height = 0, step = 0] = await page.evaluate(() => [
    document.body.scrollHeight,
    innerHeight,
  ])
  for (let top = 0; top < height; top += step) {
    await page.evaluate((y) => scrollTo(0, y), top)
    await picturesArrive(page)
  }
})

/** A page as somebody gets it whose browser runs no scripts: one heading, in its language. */
async function read(
  path: string,
  lang: Lang,
  options: Parameters<typeof open>[1] = {},
): Promise<Page> {
  const { page, status, problems } = await open(path, { javascript: false, ...options })
  expect(status).toBe(200)
  expect(problems).toEqual([])
  expect(await page.locator('html').getAttribute('lang')).toBe(HTML_LANG[lang])
  expect(await page.getByRole('heading', { level: 1 }).count()).toBe(1)
  expect(await textOf(page.getByRole('heading', { level: 1 }))).not.toBe('')
  return page
}

/** Cards that lack a title, a place, a price or a link to a page of their own. */
async function brokenCards(page: Page, lang: Lang): Promise<string[]> {
  const t = translator(lang)
  const all = await cards(page).all()
  const texts = await Promise.all(
    all.map(async (card) => {
      const [title, place, price] = await Promise.all([
        textOf(card.getByRole('heading')),
        textOf(placeOf(card)),
        textOf(priceOf(card)),
      ])
      const link = card.getByRole('heading').getByRole('link')
      const href = (await link.count()) ? await link.getAttribute('href') : null
      const gone = [t('label.sold'), t('label.rented')].includes(price)
      const priced = /€\s[\d.]+/.test(price) || price === t('price.onrequest') || gone
      const linked = gone || /^\/\w\w\/(property|project\/p)\/\d+$/.test(href ?? '')
      return title && place && priced && linked ? '' : `${title} | ${place} | ${price} | ${href}`
    }),
  )
  return texts.filter(Boolean)
}

/** The prices of the cards in order; 'on request' counts as the highest. */
async function prices(page: Page): Promise<number[]> {
  const texts = await priceOf(cards(page)).allInnerTexts()
  return texts.map((text) => Number(text.replace(/\D/g, '')) || Number.POSITIVE_INFINITY)
}

async function langOf(page: Page): Promise<Lang> {
  return (await page.locator('html').getAttribute('lang'))?.slice(0, 2) as Lang
}

/** Every picture in view is there, none of them broken. */
async function picturesArrive(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate(missingInView)).toEqual([])
}

function missingInView(): string[] {
  return [...document.images]
    .filter((image) => !image.complete || image.naturalWidth === 0)
    .filter((image) => {
      const { top, bottom, left, right, width } = image.getBoundingClientRect()
      return width > 0 && bottom > 0 && top < innerHeight && right > 0 && left < innerWidth
    })
    .map(({ src }) => src)
}

async function textOf(locator: Locator): Promise<string> {
  return (await locator.textContent())?.trim() ?? ''
}
