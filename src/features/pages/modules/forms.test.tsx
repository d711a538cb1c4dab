import { renderToStaticMarkup } from 'react-dom/server'
import { beforeAll, describe, expect, test } from 'vitest'
import { db, get, loadAgency } from '../../../../test/agency'
import { all, attributes, byClass, type Document, parse, words } from '../../../../test/html'
import { formFacts } from '../../../components/forms/form-facts'
import { LeadForm } from '../../../components/lead-form/lead-form.island'
import type { View } from '../../../components/ui/view'
import { GOAL } from '../../../platform/goal'
import { translator } from '../../../platform/i18n'
import { loadContent } from '../../../site/content'
import { formConfig } from '../../../site/forms/form-config'
import type { FormState } from '../../../site/forms/form-state'
import { FORM_KINDS, type FormKind } from '../../../site/forms/forms'
import type { Site } from '../../../site/site'
import { formPath, rolePath } from '../../../urls'

let site: Site

beforeAll(async () => {
  await loadAgency({ withListings: false })
  site = (await loadContent(db)).site
})

const ALL_FOUR = ['FirstName', 'Name', 'Email', 'PhoneNumber']

/** The forms of the demo agency, with the pages that contain them. */
const FORMS = [
  { path: '/fr/contact', kind: 'contact', moduleId: 10, required: ['FirstName'] },
  { path: '/fr/recherche', kind: 'demand', moduleId: 8, required: ALL_FOUR },
  { path: '/fr/estimation', kind: 'valuation', moduleId: 7, required: ALL_FOUR },
  { path: '/fr/agence', kind: 'site-contact', moduleId: 951, required: ALL_FOUR },
  {
    path: '/fr/vendre-avec-lindehof/vendre-etape-par-etape',
    kind: 'contact-download',
    moduleId: 1051,
    required: [...ALL_FOUR, 'SellingWhen'],
  },
] satisfies { path: string; kind: FormKind; moduleId: number; required: string[] }[]

describe.each(FORMS)('the $kind form', ({ path, kind, moduleId, required }) => {
  test('can be sent without a script', async () => {
    const lang = 'fr'
    const document = parse(await (await get(path)).text())
    const [form] = all(document, 'form', { action: formPath(kind) })
    if (!form) throw new Error(`There is no ${kind} form`)
    expect(form.attribs).toHaveProperty('method', 'post')
    const fieldValues = (name: string) => attributes(all(form, 'input', { name }), 'value')
    expect([...fieldValues('lang'), ...fieldValues('moduleId')]).toEqual([lang, String(moduleId)])
    expect(namesOf(form, 'required')).toEqual(required)
    expect(namesOf(form, 'checked').filter((name) => name !== 'Goal')).toEqual([])
    expect(all(form, 'input', { name: 'middleName' })[0]?.attribs).toMatchObject({
      // Browsers fill in a text field with this name.
      type: 'url',
      tabindex: '-1',
      autocomplete: 'off',
    })
    expect(attributes(all(form, 'a'), 'href')).toContain(rolePath(site, lang, 'privacy'))
    expect(byClass(form, 'summary')).toEqual([])
  })

  test('marks each field that may be left empty as optional, and no other', async () => {
    const document = parse(await (await get(path)).text())
    const [form] = all(document, 'form', { action: formPath(kind) })
    const fields = byClass(form ?? document, 'field')
    const isMarked = (field: (typeof fields)[number]) => byClass(field, 'opt').length === 1
    expect(fields.length).toBeGreaterThan(4)
    const unmarked = fields
      .filter((field) => !isMarked(field))
      .flatMap((field) => inputNames(field))
    // The contact form needs an address or a number, and says so.
    const eitherOf = kind === 'contact' ? ['Email', 'PhoneNumber'] : []
    expect(unmarked).toEqual([...required.slice(0, 4), ...eitherOf, ...required.slice(4)])
    const tiles = byClass(form ?? document, 'choices').filter(
      (group) => attributes(all(group, 'input'), 'name')[0] === 'TypeOfPropertyIDs',
    )
    expect(tiles.every(isMarked)).toBe(true)
  })
})

test('the fields have input types and autocomplete attributes', async () => {
  const document = parse(await (await get('/nl/waardebepaling')).text())
  const facts = (name: string) => all(document, 'input', { name })[0]?.attribs
  expect(facts('Email')).toMatchObject({ type: 'email', autocomplete: 'email' })
  expect(facts('PhoneNumber')).toMatchObject({ type: 'tel', autocomplete: 'tel' })
  expect(facts('FirstName')?.autocomplete).toBe('given-name')
  expect(facts('DemandZip')).toMatchObject({ inputmode: 'numeric', autocomplete: 'postal-code' })
})

test('an agency’s choice field is a select, marked as required in its empty option', async () => {
  const document = parse(
    await (await get('/fr/vendre-avec-lindehof/vendre-etape-par-etape')).text(),
  )
  const [list] = all(document, 'select', { name: 'SellingWhen' })
  expect(list && attributes(all(list, 'option'), 'value')).toEqual(['', 'soon', 'year', 'unsure'])
  expect(list && words(all(list, 'option')[0] ?? list)).toMatch(/ \*$/)
})

