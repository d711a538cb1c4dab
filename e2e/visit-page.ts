import type { Locator, Page } from 'playwright-core'
import type { Lang } from '../src/platform/format/lang.ts'
import { translator } from '../src/platform/i18n/index.ts'

/** Returns the two links to a visit next to the property, of which one is visible. */
export function visitLinks(page: Page, lang: Lang): { ask: Locator; pick: Locator } {
  const t = translator(lang)
  const manager = page.getByRole('complementary', { name: t('manager.title') })
  return {
    ask: manager.getByRole('link', { name: t('manager.plan') }),
    pick: manager.getByRole('link', { name: t('visitsteps.picktime') }),
  }
}
