import { beforeAll, expect, test } from 'vitest'
import listings from '../../../seeds/listings.json'
import { get, loadAgency } from '../../../test/agency'
import { LANGS } from '../../platform/format/lang'

const LISTS = { nl: 'te-koop', fr: 'a-vendre', en: 'for-sale', de: 'zu-verkaufen' }

/** Every street and home's title of the demo, in each language. */
const NAMES = [...listings.Items, ...listings.Projects].flatMap((item) => [
  ...namesOf('Street' in item && item.Street),
  ...namesOf('Name' in item && item.Name),
])

beforeAll(() => loadAgency())

test('the streets of the demo are not parsed as filters', async () => {
  const streets = [...new Set(NAMES)]
  expect(streets.length).toBeGreaterThan(80)
  const parsed: string[] = []
  for (const [index, street] of streets.entries()) {
    const lang = LANGS[index % LANGS.length] ?? 'nl'
    const typed = [street, `${street} 5`, `${street}, Gent`][index % 3] ?? street
    const query = new URLSearchParams({ find: 'true', streetcity: typed })
    const to = (await get(`/${lang}/${LISTS[lang]}?${query}`)).headers.get('Location') ?? ''
    if (to.includes('q=')) parsed.push(typed)
  }
  expect(parsed).toEqual([])
})

function namesOf(name: unknown): string[] {
  if (typeof name === 'string') return [name]
  return name && typeof name === 'object' ? Object.values(name).map(String) : []
}
