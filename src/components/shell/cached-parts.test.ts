import { beforeAll, expect, test } from 'vitest'
import { loadAgency, purge } from '../../../test/agency'
import { addKind, addPage } from '../../../test/modules'
import { getWith } from '../../../test/worker'

beforeAll(() => loadAgency())

test('a module that does not read the address is rendered once per page and version', async () => {
  let rendered = 0
  addKind('counted', () => String(++rendered))
  await addPage('geteld', ['counted'])
  const texts: string[] = []
  for (const query of ['type=1', 'type=2']) texts.push(await textAt(`/nl/geteld?${query}`))
  expect(texts).toEqual(['1', '1'])
  await purge()
  expect(await textAt('/nl/geteld?type=3')).toBe('2')
})

test('every page links to its own address in the other languages although its header is cached', async () => {
  for (const id of [410001, 410002]) {
    const html = await (await getWith({}, `/nl/property/${id}`)).text()
    expect(html.match(new RegExp(`href="/fr/property/${id}"`, 'g'))).toHaveLength(2)
  }
  const filtered = await (await getWith({}, '/nl/te-koop?type=1&bedrooms=2')).text()
  expect(filtered).toMatch(/href="\/fr\/a-vendre\?bedrooms=2&amp;type=1"/)
  expect(filtered).not.toContain('pand-alternate')
})

/** Returns the HTML below a page's title. */
async function textAt(path: string): Promise<string> {
  const html = await (await getWith({}, path)).text()
  return /<\/h1>(?:<\/div>)+<\/section>(.*?)<pand-sheets /s.exec(html)?.[1] ?? ''
}
