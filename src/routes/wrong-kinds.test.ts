import { beforeAll, describe, expect, test } from 'vitest'
import { asStaff, listing, loadAgency } from '../../test/agency'
import { PERSON } from '../../test/forms'
import { spaced } from '../../test/spaced'
import { getWith } from '../../test/worker'
import { wireDivision, wireDocument, wireProject, wireProperty } from '../features/crm/mapping/wire'
import { ENVELOPE_FIELDS } from '../site/forms/envelope'
import { FORM_KINDS, FORMS } from '../site/forms/forms'
import { person } from '../site/forms/person'
import { historyFlags } from '../site/history-flags'

/** Invalid JSON values for a text or a number. JavaScript can't convert the first two to a string. */
const WRONG = spaced(`
  {"toString":1} {"toString":1,"valueOf":1} {} {"a":{"b":[]}} [{}] [["x"]]
  [[[[{"toString":1}]]]] 1e999
`)

const GATE = '/api/documents/410001/1'
/** The fields of all public routes that accept JSON. */
const FIELDS: Record<string, string[]> = {
  ...Object.fromEntries(
    FORM_KINDS.map((kind) => [
      kind === 'document-request' ? GATE : `/api/forms/${kind}`,
      [...Object.keys({ ...person, ...FORMS[kind].fields }), ...ENVELOPE_FIELDS, 'unheardOf'],
    ]),
  ),
  '/api/appointments/check-email': ['email', 'propertyId', 'lang'],
  '/api/login': ['email', 'password', 'langid', 'returnTo'],
  '/api/login/link': ['email', 'langid', 'returnTo'],
  '/api/login/open': ['token', 'langid', 'returnTo'],
  '/api/logout': ['everywhere', 'langid'],
  '/api/password/forgot': ['email', 'langid'],
  '/api/password/set': ['token', 'password', 'langid'],
  '/api/error/': ['module', 'error', 'url'],
}

beforeAll(() => loadAgency())

describe.each(Object.entries(FIELDS))('%s', (path, fields) => {
  test.each(fields)('answers 4xx to a value of the wrong kind in %s', async (field) => {
    const otherFields = JSON.stringify({ ...PERSON, [field]: undefined }).slice(1)
    const bodies = WRONG.map((value) => `{"${field}":${value},${otherFields}`)
    const answers = await Promise.all(bodies.map((body) => send(path, body)))
    for (const [index, { status }] of answers.entries()) {
      expect(status, WRONG[index]).toBeGreaterThanOrEqual(400)
      expect(status, WRONG[index]).toBeLessThan(500)
    }
  })

  test.each(['[]', 'null', '1', '"x"', '[{"Email":"a@b.example"}]', '', '{'])(
    'answers 4xx to the body %j',
    async (body) => {
      const { status } = await send(path, body)
      expect(status).toBeGreaterThanOrEqual(400)
      expect(status).toBeLessThan(500)
    },
  )
})

describe('an import', () => {
  const objects = (shape: object) => {
    const fields = Object.keys(shape).map((name) => `"${name}":{"toString":1}`)
    return `{${fields.join()}}`
  }
  const { ID, Goal, Status, Zip } = listing()
  const home = JSON.stringify({ ID, Goal, Status, Zip }).slice(1)
  const owner = '"Name":{"toString":1},"LanguageId":{"toString":1},"Password":{"toString":1}'
  const entry = '{"StartTime":{"toString":1},"TypeID":{"toString":1},"Comment":{"toString":1}}'

  test.each([
    ['every field of a home', `{"Items":[${objects(wireProperty.shape)}]}`],
    ['every field of a project', `{"Projects":[${objects(wireProject.shape)}]}`],
    ['a room', `{"Items":[{"Divisions":[${objects(wireDivision.shape)}],${home}]}`],
    ['a document', `{"Items":[{"DocumentItems":[${objects(wireDocument.shape)}],${home}]}`],
    ['a flag', `{"Items":[{"HasGarden":{"toString":1},"LargePictureItems":[{"Url":{}}],${home}]}`],
    ['an owner', `{"Owners":[{"Email":"a@b.example","PropertyIDs":[{"toString":1}],${owner}}]}`],
    ['an owner’s address', '{"Owners":[{"Email":{"toString":1},"PropertyIDs":{"toString":1}}]}'],
    ['a history', `{"Histories":{"1":{"CalendarHistories":[${entry}],"VisitStatistics":[{}]}}}`],
    ['its flags', `{"Histories":{"1":{"Flags":${objects(historyFlags.shape)}}}}`],
    ['ids to delete', '{"DeletedIDs":[{"toString":1}],"DeletedProjectIDs":[[1]]}'],
    ['its language', '{"Items":[],"LanguageId":{"toString":1}}'],
  ])('with an object in place of %s is taken or refused', async (_, body) => {
    const headers = { 'Content-Type': 'application/json' }
    const { status } = await asStaff('/api/staff/listings', { method: 'PUT', body, headers })
    expect(status).toBeLessThan(500)
  })
})

function send(path: string, body: string): Promise<Response> {
  const headers = { 'Content-Type': 'application/json', Accept: 'application/json' }
  return getWith({}, path, { method: 'POST', body, headers })
}
