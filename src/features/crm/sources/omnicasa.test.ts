import { describe, expect, test } from 'vitest'
import { keepLogs } from '../../../../test/logs'
import { mapProperty } from '../mapping/map-property'
import { crmSettingIssue, crmSource } from './crm-source'

const SETTINGS = {
  CRM_SOURCE: 'omnicasa',
  CRM_BASE_URL: 'https://crm.example/1.13/OmnicasaService.svc',
  CRM_USER: 'u',
  CRM_PASSWORD: 'p&x',
}
const QUERY = { kind: 'property', lang: 'fr', from: 51, since: '2026-11-20T10:00:00' } as const

keepLogs()

const FOUND = { Items: [{ ID: '9' }], RowsCount: '51' }

function answering(body: unknown, urls: string[] = []) {
  const source = crmSource({ ...SETTINGS, CRM_OFFICE: '7' }, async (url) => {
    urls.push(url)
    return Response.json(body)
  })
  if (!source) throw new Error('No source')
  return source
}

describe('a page of Omnicasa', () => {
  test('is requested by one parameter, with rows counted from 1', async () => {
    const urls: string[] = []
    await answering({ Value: { Items: null, RowsCount: '0' } }, urls).page(QUERY)
    const url = new URL(urls[0] ?? '')
    expect(url.pathname).toBe('/1.13/OmnicasaService.svc/GetPropertyListJson')
    expect(JSON.parse(url.searchParams.get('json') ?? '')).toEqual({
      CustomerName: 'u',
      CustomerPassword: 'p&x',
      LanguageId: 2,
      DescriptionLanguageId: 2,
      Limit1: 51,
      Limit2: 100,
      SiteID: 7,
      ChangeSince: '2026-11-20 10:00:00',
    })
  })

  test.each([
    ['in its envelope', { GetPropertyListJsonResult: { Success: true, Value: FOUND } }],
    ['wrapped one by one', { Value: { Items: [{ Object: { id: 9 } }], RowsCount: 51 } }],
    ['deeper in the answer', { Value: { List: { Items: [{ ID: 9 }], RowsCount: 51 } } }],
  ])('is read %s', async (_, body) => {
    const page = await answering(body).page(QUERY)
    expect(page).toMatchObject({ items: [{ id: 9 }], total: 51, next: null, unreadable: 0 })
  })

  test.each<[object, number, number | null | undefined]>([
    [{ Status: '1', SubStatusName: 'Sous option' }, 1, 2],
    [{ Status: 1, SubStatusName: 'Ingetrokken' }, 3, null],
    [{ Status: 1, Marquee: 9, SubStatusName: 'Nieuwe prijs' }, 1, 9],
    [{ Status: 9, SubStatusName: 'Sous option' }, 9, undefined],
  ])('reads %j as the status %i and the label %s', async (facts, status, marquee) => {
    const body = { Value: { Items: [{ ID: 9, Goal: 0, ...facts }], RowsCount: 1 } }
    const { data } = (await answering(body).page(QUERY)).items[0] ?? {}
    expect([data?.status, data?.marquee]).toEqual([status, marquee])
  })

  test('has the country of a property by number, abbreviation and name', async () => {
    const item = { Goal: 0, Status: 1, Zip: '08600', Price: 1 }
    const country = { CountryID: 75, CountryAbbr: 'FR', CountryName: 'France' }
    const Items = [
      { ID: 1, ...item, ...country },
      { ID: 2, ...item, CountryID: 10, Zip: '9000' },
      { ID: 3, ...item, CountryID: 75 },
    ]
    const { items } = await answering({ Value: { Items } }).page(QUERY)
    const mapped = items.map(({ data }) => mapProperty(data, 'fr'))
    expect(mapped).toMatchObject([
      { property: { countryId: 75, country: 'FR', zip: '08600' } },
      { property: { countryId: 10, zip: '9000' } },
      { status: 'refused', issues: [{ code: 'countryUnknown', value: 'CountryID "75"' }] },
    ])
  })

  test('is refused, and not read as empty, if it is no list', async () => {
    await expect(answering({ Value: 'busy' }).page(QUERY)).rejects.toThrow('without a list')
  })
})

test.each([
  [{}, null],
  [SETTINGS, null],
  [{ ...SETTINGS, CRM_BASE_URL: 'http://127.0.0.1:8080/' }, null],
  [{ ...SETTINGS, CRM_BASE_URL: 'http://crm.example/' }, 'CRM_BASE_URL is not an https address'],
  [{ ...SETTINGS, CRM_PASSWORD: '' }, 'CRM_PASSWORD is missing'],
  [{ ...SETTINGS, CRM_OFFICE: 'Gent' }, 'CRM_OFFICE is not a number'],
  [{ ...SETTINGS, CRM_LEADS: 'yes' }, 'CRM_LEADS is not off, also or only'],
  [
    { ...SETTINGS, CRM_SOURCE: 'other' },
    'CRM_SOURCE is not omnicasa, whise, sweepbright, openimmo, or csv',
  ],
])('the settings %j have the issue %s', (settings, issue) => {
  expect(crmSettingIssue(settings)).toBe(issue)
})
