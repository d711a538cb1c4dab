import { env } from 'cloudflare:workers'
import { isNotNull } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { CrmWorld, clearCrm, db } from '../../../../test/crm'
import {
  answers,
  COPY,
  copy,
  PICTURE_HOST as HOST,
  requestedUrls,
  servePictures,
  shownPictures,
  WAITING,
  withPictures,
} from '../../../../test/crm-pictures'
import { crmRecords, recordOf } from '../../../../test/crm-records'
import { keepLogs } from '../../../../test/logs'
import { turnedJpeg } from '../../../../test/pictures'
import { crmPicture } from '../../../platform/db/schema-crm'
import { listingOverrideTable } from '../../../platform/db/schema-overrides'
import type { CopyTools } from '../mapping/copy-picture'
import { listFailedPictures, retryFailedPictures } from './failed-pictures'
import type { PictureFailure } from './picture-failure'
import { countWaitingPictures } from './picture-queries'

const DAY = 86_400_000

/** Minutes before each of the quick tries. */
const QUICK_TRIES = [0, 1, 5, 30, 60]

keepLogs()
beforeEach(async () => {
  await clearCrm()
  await db.delete(listingOverrideTable)
  answers.clear()
  requestedUrls.length = 0
})

const HEIC = '\0\0\0\x18ftypheic\0\0\0\0mif1heic'
const FILE = { images: undefined }

test.each<[string, number, PictureFailure, () => Response, Partial<CopyTools>]>([
  ['is gone', 1, 'gone', () => new Response(null, { status: 404 }), {}],
  ['is a page', 1, 'no-picture', () => new Response('<!doctype html>'), {}],
  ['is a HEIC photo that nothing converts', 1, 'convert', () => new Response(HEIC), FILE],
  ['is refused', 5, 'denied', () => new Response(null, { status: 403 }), {}],
  ['is on a broken host', 5, 'no-answer', () => new Response(null, { status: 503 }), {}],
  ['is cut off', 5, 'broken', () => new Response(turnedJpeg(1).subarray(0, 2000)), FILE],
])('a picture that %s is not shown after %i tries', async (_, tries, failure, answer, tools) => {
  const world = new CrmWorld([withPictures(1, ['a', 'b'])])
  await world.run()
  await servePictures('b')
  answers.set(`${HOST}/a.jpg`, answer)
  for (const pause of QUICK_TRIES.slice(0, tries)) {
    expect(await shownPictures(1)).toHaveLength(2)
    world.now += pause * 60_000
    await copy(world, tools)
  }
  expect(await shownPictures(1)).toEqual([expect.not.stringMatching(WAITING)])
  expect(await failures()).toEqual([failure])
  expect(await countWaitingPictures(db)).toBe(0)
})

test('a picture returns to its position when a daily try succeeds, and runs change nothing meanwhile', async () => {
  const world = new CrmWorld([withPictures(1, ['a', 'b', 'c'])])
  await world.run()
  await servePictures('a', 'c')
  await tryAll(world)
  expect(await shownPictures(1)).toHaveLength(2)
  const before = await crmRecords()
  const run = await world.run('all')
  expect(run.counts).toMatchObject({ upserted: 0, unchanged: 1 })
  expect(await crmRecords()).toEqual(before)
  await servePictures('b')
  world.now += DAY
  await copy(world)
  expect(await shownPictures(1)).toEqual((await recordOf(1)).pictures.map(({ url }) => url))
  expect(await shownPictures(1)).toEqual([1, 2, 3].map(() => expect.stringMatching(COPY)))
  expect(await failures()).toEqual([])
})

test('a picture that the bucket refuses does not count as failed', async () => {
  const world = new CrmWorld([withPictures(1, ['a'])])
  await world.run()
  await servePictures('a')
  const put = { value: () => Promise.reject(new Error('unavailable')) }
  await tryAll(world, { media: Object.create(env.MEDIA, { put }) })
  expect(await failures()).toEqual([])
  expect(await shownPictures(1)).toEqual([expect.stringMatching(WAITING)])
})

test('failed pictures are listed with their listing, and tried again on request', async () => {
  const world = new CrmWorld([withPictures(1, ['a', 'b']), withPictures(2, ['c'])])
  await world.run()
  await servePictures('c')
  await copy(world)
  const triedAt = new Date(world.now + 59_000).toISOString()
  const facts = {
    kind: 'property',
    failure: 'gone',
    triedAt,
    listing: expect.objectContaining({ id: 1 }),
  }
  expect(await listFailedPictures(db, 1)).toMatchObject({ pictures: [facts], total: 2 })
  await servePictures('a', 'b')
  await retryFailedPictures(db, new Date(world.now))
  await copy(world)
  expect(await shownPictures(1)).toHaveLength(2)
  expect(await listFailedPictures(db, 1)).toEqual({ pictures: [], total: 0 })
})

test('failed pictures of a removed listing are not listed', async () => {
  const world = new CrmWorld([withPictures(1, ['a', 'b']), withPictures(2, ['c'])])
  await world.run()
  await copy(world)
  expect((await listFailedPictures(db, 9)).total).toBe(3)
  world.crm.put('property', withPictures(1, ['a']))
  world.crm.remove('property', 2)
  for (const _ of [1, 2]) await world.run('all')
  const { pictures } = await listFailedPictures(db, 9)
  expect(pictures.map(({ source }) => source)).toEqual([`${HOST}/a.jpg`])
})

async function tryAll(world: CrmWorld, tools: Partial<CopyTools> = {}): Promise<void> {
  for (const pause of QUICK_TRIES) {
    world.now += pause * 60_000
    await copy(world, tools)
  }
}

async function failures(): Promise<(string | null)[]> {
  const rows = await db.select().from(crmPicture).where(isNotNull(crmPicture.failure))
  return rows.map(({ failure }) => failure)
}
