import { beforeAll, describe, expect, test } from 'vitest'
import { db, get, loadAgency } from '../../../../test/agency'
import { all, attributes, parse, words } from '../../../../test/html'
import { cookieOf, post } from '../../../../test/people'
import { image } from '../../../platform/db/schema-content'
import { MAX_SHOWN_OPTIONS } from './offered'

const ARTICLE = '/staff/articles/10'
const FIRST = 1000
let cookie: string

beforeAll(async () => {
  await loadAgency()
  cookie = await cookieOf('editor')
  for (let id = FIRST; id < FIRST + 60; id++) {
    await db.insert(image).values({
      id,
      filename: `${id}.jpg`,
      originalname: `foto-${id}.jpg`,
      url: `/media/${id}-960.jpg`,
      mimetype: 'image/jpeg',
      destination: '',
      alt: { nl: id === FIRST + 3 ? 'Serre met citroenboom' : `Kamer ${id}` },
      createdAt: '2026-11-20T09:00:00Z',
    })
  }
})

/** Returns the form of the response and the options of its picture field. */
async function answerOf(response: Response) {
  const page = parse(await response.text())
  const [select] = all(page, 'select').filter(({ attribs }) => attribs.name === 'imageId')
  if (!select) throw new Error('No choice of a picture')
  return { page, offered: attributes(all(select, 'option'), 'value').filter(Boolean) }
}

async function sent(entries: Record<string, string>) {
  return post(ARTICLE, { 'title.nl': 'Net getypt', imageId: '2', ...entries }, { Cookie: cookie })
}

describe('a select of many pictures', () => {
  test('offers the newest pictures and the selected one, and shows the total number', async () => {
    const { page, offered } = await answerOf(await get(ARTICLE, { headers: { Cookie: cookie } }))
    expect(offered.length).toBeLessThanOrEqual(MAX_SHOWN_OPTIONS + 1)
    expect(words(page)).toMatch(/De lijst toont er \d\d van de 67/)
  })

  test.each([
    ['the button beside it', 'seek:imageId'],
    ['Enter in the field of words', 'enter'],
  ])('filters the options with %s and preserves the form’s values', async (_, action) => {
    const response = await sent({ 'seek:imageId': 'citroenboom', action })
    expect(response.status).toBe(200)
    const { page, offered } = await answerOf(response)
    expect(offered).toEqual(['2', String(FIRST + 3)])
    expect(words(page)).toContain('Gevonden met ‘citroenboom’: 1')
    const [title] = all(page, 'input').filter(({ attribs }) => attribs.name === 'title.nl')
    expect(title?.attribs.value).toBe('Net getypt')
    const stored = await get(ARTICLE, { headers: { Cookie: cookie } })
    expect(await stored.text()).not.toContain('Net getypt')
  })
})
