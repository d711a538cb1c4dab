import { beforeAll, expect, test } from 'vitest'
import { loadAgency } from '../../../../test/agency'
import { all, attributes, byClass, parse } from '../../../../test/html'
import { documentAt } from '../../../../test/open-page'
import { cookieOf, post } from '../../../../test/people'

let admin: string

beforeAll(async () => {
  await loadAgency()
  admin = await cookieOf('admin')
})

const HOUSE = { goal: '0', webId: '1', 'typeDescription.nl': 'Huis', zip: '9051' }
const PROJECT = { 'name.nl': 'Leiehof', zip: '9051', 'city.nl': 'Afsnee' }

/** Returns the IDs of hints that no input, group or button refers to. */
function unreferenced(page: ReturnType<typeof parse>): (string | undefined)[] {
  const hints = byClass(page, 'help').filter(({ name }) => name === 'span')
  const ids = attributes(hints, 'id').filter(Boolean)
  expect(ids.length).toBeGreaterThan(0)
  const referenced = attributes(all(page, '*'), 'aria-describedby').flatMap(
    (value) => value?.split(' ') ?? [],
  )
  return ids.filter((id = '') => !referenced.includes(id))
}

test.each([
  ['/staff/listings/new', HOUSE],
  ['/staff/listings/new/project', PROJECT],
])('each hint of a listing made at %s describes a field', async (path, entries) => {
  const made = await post(path, entries, { Cookie: admin })
  const editor = made.headers.get('Location') ?? ''
  expect(unreferenced(await documentAt(editor, admin))).toEqual([])
})

test.each(['/staff/settings/agency', '/staff/settings/offices', '/staff/listings/410002'])(
  'each hint of %s describes a field',
  async (path) => {
    expect(unreferenced(await documentAt(path, admin))).toEqual([])
  },
)

test('the reason for which a value is refused describes its field', async () => {
  const entries = { ...HOUSE, zip: '90', 'typeDescription.nl': '' }
  const refused = await post('/staff/listings/new', entries, { Cookie: admin })
  expect(refused.status).toBe(422)
  expect(unreferenced(parse(await refused.text()))).toEqual([])
})
