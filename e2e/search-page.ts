import type { Locator, Page } from 'playwright-core'
import type { Lang } from '../src/platform/format/lang.ts'
import { translator } from '../src/platform/i18n/index.ts'
import { hydrateIsland } from './harness.ts'

/** Hydrates the search form. */
export async function searchReady(page: Page): Promise<void> {
  await hydrateIsland(page, 'search-form')
}

/** Returns the listing cards of a page. */
export function cards(page: Page): Locator {
  return page.getByRole('article')
}

/** Returns the line above a card's title: its price, or that it is sold. */
export function priceOf(card: Locator): Locator {
  return card.locator('p:has(+ :is(h2, h3))')
}

/** Returns the heading of a list with its filter and number of results. */
export function listHeading(page: Page): Locator {
  return page.locator('[data-live=list-heading]')
}

/** Returns the number of results in the list's heading. */
export async function listCount(page: Page): Promise<number> {
  const heading = (await listHeading(page).textContent()) ?? ''
  return Number.parseInt(/, (\d+)/.exec(heading)?.[1] ?? '', 10)
}

/** Returns the link that clears all filters. */
export function clearAll(page: Page, lang: Lang = 'nl'): Locator {
  return page.getByRole('search').getByRole('link', { name: translator(lang)('search.clearall') })
}

/** Returns the place field with its first selected place. */
export function placeField(page: Page): Locator {
  return page.locator('#search-where').locator('..')
}

/** Returns the first selected place in the place field. */
export function placeTag(page: Page, lang: Lang = 'nl'): Locator {
  return removeLinks(placeField(page), lang)
}

/** Returns the selected places in the filter panel. */
export function regionTags(page: Page, lang: Lang = 'nl'): Locator {
  const picker = page.getByRole('group', { name: translator(lang)('search.region') })
  return removeLinks(picker.getByRole('list'), lang)
}

function removeLinks(part: Locator, lang: Lang): Locator {
  const name = new RegExp(`^${translator(lang)('chips.remove', { name: '.*' })}$`)
  return part.getByRole('link', { name })
}

/** Returns the number of results next to a checkbox's label. */
export function optionCount(page: Page, name: string): Locator {
  return page.getByRole('search').locator(`[name=${name}] + span > span`)
}

/** Returns the button that opens and closes the filter panel. */
export function moreFilters(page: Page, lang: Lang = 'nl'): Locator {
  return page
    .getByRole('search')
    .locator('summary', { hasText: translator(lang)('search.filters') })
}

/** Returns the search button, which contains the number of results. */
export function searchButton(page: Page): Locator {
  return page.getByRole('search').locator('button[type=submit]').last()
}

/** Collects the path and query of each request for a document or data from now on. */
export function requestsOf(page: Page): string[] {
  const paths: string[] = []
  page.on('request', (request) => {
    if (['fetch', 'xhr', 'document'].includes(request.resourceType())) {
      const { pathname, search } = new URL(request.url())
      paths.push(pathname + search)
    }
  })
  return paths
}
