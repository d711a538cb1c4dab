import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { projectPath, propertyPath } from '../src/urls.ts'
import { pathOf } from './demo.ts'
import { open } from './harness.ts'
import { LONG_WORD } from './more-listings.ts'

const { word: WORD, home: HOME, project: PROJECT } = LONG_WORD
const WIDTHS = [320, 768, 1280]

test.each([
  propertyPath('nl', HOME),
  projectPath('nl', PROJECT),
  `${pathOf('sale', 'fr')}?streetcity=${WORD}`,
  `/nl/vergelijken?ids=${HOME},p${PROJECT}`,
])('a word of sixty letters does not break the layout of %s', async (path) => {
  const { page, status } = await open(path)
  expect(status).toBe(200)
  expect(await page.getByText(WORD).count()).toBeGreaterThan(0)
  expect(await tooWide(page)).toEqual([])
})

test.each(['owner', 'staff'])(
  'a word of sixty letters does not break the pages of the %s',
  async (who) => {
    const { page } = await open(who === 'owner' ? '/nl/login' : '/staff?lang=nl')
    await page.getByRole('main').getByLabel('E-mailadres').fill(`${who}@example.com`)
    await page.getByRole('main').getByLabel('Wachtwoord', { exact: true }).fill(`lindehof-${who}`)
    await page.getByRole('main').getByRole('button', { name: 'Aanmelden' }).click()
    // The staff's pages may be in the language that another test chose.
    await page
      .getByRole('main')
      .getByLabel('Wachtwoord', { exact: true })
      .waitFor({ state: 'hidden' })
    const paths =
      who === 'owner' ? ['/nl/history'] : ['/staff/listings', '/staff/leads', '/staff/imports']
    for (const path of paths) {
      await page.goto(path)
      await page.evaluate((word) => {
        const texts = document.querySelectorAll(
          'main :is(h1, h2, td:not(.table-end), dd, th:not([scope=col]), .title, .place)',
        )
        for (const text of texts) if (!text.childElementCount) text.textContent = word
      }, WORD)
      expect(await tooWide(page), path).toEqual([])
    }
  },
)

/** The widths at which the page scrolls sideways, by how much. */
async function tooWide(page: Page): Promise<string[]> {
  await page
    .locator('details')
    .evaluateAll((elements) => elements.map((element) => element.setAttribute('open', '')))
  const found: string[] = []
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 800 })
    const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    if (over > 0) found.push(`${over} px at ${width} px`)
  }
  return found
}
