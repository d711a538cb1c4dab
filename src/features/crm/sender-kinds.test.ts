import { beforeAll, beforeEach, expect, test } from 'vitest'
import { loadAgency } from '../../../test/agency'
import { clearCrm, lastRun } from '../../../test/crm'
import { parse, words } from '../../../test/html'
import { cookieOf } from '../../../test/people'
import { getWith } from '../../../test/worker'
import { zipOf } from '../../../test/zip'
import { STAFF } from '../../urls'

const utf8 = (text: string) => new TextEncoder().encode(text)
const ZIP = await zipOf({ 'homes.csv': utf8('ID;Goal;Status;Zip') })
const WORKBOOK = await zipOf({
  '[Content_Types].xml': utf8('<Types/>'),
  'xl/workbook.xml': utf8('<workbook/>'),
})
const JPEG = Uint8Array.of(0xff, 0xd8, 0xff, 0xe0, 0, 0x10)
const HTML = utf8('<!DOCTYPE html><html><body>Log in</body></html>')

beforeAll(() => loadAgency({ withListings: false }))
beforeEach(() => clearCrm())

async function put(
  source: string,
  body: Uint8Array<ArrayBuffer>,
  type = 'application/octet-stream',
) {
  const headers = { Authorization: 'Bearer test-staff-token', 'Content-Type': type }
  const init = { method: 'PUT', body, headers }
  const response = await getWith({ CRM_SOURCE: source }, '/api/staff/feed', init)
  const { issues } = await response.json<{ issues: { message: string }[] }>()
  return [response.status, issues[0]?.message]
}

test.each<[string, Uint8Array<ArrayBuffer>, string | null, string | null]>([
  ['zip', ZIP, null, 'The ZIP contains no XML file'],
  ['excel', WORKBOOK, 'This is an Excel workbook: save it as CSV (UTF-8) first', null],
  ['of no bytes', utf8(''), 'The file is empty', 'The file is empty'],
  ['of white space', utf8(' \r\n'), 'The file is empty', 'The file is empty'],
  ['json', utf8('{"Items":[]}'), null, null],
  ['html', HTML, null, null],
  ['pdf', utf8('%PDF-1.7'), null, null],
  ['jpg', JPEG, null, null],
])(
  'a file of another kind is refused, and the error names the kind %s',
  async (kind, body, asCsv, asOpenImmo) => {
    const kindMessage = (source: string) => `The file is ${kind}, and CRM_SOURCE is ${source}`
    expect(await put('csv', body)).toEqual([400, asCsv ?? kindMessage('csv')])
    expect(await put('openimmo', body)).toEqual([400, asOpenImmo ?? kindMessage('openimmo')])
  },
)

test.each([
  ['application/json', utf8('{}'), 415, { code: 'fileTypeUnknown', value: 'application/json' }],
  ['text/csv', new Uint8Array(9 * 1024 * 1024), 413, { code: 'fileTooLarge', other: '8 MB' }],
])('a file of %s that is refused unread is listed as a run', async (type, body, status, issue) => {
  const [answered] = await put('csv', body, type)
  expect(answered).toBe(status)
  expect(await lastRun()).toMatchObject({ state: 'failed', problems: [{ issues: [issue] }] })
})

async function page(lang: string): Promise<string> {
  const headers = { Cookie: `${await cookieOf('admin')}; staff-lang=${lang}` }
  const response = await getWith({ CRM_SOURCE: 'csv' }, STAFF.crm, { headers })
  return words(parse(await response.text()))
}

test('the screen of the CRM names the line of a CSV in the language of the reader', async () => {
  await put('csv', utf8('ID;Goal;Status;Zip\nA;0;1;'))
  const text = await page('nl')
  expect(text).toContain('Regel 2, A')
  expect(text).not.toContain('Line 2')
})

test('the form refuses a file over 8 MB with its limit', async () => {
  const body = new FormData()
  body.set('file', new File([new Uint8Array(9 * 1024 * 1024)], 'homes.csv'))
  const headers = { Cookie: await cookieOf('admin'), 'Sec-Fetch-Site': 'same-origin' }
  const init = { method: 'POST', body, headers }
  const response = await getWith({ CRM_SOURCE: 'csv' }, STAFF.crmFile, init)
  expect(response.status).toBe(413)
  expect(words(parse(await response.text()))).toContain('Meer dan 8 MB')
})
