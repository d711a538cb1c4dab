import { env } from 'cloudflare:workers'
import { beforeEach, describe, expect, test } from 'vitest'
import { CrmWorld, crmHome, forgetCrm } from '../../../test/crm'
import { crmRecords, recordOf } from '../../../test/crm-records'
import { keepLogs, loggedText } from '../../../test/logs'
import { jpegOf } from '../../../test/pictures'
import { primaryDb } from '../db/db'
import { crmPicture } from '../db/schema-crm'
import { copyPictures, countWaitingPictures, forgetPictures } from './copy-pictures'

const db = primaryDb(env.DB)
const HOST = 'https://pictures.example'
const WAITING = /^\/pictures\/[0-9a-f]{24}$/
const COPY = /^\/pictures\/[0-9a-f]{24}-1000x600-[0-9a-f]{6}-960\.jpg$/

/** What the CRM's host answers to an address; nothing is asked twice once it is copied. */
const answers = new Map<string, () => Response>()
const asked: string[] = []

keepLogs()
beforeEach(async () => {
  await forgetCrm()
  answers.clear()
  asked.length = 0
})

describe('the pictures of a CRM', () => {
  test('have our addresses from the first second, and sizes and colours once copied', async () => {
    const world = new CrmWorld([withPictures(1, ['a', 'b'])])
    await world.run()
    expect(await addresses(1)).toEqual([
      expect.stringMatching(WAITING),
      expect.stringMatching(WAITING),
    ])
    expect(await shownText()).not.toContain(HOST)
    await serve('a', 'b')
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

  test('change nothing in the next runs, and are asked for once', async () => {
    const world = new CrmWorld([withPictures(1, ['a'])])
    await serve('a')
    await world.run()
    await copy(world)
    const before = await crmRecords()
    const run = await world.run('all')
    await copy(world)
    expect(run.counts).toMatchObject({ upserted: 0, unchanged: 1 })
    expect(await crmRecords()).toEqual(before)
    expect(asked).toEqual([`${HOST}/a.jpg`])
  })

  test.each([
    ['is away', () => new Response(null, { status: 503 })],
    ['leads elsewhere', () => Response.redirect('https://elsewhere.example/a.jpg')],
    ['is a page', () => new Response('<h1>', { headers: { 'Content-Type': 'text/html' } })],
    ['is no picture', () => new Response('GIF', { headers: { 'Content-Type': 'image/jpeg' } })],
  ])('that %s is tried again later, and the others are copied', async (_, answer) => {
    const world = new CrmWorld([withPictures(1, ['a', 'b'])])
    await world.run()
    await serve('a', 'b')
    answers.set(`${HOST}/a.jpg`, answer)
    await copy(world)
    const [first, second] = await addresses(1)
    expect(first).toMatch(WAITING)
    expect(second).toMatch(COPY)
    expect(loggedText()).not.toContain('pictures.example')
    await serve('a')
    await copy(world)
    expect((await addresses(1))[0]).toBe(first)
    world.now += 60_000
    await copy(world)
    expect((await addresses(1))[0]).toMatch(COPY)
  })

  test('that leave their home go after thirty days, with their files', async () => {
    const world = new CrmWorld([withPictures(1, ['a', 'b'])])
    await serve('a', 'b')
    const other = await jpegOf(30, 20)
    const headers = { 'Content-Type': 'image/jpeg' }
    answers.set(`${HOST}/b.jpg`, () => new Response(other, { headers }))
    await world.run()
    await copy(world)
    const [kept = '', left = ''] = await addresses(1)
    world.now += 60_000
    world.crm.put('property', withPictures(1, ['a']))
    await world.run('all')
    expect(await addresses(1)).toEqual([kept])
    await forgetPictures(db, env.MEDIA, new Date(world.now + 29 * 86_400_000))
    expect(await db.$count(crmPicture)).toBe(2)
    await forgetPictures(db, env.MEDIA, new Date(world.now + 31 * 86_400_000))
    expect(await db.$count(crmPicture)).toBe(1)
    expect(await env.MEDIA.head(left.slice(1))).toBeNull()
    expect(await env.MEDIA.head(kept.slice(1))).not.toBeNull()
  })

  test('keep their one size where no service makes others', async () => {
    const world = new CrmWorld([withPictures(1, ['a'])])
    await serve('a')
    await world.run()
    await copy(world, false)
    expect(await addresses(1)).toEqual([expect.stringMatching(/^\/pictures\/[0-9a-f]{24}\.jpg$/)])
  })

  test('keep the CRM’s addresses where the setting says so', async () => {
    const world = new CrmWorld([withPictures(1, ['a'])])
    world.ownPictures = false
    await world.run()
    expect(await addresses(1)).toEqual([`${HOST}/small-a.jpg`])
    expect(await countWaitingPictures(db)).toBe(0)
  })
})

function withPictures(id: number, names: string[]) {
  return crmHome(id, {
    LargePictureItems: names.map((name) => ({ Url: `${HOST}/small-${name}.jpg` })),
    XLargePictureItems: names.map((name) => ({ Url: `${HOST}/${name}.jpg` })),
  })
}

async function addresses(id: number): Promise<string[]> {
  return (await recordOf(id)).pictures.map(({ url }) => url)
}

/** What visitors may see of the lists. */
async function shownText(): Promise<string> {
  const { listings } = await crmRecords()
  return JSON.stringify(listings)
}

/** The copying of the minute after a run's. */
function copy({ now }: CrmWorld, withImages = true): Promise<void> {
  const fetch = async (url: string) => {
    asked.push(url)
    return answers.get(url)?.() ?? new Response(null, { status: 404 })
  }
  const images = withImages ? env.IMAGES : undefined
  return copyPictures(db, { fetch, media: env.MEDIA, images }, new Date(now + 59_000))
}

async function serve(...names: string[]): Promise<void> {
  const jpeg = await jpegOf(1000, 600)
  const headers = { 'Content-Type': 'image/jpeg' }
  for (const name of names)
    answers.set(`${HOST}/${name}.jpg`, () => new Response(jpeg, { headers }))
}
