import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { axeProblems, islandsReady, open, origin } from './harness.ts'

const LANGS = [
  {
    lang: 'nl',
    list: '/nl/te-koop',
    favourites: '/nl/favorieten',
    compare: '/nl/vergelijken',
    save: /^Bewaar /,
    letGo: /^Niet meer bewaren/,
    clear: 'Alles wissen',
    cleared: 'Alles is gewist.',
    share: 'Deel deze lijst',
    recent: 'Laatst bekeken',
    empty: 'Nog geen favorieten',
    pick: 'Vergelijk',
  },
  {
    lang: 'fr',
    list: '/fr/a-vendre',
    favourites: '/fr/favoris',
    compare: '/fr/comparer',
    save: /^Garder /,
    letGo: /^Ne plus garder/,
    clear: 'Tout effacer',
    cleared: 'Tout est effacé.',
    share: 'Partager cette liste',
    recent: 'Vus récemment',
    empty: 'Pas encore de favoris',
    pick: 'Comparer',
  },
]

describe.each(LANGS)('what a browser keeps, in $lang', (words) => {
  const { lang, list, favourites, compare } = words

  test('is counted in the header and there again after a reload', async () => {
    const { page, problems } = await open(list, { lang })
    expect(await count(page)).toBe('')
    const hearts = page.getByRole('button', { name: words.save })
    const id = await hearts.first().getAttribute('data-favourite')
    await hearts.nth(1).click()
    await hearts.first().click()
    expect(await count(page)).toBe('2')
    await page.reload()
    await ready(page)
    const heart = page.locator(`.grid-cards [data-favourite="${id}"]`)
    expect(await heart.getAttribute('aria-pressed')).toBe('true')
    expect(await heart.getAttribute('aria-label')).toMatch(words.letGo)
    expect(await count(page)).toBe('2')
    await heart.click()
    expect(await count(page)).toBe('1')
    expect(problems).toEqual([])
  })

  test('is shared as a link that shows the same homes without scripts', async () => {
    const { page, problems } = await open(list, { lang })
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
    await keep(page, ['410018', 'p9001', '410012'])
    await page.locator('.favourites-link').click()
    await page.waitForURL(`**${favourites}`)
    const ids = ['410012', 'p9001', '410018']
    await expect.poll(() => shownIds(page)).toEqual(ids)
    await page.getByRole('button', { name: words.share }).click()
    const said = page.locator('[data-said]')
    await expect.poll(() => said.textContent()).not.toBe('')
    const link = await page.evaluate(() => navigator.clipboard.readText())
    expect(link).toBe(`${origin}${favourites}?ids=${ids.join()}`)
    expect(problems).toEqual([])

    const other = await open(link, { lang, javascript: false })
    expect(other.status).toBe(200)
    expect(await shownIds(other.page)).toEqual(ids)
    expect(await other.page.locator('.favourite:visible, .needs-script:visible').count()).toBe(0)
    expect(other.problems).toEqual([])
  })

  test('is cleared by one click, all of it', async () => {
    const { page } = await open('/nl/property/410026', { lang })
    await ready(page)
    await keep(page, ['410001', '410018'])
    await page.goto(favourites)
    await expect.poll(() => shownIds(page)).toEqual(['410018', '410001'])
    await picks(page).first().check()
    await page.locator('.recent[data-filled]').waitFor()
    await page.getByRole('button', { name: words.clear }).click()
    await page.getByRole('heading', { name: words.empty }).waitFor()
    expect(await page.locator('[data-said]').textContent()).toBe(words.cleared)
    expect(await count(page)).toBe('')
    expect(await page.locator('.recent[data-filled]').count()).toBe(0)
    expect(await page.evaluate(() => localStorage.length)).toBe(0)
  })

  test('stands beside others, three of them, by keyboard', async () => {
    const { page, problems } = await open(list, { lang })
    await keep(page, ['410001', '410018', '410003', '410026', '410030'])
    await page.goto(favourites)
    await expect.poll(() => picks(page).count()).toBe(5)
    const submit = page.locator('.compare-bar button')
    expect(await submit.isDisabled()).toBe(true)
    for (const at of [0, 1, 2, 3]) {
      await picks(page).nth(at).focus()
      await page.keyboard.press('Space')
    }
    expect(await picks(page).nth(4).isDisabled()).toBe(true)
    await page.keyboard.press('Space')
    expect(await submit.textContent()).toBe(`${words.pick} (3)`)
    await submit.focus()
    await page.keyboard.press('Enter')
    await page.waitForURL(`**${compare}?ids=410030,410026,410003`)
    expect(await page.locator('.compare thead th a').count()).toBe(3)
    expect(await axeProblems(page)).toEqual([])
    await page.locator('[data-uncompare="410026"]').click()
    await page.waitForURL(`**${compare}?ids=410030,410003`)
    await page.goto(compare)
    await page.waitForURL(`**${compare}?ids=410030,410003`)
    expect(problems).toEqual([])
  })

  test('are homes seen lately too: on this page, and at the end of the next home', async () => {
    const { page, problems } = await open(`/${lang}/property/410001`, { lang, height: 700 })
    await ready(page)
    await page.goto(`/${lang}/property/410018`)
    await ready(page)
    const asked: string[] = []
    page.on('request', (request) => asked.push(new URL(request.url()).pathname))
    await page.goto(`/${lang}/property/410026`)
    await islandsReady(page)
    expect(asked).not.toContain(favourites)
    await page.locator('.recent').evaluate((section) => section.scrollIntoView())
    const rail = page.getByRole('list', { name: words.recent })
    await rail.waitFor()
    expect(await idsIn(page, '.recent')).toEqual(['410018', '410001'])
    expect(await axeProblems(page)).toEqual([])
    await page.goto(favourites)
    await page.locator('.recent').evaluate((section) => section.scrollIntoView())
    await rail.waitFor()
    expect(await idsIn(page, '.recent')).toEqual(['410026', '410018', '410001'])
    expect(problems).toEqual([])
  })

  test.each([390, 1440])('is there for everybody at %d px', async (width) => {
    const { page } = await open(list, { lang, width })
    await keep(page, ['410001', '410018', '410012'])
    await page.goto(favourites)
    await expect.poll(() => shownIds(page)).toHaveLength(3)
    expect(await axeProblems(page)).toEqual([])
    await page.goto(`${compare}?ids=410001,410018,410003,410122`)
    await ready(page)
    expect(await axeProblems(page)).toEqual([])
    const wider = () => document.documentElement.scrollWidth > innerWidth
    expect(await page.evaluate(wider)).toBe(false)
  })

  test('lasts as long as the page where the browser keeps nothing', async () => {
    const { page, problems } = await open('/healthz', { lang })
    const warnings: string[] = []
    page.on('console', (line) => {
      if (line.type() === 'warning') warnings.push(line.text())
    })
    await page.addInitScript(() => {
      Object.defineProperty(window, 'localStorage', {
        get() {
          throw new DOMException('denied', 'SecurityError')
        },
      })
    })
    await page.goto(`/${lang}/property/410001`)
    await page.getByRole('button', { name: words.save }).first().click()
    expect(await count(page)).toBe('1')
    expect(warnings.filter((text) => text.includes('Local storage is refused'))).toHaveLength(1)
    await page.goto(favourites)
    await ready(page)
    expect(await page.getByRole('heading', { name: words.empty }).isVisible()).toBe(true)
    expect(problems).toEqual([])
  })
})

