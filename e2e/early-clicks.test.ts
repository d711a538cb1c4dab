import type { Page } from 'playwright-core'
import { afterAll, describe, expect, test } from 'vitest'
import { ISLANDS } from '../src/islands.ts'
import { translator } from '../src/platform/i18n/index.ts'
import { open } from './harness.ts'

/** Pages that together contain every island with a button. A list has an additional one on small screens. */
const PAGES: (readonly [path: string, width: number])[] = [
  ['/nl/te-koop', 390],
  ...[
    '/nl/property/410001',
    '/nl/project/p/9001',
    '/nl/contact',
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
  'plan-rooms': 'its links lead to the room on the plan without it',
  'external-embed': 'its button is the one of consent',
}

const t = translator('fr')
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

test('a click opens the cookie settings before their script has loaded', async () => {
  const { page } = await open('/healthz', { lang: 'fr-BE' })
  const release = await delayIslands(page)
  await page.goto('/fr/')
  await page.getByRole('button', { name: t('legal.cookiesettings') }).click({ delay: 80 })
  release()
  await page.getByRole('dialog', { name: t('consent.ask') }).waitFor()
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
