import { beforeAll, expect, test } from 'vitest'
import demo from '../../../../seeds/settings.json'
import { changeSettings, loadAgency } from '../../../../test/agency'
import { all, byClass, words } from '../../../../test/html'
import { documentAt } from '../../../../test/open-page'
import { cookieOf } from '../../../../test/people'
import { SETTINGS_PARTS } from '../../../site/settings-parts'

beforeAll(() => loadAgency({ withListings: false }))

/** Returns the text of each card of the settings by its address, and the links of its missing fields. */
async function cards() {
  const page = await documentAt('/staff/settings', await cookieOf('admin'))
  const [list] = byClass(page, 'settings-parts')
  return new Map(
    all(list ?? expect.fail('no cards'), 'li').map((card) => {
      const [link, ...missing] = all(card, 'a').map(({ attribs }) => attribs.href)
      return [link?.replace('/staff/settings/', ''), { text: words(card), missing }]
    }),
  )
}

test('each section has a card with its state, and the demo lacks nothing', async () => {
  const found = await cards()
  expect([...found.keys()]).toEqual(SETTINGS_PARTS)
  expect(found.get('offices')?.text).toContain('3 kantoren, Gent, Elsene en Namen')
  expect(found.get('languages')?.text).toContain('Nederlands, Frans, Engels en Duits')
  expect([...found.values()].flatMap(({ missing }) => missing)).toEqual([])
})

test('a card names what is missing, with a link to its field', async () => {
  const [office] = demo.offices
  const offices = [{ ...office, lat: null, lng: null, place: { nl: '[[postcode en plaats]]' } }]
  await changeSettings({ logo: null, offices } as Parameters<typeof changeSettings>[0])
  const found = await cards()
  expect(found.get('look')).toMatchObject({
    text: expect.stringContaining('Logo ontbreekt'),
    missing: ['/staff/settings/look#logo'],
  })
  expect(found.get('offices')).toMatchObject({
    text: expect.stringContaining('1 leemte in te vullen'),
    missing: [
      '/staff/settings/offices#offices.0.place.nl',
      '/staff/settings/offices#offices.0.lat',
    ],
  })
})
