import { env } from 'cloudflare:workers'
import { beforeEach, describe, expect, test } from 'vitest'
import { CrmWorld, clearCrm, crmHome, db } from '../../../../test/crm'
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
import { brokenDb } from '../../../../test/faults'
import { keepLogs, loggedText } from '../../../../test/logs'
import { jpegOf, smallGif, withPlace } from '../../../../test/pictures'
import { readOriginMarks } from '../../../listing/picture-marks'
import { primaryDb } from '../../../platform/db/db'
import { crmPicture } from '../../../platform/db/schema-crm'
import { deleteExpiredPictures } from './copy-pictures'
import { countWaitingPictures } from './picture-queries'

const DAY_MS = 86_400_000

keepLogs()
beforeEach(async () => {
  await clearCrm()
  answers.clear()
  requestedUrls.length = 0
})

describe('the pictures of a CRM', () => {
  test('have addresses of this site at once, and sizes and colours once copied', async () => {
    const world = new CrmWorld([withPictures(1, ['a', 'b'])])
    await world.run()
    expect(await addresses(1)).toEqual([
      expect.stringMatching(WAITING),
      expect.stringMatching(WAITING),
    ])
    expect(await shownText()).not.toContain(HOST)
    await servePictures('b')
    const large = await jpegOf(1000, 600)
    answers.set(`${HOST}/a.jpg`, () => new Response(large))
    await copy(world)
    expect(await addresses(1)).toEqual([
      expect.stringMatching(/-1000x600-[0-9a-f]{6}-960\.jpg$/),
      expect.stringMatching(COPY),
    ])
    expect(await shownText()).toMatch(
      /\/pictures\/[0-9a-f]{24}-1000x600-[9a][0-9a-f]b[0-9a-f]c[0-9a-f]-960\.jpg/,
    )
    expect(await countWaitingPictures(db)).toBe(0)
    const [address = ''] = await addresses(1)
    const files = await env.MEDIA.list({ prefix: address.slice(1, -'960.jpg'.length) })
    const kinds = files.objects.map(({ key }) => key.split('-').at(-1))
    expect(kinds).toEqual(['480.avif', '720.avif', '960.avif', '960.jpg'])
  })

  test('are copied with their unedited originals, whose failure hides only the link', async () => {
    const staged = { Origin: 'staged', OriginalUrl: `${HOST}/empty.jpg` }
    const gone = { Origin: 'Edited', OriginalUrl: `${HOST}/gone.jpg` }
    const pictures = [
      { Url: `${HOST}/a.jpg`, ...staged },
      { Url: `${HOST}/b.jpg`, ...gone },
    ]
    const world = new CrmWorld([crmHome(1, { LargePictureItems: pictures })])
    await world.run()
    await servePictures('a', 'b', 'empty')
    const original = expect.stringMatching(WAITING)
    expect((await recordOf(1)).pictures).toMatchObject([
      { origin: 'staged', original },
      { original },
    ])
    expect(await shownText()).not.toContain(HOST)
    for (let nth = 0; nth < 6; nth++) {
      await copy(world)
      world.now += 3_600_000
    }
    const [first, second] = (await recordOf(1)).pictures
    expect(first).toMatchObject({ origin: 'staged', original: expect.stringMatching(COPY) })
    expect(second).toMatchObject({ origin: 'edited', url: expect.stringMatching(COPY) })
    expect(second).not.toHaveProperty('original')
    expect(second).not.toHaveProperty('isMissing')
  })

  test('leave the marks of their files and names as suggestions, and claim nothing', async () => {
    const world = new CrmWorld([withPictures(1, ['a', 'b', 'living-virtual-staging'])])
    await world.run()
    await servePictures('a')
    const jpeg = await jpegOf(125, 75)
    const [marked, plain] = ['trainedAlgorithmicMedia', 'Gent'].map((text) => withPlace(jpeg, text))
    answers.set(`${HOST}/b.jpg`, () => new Response(marked))
    answers.set(`${HOST}/living-virtual-staging.jpg`, () => new Response(plain))
    await copy(world)
    const { pictures } = await recordOf(1)
    const marks = await readOriginMarks(db, pictures)
    expect(pictures.map(({ url }) => marks.get(url) ?? null)).toEqual([
      null,
      { origin: 'generated', mark: 'trainedAlgorithmicMedia' },
      { origin: 'staged', mark: 'virtual staging' },
    ])
    expect(JSON.stringify(pictures)).not.toContain('origin')
  })

  test('are shown two minutes after a run was killed between the copy and the listing', async () => {
    const world = new CrmWorld([withPictures(1, ['a'])])
    await world.run()
    await servePictures('a')
    const killed = brokenDb({ on: /insert into "listing"/, when: 'before', error: 'killed' })
    await expect(copy(world, {}, primaryDb(killed))).rejects.toThrow()
    expect(await addresses(1)).toEqual([expect.stringMatching(WAITING)])
    await copy({ now: world.now + 60_000 })
    expect(await addresses(1)).toEqual([expect.stringMatching(COPY)])
    expect(requestedUrls).toEqual([`${HOST}/a.jpg`])
  })

  test('change nothing in the next runs, and are requested once', async () => {
    const world = new CrmWorld([withPictures(1, ['a'])])
    await servePictures('a')
    await world.run()
    await copy(world)
    const before = await crmRecords()
    const run = await world.run('all')
    await copy(world)
    expect(run.counts).toMatchObject({ upserted: 0, unchanged: 1 })
    expect(await crmRecords()).toEqual(before)
    expect(requestedUrls).toEqual([`${HOST}/a.jpg`])
  })

  test.each([
    ['is away', () => new Response(null, { status: 503 })],
    ['is empty', () => new Response(null)],
  ])('are copied, and one that %s is tried again later', async (_, answer) => {
    const world = new CrmWorld([withPictures(1, ['a', 'b'])])
    await world.run()
    await servePictures('a', 'b')
    answers.set(`${HOST}/a.jpg`, answer)
    await copy(world)
    const [first, second] = await shownPictures(1)
    expect(first).toMatch(WAITING)
    expect(second).toMatch(COPY)
    expect(loggedText()).not.toContain('pictures.example')
    await servePictures('a')
    await copy(world)
    expect((await addresses(1))[0]).toBe(first)
    world.now += 60_000
    await copy(world)
    expect((await addresses(1))[0]).toMatch(COPY)
  })

  test('are copied again to the same addresses after the loss of the bucket', async () => {
    const world = new CrmWorld([withPictures(1, ['a'])])
    await servePictures('a')
    await world.run()
    await copy(world)
    const before = await addresses(1)
    const { objects } = await env.MEDIA.list({ prefix: 'pictures/' })
    await env.MEDIA.delete(objects.map(({ key }) => key))
    // The command of docs/operations.md.
    await env.DB.exec(
      "UPDATE crm_picture SET address = NULL, tries = 0, next_at = '2000' WHERE address IS NOT NULL AND source LIKE 'http%'",
    )
    await copy(world)
    expect(await addresses(1)).toEqual(before)
    expect(await env.MEDIA.head(before[0]?.slice(1) ?? '')).not.toBeNull()
  })

  test('are deleted with their files thirty days after their listing dropped them', async () => {
    const world = new CrmWorld([withPictures(1, ['a', 'b'])])
    await servePictures('a', 'b')
    const second = await jpegOf(30, 20)
    const headers = { 'Content-Type': 'image/jpeg' }
    answers.set(`${HOST}/b.jpg`, () => new Response(second, { headers }))
    await world.run()
    await copy(world)
    const [remaining = '', dropped = ''] = await addresses(1)
    world.now += 60_000
    world.crm.put('property', withPictures(1, ['a']))
    await world.run('all')
    expect(await addresses(1)).toEqual([remaining])
    await deleteExpiredPictures(db, env.MEDIA, new Date(world.now + 29 * 86_400_000))
    expect(await db.$count(crmPicture)).toBe(2)
    await deleteExpiredPictures(db, env.MEDIA, new Date(world.now + 31 * 86_400_000))
    expect(await db.$count(crmPicture)).toBe(1)
    expect(await env.MEDIA.head(dropped.slice(1))).toBeNull()
    expect(await env.MEDIA.head(remaining.slice(1))).not.toBeNull()
  })

  test('are fetched for visitors and not copied until the setting requires it', async () => {
    const world = new CrmWorld([withPictures(1, ['a'])])
    world.ownPictures = false
    await world.run()
    const [address = ''] = await addresses(1)
    expect(address).toMatch(/^\/pictures\/[0-9a-f]{24}$/)
    expect(await countWaitingPictures(db)).toBe(0)
    await servePictures('a')
    await copy(world)
    expect(await addresses(1)).toEqual([address])
    world.ownPictures = true
    await world.run('all')
    await copy(world)
    expect(await addresses(1)).toEqual([expect.stringMatching(COPY)])
  })
})

