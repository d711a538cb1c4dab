import type { Page } from 'playwright-core'
import { afterAll, describe, expect, test } from 'vitest'
import { ISLANDS } from '../src/islands.ts'
import { translator } from '../src/platform/i18n/index.ts'
import { pathOf } from './demo.ts'
import { open, waitForIsland, waitTwoFrames } from './harness.ts'

/** Pages that together contain every island with a button. A list has an additional one on small screens. */
const PAGES: (readonly [path: string, width: number])[] = [
  ['/nl/te-koop', 390],
  ...[
    '/nl/',
    '/nl/te-koop',
    '/nl/property/410001',
    '/nl/property/410104',
    '/nl/project/p/9001',
    '/nl/contact',
    '/nl/zoekopdracht',
    '/nl/waardebepaling',
    '/nl/verkopen-met-lindehof',
    '/nl/nieuwbouw/les-ateliers-du-quai',
    '/nl/kandidaat-huurder',
    '/nl/login',
    '/nl/favorieten?ids=410001,410003',
    '/nl/vergelijken?ids=410001,410003',
  ].map((path) => [path, 1440] as const),
]

/** Islands without a control that visitors can press before hydration, with the reason. */
const WITHOUT_EARLY_EVENTS: Record<string, string> = {
  'infinite-list': 'its link leads to the next page',
  sort: 'its list and its button are a form',
  recent: 'it only fills a row',
  popup: 'it is invisible before hydration',
  consent: 'its script adds the dialog; its button is in the footer (tested below)',
  loan: 'its fields retain their values',
  'before-after': 'its slider retains its position',
  'favourite-buttons': 'its buttons are visible once it is hydrated',
  carousel: 'its buttons are seen once it is there',
  'picture-carousel': 'its buttons are seen once it is there',
  video: 'its button is seen once it is there',
  demand: 'its buttons are seen once it is there',
  valuation: 'its buttons are seen once it is there',
  'consent-choices': 'they are in the dialog of consent',
  'external-embed': 'its button is the one of consent',
}

const clicked = new Set<string>()

describe('the first click', () => {
  test.each(PAGES)(
    'on each island of %s at %d px is replayed after its script has loaded',
    async (path, width) => {
      const { page } = await open('/healthz', { width, freshTab: true })
      const release = await delayIslands(page)
      await page.addInitScript(extendTimeout)
      const replayed = new Set<string>()
      await page.exposeFunction('replayed', (name: string) => replayed.add(name))
      await page.goto(path)
      const names = await clickAll(page)
      for (const name of names) clicked.add(name)
      release()
      await expect.poll(() => [...replayed].toSorted()).toEqual(names.toSorted())
    },
  )

  afterAll(() => {
    expect([...clicked, ...Object.keys(WITHOUT_EARLY_EVENTS)].toSorted()).toEqual(
      Object.keys(ISLANDS).toSorted(),
    )
  })
})

describe('before the scripts have loaded', () => {
  const lang = 'fr'
  const t = translator(lang)

  test.each([
    ['click', pathOf('sale', lang)],
    ['key', `/${lang}/`],
  ] as const)('the first %s in the search box of %s opens its list', async (how, path) => {
    const { page, problems } = await open('/healthz', { lang: `${lang}-BE` })
    const release = await delayIslands(page)
    await page.goto(path)
    const field = page.locator('#search-where')
    if (how === 'click') await field.click({ delay: 80 })
    else await field.press('ArrowDown')
    release()
    await page.getByRole('option', { name: t('search.allcities') }).waitFor()
    expect(problems).toEqual([])
  })

  test('a click opens the cookie settings', async () => {
    const { page } = await open('/healthz', { lang: `${lang}-BE` })
    const release = await delayIslands(page)
    await page.goto(`/${lang}/`)
    await page.getByRole('button', { name: t('legal.cookiesettings') }).click({ delay: 80 })
    release()
    await page.getByRole('dialog', { name: t('consent.ask') }).waitFor()
  })
})

test('a key press during the start of an island is handled once', async () => {
  const { page, problems } = await open('/nl/project/p/9001')
  const tabs = page.getByRole('tab')
  await tabs.first().evaluate((tab) => {
    const island = tab.closest('pand-island')
    if (!island) throw new Error('The tab is not in an island')
    const listen = island.addEventListener
    island.addEventListener = (...args: Parameters<typeof listen>) => {
      listen.apply(island, args)
      if (args[0] !== 'keydown') return
      island.addEventListener = listen
      const key = { key: 'ArrowRight', bubbles: true, cancelable: true }
      setTimeout(() => tab.dispatchEvent(new KeyboardEvent('keydown', key)))
    }
    tab.focus()
  })
  await expect.poll(() => tabs.nth(1).getAttribute('aria-selected')).toBe('true')
  await waitForIsland(page, 'units')
  await waitTwoFrames(page)
  expect(await tabs.nth(1).getAttribute('aria-selected')).toBe('true')
  expect(problems).toEqual([])
})

/** Delays the scripts of islands until the returned function is called. */
async function delayIslands(page: Page): Promise<() => void> {
  const late = Promise.withResolvers<void>()
  const scripts = new RegExp(`/assets/(?:${Object.keys(ISLANDS).join('|')})-[\\w-]+\\.js$`)
  await page.route(scripts, (route) => late.promise.then(() => route.continue()))
  return late.resolve
}

/** Extends the time-out of queued events from 5 to 60 seconds, because a slow machine needs longer for all clicks. */
function extendTimeout(): void {
  const { setTimeout } = window
  const longer = (call: () => void, ms?: number) => setTimeout(call, ms === 5000 ? 60_000 : ms)
  Object.assign(window, { setTimeout: longer })
}

/** Clicks the first visible control of each island. Calls `replayed` with the island's name when the click is replayed. */
function clickAll(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    document.dispatchEvent(new Event('pointermove'))
    await new Promise(requestAnimationFrame)
    document.querySelector<HTMLElement>('a[href="#visit"]')?.click()
    const controlsByIsland = new Map<string, HTMLElement>()
    for (const island of document.querySelectorAll('pand-island[started]:not([ready])')) {
      const name = island.getAttribute('name') ?? ''
      const controls = [
        ...island.querySelectorAll<HTMLElement>('button, [data-early-events]'),
      ].filter(
        (element) =>
          element.closest('pand-island') === island &&
          element.checkVisibility({ visibilityProperty: true }),
      )
      // The back button is disabled at the start of a row.
      const control = controls.find((element) => element.dataset.step !== '-1')
      if (control && !controlsByIsland.has(name)) controlsByIsland.set(name, control)
    }
    for (const [name, control] of controlsByIsland) {
      document.addEventListener(
        'click',
        ({ target }) => {
          const isReady = control.closest('pand-island')?.hasAttribute('ready')
          if (target === control && isReady) window.replayed(name)
        },
        { capture: true },
      )
    }
    for (const control of controlsByIsland.values()) {
      control.scrollIntoView({ behavior: 'instant' })
      await new Promise(requestAnimationFrame)
      control.click()
    }
    return [...controlsByIsland.keys()]
  })
}

declare global {
  interface Window {
    replayed(name: string): void
  }
}
