import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { db, get, importFile, importItems, listing, loadAgency } from '../../../../test/agency'
import { parse, words } from '../../../../test/html'
import { keepLogs } from '../../../../test/logs'
import {
  cron,
  deleteExpiredSearches,
  linkIn,
  newsMails,
  savedPath,
  storedSearches,
  tokenOf,
} from '../../../../test/searches'
import { getWith } from '../../../../test/worker'
import { outbox } from '../../../platform/db/schema-leads'
import { searchFind } from '../../../platform/db/schema-searches'
import { matchChanges } from '../match-changes'

keepLogs()
beforeAll(() => loadAgency({ withListings: false }))
beforeEach(deleteExpiredSearches)

describe('a search mail', () => {
  test('is in the language of the search and contains the links to manage and end it', async () => {
    await savedPath({ query: 'goal=1', lang: 'fr' })
    await savedPath({ query: 'goal=1', lang: 'de', email: 'sucher@example.be' })
    const home = listing({ Goal: 1, Price: 950, Status: 1 })
    await importItems(home)
    await cron()
    const [french] = await newsMails()
    const [german] = await newsMails('sucher@example.be')
    expect(french?.mail.subject).toBe('1 nouveau bien pour vous · un bien à louer')
    expect(german?.mail.subject).toBe('1 neues Angebot für Sie · eine Immobilie zur Miete')
    expect(french?.mail.text).toContain('9000 Gand')
    const manage = linkIn(french, '/fr/searches?token=')
    expect((await get(manage)).status).toBe(200)
    expect(words(parse(await (await get(manage)).text()))).toContain('À louer')
    const unsubscribe = french?.mail.unsubscribe ?? ''
    expect(tokenOf(unsubscribe)).toBe(tokenOf(manage))
    const body = 'List-Unsubscribe=One-Click'
    const headers = {
      'Content-Type': 'application/x-www-form-urlencoded',
      Origin: 'https://mail.example',
    }
    const click = await getWith({}, unsubscribe.replace(/^https?:\/\/[^/]+/, ''), {
      method: 'POST',
      body,
      headers,
    })
    expect(click.status).toBe(200)
    expect((await storedSearches()).map(({ lang }) => lang)).toEqual(['de'])
  })

  test('contains no hidden street or price, and reports no drop of a hidden price', async () => {
    await savedPath({ query: 'goal=0' })
    const hidden = listing({
      PublishPrice: false,
      PublishAddress: false,
      Street: 'Geheimstraat',
      Price: 333_000,
    })
    await importItems(hidden)
    await cron()
    const [mail, ...others] = await newsMails()
    expect(others).toEqual([])
    expect(mail?.mail.text).toContain('Prijs op aanvraag')
    expect(JSON.stringify(mail)).not.toMatch(/Geheimstraat|\b333.?000\b/)
    await importItems({ ...hidden, Price: 222_000 })
    await cron(30)
    expect(await newsMails()).toHaveLength(1)
    expect(
      JSON.stringify([await db.select().from(searchFind), await db.select().from(outbox)]),
    ).not.toMatch(/\b222\.?000\b/)
  })

  test.each([
    ['no label', {}, 'Nieuw:\n\n€\u00a0333.000\nHuis'],
    ['the label new, which the heading states', { Marquee: 1 }, 'Nieuw:\n\n€\u00a0333.000\nHuis'],
    ['an option, without its price', { Marquee: 2 }, 'Nieuw:\n\nIn optie\nPrijs op aanvraag\nHuis'],
    ['new conditions', { Marquee: 5 }, 'Nieuw:\n\nNieuwe voorwaarden\n€\u00a0333.000\nHuis'],
    ['a new price', { Marquee: 9 }, 'Nieuw:\n\nNieuwe prijs\n€\u00a0333.000\nHuis'],
  ])('contains the label and price of a new listing with %s', async (_, facts, text) => {
    await savedPath({ query: 'goal=0' })
    await importItems(listing({ Price: 333_000, ...facts }))
    await cron()
    const [mail] = await newsMails()
    expect(mail?.mail.text).toContain(text)
  })

  test('states a lower price and the former one, without the label of a new price', async () => {
    await savedPath({ query: 'goal=0', lang: 'fr' })
    const home = listing({ Price: 500_000 })
    await importItems(home)
    await cron()
    await importItems({ ...home, Price: 485_000, Marquee: 9 })
    await cron(30)
    const [mail] = await newsMails()
    expect(mail?.mail.text).toContain(
      'Prix en baisse\u00a0:\n\n€\u00a0485.000, avant €\u00a0500.000\nMaison',
    )
  })

  test('reports an option on a favourite without its price and with the label only once', async () => {
    const home = listing({ Price: 333_000 })
    await importItems(home)
    await savedPath({ ids: String(home.ID) })
    await importItems({ ...home, Marquee: 2 })
    await cron()
    const [mail] = await newsMails()
    expect(mail?.mail.text).toContain('In optie:\n\nPrijs op aanvraag\nHuis')
    expect(mail?.mail.text).not.toContain('333.000')
  })

  test('does not contain a price that was hidden before the mail was written', async () => {
    await savedPath({ query: 'goal=0', frequency: 'daily' })
    const home = listing({ Price: 300_000 })
    await importItems(home)
    await importItems({ ...home, Price: 280_000 })
    await matchChanges(db, new Date(), 1000)
    expect(await db.select().from(searchFind)).toMatchObject([{ event: 'new' }])
    await importItems({ ...home, Price: 280_000, PublishPrice: false })
    await cron(2 * 24 * 60)
    const [mail] = await newsMails()
    expect(mail?.mail.text).toContain('Prijs op aanvraag')
    expect(JSON.stringify(mail)).not.toMatch(/\b(300|280)\.?000\b/)
  })

  test('reports a deleted listing once, and only if it was mailed before', async () => {
    await savedPath({ query: 'goal=0' })
    const [mailed, notMailed] = [listing(), listing()]
    await importItems(mailed)
    await cron()
    await importFile({ Items: [notMailed] })
    await importFile({ DeletedIDs: [mailed.ID, notMailed.ID] })
    await cron(30)
    await cron(60)
    const [gone, ...others] = await newsMails()
    expect(others).toHaveLength(1)
    expect(gone?.mail.text).toContain('Niet meer beschikbaar:\n\nHuis, Gent\n')
    expect(gone?.mail.text).not.toContain('Nieuw:')
  })
})