describe('a picture that is replaced under its address', () => {
  const WEEK = 7 * 24 * 60 * 60_000

  test.each([
    ['ETag', { ETag: '"1"' }, { ETag: '"2"' }],
    [
      'Last-Modified',
      { 'Last-Modified': 'Fri, 20 Nov 2026 09:00:00 GMT' },
      { 'Last-Modified': 'Sat, 21 Nov 2026 09:00:00 GMT' },
    ],
    ['content', {}, {}],
  ])('is copied within a week by its %s', async (_, first, second) => {
    const world = new CrmWorld([withPictures(1, ['a'])])
    serveVersion('a', await jpegOf(125, 75), first)
    await world.run()
    await copy(world)
    const [before = ''] = await addresses(1)
    world.now += WEEK - 60_000
    await copy(world)
    expect(requestedUrls).toHaveLength(1)
    world.now += 60_000
    await copy(world)
    expect(requestedUrls).toHaveLength(2)
    expect(await addresses(1)).toEqual([before])
    serveVersion('a', await jpegOf(800, 600), second)
    await copy(world)
    expect(requestedUrls).toHaveLength(2)
    world.now += WEEK
    await copy(world)
    const [after = ''] = await addresses(1)
    expect(after).toMatch(/-800x600-/)
    expect((await shownPictures(1))[0]).toBe(after)
    await deleteExpiredPictures(db, env.MEDIA, new Date(world.now + 29 * DAY_MS))
    expect(await env.MEDIA.head(before.slice(1))).not.toBeNull()
    await deleteExpiredPictures(db, env.MEDIA, new Date(world.now + 31 * DAY_MS))
    expect(await env.MEDIA.head(before.slice(1))).toBeNull()
    expect(await env.MEDIA.head(after.slice(1))).not.toBeNull()
  })

  test('is copied in the minute after the CRM changed its listing', async () => {
    const world = new CrmWorld([withPictures(1, ['a', 'b'])])
    await servePictures('a')
    serveVersion('b', await jpegOf(30, 20), {})
    await world.run()
    await copy(world)
    const [before, other] = await addresses(1)
    serveVersion('a', await jpegOf(800, 600), {})
    world.crm.put('property', { ID: 1, Price: 310_000 })
    await world.run()
    await copy(world)
    expect(await addresses(1)).toEqual([expect.stringMatching(/-800x600-/), other])
    serveVersion('a', await jpegOf(125, 75), {})
    world.crm.put('property', { ID: 1, Price: 320_000 })
    await world.run()
    await copy(world)
    expect(await addresses(1)).toEqual([before, other])
  })

  test('is copied when the CRM dates it anew, and its host is asked only then', async () => {
    const dated = (LastChangedDate: string) =>
      crmHome(1, { LargePictureItems: [{ Url: `${HOST}/a.jpg`, LastChangedDate }] })
    const world = new CrmWorld([dated('2026-11-20T09:00:00')])
    serveVersion('a', await jpegOf(125, 75), { ETag: '"1"' })
    await world.run()
    await copy(world)
    world.crm.put('property', { ID: 1, Price: 310_000 })
    await world.run()
    world.now += 2 * WEEK
    await copy(world)
    expect(requestedUrls).toHaveLength(1)
    serveVersion('a', await jpegOf(800, 600), { ETag: '"1"' })
    world.crm.put('property', dated('2026-11-28T12:00:00'))
    await world.run()
    await copy(world)
    expect(await addresses(1)).toEqual([expect.stringMatching(/-800x600-/)])
    expect(JSON.stringify(await recordOf(1))).not.toContain('2026-11-28T12:00:00')
  })

  test('is replaced in each listing that shows it, a portrait of a manager too', async () => {
    const photo = { ManagerName: 'An', ManagerPhoto: `${HOST}/an.jpg` }
    const world = new CrmWorld([1, 2].map((id) => ({ ...withPictures(id, ['a']), ...photo })))
    await servePictures('a')
    serveVersion('an', await jpegOf(30, 20), {})
    await world.run()
    await copy(world)
    await world.run('all')
    const before = await recordOf(2)
    serveVersion('a', await jpegOf(800, 600), {})
    serveVersion('an', await jpegOf(300, 400), {})
    world.now += WEEK
    await copy(world)
    for (const id of [1, 2]) {
      const { pictures, manager } = await recordOf(id)
      expect(pictures.map(({ url }) => url)).toEqual([expect.stringMatching(/-800x600-/)])
      expect(manager?.photo).toMatch(/-300x400-/)
    }
    const run = await world.run('all')
    expect(run.counts).toMatchObject({ upserted: 0, unchanged: 2 })
    expect(await recordOf(2)).toEqual({
      ...before,
      manager: { ...before.manager, photo: (await recordOf(2)).manager?.photo },
      pictures: (await recordOf(2)).pictures,
    })
  })

  test('keeps the copy while its host does not respond, and is asked again the next day', async () => {
    const world = new CrmWorld([withPictures(1, ['a'])])
    await servePictures('a')
    await world.run()
    await copy(world)
    const before = await addresses(1)
    answers.clear()
    world.now += WEEK
    await copy(world)
    expect(await shownPictures(1)).toEqual(before)
    serveVersion('a', await jpegOf(800, 600), {})
    world.now += DAY_MS
    await copy(world)
    expect(await addresses(1)).toEqual([expect.stringMatching(/-800x600-/)])
  })
})

