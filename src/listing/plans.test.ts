import { expect, test } from 'vitest'
import { exampleProject, exampleProperty } from '../../test/example-property'
import type { PublicHotspot } from './listing-types'
import type { Plan } from './property'
import { publicDetail, publicProject, DEFAULT_PUBLISH_SETTINGS as settings } from './published'
import { STATUS } from './status'

const hotspot = (change: Partial<Plan['spots'][number]> & Pick<PublicHotspot, 'area'>) => ({
  x: 10,
  y: 10,
  unit: null,
  room: {},
  picture: null,
  ...change,
})
const plan = (spots: Plan['spots']): Plan => ({
  picture: '/plan.svg',
  title: { nl: 'Gelijkvloers' },
  spots,
})
const unit = (id: number, change = {}) => exampleProperty({ id, projectId: 9001, ...change })

test.each([
  ['a published unit', {}, [1]],
  ['a sold unit', { status: STATUS.sold }, [1]],
  ['a hidden unit', { status: STATUS.inactive }, []],
  ['an unpublished unit', { status: STATUS.prospective }, []],
])('a hotspot to %s links to %j', (_, change, shown) => {
  const project = exampleProject({ plans: [plan([hotspot({ unit: 1 })])] })
  const found = publicProject(project, [unit(1, change)], settings)
  expect(found?.plans?.[0]?.spots.map((hotspot) => hotspot.unit)).toEqual(shown)
})

test('omits a hotspot to a unit of another project', () => {
  const project = exampleProject({ plans: [plan([hotspot({ unit: 2, room: { nl: 'Geheim' } })])] })
  expect(publicProject(project, [unit(1)], settings)?.plans?.[0]?.spots).toEqual([])
  const home = exampleProperty({ plans: [plan([hotspot({ unit: 2 })])] })
  expect(publicDetail(home, settings)?.plans?.[0]?.spots).toEqual([])
})

test('a room shows only pictures of the listing, and its name no hidden street', () => {
  const rooms = [
    hotspot({ room: { nl: 'Keuken' }, picture: '/pictures/2.jpg' }),
    hotspot({ x: 30, room: { nl: 'Hal' }, picture: '/elsewhere.jpg' }),
    hotspot({ x: 50, room: { nl: 'Zicht op Verborgenlei' } }),
  ]
  const home = exampleProperty({ publishAddress: false, plans: [plan(rooms)] })
  expect(publicDetail(home, settings)?.plans?.[0]?.spots).toEqual([
    hotspot({ room: { nl: 'Keuken' }, picture: '/pictures/2.jpg' }),
    hotspot({ x: 30, room: { nl: 'Hal' } }),
  ])
})

test('omits a missing picture from the pictures, their count and the hotspots', () => {
  const pictures = exampleProperty().pictures.map((one, at) =>
    at === 1 ? { ...one, isMissing: true } : one,
  )
  const missing = pictures[1]?.url ?? ''
  const plans = [plan([hotspot({ room: { nl: 'Keuken' }, picture: missing })])]
  const home = publicDetail(exampleProperty({ pictures, plans }), settings)
  expect(home?.pictureCount).toBe(pictures.length - 1)
  expect(home?.pictures.map(({ url }) => url)).not.toContain(missing)
  expect(home?.plans?.[0]?.spots).toEqual([hotspot({ room: { nl: 'Keuken' } })])
  const project = publicProject(exampleProject({ pictures, plans }), [], settings)
  expect(project?.pictureCount).toBe(pictures.length - 1)
  expect(project?.plans).toEqual(home?.plans)
})

test('a hotspot of a division has its name, and its area if the plan states a size', () => {
  const division = { floor: 0, floorName: null, orderNr: 1, surface: 12, comments: null }
  const divisions = [{ ...division, id: 7, roomType: { nl: 'Keuken' } }]
  const spots = [
    hotspot({ division: 7, width: 20, height: 30 }),
    hotspot({ x: 40, division: 7 }),
    hotspot({ x: 70, division: 8, width: 20, height: 30 }),
  ]
  const home = exampleProperty({ divisions, plans: [plan(spots)] })
  expect(publicDetail(home, settings)?.plans?.[0]?.spots).toEqual([
    hotspot({ room: { nl: 'Keuken' }, area: { width: 20, height: 30, division: 7 } }),
    hotspot({ x: 40, room: { nl: 'Keuken' } }),
  ])
})
