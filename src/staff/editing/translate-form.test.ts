import { beforeEach, describe, expect, test } from 'vitest'
import { db, loadAgency } from '../../../test/agency'
import { all, byClass, parse, words } from '../../../test/html'
import { keepLogs, loggedEvents } from '../../../test/logs'
import { cookieOf, person } from '../../../test/people'
import { getWith } from '../../../test/worker'
import type { Bindings } from '../../env'
import { articles } from '../../features/articles/articles.collection'
import { articleFields } from '../../features/articles/staff/article-fields'
import {
  createManualListing,
  editableManualListing,
} from '../../features/listings/edit-manual-listing'
import { propertyFields } from '../../features/listings/staff/manual/listing-fields'
import { article, labelOverride } from '../../platform/db/schema-content'
import { rateCount } from '../../platform/db/schema-leads'
import { audit } from '../../platform/db/schema-people'
import { revision } from '../../platform/db/schema-revisions'
import { entriesOf } from '../../platform/fields/entries-of'
import type { Entries } from '../../platform/fields/field'
import { translator } from '../../platform/i18n'
import type { TranslationModel } from '../../platform/translation/translate-texts'
import { openDocument } from '../../site/revisions/documents'

const t = translator('nl')
const MACHINE = t('edit.translate.machine')
keepLogs()

beforeEach(async () => {
  await loadAgency({ withListings: false })
  await db.delete(revision)
  await db.delete(rateCount)
  await db.delete(labelOverride)
})

/** A model that puts the language before each text. */
const AI: TranslationModel = {
  run: async (_, { text, target_lang }) => ({ translated_text: `[${target_lang}] ${text}` }),
}

const failingAi: TranslationModel = {
  run: async () => {
    throw new Error('3040: no capacity')
  },
}

/** Presses the button of a form, and returns the form of the response. */
async function translate(path: string, entries: Entries, bindings: Partial<Bindings> = { AI }) {
  const headers = { Cookie: await cookieOf('admin'), 'Sec-Fetch-Site': 'same-origin' }
  const body = new URLSearchParams({ action: 'translate', ...entries })
  return formOf(await getWith(bindings, path, { method: 'POST', headers, body }))
}

async function formOf(response: Response) {
  const page = parse(await response.text())
  const inputs = all(page, 'input').map(({ attribs }) => [attribs.name, attribs.value ?? ''])
  const areas = all(page, 'textarea').map((area) => [area.attribs.name, words(area)])
  const values: Entries = Object.fromEntries([...inputs, ...areas])
  const notes: Entries = Object.fromEntries(
    byClass(page, 'note').map((note) => [note.attribs.id, words(note)]),
  )
  return { status: response.status, values, notes, text: words(page) }
}

async function articleForm() {
  const row = (await db.select().from(article).get()) ?? expect.fail('no article')
  const opened = (await openDocument(db, articles.editable(row.id))) ?? expect.fail('closed')
  const entries = { ...entriesOf(articleFields, opened.document), base: opened.base }
  return { path: `/staff/articles/${row.id}`, entries }
}

describe('the button that translates missing texts', () => {
  test('fills in the empty languages of an article and stores nothing', async () => {
    const { path, entries } = await articleForm()
    const before = await db.$count(audit)
    const texts = { 'title.nl': 'Nieuw kantoor', 'title.fr': '', 'title.en': 'Our office' }
    const { status, values, notes, text } = await translate(path, { ...entries, ...texts })
    expect(status).toBe(200)
    expect(values['title.fr']).toBe('[fr] Nieuw kantoor')
    expect(values['title.en']).toBe('Our office')
    expect(notes['title.fr-note']).toBe(MACHINE)
    expect(notes).not.toHaveProperty('title.en-note')
    expect(text).toContain('nog niet bewaard')
    expect([await db.$count(revision), await db.$count(audit)]).toEqual([0, before])
  })

  test('marks no text after a person saved it', async () => {
    const { path, entries } = await articleForm()
    const { values } = await translate(path, { ...entries, 'title.fr': '' })
    const texts = { 'title.fr': values['title.fr'] ?? '' }
    await translate(path, { ...entries, ...texts, action: 'draft' })
    const headers = { Cookie: await cookieOf('admin') }
    const saved = await formOf(await getWith({ AI }, path, { headers }))
    expect(saved.values['title.fr']).toBe(values['title.fr'])
    expect(saved.text).not.toContain(MACHINE)
  })

  test('keeps the HTML of a listing, and leaves its street and town to staff', async () => {
    const home = {
      goal: 0,
      typeDescription: { nl: 'Huis' },
      webId: 1,
      zip: '9000',
      city: { nl: 'Gent' },
    } as const
    const actor = { by: (await person('admin')).id, now: new Date() }
    const id = await createManualListing(db, home, actor)
    const { document } = (await openDocument(db, editableManualListing(id))) ?? expect.fail('none')
    const { values, notes } = await translate(`/staff/listings/${id}`, {
      ...entriesOf(propertyFields, document),
      'description.nl': '<p>Met <strong>tuin</strong> van 300 m².</p>',
      'street.nl': 'Veurestraat',
    })
    expect(values['description.fr']).toBe(
      '<p>[fr] Met <strong>[fr] tuin</strong> [fr] van 300 m².</p>',
    )
    expect(values['typeDescription.de']).toBe('[de] Huis')
    expect([values['street.fr'], values['city.fr']]).toEqual(['', ''])
    expect(notes).not.toHaveProperty('street.fr-note')
  })

  test('keeps the form if the service fails', async () => {
    const { path, entries } = await articleForm()
    const texts = { 'title.nl': 'Nieuw kantoor', 'title.fr': '' }
    const { status, values, notes } = await translate(
      path,
      { ...entries, ...texts },
      { AI: failingAi },
    )
    expect([status, values['title.nl'], values['title.fr']]).toEqual([200, 'Nieuw kantoor', ''])
    expect(notes['title.fr-note']).toBe(t('edit.translate.unavailable'))
    expect(loggedEvents()).toContain('translation failed')
  })

  test('is limited for each account and hour', async () => {
    const { path, entries } = await articleForm()
    const texts = { ...entries, 'title.fr': '' }
    const limits = { AI, RATE_LIMIT_FACTOR: '0.04' }
    expect((await translate(path, texts, limits)).status).toBe(200)
    const { status, values, text } = await translate(path, texts, limits)
    expect([status, values['title.fr']]).toEqual([429, ''])
    expect(text).toContain(t('edit.translate.limited'))
  })
})
