import { beforeAll, describe, expect, test } from 'vitest'
import { get, importItems, listing, loadAgency, type WireItem } from '../../../test/agency'
import { cells, factsOf, openHome as open } from '../../../test/home-page'
import { all, attributes, byClass, cardIds, parse, words, wordsOf } from '../../../test/html'

beforeAll(() => loadAgency({ withListings: false }))

test('a virtual tour is a link with the name of its host, and a known host can be embedded', async () => {
  const home = listing({
    VirtualTour: 'https://www.youtube.com/watch?v=cRn341Xe5uE',
    VirtualTour2: 'https://tour.lindehof.example/leuven',
  })
  await importItems(home)
  const response = await get(`/nl/property/${home.ID}`)
  const document = parse(await response.text())
  const tours = byClass(document, 'gallery').flatMap((gallery) =>
    all(gallery, 'a', { target: '_blank' }),
  )
  expect(attributes(tours, 'href')).toEqual([
    'https://www.youtube.com/watch?v=cRn341Xe5uE',
    'https://tour.lindehof.example/leuven',
  ])
  expect(attributes(tours, 'rel')).toEqual(['noopener noreferrer', 'noopener noreferrer'])
  expect(attributes(tours, 'data-tour')).toEqual([
    'https://www.youtube-nocookie.com/embed/cRn341Xe5uE',
    undefined,
  ])
  const notice = 'Het virtueel bezoek opent hier en laadt beelden van www.youtube-nocookie.com'
  expect(words(document).match(new RegExp(notice, 'g'))).toHaveLength(1)
  expect(all(document, 'dialog').map(words).join()).toContain(notice)
  expect(tours.map(words).join()).toContain('Opent tour.lindehof.example in een nieuw tabblad.')
  expect(all(document, 'iframe')).toEqual([])
  const policy = response.headers.get('Content-Security-Policy')
  expect(policy).toMatch(/frame-src https:\/\/www\.youtube-nocookie\.com /)
  expect(policy).not.toContain('frame-src *')
})

describe('the costs of a property', () => {
  test('for sale are estimated from a public price, with the assumptions', async () => {
    const home = listing({ Price: 350_000, ConditionID: 1 })
    await importItems(home)
    const [costs] = byClass(await open(home.ID), 'costs')
    const rows = costs ? all(costs, 'tr').map(cells) : []
    expect(rows.slice(0, 2)).toEqual([
      ['Geschatte kosten bij aankoop', 'Enige eigen woning', 'In andere gevallen'],
      ['Registratierechten', '€ 7.000', '€ 42.000'],
    ])
    const document = await open(home.ID)
    expect(words(document)).toContain('20/11/2026')
    expect(wordsOf(document, 'loan-form')).toContain('Ongeveer € 1.394 per maand')
  })

  test('for rent are labelled in legal terms', async () => {
    const rent = { Goal: 1, Price: 1100, Charges: 120, Deposit: 2200, Zip: '1050' }
    const homes = [true, false, null].map((ChargesFixed) =>
      listing({ ...rent, ChargesFixed, IndividualMeters: 'water, gas, heat', ReferenceRent: 1135 }),
    )
    await importItems(...homes)
    const legalFacts = await Promise.all(
      homes.map(async ({ ID }) => factsOf(await open(ID), '#law')),
    )
    expect(legalFacts.map((facts) => facts['Kosten en lasten'])).toEqual([
      '€ 120 per maand, forfaitair',
      '€ 120 per maand, provisie met afrekening',
      '€ 120 per maand',
    ])
    expect(legalFacts[0]).toMatchObject({
      Huurprijs: '€ 1.100 per maand',
      Huurwaarborg: '€ 2.200',
      Referentiehuurprijs: '€ 1.135 per maand',
      'Individuele tellers': 'Water, Gas, heat',
    })
  })
})

test('a property in Brussels links to its planning information and offers a paper copy', async () => {
  const home = listing({ Zip: '1050', PlanningInfoUrl: 'https://openpermits.brussels/x?a=1' })
  await importItems(home)
  const document = await open(home.ID, 'fr')
  expect(factsOf(document, '#law')).toMatchObject({
    'Renseignements urbanistiques':
      'À consulter sur openpermits.brussels Une copie papier vous est remise gratuitement sur simple demande.',
  })
})

