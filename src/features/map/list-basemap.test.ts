import { beforeAll, describe, expect, test } from 'vitest'
import { importItems, listing, loadAgency } from '../../../test/agency'
import { all, byClass, type Document, words } from '../../../test/html'
import { documentAt } from '../../../test/open-page'

const AT_GHENT = { Zip: '9000', City: { nl: 'Gent', fr: 'Gand' } }

beforeAll(async () => {
  await loadAgency({ withListings: false })
  await importItems(
    listing({ ID: 1, ...AT_GHENT, GoogleX: 51.04, GoogleY: 3.72, Price: 685_000 }),
    listing({ ID: 2, ...AT_GHENT, GoogleX: 51.09, GoogleY: 3.76, Price: 295_000 }),
    listing({ ID: 3, Zip: '5000', GoogleX: 50.46, GoogleY: 4.86, Price: 350_000 }),
    listing({ ID: 4, ...AT_GHENT, GoogleX: 51.06, GoogleY: 3.73, PublishAddress: false }),
    listing({ ID: 5, Zip: 'L-1234', City: { fr: 'Esch' }, CountryID: 50 }),
  )
})

describe('the static map of a list', () => {
  test('shows all results on the country', async () => {
    const document = await documentAt('/nl/te-koop')
    const counts = byClass(document, 'map-point').map((point) => Number(words(point)) || 1)
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(4)
    expect(await drawnKinds(document)).toEqual(['land', 'provinces'])
  })

  test('says how many listings have no coordinates', async () => {
    const [pane] = byClass(await documentAt('/nl/te-koop'), 'map-pane')
    expect(pane && words(pane)).toContain('1 pand zonder ligging staat niet op de kaart.')
  })

  test('shows the outline and the name of the selected municipality', async () => {
    const document = await documentAt('/fr/a-vendre?region=Gent%7C9000&pricemax=299000')
    expect(await drawnKinds(document)).toEqual(['land', 'municipalities', 'provinces', 'here'])
    expect(all(await drawingOn(document), 'text').map(words)).toContain('Gand')
    expect(byClass(document, 'pin').map(words)).toContain('€ 295.000')
  })
})

describe('the small map of a place', () => {
  test('is on a map that shows a small part of the place', async () => {
    await importItems(
      listing({ ID: 11, Zip: '2000', City: { nl: 'Antwerpen' }, GoogleX: 51.24, GoogleY: 4.38 }),
      listing({ ID: 12, Zip: '2000', City: { nl: 'Antwerpen' }, GoogleX: 51.2, GoogleY: 4.43 }),
    )
    expect(await insetsAt('/nl/te-koop?region=Antwerpen%7C2000')).toBe(1)
    expect(await insetsAt('/nl/te-koop?region=Namen%7C5000')).toBe(0)
    expect(await insetsAt('/nl/te-koop')).toBe(0)
  })
})

async function insetsAt(path: string): Promise<number> {
  return byClass(await documentAt(path), 'map-inset').length
}

describe('the static map of a property', () => {
  test('shows a pin in the outline of its municipality, and the source of the boundaries', async () => {
    const document = await documentAt('/nl/property/1')
    expect(byClass(document, 'drop')).toHaveLength(1)
    expect(await drawnKinds(document)).toEqual(['land', 'municipalities', 'provinces', 'here'])
    expect(byClass(document, 'map-credit').map(words)).toEqual(['Grenzen: belgium-topojson, CC0'])
  })

  test('shows an area instead of a pin if the address is hidden', async () => {
    const document = await documentAt('/fr/property/4')
    expect(byClass(document, 'map-area')).toHaveLength(1)
    expect(byClass(document, 'drop')).toEqual([])
  })
})

const KINDS = {
  '--map-land': 'land',
  '--map-line': 'municipalities',
  '--map-line-strong': 'provinces',
  '--map-here': 'here',
}

/** The kinds of shapes in the drawing of a page's basemap, by the colours that they take. */
async function drawnKinds(document: Document): Promise<(string | undefined)[]> {
  return all(await drawingOn(document), 'path').map(({ attribs }) => {
    const [colour = ''] = attribs.style?.match(/--map-[\w-]+/) ?? []
    return KINDS[colour as keyof typeof KINDS]
  })
}

/** The drawing of a page's basemap. */
function drawingOn(document: Document): Promise<Document> {
  const [stage] = byClass(document, 'map-stage')
  const [use] = stage ? all(stage, 'use') : []
  return documentAt(use?.attribs.href?.split('#')[0] ?? '')
}