test('tabs tell each other what they keep', async () => {
  const { page } = await open('/nl/property/410001')
  await ready(page)
  const other = await page.context().newPage()
  await other.goto('/nl/favorieten')
  await ready(other)
  await page.locator('.favourite').first().click()
  await expect.poll(() => count(other)).toBe('1')
  await expect.poll(() => shownIds(other)).toEqual(['410001'])
  await other.getByRole('button', { name: 'Alles wissen' }).click()
  await expect.poll(() => count(page)).toBe('')
  await expect
    .poll(() => page.locator('[data-favourite="410001"]').first().getAttribute('aria-pressed'))
    .toBe('false')
})

test('hearts stay right when the list changes in place', async () => {
  const { page } = await open('/nl/te-koop?bedrooms=3')
  await ready(page)
  const id = await page
    .locator('.grid-cards [data-favourite]')
    .last()
    .getAttribute('data-favourite')
  const heart = page.locator(`.grid-cards [data-favourite="${id}"]`)
  await heart.click()
  await page.locator('select[name=order]').focus()
  await page.locator('select[name=order]').selectOption('Price asc')
  await page.waitForURL(({ searchParams }) => searchParams.get('order') === 'Price asc')
  await expect.poll(() => heart.getAttribute('aria-pressed')).toBe('true')
  expect(await page.locator('.grid-cards [aria-pressed=true]').count()).toBe(1)
})

