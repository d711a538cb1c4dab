import { expect, test } from 'vitest'
import listings from '../../../seeds/listings.json'
import { mapImport } from '../../features/crm/mapping/map-import'
import { readBody } from '../../features/crm/mapping/wire-body'
import type { Property } from '../../listing/property'
import { generatedItem } from '../generated-item'
import { sourcesByPath, storedListing, wireFile } from './wire-listing'

const GENERATED = Array.from({ length: 200 }, (_, index) => generatedItem(1_000_000 + index))

test.each([
  ['the demo’s listings', listings],
  ['generated ones', { Items: GENERATED }],
])('%s are unchanged by export and import', async (_, file) => {
  const before = await mapped(file)
  const stored = <Item>(records: Map<number, { record: Item }>) =>
    [...records.values()].map(({ record }) => ({ record, firstSeen: '2026-01-01T00:00:00' }))
  const exported = wireFile(stored(before.properties), stored(before.projects))
  const after = await mapped(JSON.parse(JSON.stringify(exported)))

  expect(after.refused).toEqual([])
  expect(after.properties.size).toBeGreaterThan(100)
  expect([...after.properties.values()].map(({ record }) => withoutDay(record))).toEqual(
    [...before.properties.values()].map(({ record }) => withoutDay(record)),
  )
  expect([...after.projects.values()].map(({ record }) => withoutDay(record))).toEqual(
    [...before.projects.values()].map(({ record }) => withoutDay(record)),
  )
})

test('texts that look like markup are unchanged by export and import', async () => {
  const Items = [
    {
      ID: 1,
      Goal: 0,
      Status: 1,
      Zip: '9000',
      City: { nl: '&lt;b&gt;Gent&lt;/b&gt; &amp;amp; &lt;rand&gt;' },
      BuildingName: 'A &amp;eacute; B',
      DescriptionA: { nl: '<p>1 &lt; 2 &amp;amp; 3</p>' },
      Divisions: [{ ID: 1, Comments: '&lt;i&gt;licht&lt;/i&gt;' }],
    },
  ]
  const { properties } = await mapped({ Items })
  const storedProperties = [...properties.values()].map(({ record }) => ({
    record,
    firstSeen: '2026-01-01',
  }))
  expect(storedProperties[0]?.record).toMatchObject({
    city: { nl: '<b>Gent</b> &amp; <rand>' },
    buildingName: 'A &eacute; B',
    divisions: [{ comments: { nl: '<i>licht</i>' } }],
  })
  const after = await mapped(wireFile(storedProperties, []))
  expect(after.properties.get(1)?.record).toEqual({
    ...storedProperties[0]?.record,
    createdDate: '2026-01-01',
  })
})

async function mapped(file: unknown) {
  const read = readBody(file)
  if (read.status === 'failed') throw new Error(JSON.stringify(read.issues))
  return mapImport(read.body, false)
}

function withoutDay<
  Item extends { createdDate: string | null; startCommercialisation: string | null },
>(record: Item) {
  return record.startCommercialisation ? record : { ...record, createdDate: null }
}

test('pictures of the CRM are exported with its addresses, copied or not', async () => {
  const sources = sourcesByPath([
    { key: 'a'.repeat(24), address: null, source: 'https://crm.example/1.jpg' },
    { key: 'b'.repeat(24), address: '/pictures/copy.avif', source: 'https://crm.example/2.jpg' },
  ])
  const [waiting, copied, packed] = [
    `/pictures/${'a'.repeat(24)}`,
    '/pictures/copy.avif',
    '/pictures/c',
  ]
  const pictures = [{ url: waiting, original: copied, name: '' }, { url: copied }, { url: packed }]
  const data = JSON.stringify({ id: 1, divisions: [], pictures, documents: [], manager: null })
  const { record } = storedListing<Property>({ data, first_seen_at: '2026-01-01' }, sources)
  expect(wireFile([{ record, firstSeen: '2026-01-01' }], [])).toMatchObject({
    Items: [
      {
        LargePictureItems: [
          {
            Url: 'https://crm.example/1.jpg',
            OriginalUrl: 'https://crm.example/2.jpg',
            Name: '',
          },
          { Url: 'https://crm.example/2.jpg' },
          { Url: packed },
        ],
      },
    ],
  })
})