test('a search request is prefilled from the filter of a list', async () => {
  const query = 'goal=1&type=2&budget=500-1200&bedrooms=2&garden=true&region=Gent%7C9000'
  const document = parse(await (await get(`/nl/zoekopdracht?${query}`)).text())
  const [form] = all(document, 'form', { action: formPath('demand') })
  const valuesOf = (name: string) => attributes(all(form ?? document, 'input', { name }), 'value')
  expect(form && namesOf(form, 'checked')).toEqual(['Goal', 'TypeOfPropertyIDs'])
  expect([...valuesOf('Zips'), ...valuesOf('ZipsText'), ...valuesOf('MinRooms')]).toEqual([
    '9000',
    'Gent 9000',
    '2',
  ])
  const selected = all(form ?? document, 'option').filter(({ attribs }) => 'selected' in attribs)
  expect(attributes(selected, 'value')).toEqual(['500', '1200'])
  expect(words(all(document, 'textarea', { name: 'Content' })[0] ?? document)).toBe('Tuin')
  expect(words(form ?? document)).not.toContain('op de kaart')
})

describe('a form with errors', () => {
  const state: FormState = {
    kind: 'contact',
    moduleId: 10,
    values: { FirstName: ['<b>Hanne'], Email: ['hanne@'], IsReceivedEmail: ['true'] },
    issues: [{ path: ['Email'], message: 'Geen adres.' }],
  }

  test('keeps the typed values and focuses the field with the only error', () => {
    const document = render({ form: state }, 10)
    const field = (name: string) => all(document, 'input', { name })[0]?.attribs
    expect(field('FirstName')?.value).toBe('<b>Hanne')
    expect(field('IsReceivedEmail')).toHaveProperty('checked')
    expect(field('Email')).toMatchObject({ value: 'hanne@', 'aria-invalid': 'true' })
    expect(field('Email')?.['aria-describedby']).toContain('form-contact-10-Email-error')
    expect(words(all(document, 'p', { id: 'form-contact-10-Email-error' })[0] ?? document)).toBe(
      'Geen adres.',
    )
    expect(field('Email')).toHaveProperty('autofocus')
    expect(byClass(document, 'summary')).toEqual([])
  })

  test('focuses a summary of several errors', () => {
    const issues = [...state.issues, { path: ['FirstName'], message: 'Geen naam.' }]
    const document = render({ form: { ...state, issues } }, 10)
    const [summary] = byClass(document, 'summary')
    expect(summary?.attribs).toHaveProperty('autofocus')
    expect(attributes(all(summary ?? document, 'a'), 'href')).toEqual([
      '#form-contact-10-Email',
      '#form-contact-10-FirstName',
    ])
    expect(all(summary ?? document, 'a').map(words)).toEqual(['E-mailadres', 'Voornaam'])
    expect(words(summary ?? document)).not.toContain('Geen adres.')
    expect(all(document, 'input', { name: 'Email' })[0]?.attribs).not.toHaveProperty('autofocus')
  })
})

test.each([
  ['nl', 'Vraag'],
  ['fr', 'Question'],
] as const)('every form has its subject in %s', (lang, contact) => {
  const subjects = FORM_KINDS.map(
    (kind) => formFacts({ ...viewOf(), lang, t: translator(lang) }, { kind }).hidden.Subject,
  )
  expect(new Set(subjects).size).toBe(FORM_KINDS.length)
  expect(subjects[0]).toBe(contact)
  const subject = 'x'.repeat(200)
  expect(formFacts(viewOf(), { kind: 'visit', subject }).hidden.Subject).toHaveLength(150)
})

describe('optional questions', () => {
  test('leave out the phone number in one variant of the site contact form', () => {
    const config = formConfig.parse({ form: 'site-contact', phoneOptional: true })
    const facts = formFacts(viewOf(), { kind: 'site-contact', config })
    expect(requiredIn(parse(renderToStaticMarkup(<LeadForm facts={facts} />)))).toEqual([
      'FirstName',
      'Name',
      'Email',
    ])
  })

  test('include the income of tenants only where the settings allow it', () => {
    const home = { goal: GOAL.rent, zip: '9000', countryId: 10 }
    const formOf = (view: View) => {
      const facts = formFacts(view, { kind: 'property-info', home })
      return parse(renderToStaticMarkup(<LeadForm facts={facts} />))
    }
    expect(all(formOf(viewOf()), 'input', { name: 'totalAmountIncome' })).toEqual([])
    const rentalQuestions: Site['settings']['rentalQuestions'] = [
      { region: 'flanders', stage: 'info' },
    ]
    const siteWithQuestions = { ...site, settings: { ...site.settings, rentalQuestions } }
    const [income] = all(formOf({ ...viewOf(), site: siteWithQuestions }), 'input', {
      name: 'totalAmountIncome',
    })
    expect(income).toBeDefined()
    expect(income?.attribs).not.toHaveProperty('required')
  })
})

function render(facts: Partial<View>, moduleId: number): Document {
  const form = formFacts({ ...viewOf(), ...facts }, { kind: 'contact', moduleId })
  return parse(renderToStaticMarkup(<LeadForm facts={form} />))
}

function viewOf(): View {
  const origin = 'http://localhost'
  return { lang: 'nl', t: translator('nl'), site, origin, path: '/nl/contact', alternates: {} }
}

function requiredIn(document: Document) {
  const [form] = all(document, 'form')
  return form && namesOf(form, 'required')
}

function inputNames(field: Parameters<typeof all>[0]) {
  return attributes(
    all(field, '*').filter(({ name }) => ['input', 'select', 'textarea'].includes(name)),
    'name',
  )
}

/** The names of the fields that have an attribute, each once. */
function namesOf(form: Parameters<typeof all>[0], attribute: string) {
  const fields = all(form, '*').filter(({ attribs }) => attribs.name && attribute in attribs)
  return [...new Set(attributes(fields, 'name'))]
}
