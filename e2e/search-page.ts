import type { Locator, Page } from 'playwright-core'
import type { Lang } from '../src/platform/format/lang.ts'
import { translator } from '../src/platform/i18n/index.ts'
import { wakeIsland } from './harness.ts'

/** Uses the search, so that its script comes, and waits until it has taken over. */
export async function searchReady(page: Page): Promise<void> {
  await wakeIsland(page, 'search-form')
}

/** The homes of a page, as cards. */
export function cards(page: Page): Locator {
  return page.getByRole('article')
}

/** The line above a card's title: its price, or that it is gone. */
export function priceOf(card: Locator): Locator {
  return card.locator('p:has(+ :is(h2, h3))')
}

/** The line below a card's title. */
export function placeOf(card: Locator): Locator {
  return card.locator(':is(h2, h3) + p')
}

/** What a list is about and how much it found, as its heading says it. */
export function answer(page: Page): Locator {
  return page.locator('[data-live=list-heading]')
}

/** Returns the number of homes that the list's heading gives. */
export async function listCount(page: Page): Promise<number> {
  return Number.parseInt((await answer(page).locator('span').textContent()) ?? '', 10)
}

/** The link to the list without any filter, among the further filters. */
export function clearAll(page: Page, lang: Lang = 'nl'): Locator {
  return page.getByRole('search').getByRole('link', { name: translator(lang)('search.clearall') })
}

/** The field for a place, with its first chosen place. */
export function placeField(page: Page): Locator {
  return page.locator('#search-where').locator('..')
}

/** The first chosen place, in the field for a place. */
export function placeTag(page: Page, lang: Lang = 'nl'): Locator {
  return removals(placeField(page), lang)
}

/** The places chosen among the further filters. */
export function regionTags(page: Page, lang: Lang = 'nl'): Locator {
  const picker = page.getByRole('group', { name: translator(lang)('search.region') })
  return removals(picker.getByRole('list'), lang)
}

function removals(part: Locator, lang: Lang): Locator {
  const name = new RegExp(`^${translator(lang)('chips.remove', { name: '.*' })}$`)
  return part.getByRole('link', { name })
}

/** The number of homes beside a checkbox's label. */
export function countBeside(page: Page, name: string): Locator {
  return page.getByRole('search').locator(`[name=${name}] + span > span`)
}

/** Opens and closes the further filters. */
export function moreFilters(page: Page, lang: Lang = 'nl'): Locator {
  return page
    .getByRole('search')
    .locator('summary', { hasText: translator(lang)('search.filters') })
}

/** The button of the search; its words tell how much there is. */
export function searchButton(page: Page): Locator {
  return page.getByRole('search').locator('button[type=submit]')
}

/** The page's addresses in place: what was asked of the server from now on, by path and query. */
export function requestsOf(page: Page): string[] {
  const asked: string[] = []
  page.on('request', (request) => {
    if (['fetch', 'xhr', 'document'].includes(request.resourceType())) {
      const { pathname, search } = new URL(request.url())
      asked.push(pathname + search)
    }
  })
  return asked
}
