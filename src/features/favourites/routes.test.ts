import { beforeAll, describe, expect, test } from 'vitest'
import {
  changeSettings,
  get,
  importFile,
  importItems,
  listing,
  loadAgency,
} from '../../../test/agency'
import { all, attributes, byClass, type Document, words } from '../../../test/html'
import { openPage } from '../../../test/open-page'
import { LANGS } from '../../platform/format/lang'

beforeAll(() => loadAgency())

const ADDRESSES = [
  ['favorieten', 'favoris', 'favorites', 'merkliste'],
  ['vergelijken', 'comparer', 'compare', 'vergleichen'],
]

describe.each(ADDRESSES)('/nl/%s', (...slugs) => {
  test('is an uncached noindex page in every language', async () => {
    for (const [at, lang] of LANGS.entries()) {
      const { response, document } = await openPage(`/${lang}/${slugs[at]}?ids=410001,410018`)
      expect(response.status).toBe(200)
      expect(response.headers.get('Content-Language')).toBe(lang)
      expect(response.headers.get('Cache-Control')).toBe('no-store')
      expect(response.headers.get('ETag')).toBeNull()
      expect(attributes(all(document, 'meta', { name: 'robots' }), 'content')).toEqual(['noindex'])
      expect(all(document, 'h1')).toHaveLength(1)
    }
  })

  test('renders each set of ids separately, without the page cache', async () => {
    const path = `/nl/${slugs[0]}`
    const [none, first, second] = await Promise.all(
      ['', '?ids=410001', '?ids=410018'].map(async (query) => (await openPage(path + query)).html),
    )
    expect(none).not.toContain('/nl/property/410001')
    expect(first).toContain('/nl/property/410001')
    expect(second).not.toContain('/nl/property/410001')
    expect(second).toContain('/nl/property/410018')
  })

  test('exists in enabled languages only', async () => {
    await changeSettings({ languages: ['nl', 'fr'] })
    expect((await get(`/en/${slugs[2]}?ids=410001`)).status).toBe(302)
    expect((await get(`/fr/${slugs[1]}?ids=410001`)).status).toBe(200)
    await loadAgency()
  })
})

describe('the favourites', () => {
  test('include sold listings without a link, and units of projects', async () => {
    const { document } = await openPage('/nl/favorieten?ids=410012,410051')
    expect(favouriteIds(document)).toEqual(['410012', '410051'])
    const [gone] = byClass(document, 'gone')
    expect(gone && words(gone)).toContain('Verkocht')
    expect(gone && all(gone, 'a')).toEqual([])
  })

  test('that are hidden, deleted or unknown are omitted with the same notice', async () => {
    const shown = listing()
    const hidden = [0, 3, 5, 6].map((Status) => listing({ Status }))
    const unit = listing({ Status: 5 })
    const unpublished = { ID: 9831, Zip: '9000', City: 'Gent', Name: 'X', PublishWebsite: false }
    await importItems(shown, ...hidden)
    await importFile({ Projects: [{ ...unpublished, Units: [unit] }], DeletedIDs: [shown.ID] })
    const ids = [...hidden.map(({ ID }) => ID), shown.ID, unit.ID, 'p9831', 999_999]
    const answers = await Promise.all(
      ids.map(async (id) => {
        const { html } = await openPage(`/nl/favorieten?ids=${id}`)
        return html.replaceAll(`ids=${id}`, 'ids=').replace(`"requested":["${id}"]`, '')
      }),
    )
    expect(new Set(answers).size).toBe(1)
    expect(answers[0]).toContain('1 pand staat niet (meer) online.')
  })

  test('can be selected for a comparison without JavaScript', async () => {
    const { document } = await openPage('/fr/favoris?ids=410018,p9001,410012')
    const [form] = all(document, 'form', { action: '/fr/comparer' })
    expect(form && attributes(all(form, 'input', { name: 'ids' }), 'value')).toEqual([
      '410018',
      'p9001',
    ])
    const { document: table } = await openPage('/fr/comparer?ids=410018&ids=p9001')
    expect(columns(table)).toHaveLength(2)
  })
})

describe('a comparison', () => {
  test('has at most four columns, and headers for every row and column', async () => {
    const { document } = await openPage('/nl/vergelijken?ids=410001,410018,410003,410026,410030')
    expect(columns(document)).toEqual([
      expect.stringContaining('Appartement met terras'),
      expect.stringContaining('Duplex'),
      expect.stringContaining('Studio'),
      expect.stringContaining('Namen'),
    ])
    const rows = all(document, 'tbody').flatMap((body) => all(body, 'tr'))
    for (const row of rows) {
      expect(all(row, 'th')[0]?.attribs.scope).toMatch(/^row(group)?$/)
    }
    expect(row(document, 'Prijs')).toEqual([
      '€ 345.000',
      '€ 465.000',
      '€ 725 per maand',
      '€ 485.000',
    ])
    expect(row(document, 'Prijs per m²')).toEqual(['€ 3.520', '€ 3.941', NOT_SPECIFIED, '€ 2.021'])
    expect(row(document, 'Huurwaarborg')).toEqual([
      NOT_SPECIFIED,
      NOT_SPECIFIED,
      '€ 2.175',
      NOT_SPECIFIED,
    ])
  })

  test('contains no estimates for rentals, new buildings and hidden prices', async () => {
    const home = listing({ PublishPrice: false, ConditionID: 1 })
    const newBuild = listing({ ConditionID: 2 })
    const rent = listing({ Goal: 1, Price: 900, Deposit: 1800, PublishPrice: false })
    await importItems(home, newBuild, rent)
    const { document } = await openPage(`/nl/vergelijken?ids=${home.ID},${newBuild.ID},${rent.ID}`)
    expect(row(document, 'Registratierechten, algemeen tarief')).toBeNull()
    expect(row(document, 'Btw (nieuwbouw)')).toEqual([NOT_SPECIFIED, 'Ja', NOT_SPECIFIED])
    expect(row(document, 'Huurwaarborg')).toBeNull()
    expect(row(document, 'Prijs')?.[0]).toBe('Prijs op aanvraag')
  })

  test('omits listings without a page, and has a link to remove each listing', async () => {
    const { document } = await openPage('/nl/vergelijken?ids=410001,410012,410163,p9001')
    expect(columns(document)).toHaveLength(2)
    const links = byClass(document, 'pictures').flatMap((pictures) => all(pictures, 'a'))
    expect(attributes(links, 'href')).toEqual([
      '/nl/vergelijken?ids=p9001',
      '/nl/vergelijken?ids=410001',
    ])
  })
})

const NOT_SPECIFIED = '–Niet meegedeeld'

function favouriteIds(document: Document): (string | undefined)[] {
  return attributes(byClass(document, 'favourite'), 'data-favourite')
}

/** The names of the columns, without that of the rows’ names. */
function columns(document: Document): string[] {
  const [head] = all(document, 'thead')
  return head ? all(head, 'th', { scope: 'col' }).slice(1).map(words) : []
}

/** The cells of the row with this name; null when the table has none. */
function row(document: Document, name: string): string[] | null {
  const found = all(document, 'tr').find((tr) => all(tr, 'th').map(words).includes(name))
  return found ? all(found, 'td').map(words) : null
}
