import { env } from 'cloudflare:workers'
import { beforeEach, describe, expect, test } from 'vitest'
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
import { brokenDb } from '../../../../test/faults'
import { keepLogs, loggedText } from '../../../../test/logs'
import { jpegOf, smallGif } from '../../../../test/pictures'
import { primaryDb } from '../../../platform/db/db'
import { crmPicture } from '../../../platform/db/schema-crm'
import { deleteExpiredPictures } from './copy-pictures'
import { countWaitingPictures } from './picture-queries'

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
    await servePictures('a', 'b')
    await copy(world)
    expect(await addresses(1)).toEqual([expect.stringMatching(COPY), expect.stringMatching(COPY)])
    expect(await shownText()).toMatch(
      /\/pictures\/[0-9a-f]{24}-1000x600-[9a][0-9a-f]b[0-9a-f]c[0-9a-f]-960\.jpg/,
    )
    expect(await countWaitingPictures(db)).toBe(0)
    const [address = ''] = await addresses(1)
    const files = await env.MEDIA.list({ prefix: address.slice(1, -'960.jpg'.length) })
    const kinds = files.objects.map(({ key }) => key.split('-').at(-1))
    expect(kinds).toEqual(['480.avif', '720.avif', '960.avif', '960.jpg'])
  })

  test('include the manager’s photo, which initials replace once it fails', async () => {
    const photo = { ManagerName: 'An', ManagerPhoto: `${HOST}/an.jpg` }
    const world = new CrmWorld([{ ...withPictures(1, []), ...photo }])
    await world.run()
    const photoOf = async () => (await recordOf(1)).manager?.photo
    expect(await photoOf()).toMatch(WAITING)
    await servePictures('an')
    await copy(world)
    expect(await photoOf()).toMatch(COPY)
    answers.clear()
    const withManager = { ManagerName: 'Bo', ManagerPhoto: `${HOST}/gone.jpg` }
    const second = new CrmWorld([{ ...withPictures(1, []), ...withManager }])
    await second.run()
    await copy(second)
    expect(await photoOf()).toBeNull()
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

  test('have one size without the image service', async () => {
    const world = new CrmWorld([withPictures(1, ['a'])])
    await servePictures('a')
    await world.run()
    await copy(world, { images: undefined })
    expect(await addresses(1)).toEqual([expect.stringMatching(/^\/pictures\/[0-9a-f]{24}\.jpg$/)])
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

  test('over https if the CRM names an http address', async () => {
    const world = new CrmWorld([withPictures(1, ['a'], HOST.replace('https', 'http'))])
    await servePictures('a')
    await world.run()
    await copy(world)
    expect(await addresses(1)).toEqual([expect.stringMatching(COPY)])
    expect(requestedUrls).toEqual([`${HOST}/a.jpg`])
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