/** Lets the host of pictures respond with a file, and with 304 to a request that has its validators. */
function serveVersion(
  name: string,
  bytes: Uint8Array<ArrayBuffer>,
  validators: Record<string, string>,
): void {
  const { ETag, 'Last-Modified': modified } = validators
  answers.set(`${HOST}/${name}.jpg`, (headers) => {
    const isKnown =
      (ETag && headers.get('If-None-Match') === ETag) ||
      (modified && headers.get('If-Modified-Since') === modified)
    if (isKnown) return new Response(null, { status: 304 })
    return new Response(bytes, { headers: { 'Content-Type': 'image/jpeg', ...validators } })
  })
}

describe('a picture is copied', () => {
  test('converted if it is a GIF, and unchanged otherwise', async () => {
    const gif = () => new Response(smallGif(), { headers: { 'Content-Type': 'image/gif' } })
    expect(await copied(gif)).toMatch(/-30x20-[0-9a-f]{6}-960\.jpg$/)
    const address = await copied(gif, { images: undefined })
    expect(address).toMatch(/^\/pictures\/[0-9a-f]{24}\.gif$/)
    const stored = await env.MEDIA.get(address.slice(1))
    expect(stored?.httpMetadata?.contentType).toBe('image/gif')
    expect(await stored?.bytes()).toEqual(smallGif())
  })
})

/** The address of a picture's copy, once its host answered so. */
async function copied(answer: () => Response, tools = {}): Promise<string> {
  await clearCrm()
  const world = new CrmWorld([withPictures(1, ['a'])])
  answers.set(`${HOST}/a.jpg`, answer)
  await world.run()
  await copy(world, tools)
  return (await addresses(1))[0] ?? ''
}

async function addresses(id: number): Promise<string[]> {
  return (await recordOf(id)).pictures.map(({ url }) => url)
}

/** Returns the published listings as JSON. */
async function shownText(): Promise<string> {
  const { listings } = await crmRecords()
  return JSON.stringify(listings)
}
