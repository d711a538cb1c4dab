import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { db, loadAgency } from '../../../test/agency'
import { all, byClass, parse, wordsOf } from '../../../test/html'
import { person, post } from '../../../test/people'
import { formOf } from '../../../test/settings-form'
import { revision } from '../../platform/db/schema-revisions'
import type { Entries } from '../../platform/fields/field'

beforeAll(() => loadAgency({ withListings: false }))
beforeEach(async () => {
  await db.delete(revision)
})

describe('a form posted after the session has ended', () => {
  const password = 'a long password'
  const changed = { 'tagline.nl': 'Na het afmelden', action: 'publish' }
  const sendAlone = (fields: Entries) => post('/staff/settings/agency', fields)
  const hidden = async (response: Response) =>
    Object.fromEntries(
      all(parse(await response.text()), 'input')
        .filter(({ attribs }) => attribs.type === 'hidden')
        .map(({ attribs }) => [attribs.name ?? '', attribs.value ?? '']),
    )

  test('is saved after the user logs in again', async () => {
    await person('admin', password)
    const form = { ...(await formOf('agency')), ...changed }
    const prompt = await sendAlone(form)
    expect(prompt.status).toBe(401)
    const hiddenFields = await hidden(prompt)
    expect(hiddenFields).toEqual(form)

    const credentials = { 'again-email': 'admin@example.org', 'again-password': 'another' }
    const rejection = await sendAlone({ ...hiddenFields, ...credentials })
    expect(rejection.status).toBe(401)
    expect(await hidden(rejection)).toEqual(form)

    const empty = await sendAlone({ ...hiddenFields, 'again-email': ' ', 'again-password': '' })
    const errors = byClass(parse(await empty.text()), 'invalid')
    expect(errors.map((field) => wordsOf(field, 'help'))).toEqual([
      'Vul uw e-mailadres in.',
      'Vul uw wachtwoord in.',
    ])

    const entered = await sendAlone({ ...hiddenFields, ...credentials, 'again-password': password })
    expect(entered.headers.get('Location')).toBe('/staff/settings/agency?done=publish')
    expect(entered.headers.get('Set-Cookie')).toContain('staff=')
    expect((await formOf('agency'))['tagline.nl']).toBe('Na het afmelden')
  })

  test('is refused if the account lacks the right', async () => {
    await person('editor', password)
    const credentials = { 'again-email': 'editor@example.org', 'again-password': password }
    const form = { ...(await formOf('agency')), 'tagline.nl': 'Van een redacteur' }
    const response = await sendAlone({ ...form, ...credentials, action: 'publish' })
    expect(response.status).toBe(403)
    expect((await formOf('agency'))['tagline.nl']).not.toBe('Van een redacteur')
  })
})
