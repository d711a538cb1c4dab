import { beforeAll, describe, expect, test } from 'vitest'
import demo from '../../../seeds/settings.json'
import { getJson, importItems, listing, loadAgency, ORIGIN, purge } from '../../../test/agency'
import { exampleProperty } from '../../../test/example-property'
import { htmlAt } from '../../../test/open-page'
import { cookieOf } from '../../../test/people'
import { DEFAULT_PUBLISH_SETTINGS, publicCard } from '../../listing/published'
import { LANGS, type Lang } from '../../platform/format/lang'
import { pictureFiles } from '../../platform/format/picture-files'
import { modelPicture } from '../../platform/goal'
import { translator } from '../../platform/i18n'
import { composeMail } from '../../platform/mail/compose'
import { siteSettings } from '../../site/site'
import {
  brochurePath,
  comparePath,
  favouritesPath,
  postersPath,
  propertyPath,
  STAFF,
} from '../../urls'
import type { MapResponse } from '../map/results/map-response'
import { toMailListing } from '../saved-searches/saved-searches'

const WORDS: Record<Lang, string> = {
  nl: 'Foto’s volgen',
  fr: 'Photos à venir',
  en: 'Photographs follow',
  de: 'Fotos folgen',
}
const FLAT = listing({ WebID: 2, Zip: '8670', LargePictureItems: [] })
const SOLD = listing({ WebID: 3, Status: 2, LargePictureItems: [] })
const ids = [String(FLAT.ID)]

let office: string

beforeAll(async () => {
  await loadAgency({ withListings: false })
  await importItems(FLAT, SOLD)
  await purge()
  office = await cookieOf('office')
})

const LISTS: Record<Lang, string> = {
  nl: '/nl/te-koop',
  fr: '/fr/a-vendre',
  en: '/en/for-sale',
  de: '/de/zu-verkaufen',
}

const PAGES: [name: string, path: (lang: Lang) => string][] = [
  ['the card of a list', (lang) => `${LISTS[lang]}?region=8670`],
  ['the card of a favourite', (lang) => favouritesPath(lang, ids)],
  ['the comparison', (lang) => comparePath(lang, ids)],
  ['the page of the property', (lang) => propertyPath(lang, FLAT.ID)],
  ['the brochure', (lang) => brochurePath(lang, ids)],
  ['the poster', (lang) => `${postersPath(String(FLAT.ID))}&lang=${lang}`],
]

describe.each(LANGS)('without pictures in %s', (lang) => {
  test.each(PAGES)('%s has the model of the type with words', async (_, path) => {
    const html = await htmlAt(path(lang), office)
    expect(html).toContain('/images/empty/card-flat.avif')
    expect(html).toMatch(new RegExp(`>${WORDS[lang]}</(?:small|p)>`))
    expect(html).not.toContain('/images/placeholder.svg')
  })

  test('the pin of the map has the model with words', async () => {
    const { pins } = await getJson<MapResponse>(`/api/map?lang=${lang}&goal=0&region=8670`)
    const pin = { picture: '/images/empty/card-flat.jpg', pictureWords: WORDS[lang] }
    expect(pins).toMatchObject([pin])
  })

  test('a mail has the model with words', () => {
    const property = exampleProperty({ webId: 4, pictures: [] })
    const card = publicCard(property, DEFAULT_PUBLISH_SETTINGS)
    const listings = [toMailListing({ t: translator(lang), lang, origin: ORIGIN }, card)]
    const content = {
      lang,
      origin: ORIGIN,
      subject: 'New',
      heading: 'New',
      paragraphs: [],
      reason: '',
    }
    const sections = [{ title: '', listings }]
    const settings = siteSettings.parse(demo)
    const { html } = composeMail({ ...content, sections }, settings, { email: 'an@example.be' })
    expect(html).toContain(`src="${ORIGIN}/images/empty/card-garage.jpg"`)
    expect(html).toContain(`>${WORDS[lang]}</p>`)
  })
})

test('the page of a property has a button for a visit next to the model', async () => {
  const html = await htmlAt(propertyPath('nl', FLAT.ID))
  const [, gallery = ''] = html.split('class="gallery none"')
  expect(gallery.slice(0, gallery.indexOf('<nav'))).toContain('Plan een bezoek')
})

test('a sold listing has the model without words', async () => {
  const html = await htmlAt(favouritesPath('nl', [String(SOLD.ID)]))
  expect(html).toContain('/images/empty/card-land.avif')
  expect(html).not.toContain(`${WORDS.nl}</small>`)
})

test('the list of staff has the model', async () => {
  const html = await htmlAt(`${STAFF.listings}?q=${FLAT.ID}`, office)
  expect(html).toContain('/images/empty/card-flat.avif')
})

test.each<[webId: number | null, model: string]>([
  [1, 'house'],
  [2, 'flat'],
  [3, 'land'],
  [4, 'garage'],
  [5, 'shop'],
  [6, 'shop'],
  [7, 'shop'],
  [8, 'house'],
  [9, 'flat'],
  [null, 'house'],
])('the model of category %s is a %s', (webId, model) => {
  const { src, srcSet } = pictureFiles(modelPicture(webId))
  expect(src).toBe(`/images/empty/card-${model}.jpg`)
  expect(srcSet).toBe(`/images/empty/card-${model}.avif 960w`)
})
