import { beforeAll, describe, expect, test } from 'vitest'
import { get, importItems, listing, loadAgency, ORIGIN } from '../../../test/agency'
import { all, attributes, parse, words } from '../../../test/html'
import { spaced } from '../../../test/spaced'
import { LANGS } from '../../platform/format/lang'
import { feedPath, propertyPath } from '../../urls'

beforeAll(() => loadAgency())

const LISTS = ['sale', 'rent', 'projects'] as const

describe.each(LANGS)('in %s', (lang) => {
  test.each(LISTS)('the feed of %s contains the newest listings that have a page', async (list) => {
    const { response, document } = await openRss(feedPath(lang, list))
    expect(response.headers.get('Content-Type')).toContain('application/rss+xml')
    const items = all(document, 'item')
    expect(items.length).toBeGreaterThan(1)
    const dates = items.map((item) => Date.parse(text(item, 'pubdate')))
    expect(dates).toEqual(dates.toSorted((a, b) => b - a))
    const guids = items.map((item) => text(item, 'guid'))
    expect(new Set(guids).size).toBe(guids.length)
    expect(guids.every((guid) => guid.startsWith(`${ORIGIN}/${lang}/pro`))).toBe(true)
    for (const guid of guids.slice(0, 3)) {
      expect((await get(guid.replace(ORIGIN, ''))).status, guid).toBe(200)
    }
  })
})

test('both feeds of each list are linked from every page, and unknown feeds answer 404', async () => {
  const { document } = await openRss('/nl/contact')
  for (const [type, format] of [
    ['application/rss+xml', 'xml'],
    ['application/feed+json', 'json'],
  ] as const) {
    expect(attributes(all(document, 'link', { type }), 'href')).toEqual(
      LISTS.map((list) => feedPath('nl', list, format)),
    )
  }
  for (const path of spaced(`
    /nl/rss/sold.xml /nl/rss/sold.json /it/rss/sale.xml /it/rss/sale.json /nl/rss/sale.atom
    /nl/rss/ /rss/sale.xml
  `)) {
    expect((await get(path)).status, path).not.toBe(200)
  }
})

test('imported text is escaped', async () => {
  const home = listing({
    TypeDescription: { nl: '&lt;/title&gt;&lt;x&gt;&amp;"' },
    StartCommercialisation: NEW,
  })
  await importItems(home)
  const rss = await (await get(feedPath('nl', 'sale'))).text()
  expect(rss).toContain('&lt;/title&gt;&lt;x&gt;&amp;&quot;')
  expect(rss).not.toContain('<x>')
  const { feed } = await openJson(feedPath('nl', 'sale', 'json'))
  expect(feed.items.some(({ title }) => title.startsWith('</title><x>&"'))).toBe(true)
})

test('an entry has the price, rooms, energy label and place, with the date in Belgian time', async () => {
  const home = listing({
    Goal: 1,
    Price: 950,
    NumberOfBedRooms: 2,
    SurfaceTotal: 85,
    EPCLabelText: 'B',
    StartCommercialisation: '2026-11-23T01:30:00',
  })
  await importItems(home)
  const item = await itemOf(home.ID, 'rent')
  expect(item.content_text.replace(/\s/g, ' ')).toBe(
    '€ 950 par mois, 2 chambres, 85 m², PEB B, Lindenlei 22, 9000 Gand',
  )
  expect(item.date_published).toBe('2026-11-23T00:30:00.000Z')
})

test('a picture has the words about its origin in both formats', async () => {
  const home = listing({
    LargePictureItems: [{ Url: '/images/demo/home-410012-960.jpg', Origin: 'staged' }],
    StartCommercialisation: NEW,
  })
  await importItems(home)
  const { image, attachments } = await itemOf(home.ID, 'sale')
  const originWords = expect.stringContaining('Ameublement virtuel')
  expect(attachments).toEqual([{ url: image, mime_type: 'image/jpeg', title: originWords }])
  const { document } = await openRss(feedPath('fr', 'sale'))
  expect(all(document, 'media:title').map(words)).toContainEqual(originWords)
})

test('no feed contains a hidden price or a hidden street', async () => {
  const home = listing({
    Price: 76_543_210,
    PublishPrice: false,
    Street: 'Zwijgzaamlaan',
    PublishAddress: false,
    LargePictureItems: [{ Url: '/images/demo/gevel-960.avif', Name: 'Zwijgzaamlaan' }],
    StartCommercialisation: NEW,
  })
  await importItems(home)
  expect((await itemOf(home.ID, 'sale')).content_text).toBe('Prix sur demande, 9000 Gand')
  for (const format of ['xml', 'json'] as const) {
    const feed = await (await get(feedPath('fr', 'sale', format))).text()
    expect(feed).not.toMatch(/76.?543.?210/)
    expect(feed).not.toContain('Zwijgzaam')
  }
})

const NEW = '2026-11-22'

interface JsonFeed {
  home_page_url: string
  feed_url: string
  items: {
    id: string
    title: string
    content_text: string
    image?: string
    attachments?: { url: string; mime_type: string; title: string }[]
    date_published?: string
  }[]
}

async function itemOf(id: number, list: 'sale' | 'rent') {
  const { feed } = await openJson(feedPath('fr', list, 'json'))
  const item = feed.items.find((one) => one.id === ORIGIN + propertyPath('fr', id))
  if (!item) throw new Error(`${id} is not in the feed`)
  return item
}

async function openJson(path: string) {
  const response = await get(path)
  return { response, feed: await response.clone().json<JsonFeed>() }
}

async function openRss(path: string) {
  const response = await get(path)
  return { response, document: parse(await response.clone().text()) }
}

function text(item: ReturnType<typeof all>[number], name: string): string {
  return words(all(item, name)[0] ?? item)
}
