import { beforeAll, expect, test } from 'vitest'
import { importItems, listing, loadAgency } from '../../../test/agency'
import { openHome } from '../../../test/home-page'
import { all, attributes, words } from '../../../test/html'

beforeAll(() => loadAgency({ withListings: false }))

const PICTURES = [
  { Url: '/images/demo/room-terra-living-sofa-960.jpg', Name: 'living' },
  { Url: '/images/demo/plan-410001.svg', Name: 'plan-410001' },
]
const ROOM = { ID: 1, OrderNr: 1, RoomTypeName: { nl: 'Living' }, Surface: 30 }

test.each([
  ['the floor of all rooms', [{ ...ROOM, FloorName: { nl: '4e verdieping' } }], '4e verdieping'],
  ['a general name without rooms', [], 'Plattegrond'],
])('a plan among the pictures is on the page with %s', async (_, Divisions, name) => {
  const home = listing({ LargePictureItems: PICTURES, Divisions })
  await importItems(home)
  const [plans] = all(await openHome(home.ID), 'section', { id: 'plans' })
  if (!plans) expect.fail('The page has no plans')
  expect(all(plans, 'summary').map(words)).toEqual([name])
  const links = all(plans, 'a').filter((link) => 'data-picture' in link.attribs)
  expect(attributes(links, 'href')).toEqual(['/images/demo/plan-410001.svg'])
})
