import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { get, importItems, listing, loadAgency } from '../../../test/agency'
import { deleteAllLeads, type Fields, PERSON, postForm, visitDays } from '../../../test/forms'
import { all, attributes, cardIds, linksOf, parse, words } from '../../../test/html'
import { FORM_KINDS, type FormKind } from '../../site/forms/forms'
import { calendarPath, formPath, propertyPath } from '../../urls'

const ID = 791_501
const DAYS = visitDays(2)
const VISIT = { ObjectID: String(ID), VisitDate: DAYS, VisitPart: ['am', 'pm'] }

beforeAll(async () => {
  await loadAgency()
  await importItems(
    listing({
      ID,
      Goal: 0,
      Street: 'Kaailaan',
      HouseNumber: '7',
      Zip: '9000',
      ManagerName: 'Lotte Test',
      ManagerMobilePhone: '0470 55 01 43',
    }),
  )
})
beforeEach(deleteAllLeads)

describe('the thank-you page after a form', () => {
  test('has a heading and a text for each kind of request', async () => {
    const headings = new Map<string, string>()
    const texts = new Set<string>()
    for (const kind of FORM_KINDS.filter((kind) => kind !== 'document-request')) {
      const { page } = await thanksAfter(kind, {
        ...PERSON,
        ...VISIT,
        Content: 'Kan ik komen kijken?',
      })
      headings.set(kind, words(all(page, 'h1')[0] ?? page))
      texts.add(words(all(page, 'p', { class: 'lede' })[0] ?? page))
    }
    const { page } = await thanksAfter('site-contact', { ...PERSON, memberId: '1' })
    headings.set('agent', words(all(page, 'h1')[0] ?? page))
    expect(new Set(headings.values()).size, [...headings].join('\n')).toBe(FORM_KINDS.length)
    expect(texts.size).toBe(FORM_KINDS.length - 1)
  })

  test('shows the listing, the half-days, the agent and similar listings after a visit request', async () => {
    const { page, location, response } = await thanksAfter('visit', { ...PERSON, ...VISIT })
    expect(location).toBe('/nl/merci/contact-me')
    expect(response.headers.get('Cache-Control')).toBe('no-store')
    const text = words(page)
    expect(words(all(page, 'h1')[0] ?? page)).toBe('Bezoek aangevraagd')
    for (const fact of ['Kaailaan 7', 'Lotte Test', 'het juiste uur', 'Voormiddag', 'Namiddag']) {
      expect(text).toContain(fact)
    }
    const links = linksOf(page, 'thanks')
    expect(links).toContain(propertyPath('nl', ID))
    expect(links).toContain('tel:+32470550143')
    expect(cardIds(page).length).toBeGreaterThan(0)
    const [first] = DAYS
    expect(links).toContain(calendarPath('nl', ID, { date: first ?? '', part: 'am' }))
    for (const href of links) {
      for (const value of [PERSON.Name, PERSON.Email, PERSON.PhoneNumber]) {
        expect(href).not.toContain(value)
      }
    }
  })

  test('shows nothing of a request at the page of another kind, or without the cookie', async () => {
    const { cookie } = await thanksAfter('visit', { ...PERSON, ...VISIT })
    for (const [path, headers] of [
      ['/nl/merci/estimation', { Cookie: cookie }],
      ['/nl/merci/contact-me', {}],
      ['/nl/merci/contact-me', { Cookie: 'sent=nonsense' }],
    ] as const) {
      const response = await get(path, { headers })
      expect(words(parse(await response.text()))).not.toContain('Kaailaan')
    }
  })
})

describe('the calendar file of a visit', () => {
  const [date = ''] = visitDays(1)

  test('contains one event about the listing in the language of the page', async () => {
    const response = await get(calendarPath('fr', ID, { date, part: 'am' }))
    expect(response.status).toBe(200)
    expect(response.headers.get('Content-Type')).toContain('text/calendar')
    expect(response.headers.get('Content-Disposition')).toContain(`visite-${date}-matin.ics`)
    const text = await response.text()
    expect(text.match(/BEGIN:VEVENT/g)).toHaveLength(1)
    expect(text).toContain(`UID:visit-${ID}-${date}-am@localhost`)
    expect(text).toContain('Kaailaan 7')
  })

  test.each([
    ['an unknown home', 799_999, date, 'am'],
    ['a day in the past', ID, '2020-01-06', 'am'],
    ['a day that does not exist', ID, '2026-02-31', 'am'],
  ] as const)('answers 404 for %s', async (_, id, day, part) => {
    const response = await get(calendarPath('nl', id, { date: day, part }))
    expect(response.status).toBe(404)
  })
})

async function thanksAfter(kind: FormKind, fields: Fields) {
  const posted = await postForm(formPath(kind), { lang: 'nl', ...fields })
  expect(posted.status, kind).toBe(303)
  const location = posted.headers.get('Location') ?? ''
  const cookie = (posted.headers.get('Set-Cookie') ?? '').split(';')[0] ?? ''
  const response = await get(location, { headers: { Cookie: cookie } })
  const page = parse(await response.text())
  expect(attributes(all(page, 'meta', { name: 'robots' }), 'content').join()).toContain('noindex')
  return { page, location, cookie, response }
}
