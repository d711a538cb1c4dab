import { env } from 'cloudflare:workers'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { db, get, importItems, listing, loadAgency } from '../../../../test/agency'
import { postForm } from '../../../../test/forms'
import { all, parse } from '../../../../test/html'
import { keepLogs } from '../../../../test/logs'
import {
  cron,
  deleteExpiredSearches,
  linkIn,
  newsMails,
  SEARCHER,
  savedPath,
  searchMails,
  storedSearches,
  tokenOf,
} from '../../../../test/searches'
import { RETENTION_MINUTE, runCron } from '../../../cron'
import { changedListing, savedSearch, searchFind } from '../../../platform/db/schema-searches'
import { sendSearchMails } from './send-search-mails'

const QUERY = 'goal=0&budget=-400000&region=Gent|9000'
const MINUTE = 60_000

keepLogs()
beforeAll(() => loadAgency({ withListings: false }))
beforeEach(deleteExpiredSearches)

test('a search is requested, confirmed, matched, mailed once, changed and ended', async () => {
  const path = await savedPath({ query: QUERY })
  const fits = listing({
    Price: 350_000,
    NumberOfBedRooms: 3,
    LargePictureItems: [
      { Url: `/pictures/${'0a'.repeat(12)}.webp` },
      { Url: '/images/demo/huis-1-960.jpg' },
    ],
  })
  const tooDear = listing({ Price: 450_000 })
  const elsewhere = listing({ Zip: '8000', City: { nl: 'Brugge' } })
  await importItems(fits, tooDear, elsewhere)
  await cron()
  await cron(20)
  const [mail, ...others] = await newsMails()
  expect(others).toEqual([])
  expect(mail?.mail.subject).toBe(
    '1 nieuw pand voor u · een pand te koop in 9000 Gent tot €\u00a0400.000',
  )
  expect(mail?.mail.text).toContain(
    '€\u00a0350.000\nHuis\nLindenlei 22, 9000 Gent\n3 slaapkamers\n',
  )
  expect(mail?.mail.text).toContain(`/nl/property/${fits.ID}`)
  expect(mail?.mail.text).not.toMatch(new RegExp(`${tooDear.ID}|${elsewhere.ID}|Brugge`))
  const html = parse(mail?.mail.html ?? '')
  const [picture, ...otherPictures] = all(html, 'img').map(({ attribs }) => attribs)
  expect(otherPictures).toEqual([])
  expect(picture).toMatchObject({ alt: 'Huis', width: '250', height: '167' })
  expect(picture?.src).toMatch(/^http.*huis-1-960\.jpg$/)

  await importItems({ ...fits, Price: 320_000 })
  await cron(30)
  const [cheaper] = await newsMails()
  expect(cheaper?.mail.subject).toContain('Nieuws over uw panden')
  expect(cheaper?.mail.text).toContain('Prijs verlaagd:')
  expect(cheaper?.mail.text).toContain('€\u00a0320.000, was €\u00a0350.000')

  await importItems({ ...fits, Price: 320_000, Status: 2 })
  await cron(60)
  const [gone] = await newsMails()
  expect(gone?.mail.text).toContain('Niet meer beschikbaar:\n\nVerkocht\nHuis\n9000 Gent')
  expect(gone?.mail.text).not.toMatch(/Lindenlei 22|320\.000|350\.000/)

  await postForm('/api/searches/change', { token: tokenOf(path), do: 'end', lang: 'nl' })
  expect(await db.$count(searchFind)).toBe(0)
  expect(await searchMails()).toEqual([])
  await importItems(listing({ Price: 200_000 }))
  await cron(90)
  expect(await searchMails()).toEqual([])
  expect((await get(path)).status).toBe(404)
})

test.each([
  ['region=Kempen', '2300', 'een pand te koop (Kempen)'],
  ['region=gand', '9050', 'een pand te koop in Gent'],
  ['region=Province d’Anvers', '2300', 'een pand te koop (Provincie Antwerpen)'],
  ['region=Gand|9000', '9000', 'een pand te koop in 9000 Gent'],
])('a saved search with %s mails only listings in that region', async (region, zip, name) => {
  await savedPath({ query: `goal=0&${region}` })
  const there = listing({ Zip: zip })
  const elsewhere = listing({ Zip: '8000', City: { nl: 'Brugge' } })
  await importItems(there, elsewhere)
  await cron()
  await cron(20)
  const [mail] = await newsMails()
  expect(mail?.mail.subject).toBe(`1 nieuw pand voor u · ${name}`)
  expect(mail?.mail.text).toContain(`/nl/property/${there.ID}`)
  expect(mail?.mail.text).not.toContain(`${elsewhere.ID}`)
})

