import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import seedTeam from '../../../seeds/team.json'
import {
  changeSettings,
  get,
  importItems,
  listing,
  loadAgency,
  loadFolder,
  ORIGIN,
  purge,
} from '../../../test/agency'
import { deleteAllLeads, PERSON, postForm, sendForm, theMails } from '../../../test/forms'
import { all, attributes, byClass, formEntries, parse, words } from '../../../test/html'
import { LANGS } from '../../platform/format/lang'
import { propertyPath, SITEMAP_PATH } from '../../urls'

const PERSON_PAGE = '/nl/team/lotte-vermeulen'
const OFFICE_PAGE = '/nl/office/lindehof-gent'
const [lotte, ...others] = seedTeam.members

beforeAll(() => loadAgency())
beforeEach(async () => {
  await loadFolder({ team: seedTeam })
  await changeSettings({})
})

describe('the page of a team member', () => {
  test('shows function, BIV number, languages, telephone, text and office', async () => {
    const { text, document } = await open(PERSON_PAGE)
    expect(all(document, 'h1').map(words)).toEqual(['Lotte Vermeulen'])
    const shown = words(document)
    for (const fact of ['Vastgoedmakelaar', 'BIV 900.101', 'Spreekt Nederlands, Frans en Engels']) {
      expect(shown).toContain(fact)
    }
    expect(text).toContain('href="tel:+3295550151"')
    expect(shown).toContain('Richtte Lindehof in 2009 op')
    expect(linksTo(document, OFFICE_PAGE)).toEqual(['Lindehof Gent'])
    expect(attributes(all(document, 'link', { rel: 'canonical' }), 'href')).toEqual([
      ORIGIN + PERSON_PAGE,
    ])
    const alternates = all(document, 'link', { rel: 'alternate', hreflang: 'fr' })
    expect(attributes(alternates, 'href')).toEqual([`${ORIGIN}/fr/team/lotte-vermeulen`])
    expect(words(all(document, 'nav', { class: 'crumbs' })[0] ?? document)).toContain('Over ons')
  })

  test('lists the listings of the manager on the market and those that left it', async () => {
    const home = managed()
    const sold = managed({ Status: 2 })
    const another = {
      ...listing(),
      ManagerName: 'Karim Dubois',
      ManagerEmail: 'karim@demo.invalid',
    }
    await importItems(home, sold, another)
    const { document } = await open(PERSON_PAGE)
    const paths = attributes(all(document, 'a'), 'href')
    expect(paths).toContain(propertyPath('nl', home.ID))
    expect(paths).not.toContain(propertyPath('nl', another.ID))
    const [soldList] = byClass(document, 'sold-list')
    expect(soldList && attributes(all(soldList, 'li'), 'data-listing')).toContain(String(sold.ID))
  })

  test('contains no hidden price and no hidden street', async () => {
    await importItems(
      managed({
        Price: 76_543_210,
        PublishPrice: false,
        Street: 'Zwijgzaamlaan',
        PublishAddress: false,
      }),
    )
    const { text } = await open(PERSON_PAGE)
    expect(text).not.toMatch(/76.?543.?210/)
    expect(text).not.toContain('Zwijgzaam')
  })

  test('has a page also without function, numbers, languages and listings', async () => {
    const bare = {
      id: 90,
      name: 'Zoë Ünal',
      photo: null,
      function: {},
      ipi: null,
      directPhone: null,
      mobilePhone: null,
      email: null,
    }
    await loadTeam([...seedTeam.members, bare])
    const { response, document } = await open('/fr/team/zoe-unal')
    expect(response.status).toBe(200)
    expect(all(document, 'h1').map(words)).toEqual(['Zoë Ünal'])
    expect(byClass(document, 'grid-cards')).toEqual([])
    expect(words(document)).not.toContain('IPI null')
  })

  test('has the id in its address if another person has the same name', async () => {
    await loadTeam([{ ...lotte, id: 91, email: null }, ...seedTeam.members])
    expect((await get(PERSON_PAGE)).status).toBe(200)
    const { document } = await open(`${PERSON_PAGE}-91`)
    expect(words(document)).not.toContain('lotte@demo.invalid')
  })

  test('sends its form to the person', async () => {
    const { document } = await open(PERSON_PAGE)
    const [form] = all(document, 'form', { action: '/api/forms/contact' })
    await deleteAllLeads()
    await sendForm('/api/forms/contact', { ...(form && formEntries(form)), ...PERSON })
    expect((await theMails()).office.mail.to.email).toBe('lotte@demo.invalid')
  })

  test('shows its form again with the errors to a browser without scripts', async () => {
    const [form] = all((await open(PERSON_PAGE)).document, 'form', { action: '/api/forms/contact' })
    const response = await postForm('/api/forms/contact', { ...(form && formEntries(form)) })
    expect(response.status).toBe(422)
    const document = parse(await response.text())
    expect(all(document, 'h1').map(words)).toEqual(['Lotte Vermeulen'])
    expect(all(document, 'input', { 'aria-invalid': 'true' })).not.toEqual([])
  })
})

