import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { projectPath, propertyPath } from '../src/urls.ts'
import { importFile, pathOf } from './demo.ts'
import { open } from './harness.ts'

const WORD = 'Hottentottententententoonstellingsterreinbewonersverenigings'
const HOME = 499_960
const PROJECT = 9960
const WIDTHS = [320, 390, 768, 1280]

const facts = {
  Goal: 0,
  Status: 1,
  Zip: '4780',
  WebID: 2,
  // Not among the newest, where other tests look.
  StartCommercialisation: '2001-01-01',
  Price: 345_000,
  City: WORD,
  Street: WORD,
  HouseNumber: '1',
  TypeDescription: { nl: WORD, fr: WORD },
  DescriptionA: { nl: `<p>${WORD}</p>`, fr: `<p>${WORD}</p>` },
  ConditionName: WORD,
  District: WORD,
  ManagerName: WORD,
  Divisions: [{ ID: 1, Floor: 1, RoomTypeName: WORD, Surface: 14, Comments: WORD }],
}

beforeAll(() =>
  importFile({
    Items: [{ ID: HOME, ...facts }],
    Projects: [
      {
        ID: PROJECT,
        Name: { nl: WORD, fr: WORD },
        Zip: '4780',
        City: WORD,
        Street: WORD,
        Units: [{ ID: HOME + 1, ...facts, BuildingID: 1, BuildingName: WORD, Ident: WORD }],
      },
    ],
  }),
)
afterAll(() => importFile({ DeletedIDs: [HOME, HOME + 1], DeletedProjectIDs: [PROJECT] }))

test.each([
  propertyPath('nl', HOME),
  propertyPath('fr', HOME),
  projectPath('nl', PROJECT),
  projectPath('fr', PROJECT),
  `${pathOf('sale', 'nl')}?region=${WORD}%7C4780`,
  `${pathOf('sale', 'fr')}?streetcity=${WORD}`,
  `/nl/vergelijken?ids=${HOME},p${PROJECT}`,
])('a word of sixty letters breaks no layout: %s', async (path) => {
  const { page, status } = await open(path)
  expect(status).toBe(200)
  expect(await page.getByText(WORD).count()).toBeGreaterThan(0)
  expect(await tooWide(page)).toEqual([])
})

test.each(['owner', 'staff'])('nor does one on a page of the %s', async (who) => {
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
        'main :is(h1, h2, td:not(.end), dd, th:not([scope=col]), .title, .place)',
      )
      for (const text of texts) if (!text.childElementCount) text.textContent = word
    }, WORD)
    expect(await tooWide(page), path).toEqual([])
  }
})

/** The widths at which the page scrolls sideways, by how much. */
async function tooWide(page: Page): Promise<string[]> {
  await page.locator('details').evaluateAll((all) => all.map((one) => one.setAttribute('open', '')))
  const found: string[] = []
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 800 })
    const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    if (over > 0) found.push(`${over} px at ${width} px`)
  }
  return found
}
