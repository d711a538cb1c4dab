import { expect, test } from 'vitest'
import { box, bytesOf, film, PLACE, textOf } from '../../../test/boxes'
import { CATALOG, INFO, PAGES, PDF_AUTHOR, pdf } from '../../../test/pdfs'
import { agency } from './agency'

const clean = (text: string) => agency.request('/clean', { method: 'POST', body: bytesOf(text) })

test.each([
  ['film', film({ inMovie: box('udta', PLACE) }), /51\.05/],
  ['PDF', pdf({ objects: [CATALOG, PAGES, INFO] }), PDF_AUTHOR],
])('a %s of a folder is loaded without its metadata', async (_, text, telling) => {
  expect(text).toMatch(telling)
  const response = await clean(text)
  expect(response.status).toBe(200)
  expect(textOf(await response.bytes())).not.toMatch(telling)
})

test('a drawing and a file of an unknown kind are loaded unchanged', async () => {
  for (const text of ['<svg><path d="M0 0h1"/></svg>', '\0\0\x01\0icon'])
    expect(textOf(await (await clean(text)).bytes())).toBe(text)
})

test('a damaged file of a folder is refused', async () => {
  const response = await clean(film({ inMovie: '\0\0\x09\0udta' }))
  expect([response.status, await response.text()]).toEqual([422, 'is damaged'])
})
