import { beforeAll, expect, test } from 'vitest'
import { importItems, listing, loadAgency } from '../../../test/agency'
import { openHome } from '../../../test/home-page'
import { all, attributes, byClass, words } from '../../../test/html'

beforeAll(() => loadAgency({ withListings: false }))

const LIVING = {
  ID: 11,
  Floor: 0,
  RoomTypeName: { nl: 'Living', fr: 'Séjour' },
  Surface: 32.5,
  Comments: { nl: 'met haard', fr: 'avec cheminée' },
}
const TOILET = { ID: 12, Floor: 0, RoomTypeName: { nl: 'Toilet', fr: 'Toilettes' }, Surface: 1.5 }
const BEDROOM = { ID: 13, Floor: 1, RoomTypeName: { nl: 'Kamer', fr: 'Chambre' }, Surface: 12 }
const area = (DivisionID: number, Y: number, Width: number, Height: number) => ({
  X: 50,
  Y,
  Width,
  Height,
  DivisionID,
})
const GROUND = {
  Url: '/images/plan-0-800x1000.svg',
  Title: { nl: 'Gelijkvloers', fr: 'Rez-de-chaussée' },
  Spots: [area(12, 90, 9, 5), area(11, 30, 90, 60)],
}
const FIRST = {
  Url: '/images/plan-1-800x1000.svg',
  Title: { nl: 'Verdieping', fr: 'Étage' },
  Spots: [area(13, 30, 40, 40)],
}

async function open(lang: string, plans: object[]) {
  const home = listing({ Divisions: [LIVING, TOILET, BEDROOM], Plans: plans })
  await importItems(home)
  return openHome(home.ID, lang)
}

test.each([
  ['nl', ['1 Living 32,5 m²', '2 Toilet 1,5 m²'], 'Living met haard 32,5 m²'],
  ['fr', ['1 Séjour 32,5 m²', '2 Toilettes 1,5 m²'], 'Séjour avec cheminée 32,5 m²'],
])('a room on a plan and its row link to each other in %s', async (lang, names, row) => {
  const document = await open(lang, [GROUND])
  const areas = byClass(document, 'plan-room')
  const rows = byClass(document, 'room-list').flatMap((list) => all(list, 'a'))
  const spaces = (text: string) => text.replace(/\s+/g, ' ')
  expect(areas.map((one) => spaces(words(one)))).toEqual(names)
  expect(spaces(words(rows[0] ?? document))).toBe(row)
  const ids = (links: typeof areas) => attributes(links, 'id').map((id) => `#${id}`)
  expect(attributes(areas, 'href')).toEqual(ids(rows))
  expect(attributes(rows, 'href')).toEqual(ids(areas))
})

test('an area has the place of its room, and shows only the number of one that is too small', async () => {
  const areas = byClass(await open('nl', [GROUND]), 'plan-room')
  expect(attributes(areas, 'data-from')).toEqual(['17', undefined])
  const [living] = areas.map(({ parent }) => parent)
  expect(living && 'attribs' in living && living.attribs.style).toBe(
    'left:50%;top:30%;width:90%;height:60%',
  )
})

test('the storeys are tabs, of which the first is chosen', async () => {
  const document = await open('fr', [GROUND, FIRST])
  const tabs = all(document, 'input', { name: 'storey' })
  expect(tabs.map(({ attribs }) => attribs.checked)).toEqual(['', undefined])
  const [group] = byClass(document, 'storeys')
  expect(all(group ?? document, 'label').map(words)).toEqual(['Rez-de-chaussée', 'Étage'])
})

test('the table of rooms remains until every room is on a plan', async () => {
  expect(byClass(await open('nl', [GROUND]), 'rooms')).toHaveLength(1)
  expect(byClass(await open('nl', [GROUND, FIRST]), 'rooms')).toEqual([])
})
