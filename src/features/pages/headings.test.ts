import { eq } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { db, loadAgency, purge } from '../../../test/agency'
import { all, byClass, words } from '../../../test/html'
import { documentAt } from '../../../test/open-page'
import { spaced } from '../../../test/spaced'
import { page } from '../../platform/db/schema-content'
import { pageParams } from '../../site/page'

beforeAll(() => loadAgency())

test.each(
  spaced(`
  /nl/te-koop /fr/a-louer /en/new-build /de/verkauft /nl/ /fr/agence /en/contact
  /de/verkaufen-mit-lindehof
`),
)('the headings of %s begin with its only h1 and skip no level', async (path) => {
  const levels = await headingLevels(path)
  expect(levels.filter((level) => level === 1)).toEqual([1])
  expect(levels[0]).toBe(1)
  for (const [at, level] of levels.entries()) {
    expect(level - (levels[at - 1] ?? 0), `heading ${at} of ${levels}`).toBeLessThanOrEqual(1)
  }
})

test('the cards of a list are one level below its title', async () => {
  const document = await documentAt('/nl/te-koop')
  const titles = byClass(document, 'card').flatMap((card) => byClass(card, 'title'))
  expect(new Set(titles.map(({ name }) => name))).toEqual(new Set(['h2']))
})

test('a page with a banner of its settings has its h1 there, not in its banner module', async () => {
  await db
    .update(page)
    .set({ params: pageParams.parse({ ...(await agencyParams()), showPageBanner: true }) })
    .where(eq(page.id, AGENCY))
  await purge()
  const document = await documentAt('/nl/over-ons')
  const tops = all(document, 'h1')
  expect(tops).toHaveLength(1)
  expect(
    byClass(document, 'params-banner')
      .flatMap((one) => all(one, 'h1'))
      .map(words),
  ).toEqual(tops.map(words))
  expect(byClass(document, 'page-banner').flatMap((one) => all(one, 'h2'))).toHaveLength(1)
})

const AGENCY = 9

async function agencyParams() {
  const [row] = await db.select().from(page).where(eq(page.id, AGENCY))
  return row?.params
}

async function headingLevels(path: string): Promise<number[]> {
  const [main] = all(await documentAt(path), 'main')
  return main
    ? all(main, '*').flatMap(({ name }) => (/^h[1-6]$/.test(name) ? Number(name[1]) : []))
    : []
}
