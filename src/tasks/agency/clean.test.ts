import { expect, test } from 'vitest'
import { box, bytesOf, film, PLACE, textOf } from '../../../test/boxes'
import { agency } from './agency'

const clean = (text: string) => agency.request('/clean', { method: 'POST', body: bytesOf(text) })

test('a film of a folder is loaded without its place', async () => {
  const response = await clean(film({ inMovie: box('udta', PLACE) }))
  expect(response.status).toBe(200)
  expect(textOf(await response.bytes())).not.toContain('51.05')
})

test('a drawing, a PDF and a file of an unknown kind are loaded unchanged', async () => {
  for (const text of ['<svg><path d="M0 0h1"/></svg>', '%PDF-1.7 text', '\0\0\x01\0icon'])
    expect(textOf(await (await clean(text)).bytes())).toBe(text)
})

test('a damaged file of a folder is refused', async () => {
  const response = await clean(film({ inMovie: '\0\0\x09\0udta' }))
  expect([response.status, await response.text()]).toEqual([422, 'is damaged'])
})