describe('each event is mailed once for each search', () => {
  test('if two cron jobs run at the same time', async () => {
    await savedPath({ query: 'goal=0' })
    await savedPath({ query: 'goal=0', email: 'other@example.be' })
    await importItems(listing(), listing())
    const now = new Date()
    await Promise.all([sendSearchMails(env, now), sendSearchMails(env, now)])
    expect(await newsMails()).toHaveLength(1)
    expect(await newsMails('other@example.be')).toHaveLength(1)
  })

  test('if a listing is published, hidden and published again', async () => {
    await savedPath({ query: 'goal=0' })
    const home = listing()
    await importItems(home)
    await cron()
    await importItems({ ...home, Status: 5 })
    await importItems(home)
    await cron(30)
    expect(await newsMails()).toHaveLength(1)
  })

  test('if the mail server is unavailable at first', async () => {
    await savedPath({ query: 'goal=0' })
    const down = { ...env, MAIL_DRIVER: 'smtp', SMTP_HOST: '' }
    const home = listing({ Price: 300_000 })
    await importItems(home)
    await runCron(down, new Date())
    expect(await newsMails()).toMatchObject([{ state: 'pending', attempts: 0 }])
    await runCron(down, new Date(Date.now() + 30 * MINUTE))
    await cron(40)
    expect(await newsMails()).toMatchObject([{ state: 'sent' }])
  })
})

describe('a search gets no mail', () => {
  test('about changes before its confirmation or during a pause', async () => {
    await importItems(listing())
    const path = await savedPath({ query: 'goal=0' })
    await cron()
    const change = (what: string) =>
      postForm('/api/searches/change', { token: tokenOf(path), do: what, lang: 'nl' })
    await change('pause')
    await savedPath({ query: 'goal=1', email: 'other@example.be' })
    await importItems(listing())
    await cron()
    expect(await db.$count(searchFind)).toBe(0)
    await change('resume')
    await cron(30)
    expect(await newsMails()).toEqual([])
    await importItems(listing())
    await cron(40)
    expect(await newsMails()).toHaveLength(1)
  })

  test('and no changes are stored while there are no searches', async () => {
    await importItems(listing())
    expect(await db.$count(changedListing)).toBe(0)
  })
})

test('a daily digest is sent in the morning with all new listings', async () => {
  await savedPath({ query: 'goal=0', frequency: 'daily' })
  await importItems(listing())
  await cron()
  await importItems(listing())
  await cron()
  expect(await newsMails()).toEqual([])
  await cron(26 * 60)
  expect((await newsMails()).map(({ mail }) => mail.subject)).toEqual([
    '2 nieuwe panden voor u · een pand te koop',
  ])
})

test('favourites are mailed about a lower price, an option and a sale', async () => {
  const [home, other] = [listing({ Price: 300_000 }), listing()]
  await importItems(home, other)
  await savedPath({ ids: String(home.ID) })
  await importItems({ ...home, Price: 290_000 })
  await importItems({ ...other, Price: 100_000 })
  await cron()
  await importItems({ ...home, Price: 290_000, Marquee: 2 })
  await cron(20)
  await importItems({ ...home, Price: 290_000, Status: 2 })
  await cron(40)
  const texts = (await newsMails()).map(({ mail }) => mail.text)
  expect(texts).toHaveLength(3)
  expect(texts.join()).not.toContain(String(other.ID))
  expect(texts[2]).toContain('€\u00a0290.000, was €\u00a0300.000')
  expect(texts[1]).toContain('In optie:')
  expect(texts[0]).toContain('Niet meer beschikbaar:')
})

describe('a price that is corrected', () => {
  test('is no drop for a person who was mailed the right price before', async () => {
    await savedPath({ query: 'goal=0&bedrooms=3' })
    const home = listing({ Price: 300_000, NumberOfBedRooms: 3 })
    await importItems(home)
    await cron()
    await importItems({ ...home, Price: 395_000 })
    await cron(20)
    await importItems(home)
    await cron(40)
    expect(await newsMails()).toHaveLength(1)
    await importItems({ ...home, Price: 290_000 })
    await cron(60)
    const [cheaper, ...others] = await newsMails()
    expect(others).toHaveLength(1)
    expect(cheaper?.mail.text).toContain('€\u00a0290.000, was €\u00a0300.000')
  })
})

test('a search announces its end once, can be renewed, and is deleted afterwards', async () => {
  const path = await savedPath({ query: 'goal=0' })
  await savedPath({ query: 'goal=0', email: 'other@example.be' })
  // In the minute before, once an hour, old mails are deleted.
  const start = new Date().setUTCMinutes(RETENTION_MINUTE + 1)
  const days = (count: number) => new Date(start + count * 24 * 60 * MINUTE)
  await runCron(env, days(343))
  expect((await searchMails())[0]?.id).not.toContain('-ends-')
  await runCron(env, days(346))
  await runCron(env, days(347))
  const ending = (await searchMails()).filter(({ id }) => id.includes('-ends-'))
  expect(ending.map(({ mail }) => mail.subject)).toEqual(['Uw zoekopdracht stopt binnenkort'])
  expect(linkIn(ending[0], '/nl/searches?token=')).toBe(path.replace('&done=confirm', ''))
  await db.update(savedSearch).set({ endsAt: days(10).getTime() })
  await postForm('/api/searches/change', { token: tokenOf(path), do: 'renew', lang: 'nl' })
  const hour = new Date(days(11).setUTCMinutes(RETENTION_MINUTE))
  await runCron(env, hour)
  expect((await storedSearches()).map(({ email }) => email)).toEqual([SEARCHER])
  expect(await searchMails('other@example.be')).toEqual([])
})
