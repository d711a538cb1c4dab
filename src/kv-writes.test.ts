import { env } from 'cloudflare:workers'
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import settings from '../seeds/settings.json'
import { db, importItems, listing, loadAgency, loadFolder, purge } from '../test/agency'
import { DEAD_DB } from '../test/faults'
import { keepLogs, loggedEvents } from '../test/logs'
import { spaced } from '../test/spaced'
import { getWith, laterOn, watchedKv } from '../test/worker'
import { editableListing } from './features/listings/edit-listing'
import { followPins } from './features/listings/pins'
import { readVersions } from './platform/db/version'
import { openDocument, publishDocument } from './site/revisions/documents'

/** Without the page cache each view renders its page, as after a change that affects all pages. */
const RENDERED = { PAGE_CACHE: 'off' } as const

/** One address of each kind of page. */
const PAGES = spaced(`
  /nl/ /nl/te-koop /nl/te-huur /nl/nieuwbouw /nl/verkocht /nl/contact /nl/over-ons
  /nl/verkopen-met-lindehof /nl/property/410001 /nl/project/p/9001
`)
const LISTING = listing({ ID: 776_001 })
const ACTOR = { by: 1, now: new Date() }

let price = 200_000

keepLogs()
beforeAll(() => loadAgency())
beforeEach(changeListing)
afterEach(() => {
  vi.useRealTimers()
})

describe('after a change of one listing', () => {
  test('ten kinds of pages write at most two KV keys each, and no content key', async () => {
    await writtenByViews()
    await changeListing()
    const writtenKeys = await writtenByViews()
    expect(writtenKeys.filter((key) => /^c\d/.test(key))).toEqual([])
    expect(writtenKeys.length).toBeLessThanOrEqual(2 * PAGES.length)
  })
})

describe('the versions for isolates that start while D1 fails', () => {
  test('are written to KV by an isolate that reads a new version', async () => {
    await getWith({}, '/nl/')
    await raiseVersions()
    laterOn()
    await getWith({}, '/nl/')
    expect(await env.CACHE.get('last-versions', 'json')).toEqual(await readVersions(db))
  })
})

describe('the version of the content', () => {
  test.each<[string, () => Promise<unknown>]>([
    ['an import', changeListing],
    ['an edit of a listing by staff', editListing],
    ['the end of a pin', removePin],
  ])('stays the same after %s, while the version of pages rises', async (_, change) => {
    const before = await readVersions(db)
    await change()
    const after = await readVersions(db)
    expect(after.version).toBeGreaterThan(before.version)
    expect(after.content).toBe(before.content)
  })

  test.each<[string, () => Promise<unknown>]>([
    ['a purge', purge],
    [
      'a load of another folder',
      () => loadFolder({ settings: { ...settings, name: 'Lindehof Gent' } }),
    ],
  ])('rises together with the version of pages after %s', async (_, change) => {
    const before = await readVersions(db)
    await change()
    const after = await readVersions(db)
    expect(after.version).toBeGreaterThan(before.version)
    expect(after.content).toBeGreaterThan(before.content)
  })
})

test('the previous content is served while D1 fails, also after another change of a listing', async () => {
  await getWith(RENDERED, '/nl/over-ons')
  await purge()
  await changeListing()
  const response = await getWith({ ...RENDERED, DB: DEAD_DB }, '/nl/over-ons')
  expect(response.status).toBe(200)
  expect(loggedEvents()).toContain('served stale')
})

function changeListing() {
  price += 1000
  return importItems({ ...LISTING, Price: price })
}

async function editListing() {
  const editable = editableListing('property', LISTING.ID)
  const open = (await openDocument(db, editable)) ?? expect.fail('no listing')
  const document = { ...open.document, pinnedUntil: '2099-01-01' }
  return publishDocument(db, editable, { document, base: open.base, ...ACTOR })
}

async function removePin() {
  await editListing()
  return followPins(db, new Date('2099-01-02'))
}

function raiseVersions() {
  return env.DB.prepare(
    'UPDATE content_version SET version = version + 1, content = version + 1, listings = version + 1',
  ).run()
}

/** Views all pages and returns the keys that this wrote to KV. */
async function writtenByViews(): Promise<string[]> {
  const { kv, writtenKeys } = watchedKv()
  for (const path of PAGES) await getWith({ ...RENDERED, CACHE: kv }, path)
  return writtenKeys
}
