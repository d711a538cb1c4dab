import { beforeAll, expect, test } from 'vitest'
import { get, importItems, listing, loadAgency } from '../../../test/agency'
import { factsOf, openHome as open } from '../../../test/home-page'
import { all, byClass, type Element, parse, words, wordsOf } from '../../../test/html'

const FILES = Object.keys(import.meta.glob('../../../public/images/epc/*/*.png'))

const HOMES = [
  { lang: 'nl', path: 'flanders/b', alt: 'EPC B', home: { Zip: '9000', EnergyPerformance: 168 } },
  { lang: 'fr', path: 'brussels/c_sub', alt: 'PEB C-', home: { Zip: '1000', EPCLabelText: 'C-' } },
  {
    lang: 'fr',
    path: 'wallonia/a_plusplus',
    alt: 'PEB A++',
    home: { Zip: '5000', EnergyPerformance: -2 },
  },
  {
    lang: 'de',
    path: 'luxembourg/d',
    alt: 'Energielabel D',
    home: { Zip: '8422', CountryID: 50, EPCLabelText: 'CPE D' },
  },
]

beforeAll(() => loadAgency({ withListings: false }))

test.each(HOMES)(
  'the label $path is a picture on the page and the same drawing on its card in $lang',
  async (example) => {
    const { lang, path, alt, home } = example
    const item = listing(home)
    await importItems(item)
    const picture = { src: `/images/epc/${path}.png`, alt }
    expect(FILES.some((file) => file.endsWith(picture.src))).toBe(true)
    const list = parse(await (await get(`/${lang}/${LISTS[lang as keyof typeof LISTS]}`)).text())
    const cards = byClass(list, 'card').filter((card) =>
      all(card, 'a').some(({ attribs }) => attribs.href?.endsWith(`/${item.ID}`)),
    )
    expect(
      cards.map((card) => byClass(card, 'epc').map((label) => words(label).replace('−', '-'))),
    ).toEqual([[alt]])
    const page = await open(item.ID, lang)
    const [facts, law] = [byClass(page, 'key-facts')[0], all(page, 'details', { id: 'law' })[0]]
    expect(labelsOf(facts as Element)).toEqual([picture])
    expect(labelsOf(law as Element)).toContainEqual(picture)
  },
)

test.each([
  ['nl', 168.5, '168,50 kWh/m² per jaar'],
  ['fr', 168, '168 kWh/m² par an'],
])(
  'the scale and the legal facts show the same value in %s',
  async (lang, EnergyPerformance, text) => {
    const item = listing({ EnergyPerformance })
    await importItems(item)
    const page = await open(item.ID, lang)
    expect(wordsOf(page, 'epc-value')).toBe(text)
    expect(Object.values(factsOf(page, '#law'))).toContain(text)
  },
)

const LISTS = { nl: 'te-koop', fr: 'a-vendre', de: 'zu-verkaufen' }

function labelsOf(root: Element): { src?: string; alt?: string }[] {
  return byClass(root, 'epc').map(({ attribs: { src, alt } }) => ({ src, alt }))
}
