import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { changeSettings, importItems, listing, loadAgency, ORIGIN } from '../../../test/agency'
import { deleteAllLeads, PERSON, postForm } from '../../../test/forms'
import { all, attributes, byClass, type Document, parse, propsOf, words } from '../../../test/html'
import { documentAt } from '../../../test/open-page'
import { propertyPath } from '../../urls'

const HOME = listing({ TypeDescription: { nl: 'Zonnige woning' }, WebID: 2 })
const RENTAL = listing({ Goal: 1 })
const HIDDEN = listing({ PublishAddress: false })

beforeAll(async () => {
  await loadAgency({ withListings: false })
  await importItems(HOME, RENTAL, HIDDEN)
})
beforeEach(deleteAllLeads)

describe('the page of a property', () => {
  test.each([HOME.ID, RENTAL.ID])('%i has a form for questions and one for visits', async (id) => {
    const document = await open(id)
    expect(attributes(all(document, 'dialog'), 'id')).toEqual(
      expect.arrayContaining(['visit', 'ask']),
    )
    expect(attributes(all(document, 'form', { method: 'post' }), 'action')).toEqual([
      '/api/forms/visit',
      '/api/forms/property-info',
    ])
  })

  test('fills its forms with public facts, without a hidden street', async () => {
    const [form] = all(await open(HOME.ID), 'form', { action: '/api/forms/property-info' })
    expect(hiddenIn(form)).toMatchObject({
      ObjectID: String(HOME.ID),
      Subject: 'Vraag over een pand: Lindenlei 22, 9000 Gent',
      propertyStreet: 'Lindenlei',
      propertyHouseNumber: '22',
      propertyType: 'Appartement',
      propertyZip: '9000',
      propertyGoal: '0',
    })
    const [hidden] = all(await open(HIDDEN.ID), 'form', { action: '/api/forms/property-info' })
    expect(hiddenIn(hidden)).toMatchObject({ propertyStreet: '', propertyHouseNumber: '' })
    const [visit] = all(await open(HOME.ID, 'fr'), 'form', { action: '/api/forms/visit' })
    expect(hiddenIn(visit)).toMatchObject({
      Subject: 'Demande de visite\u00a0: Lindenlei 22, 9000 Gand',
      propertyHouseNumber: '22',
    })
  })

  test('shows the typed values again after an invalid submission without JavaScript', async () => {
    const path = propertyPath('nl', HOME.ID ?? 0)
    const fields = { ...PERSON, lang: 'nl', page: path, ObjectID: String(HOME.ID) }
    const response = await postForm('/api/forms/visit', { ...fields, Name: '' })
    expect(response.status).toBe(422)
    const document = parse(await response.text())
    const [sheet] = all(document, 'dialog', { id: 'visit' })
    expect(sheet?.attribs.open).toBeDefined()
    const [email] = sheet ? all(sheet, 'input', { id: 'form-visit-Email' }) : []
    expect(email?.attribs.value).toBe(PERSON.Email)
    expect(byClass(document, 'summary').map(words).join()).toContain('Wanneer past het voor u?')
    const [infoDialog] = all(document, 'dialog', { id: 'ask' })
    expect(infoDialog?.attribs.open).toBeUndefined()
  })
})

describe('the external appointment widget', () => {
  test('gets its attributes, and the page links to the questionnaire of the settings', async () => {
    await changeSettings({
      appointmentWidget: { key: 'k-1', show: { phone: true } },
      questionnaireUrl: 'https://questions.example/visit',
      externalVisitGoals: [0, 1],
    } as object)
    const document = await open(HOME.ID, 'fr')
    expect(byClass(document, 'appointment-widget')).toHaveLength(1)
    expect(JSON.parse(propsOf(document, 'visit')).widget.data).toMatchObject({
      'property-id': String(HOME.ID),
      'property-url': `${ORIGIN}/fr/property/${HOME.ID}`,
      'show-phone': 'true',
      key: 'k-1',
      language: 'fr',
      height: '600',
    })
    const links = all(document, 'a', { href: 'https://questions.example/visit' })
    expect(links.map(words)).toEqual([
      expect.stringContaining('questions.example'),
      expect.stringContaining('questions.example'),
    ])
    await changeSettings({})
    expect(byClass(await open(HOME.ID), 'appointment-widget')).toEqual([])
  })
})

function open(id: number | undefined, lang: 'nl' | 'fr' = 'nl'): Promise<Document> {
  return documentAt(propertyPath(lang, id ?? 0))
}

function hiddenIn(form: Parameters<typeof all>[0] | undefined): Record<string, string> {
  const inputs = form ? all(form, 'input', { type: 'hidden' }) : []
  return Object.fromEntries(inputs.map(({ attribs }) => [attribs.name ?? '', attribs.value ?? '']))
}