test('a heart is pressed by keyboard, and a home let go stays in sight until the next visit', async () => {
  const { page } = await open('/nl/te-koop')
  await keep(page, ['410001', '410018'])
  await page.goto('/nl/favorieten')
  await expect.poll(() => shownIds(page)).toHaveLength(2)
  const heart = page.locator('[data-favourite="410018"]')
  await heart.focus()
  await page.keyboard.press('Enter')
  expect(await heart.getAttribute('aria-pressed')).toBe('false')
  expect(await shownIds(page)).toEqual(['410018', '410001'])
  await page.keyboard.press('Space')
  expect(await heart.getAttribute('aria-pressed')).toBe('true')
  await page.keyboard.press('Space')
  await page.reload()
  await expect.poll(() => shownIds(page)).toEqual(['410001'])
})

test('homes that are no longer online are counted, and let go on demand', async () => {
  const { page } = await open('/nl/te-koop')
  await keep(page, ['410001', '999999', '410163'])
  await page.goto('/nl/favorieten')
  await page.getByText('2 panden staan niet (meer) online.').waitFor()
  expect(await count(page)).toBe('3')
  await page.getByRole('button', { name: 'Haal uit mijn favorieten' }).click()
  await page.getByText('niet (meer) online').waitFor({ state: 'detached' })
  expect(await count(page)).toBe('1')
  expect(await shownIds(page)).toEqual(['410001'])
})

test('a page without scripts shows no hearts', async () => {
  const { page } = await open('/nl/te-koop', { javascript: false })
  expect(await page.locator('.card').count()).toBeGreaterThan(5)
  expect(await page.locator('.favourite:visible').count()).toBe(0)
  await page.goto('/nl/favorieten')
  expect(await page.locator('.favourites .empty').textContent()).toContain('Bewaren kan alleen met')
})

/** Waits until hearts listen. */
async function ready(page: Page): Promise<void> {
  await page.locator('html[data-can-store]').waitFor({ state: 'attached' })
  await page.locator('pand-island[name=favourite-buttons][ready]').waitFor({ state: 'attached' })
}

/** Keeps homes as hearts do, without looking for each in the lists. */
async function keep(page: Page, ids: string[]): Promise<void> {
  await ready(page)
  for (const id of ids) {
    await page.evaluate((text) => {
      const heart = document.createElement('button')
      heart.dataset.favourite = text
      document.body.append(heart)
      heart.click()
      heart.remove()
    }, id)
  }
}

function count(page: Page): Promise<string | null> {
  return page.locator('[data-favourites-count]').textContent()
}

function shownIds(page: Page): Promise<(string | null)[]> {
  return idsIn(page, '.favourites')
}

function idsIn(page: Page, part: string): Promise<(string | null)[]> {
  return page
    .locator(`${part} [data-favourite]`)
    .evaluateAll((hearts) => hearts.map((heart) => heart.getAttribute('data-favourite')))
}

function picks(page: Page) {
  return page.locator('.favourites-item [name=ids]')
}