describe('the links to other listings', () => {
  test('lead to at most three of its goal and type, the nearest first', async () => {
    const at = (facts: WireItem) => listing({ WebID: 8, GoogleX: 51.05, GoogleY: 3.72, ...facts })
    const home = at({ Price: 500_000 })
    const near = [at({ Price: 510_000 }), at({ Price: 480_000 })]
    const far = at({ Price: 505_000, Zip: '5000', GoogleX: 50.46, GoogleY: 4.86 })
    const others = [at({ Goal: 1 }), at({ WebID: 7 }), at({ Status: 2 }), at({ Marquee: 3 })]
    await importItems(home, ...near, far, ...others)
    const document = await open(home.ID)
    const [similar] = byClass(document, 'similar')
    expect(similar && cardIds(similar)).toEqual([...near, far].map(({ ID }) => String(ID)))
  })
})

test('the manager signs the text, and the legal facts are the last section', async () => {
  const manager = { ManagerName: 'Lotte Vermeulen', ManagerFunction: { nl: 'Makelaar' } }
  const pictures = [1, 2, 3].map((at) => ({ Url: `/media/kamer-${at}.jpg`, Name: '' }))
  const text = { DescriptionA: { nl: '<p>Een rustige straat.</p>' } }
  const home = listing({ ...manager, ...text, LargePictureItems: pictures })
  const unsigned = listing(text)
  await importItems(home, unsigned)
  const document = await open(home.ID)
  const [part] = all(document, 'section', { id: 'description' })
  expect(wordsOf(part ?? document, 'manager-person')).toMatch(/^Lotte Vermeulen\s*Makelaar$/)
  expect(part && attributes(all(part, 'img'), 'src').at(-1)).toContain('kamer-3')
  const sections = byClass(document, 'listing-part').map(({ attribs }) => attribs.id ?? 'law')
  expect([sections[0], ...sections.slice(-2)]).toEqual(['description', 'location', 'law'])
  const [other] = all(await open(unsigned.ID), 'section', { id: 'description' })
  expect(other && byClass(other, 'manager-person')).toEqual([])
})

test('documents are listed without their URL', async () => {
  const home = listing({
    DocumentItems: [
      { ID: 5, Url: '/media/geheim.pdf', FileName: 'epc.pdf', DocumentTypeName: { nl: 'Attest' } },
    ],
  })
  await importItems(home)
  const response = await get(`/nl/property/${home.ID}`)
  const html = await response.text()
  expect(wordsOf(parse(html), 'listing-documents')).toContain('Attest')
  expect(html).not.toContain('geheim.pdf')
})

test('the brochure is listed as a document, unless a fact is hidden', async () => {
  const [shown, hidden, priceless] = [
    listing({ RecordFile: '/media/epc-voorbeeld.pdf' }),
    listing({ RecordFile: '/media/epc-voorbeeld.pdf', PublishAddress: false }),
    listing({ RecordFile: '/media/epc-voorbeeld.pdf', PublishPrice: false }),
  ]
  await importItems(shown, hidden, priceless)
  expect(wordsOf(await open(shown.ID), 'listing-documents')).toContain('Pandfiche')
  for (const { ID } of [hidden, priceless])
    expect(byClass(await open(ID), 'listing-documents')).toEqual([])
})

test.each([
  ['nl', ['fr', 'fr']],
  ['en', ['fr', 'de']],
  ['fr', [undefined, undefined]],
  ['de', ['fr', undefined]],
] as const)('texts in a fallback language have a lang attribute in %s', async (lang, languages) => {
  const home = listing({
    TypeDescription: { fr: 'Maison' },
    DescriptionA: { fr: 'Maison de ville', de: 'Stadthaus' },
  })
  if (lang === 'en') home.DescriptionA = { de: 'Stadthaus' }
  await importItems(home)
  const page = await open(home.ID, lang)
  const texts = [...all(page, 'h1'), ...byClass(page, 'prose')]
  expect(attributes(texts, 'lang')).toEqual(languages)
})
