import type { Locator, Page } from 'playwright-core'
import { islandOf, waitForIsland } from './harness.ts'

/** The paths and texts of the favourites in French. */
export const FAVOURITES_FR = {
  lang: 'fr',
  list: '/fr/a-vendre',
  favourites: '/fr/favoris',
  compare: '/fr/comparer',
  save: /^Enregistrer\s:/,
  removeFavourite: /^Retirer des favoris/,
  share: 'Partager cette liste',
  recent: 'Vus récemment',
  empty: 'Pas encore de favoris',
  loading: 'Chargement de vos favoris…',
  failed: 'Vos favoris n’ont pas pu être chargés.',
  noscript: 'Les favoris nécessitent JavaScript',
  pick: 'Comparer',
  compareThem: 'Comparer ',
  mails: 'M’avertir des changements',
  copied: 'Le lien est copié.',
} as const

/** Waits until the favourite buttons are hydrated. */
export async function favouritesReady(page: Page): Promise<void> {
  await page.locator('html[data-can-store]').waitFor({ state: 'attached' })
  await waitForIsland(page, 'favourite-buttons')
}

/** Adds favourites with temporary favourite buttons, so that no list must contain them. */
export async function addFavourites(page: Page, ids: string[]): Promise<void> {
  await favouritesReady(page)
  for (const id of ids) {
    await page.evaluate((text) => {
      const button = document.createElement('button')
      button.dataset.favourite = text
      document.body.append(button)
      button.click()
      button.remove()
    }, id)
  }
}

export function headerCount(page: Page): Promise<string | null> {
  return page.locator('[data-favourites-count]').textContent()
}

export function shownIds(page: Page): Promise<(string | null)[]> {
  return idsIn(page, 'pand-island[name=favourites]')
}

export function idsIn(page: Page, part: string): Promise<(string | null)[]> {
  return page
    .locator(`${part} [data-favourite]`)
    .evaluateAll((buttons) => buttons.map((button) => button.getAttribute('data-favourite')))
}

/** Returns the checkboxes that select favourites for the comparison. */
export function compareCheckboxes(page: Page): Locator {
  return islandOf(page, 'favourites').getByRole('checkbox')
}