describe('the page of an office', () => {
  test('shows address, hours, telephone, team and the listings of the team', async () => {
    const home = managed()
    await importItems(home)
    const { document } = await open(OFFICE_PAGE)
    const shown = words(document)
    expect(all(document, 'h1').map(words)).toEqual(['Lindehof Gent'])
    for (const fact of ['Lindenlei 14, 9000 Gent', 'ma-vr', '+32 9 555 01 40']) {
      expect(shown.replaceAll('–', '-')).toContain(fact)
    }
    expect(linksTo(document, PERSON_PAGE)).toEqual(['Lotte Vermeulen'])
    expect(linksTo(document, '/nl/team/karim-dubois')).toEqual([])
    expect(attributes(all(document, 'a'), 'href')).toContain(propertyPath('nl', home.ID))
  })

  test('has structured data with its employees, and those with the office', async () => {
    const office = await structuredData(OFFICE_PAGE, 'RealEstateAgent')
    expect(office).toMatchObject({
      name: 'Lindehof Gent',
      telephone: '09 555 01 40',
      address: { streetAddress: 'Lindenlei 14', postalCode: '9000' },
      geo: { latitude: 51.0508 },
      employee: [{ '@type': 'Person', name: 'Lotte Vermeulen', url: ORIGIN + PERSON_PAGE }, {}],
    })
    expect(await structuredData(PERSON_PAGE, 'Person')).toMatchObject({
      name: 'Lotte Vermeulen',
      jobTitle: 'Vastgoedmakelaar',
      worksFor: { '@type': 'RealEstateAgent', url: ORIGIN + OFFICE_PAGE },
    })
  })
})

test('unknown, hidden and deleted people have the status 404', async () => {
  for (const path of ['/nl/team/unknown', '/fr/office/unknown', '/nl/team/x%22y']) {
    expect((await get(path)).status, path).toBe(404)
  }
  await loadTeam([{ ...lotte, status: 'Hidden' }, ...others])
  expect((await get(PERSON_PAGE)).status).toBe(404)
  await loadTeam(others)
  expect((await get(PERSON_PAGE)).status).toBe(404)
})

test('properties, team, contact page and sitemap link to the pages', async () => {
  await importItems(managed({ ID: 777_123 }))
  const property = (await open(propertyPath('nl', 777_123))).document
  expect(linksTo(property, PERSON_PAGE)).toEqual(['Lotte V.'])
  expect(linksTo((await open('/nl/over-ons')).document, PERSON_PAGE)).toEqual([
    'Meer over Lotte Vermeulen',
  ])
  expect(linksTo((await open('/nl/contact')).document, OFFICE_PAGE)).toEqual(['Lindehof Gent'])
  const { text } = await open(SITEMAP_PATH)
  for (const lang of LANGS) {
    expect(text).toContain(`<loc>${ORIGIN}/${lang}/team/lotte-vermeulen</loc>`)
    expect(text).toContain(`<loc>${ORIGIN}/${lang}/office/lindehof-gent</loc>`)
  }
})

test('the setting turns the pages and all links to them off', async () => {
  await importItems(managed({ ID: 777_124 }))
  await changeSettings({ showPeoplePages: false })
  for (const path of [PERSON_PAGE, OFFICE_PAGE]) expect((await get(path)).status).toBe(404)
  for (const path of ['/nl/over-ons', '/nl/contact', propertyPath('nl', 777_124), SITEMAP_PATH]) {
    expect((await open(path)).text, path).not.toMatch(/\/nl\/(?:team|office)\//)
  }
})

function managed(fields: object = {}) {
  return {
    ...listing({ StartCommercialisation: '2026-11-22' }),
    ManagerName: 'Lotte V.',
    ManagerEmail: 'Lotte@demo.invalid',
    ...fields,
  }
}

async function loadTeam(members: object[]): Promise<void> {
  await loadFolder({ team: { members } })
  await purge()
}

async function open(path: string) {
  const response = await get(path)
  const text = await response.text()
  return { response, text, document: parse(text) }
}

function linksTo(document: ReturnType<typeof parse>, href: string): string[] {
  return all(document, 'a', { href }).map(words)
}

async function structuredData(path: string, type: string) {
  const { document } = await open(path)
  const scripts = all(document, 'script', { type: 'application/ld+json' })
  return scripts.map((script) => JSON.parse(words(script))).find((data) => data['@type'] === type)
}
