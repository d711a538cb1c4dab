import { beforeAll, describe, expect, test } from 'vitest'
import { get, importItems, listing, loadAgency, ORIGIN } from '../../../test/agency'
import { all, type Document } from '../../../test/html'
import { documentAt } from '../../../test/open-page'

const KEY = 'fedcba9876543210fedcba98'

beforeAll(() => loadAgency({ withListings: false }))

describe('a link to a page of the demo', () => {
  test.each([
    '/nl/',
    '/fr/a-vendre',
    '/en/for-rent?page=1',
    '/de/neubau',
    '/nl/verkocht',
    '/fr/a-vendre?bedrooms=3',
    '/en/contact',
    '/nl/over-ons',
  ])('%s has a picture with its type, size and text', async (path) => {
    const tags = tagsOf(await documentAt(path))
    const url = new URL(tags['og:image'] ?? '')
    expect(url.origin).toBe(ORIGIN)
    expect(tags['twitter:image']).toBe(url.href)
    expect(tags['twitter:card']).toBe('summary_large_image')
    expect(tags['og:image:type']).toBe('image/jpeg')
    expect(Number(tags['og:image:width'])).toBeGreaterThanOrEqual(960)
    expect(Number(tags['og:image:height'])).toBeGreaterThanOrEqual(480)
    expect(tags['og:image:alt']).toBeTruthy()
    expect(tags['twitter:image:alt']).toBe(tags['og:image:alt'])
  })
})

describe('a link to a listing', () => {
  test.each([
    ['avif', '/nl/property', 'Woning, 9000 Gent'],
    ['webp', '/fr/property', 'Maison, 9000 Gand'],
    ['gif', '/nl/property', 'Woning, 9000 Gent'],
  ])('has its first JPEG if its first picture is %s', async (ending, path, alt) => {
    const home = listing({
      TypeDescription: { nl: 'Woning', fr: 'Maison' },
      LargePictureItems: [
        { Url: `/pictures/${KEY}.${ending}`, Name: 'Voorgevel' },
        { Url: `/pictures/${KEY}-1600x1200-410k.jpg`, Name: 'DSC_0042.jpg' },
      ],
    })
    await importItems(home)
    const document = await documentAt(`${path}/${home.ID}`)
    const picture = `${ORIGIN}/pictures/${KEY}-1600x1200-410k.jpg`
    const tags = tagsOf(document)
    expect(tags).toMatchObject({
      'og:image': picture,
      'og:image:type': 'image/jpeg',
      'og:image:width': '1600',
      'og:image:height': '1200',
    })
    expect(tags['og:image:alt']).toBe(alt)
    const [data] = all(document, 'script', { type: 'application/ld+json' })
      .map((script) =>
        JSON.stringify(script.children.map((child) => ('data' in child ? child.data : ''))),
      )
      .filter((text) => text.includes('RealEstateListing'))
    expect(data).toContain(`-1600x1200-410k.jpg`)
    expect(data).not.toContain(`.${ending}`)
    const feed = await (await get(`${path.slice(0, 3)}/rss/sale.xml`)).text()
    expect(feed).toContain(`url="${picture}" type="image/jpeg" width="1600" height="1200"`)
    expect(feed).not.toContain(`.${ending}"`)
  })

  test('has the model of its type if it has no picture', async () => {
    const home = listing({ LargePictureItems: [], WebID: 4, TypeDescription: { fr: 'Garage' } })
    await importItems(home)
    expect(tagsOf(await documentAt(`/fr/property/${home.ID}`))).toMatchObject({
      'og:image': `${ORIGIN}/images/empty/card-garage.jpg`,
      'og:image:type': 'image/jpeg',
      'og:image:width': '960',
      'og:image:height': '640',
      'og:image:alt': 'Garage, 9000 Gand, Photos à venir',
    })
  })
})

/** Returns the tags for link previews by their name. */
function tagsOf(document: Document): Record<string, string | undefined> {
  return Object.fromEntries(
    all(document, 'meta').map(({ attribs }) => [attribs.property ?? attribs.name, attribs.content]),
  )
}
