import { beforeAll, describe, expect, test } from 'vitest'
import {
  changeSettings,
  get,
  importFile,
  importItems,
  listing,
  loadAgency,
  ORIGIN,
} from '../../../test/agency'
import { all, attributes, byClass, cardIds, linksOf, parse, words } from '../../../test/html'

beforeAll(() => loadAgency())

describe('the page of a property', () => {
  test.each([
    ['nl', 'Appartement met terras op het zuiden', '2018 Antwerpen'],
    ['fr', 'Appartement avec terrasse plein sud', '2018 Anvers'],
    ['en', 'Apartment with south-facing terrace', '2018 Antwerp'],
    ['de', 'Wohnung mit Südterrasse', '2018 Antwerpen'],
  ])('shows in %s the type, the place and the price', async (lang, title, place) => {
    const response = await get(`/${lang}/property/410001`)
    const document = parse(await response.text())
    expect(response.status).toBe(200)
    expect(response.headers.get('Content-Language')).toBe(lang)
    expect(all(document, 'h1').map(words)).toEqual([title])
    const text = words(document)
    expect(text).toContain(place)
    expect(text).toContain('Lange Leemstraat 214')
    expect(text).toContain('€ 345.000')
    expect(attributes(all(document, 'link', { rel: 'canonical' }), 'href')).toEqual([
      `${ORIGIN}/${lang}/property/410001`,
    ])
    expect(all(document, 'meta', { name: 'robots' })).toEqual([])
  })

  test.each([
    ['/nl/property?id=410001', '/nl/property/410001'],
    ['/fr/property/?id=410001', '/fr/property/410001'],
    ['/nl/property/410001/', '/nl/property/410001'],
    ['/nl/property?id=410001&utm_source=mail', '/nl/property/410001'],
    ['/nl/project/p/?id=9001', '/nl/project/p/9001'],
    ['/de/project/p?id=9001', '/de/project/p/9001'],
    ['/nl/project/p/9001/', '/nl/project/p/9001'],
  ])('%s redirects permanently to the canonical address', async (path, target) => {
    const response = await get(path)
    expect(response.status).toBe(301)
    expect(response.headers.get('Location')).toBe(target)
  })

  test('exists in enabled languages only', async () => {
    const response = await get('/es/property/410001')
    expect(response.status).toBe(302)
    expect(response.headers.get('Location')).toBe('/nl/#unknown-page')
  })
})

describe('a listing that is not public', () => {
  test('gets the same 404 for every status and for an unknown ID', async () => {
    const hidden = [0, 3, 5, 6].map((Status) => listing({ Status, Street: 'Verborgenlaan' }))
    await importItems(...hidden)
    const unknown = await notFound('/nl/property/999999')
    expect(unknown.html).toContain('noindex')
    expect(unknown.cards).toHaveLength(4)
    expect(unknown.suggestions).toEqual(['/nl/te-koop', '/nl/te-huur'])
    for (const { ID } of hidden) {
      const answer = await notFound(`/nl/property/${ID}`)
      expect(answer).toEqual(unknown)
    }
  })

  test.each(['0', '-1', 'x', '01', '99999999999', '%00', '1%20', 'NaN', '%E0%A4%A'])(
    'gets the same 404 for the ID %s',
    async (id) => {
      const { html } = await notFound(`/nl/property/${id}`)
      expect(html).toBe((await notFound('/nl/property/999999')).html)
    },
  )

  test('gets the same 404 for an unpublished project and its units', async () => {
    const unit = listing()
    await importFile({
      Projects: [
        { ID: 9801, Zip: '9000', City: 'Gent', Name: 'X', PublishWebsite: false, Units: [unit] },
      ],
    })
    const unknown = await notFound('/nl/project/p/9899')
    expect(await notFound('/nl/project/p/9801')).toEqual(unknown)
    expect(await notFound(`/nl/property/${unit.ID}`)).toEqual(await notFound('/nl/property/999999'))
  })

  test('gets a 410 if it was public before its deletion', async () => {
    const shown = listing()
    const never = listing({ Status: 5 })
    await importItems(shown, never)
    await importFile({ DeletedIDs: [shown.ID, never.ID] })
    const response = await get(`/fr/property/${shown.ID}`)
    expect(response.status).toBe(410)
    expect(response.headers.get('Cache-Control')).toBe('no-store')
    expect(cardIds(parse(await response.text()))).toHaveLength(3)
    expect((await get(`/fr/property/${never.ID}`)).status).toBe(404)

    await importItems(shown)
    expect((await get(`/fr/property/${shown.ID}`)).status).toBe(200)
  })

  test('gets a 410 for a deleted project', async () => {
    await importFile({ Projects: [{ ID: 9802, Zip: '9000', City: 'Gent', Name: 'Y' }] })
    expect((await get('/nl/project/p/9802')).status).toBe(200)
    await importFile({ DeletedProjectIDs: [9802] })
    expect((await get('/nl/project/p/9802')).status).toBe(410)
  })
})

