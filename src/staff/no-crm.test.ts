import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { db, get, loadAgency } from '../../test/agency'
import { parse, words } from '../../test/html'
import { cookieOf } from '../../test/people'
import { account } from '../platform/db/schema-people'
import { SETTINGS_PARTS } from '../site/settings-parts'
import { STAFF } from '../urls'

const SCREENS = [
  STAFF.overview,
  STAFF.leads,
  STAFF.person,
  STAFF.listings,
  `${STAFF.listings}?show=incomplete`,
  `${STAFF.listings}/410002`,
  `${STAFF.listings}/p9001`,
  `${STAFF.listings}/new`,
  `${STAFF.listings}/new/project`,
  STAFF.owners,
  `${STAFF.owners}/new`,
  STAFF.figures,
  STAFF.imports,
  STAFF.pages,
  STAFF.media,
  STAFF.accounts,
  `${STAFF.accounts}/new`,
  STAFF.audit,
  STAFF.labels,
  STAFF.translations,
  ...SETTINGS_PARTS.map((part) => `${STAFF.settings}/${part}`),
]

let admin = ''

beforeAll(async () => {
  await loadAgency()
  admin = await cookieOf('admin')
})

describe.each([0, 1])('for an agency without a CRM, in language %i', (at) => {
  const lang = at === 0 ? 'nl' : 'fr'
  beforeAll(() => db.update(account).set({ lang }).where(eq(account.email, 'admin@example.org')))

  test.each(SCREENS.filter((_, nth) => nth % 2 === at))(
    '%s does not mention a CRM',
    async (path) => {
      const response = await get(path, { headers: { Cookie: admin } })
      expect(response.status).toBe(200)
      const document = parse(await response.text())
      expect(words(document).match(/.{0,60}CRM.{0,60}/)?.[0] ?? '').toBe('')
    },
  )
})
