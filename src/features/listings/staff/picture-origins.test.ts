import { beforeAll, beforeEach, expect, test } from 'vitest'
import { db, get, importItems, listing, loadAgency, purge } from '../../../../test/agency'
import { byClass, parse, words } from '../../../../test/html'
import { listingForm } from '../../../../test/listing-form'
import { htmlAt, wordsAt } from '../../../../test/open-page'
import { cookieOf, post } from '../../../../test/people'
import { saveDocument } from '../../../../test/staff-form'
import { markStatements } from '../../../listing/picture-marks'
import { STATUS } from '../../../listing/status'
import { runBatch } from '../../../platform/db/db'
import type { Entries } from '../../../platform/fields/field'
import { propertyPath } from '../../../urls'
import { editableManualListing } from '../edit-manual-listing'
import { propertyFields } from './manual/listing-fields'

const ROOM = '/images/demo/room-linden-living-corner-960.jpg'
const EMPTY_ROOM = '/images/demo/room-card-living-corner-960.jpg'
const GARDEN = '/images/demo/home-410012-960.jpg'
let office: string

beforeAll(async () => {
  await loadAgency({ withListings: false })
  const found = { origin: 'generated', mark: 'trainedAlgorithmicMedia' } as const
  await runBatch(db, markStatements(db, ROOM, found))
})
beforeEach(async () => {
  office = await cookieOf('office')
})

function originEntries(picture: string, origin: string, original = ''): Entries {
  return {
    'origins.0': 'on',
    'origins.0.picture': picture,
    'origins.0.origin': origin,
    'origins.0.original': original,
  }
}

async function publish(id: number, changes: Entries) {
  const entries = { ...(await listingForm(id)), ...changes, action: 'publish' }
  const response = await post(`/staff/listings/${id}`, entries, { Cookie: office })
  await purge()
  return response
}

test('a mark of a file is only a suggestion until staff confirm it', async () => {
  const home = listing({ LargePictureItems: [{ Url: ROOM }, { Url: GARDEN }] })
  await importItems(home)
  await purge()
  const path = `/staff/listings/${home.ID}`
  expect(await htmlAt(propertyPath('nl', home.ID))).not.toContain('gemaakt met AI')
  expect(await wordsAt(path, office)).toContain(
    'Foto 1 is volgens het bestand ‘Beeld gemaakt met AI’ (trainedAlgorithmicMedia).',
  )
  const response = await publish(home.ID, originEntries(ROOM, 'staged', EMPTY_ROOM))
  expect(response.headers.get('Location')).toBe(`${path}?done=publish`)
  const page = parse(await htmlAt(propertyPath('nl', home.ID)))
  expect(byClass(page, 'picture-origin').map(words)).toEqual([
    'Virtueel ingericht',
    'Virtueel ingericht',
  ])
  expect(byClass(page, 'originals').map(words)).toEqual([
    'Foto 1 van 2 · Virtueel ingericht · Bekijk de onbewerkte foto',
  ])
  expect(await wordsAt(path, office)).not.toContain('trainedAlgorithmicMedia')
})

test('the origin of staff replaces that of the CRM, also after the next import', async () => {
  const pictures = [{ Url: GARDEN, Origin: 'edited', OriginalUrl: EMPTY_ROOM }]
  const home = listing({ LargePictureItems: pictures })
  await importItems(home)
  await purge()
  expect(await htmlAt(propertyPath('nl', home.ID))).toContain('Bewerkt met AI')
  expect(await wordsAt(`/staff/listings/${home.ID}`, office)).toContain(
    'Foto 1 is volgens de import ‘Bewerkt met AI’.',
  )
  await publish(home.ID, originEntries(GARDEN, 'photograph'))
  await importItems({ ...home, Price: 300_000 })
  await purge()
  const html = await htmlAt(propertyPath('nl', home.ID))
  expect(html).not.toContain('Bewerkt met AI')
  expect(html).not.toContain(EMPTY_ROOM)
})

test('a listing made by staff has origins, and loses one that staff remove', async () => {
  const created = await post(
    '/staff/listings/new',
    { goal: '0', webId: '1', 'typeDescription.nl': 'Huis', zip: '9051', 'city.nl': 'Afsnee' },
    { Cookie: office },
  )
  const path = created.headers.get('Location') ?? ''
  const id = Number(path.split('/').at(-1))
  const form = { path, editable: editableManualListing(id), fields: propertyFields, cookie: office }
  const pictures = { 'pictures.0': 'on', 'pictures.0.value': ROOM, status: String(STATUS.active) }
  await saveDocument(form, pictures)
  expect(await wordsAt(path, office)).toContain('Foto 1 is volgens het bestand')
  await saveDocument(form, originEntries(ROOM, 'generated'))
  await purge()
  expect(await htmlAt(propertyPath('fr', id))).toContain('Image créée par IA')
  const { status } = await get(`${path}/history`, { headers: { Cookie: office } })
  expect(status).toBe(200)
})