describe('a property that left the market', () => {
  const sold = [
    listing({ Price: 387_000, Status: 2 }),
    listing({ Price: 387_000, Status: 4, Goal: 1 }),
    listing({ Price: 387_000, Marquee: 3 }),
    listing({ Price: 387_000, Marquee: 4, Goal: 1 }),
  ]

  test.each([
    ['nl', '/nl/verkocht'],
    ['fr', '/fr/sold'],
    ['en', '/en/sold'],
    ['de', '/de/verkauft'],
  ])('redirects to the sold page in %s', async (lang, path) => {
    await importItems(...sold)
    for (const { ID } of sold) {
      const response = await get(`/${lang}/property/${ID}`)
      expect(response.status).toBe(302)
      expect(response.headers.get('Location')).toBe(`${path}?home=${ID}`)
    }
  })

  test.each([
    ['nl', 'Dit pand is verkocht', 'Dit pand is verhuurd'],
    ['fr', 'Ce bien est vendu', 'Ce bien est loué'],
  ])(
    'is mentioned on the sold page with similar listings in %s',
    async (lang, soldText, letText) => {
      const [like, likeRental] = [listing({ Price: 400_000 }), listing({ Price: 900, Goal: 1 })]
      await importItems(...sold, like, likeRental)
      for (const { ID, Goal } of sold) {
        const address = (await get(`/${lang}/property/${ID}`)).headers.get('Location') ?? ''
        const html = await (await get(address)).text()
        const [notice] = byClass(parse(html), 'sold-notice')
        if (!notice) throw new Error('The sold page has no notice')
        expect(words(notice)).toContain(Goal === 1 ? letText : soldText)
        expect(cardIds(notice)).toContain(String(Goal === 1 ? likeRental.ID : like.ID))
        expect(linksOf(notice, 'actions')).toHaveLength(2)
        expect(html).not.toMatch(/387\.?000/)
      }
    },
  )

  test.each(['410001', '999999', 'x', '0', ''])(
    'is not mentioned on the sold page for ?home=%s, which did not leave the market',
    async (id) => {
      const response = await get(`/nl/verkocht?home=${id}`)
      expect(response.status).toBe(200)
      expect(byClass(parse(await response.text()), 'sold-notice')).toEqual([])
    },
  )

  test('has a page without a price if sold pages are enabled', async () => {
    await importItems(...sold)
    await changeSettings({ showSoldDetailPage: true })
    for (const { ID } of sold) {
      const response = await get(`/nl/property/${ID}`)
      const html = await response.text()
      expect(response.status).toBe(200)
      expect(html).not.toMatch(/387\.?000/)
      expect(byClass(parse(html), 'label').length).toBeGreaterThan(0)
    }
    const document = parse(await (await get('/nl/verkocht')).text())
    expect(cardIds(document)).toContain(String(sold[0]?.ID))
    await changeSettings({ showSoldDetailPage: false })
    expect((await get(`/nl/property/${sold[0]?.ID}`)).status).toBe(302)
  })
})

/** A 404 with what its address put there taken out. */
async function notFound(path: string) {
  const response = await get(path)
  expect(response.status).toBe(404)
  const html = await response.text()
  const document = parse(html)
  const headers = new Map(response.headers)
  return {
    html: html.replaceAll(path.slice(3), '(path)'),
    headers,
    cards: cardIds(document),
    suggestions: linksOf(document, 'empty'),
  }
}
