import { beforeAll, expect, test } from 'vitest'
import { get, loadAgency } from '../../../test/agency'
import { all, attributes, byClass, parse, words } from '../../../test/html'

beforeAll(async () => {
  await loadAgency()
})

test.each([
  ['nl', 'Ik zoek', 'een huis'],
  ['fr', 'Je cherche', 'une maison'],
  ['en', 'I am looking for', 'a house'],
  ['de', 'Ich suche', 'ein Haus'],
])('the home page in %s shows its search as a sentence', async (lang, start, house) => {
  const page = parse(await (await get(`/${lang}/?sentence=true&type=1`)).text())
  const [sentence] = byClass(page, 'sentence')
  expect(sentence && words(sentence)).toMatch(new RegExp(`^${start}`))
  const [selected] = all(page, 'option', { value: '1', selected: '' })
  expect(selected && words(selected)).toBe(house)
})

test('a link switches between fields and sentence, with the same filter', async () => {
  const fields = '/nl/?type=1&pricemax=400000'
  const [toSentence] = byClass(parse(await (await get(fields)).text()), 'sentence-switch')
  const sentence = new URL(toSentence?.attribs.href ?? '', `https://agency.example${fields}`)
  expect(sentence.searchParams.get('sentence')).toBe('true')
  const page = parse(await (await get(sentence.pathname + sentence.search)).text())
  expect(byClass(page, 'sentence')).toHaveLength(1)
  const [toFields] = byClass(page, 'sentence-switch')
  expect(toFields?.attribs.href).toBe('?type=1&pricemax=400000')
})

test('the fields of the sentence lead to the list with their filters, without scripts', async () => {
  const page = parse(await (await get('/nl/?sentence=true')).text())
  const [form] = byClass(page, 'as-sentence').flatMap((search) => all(search, 'form'))
  const names = form ? attributes(all(form, 'select'), 'name') : []
  expect(names).toEqual([
    'type',
    'feature',
    'pricemax',
    'pricemin',
    'bedrooms',
    'surfacemin',
    'plotmin',
    'bathroomsmin',
    'epc',
  ])
  const query = 'find=true&type=1&streetcity=Gent&feature=garden&pricemax=400000'
  const list = await get(`${form?.attribs.action}?${query}`)
  expect(list.headers.get('Location')).toMatch(/\?budget=0?-400000&garden=true&region=Gent/)
})
