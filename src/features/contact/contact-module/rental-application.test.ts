import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { get, importItems, listing, loadAgency } from '../../../../test/agency'
import {
  deleteAllLeads,
  type Fields,
  PERSON,
  postForm,
  storedLeads,
  theMails,
} from '../../../../test/forms'
import { all, attributes, type Document, parse, spoken, words } from '../../../../test/html'
import { spaced } from '../../../../test/spaced'
import { formPath } from '../../../urls'

const [FLEMISH, BRUSSELS, WALLOON, SALE, RENTED] = [791_601, 791_602, 791_603, 791_604, 791_605]
const MODULE = '7202'
const QUESTIONS = spaced(`
  Residence candidateAddress birthDate familyComposition civilStatus totalAmountIncome
  rentProof
`)
const ANSWERS = { familyComposition: '3', totalAmountIncome: '3200' }

beforeAll(async () => {
  await loadAgency()
  const home = { Goal: 1, Street: 'Huurstraat', HouseNumber: '5' }
  await importItems(
    listing({ ID: FLEMISH, ...home, Zip: '9000' }),
    listing({ ID: BRUSSELS, ...home, Zip: '1000' }),
    listing({ ID: WALLOON, ...home, Zip: '5000' }),
    listing({ ID: SALE, ...home, Goal: 0, Zip: '9000' }),
    listing({ ID: RENTED, ...home, Zip: '9000', Marquee: 4 }),
  )
})
beforeEach(deleteAllLeads)

describe('the rental application', () => {
  test.each([
    ['Flanders', FLEMISH, ['candidateAddress', 'familyComposition', 'totalAmountIncome']],
    ['Brussels', BRUSSELS, ['familyComposition', 'totalAmountIncome']],
    [
      'Wallonia',
      WALLOON,
      [
        'candidateAddress',
        'birthDate',
        'familyComposition',
        'civilStatus',
        'totalAmountIncome',
        'rentProof',
      ],
    ],
  ])(
    'names a property in %s and has the questions that the law allows',
    async (_, id, questions) => {
      const page = await open(`/nl/kandidaat-huurder?listing=${id}`)
      expect(words(page)).toContain('Huurstraat 5')
      expect(hidden(page, 'ObjectID')).toEqual([String(id)])
      expect(questionsOf(page)).toEqual(questions)
    },
  )

  test.each(['', '?listing=799999', '?listing=x', `?listing=${SALE}`, `?listing=${RENTED}`])(
    'asks for the property at %j',
    async (query) => {
      const page = await open(`/nl/kandidaat-huurder${query}`)
      expect(words(page)).not.toContain('Huurstraat')
      expect(questionsOf(page)).toEqual(['Residence', 'familyComposition', 'totalAmountIncome'])
    },
  )

  test('is stored and mailed with the property, and confirmed as an application', async () => {
    const response = await apply({ ...PERSON, ...ANSWERS, ObjectID: String(BRUSSELS) })
    expect(response.status).toBe(303)
    const [lead] = await storedLeads()
    expect(lead).toMatchObject({ propertyId: BRUSSELS, extra: ANSWERS })
    const { office, visitor } = await theMails()
    expect(office.mail.subject).toContain('Kandidatuur van An Peeters: ')
    expect(office.mail.text).toContain('Huurstraat 5')
    expect(visitor?.mail.subject).toContain('Uw kandidatuur')
    const cookie = (response.headers.get('Set-Cookie') ?? '').split(';')[0] ?? ''
    const thanks = await open(response.headers.get('Location') ?? '', { Cookie: cookie })
    expect(words(all(thanks, 'h1')[0] ?? thanks)).toBe('Uw kandidatuur is aangekomen')
    expect(words(thanks)).toContain('Huurstraat 5')
  })

  test('shows the property again if a field is missing', async () => {
    const path = `/nl/kandidaat-huurder?listing=${WALLOON}`
    const page = await open(path)
    expect(hidden(page, 'page')).toEqual([path])
    const response = await apply({ ...PERSON, ObjectID: String(WALLOON), page: path })
    expect(response.status).toBe(422)
    const document = parse(await response.text())
    expect(words(document)).toContain('Huurstraat 5')
    expect(spoken(document)).toContain('Uw huidige adres')
  })

  test('keeps the property when the language changes', async () => {
    const page = await open(`/nl/kandidaat-huurder?listing=${FLEMISH}`)
    const links = attributes(all(page, 'a'), 'href')
    expect(links).toContain(`/fr/candidat-locataire?listing=${FLEMISH}`)
  })
})

function apply(fields: Fields): Promise<Response> {
  return postForm(formPath('site-contact'), { lang: 'nl', moduleId: MODULE, ...fields })
}

async function open(path: string, headers: Record<string, string> = {}): Promise<Document> {
  const response = await get(path, { headers })
  expect(response.status).toBe(200)
  return parse(await response.text())
}

function hidden(page: Document, name: string): (string | undefined)[] {
  return attributes(all(page, 'input', { type: 'hidden', name }), 'value')
}

function questionsOf(page: Document): (string | undefined)[] {
  const fields = [...all(page, 'input'), ...all(page, 'select')]
  const names = new Set(attributes(fields, 'name'))
  return QUESTIONS.filter((name) => names.has(name))
}
