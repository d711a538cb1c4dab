import { beforeEach, describe, expect, test } from 'vitest'
import { db, get, importItems, listing, loadAgency } from '../../../../test/agency'
import { all, byClass, parse, words } from '../../../../test/html'
import { cookieOf, person } from '../../../../test/people'
import { savePage as savePageAs } from '../../../../test/staff-form'
import { pageOf } from '../../../../test/staff-pages'
import { runBatch } from '../../../platform/db/db'
import { insertRows } from '../../../platform/db/insert-rows'
import { labelOverride } from '../../../platform/db/schema-content'
import { revision } from '../../../platform/db/schema-revisions'
import type { Entries } from '../../../platform/fields/field'
import { LANGS, type Lang } from '../../../platform/format/lang'
import { translator } from '../../../platform/i18n'
import { SITE_LABELS } from '../../../platform/i18n/full-dictionary'
import { COLLECTIONS } from '../../../routes/collections'
import { openDocument, publishDocument } from '../../../site/revisions/documents'
import { editableListing } from '../../listings/edit-listing'
import { createManualListing } from '../../listings/edit-manual-listing'
import { textKinds } from './forms-of'

const t = translator('nl')
const KINDS = textKinds(COLLECTIONS)
let editor: string

beforeEach(async () => {
  await loadAgency({ withListings: false })
  await db.delete(revision)
  editor = await cookieOf('editor')
})

async function screen(query = '', cookie = editor) {
  const response = await get(`/staff/translations${query}`, { headers: { Cookie: cookie } })
  const page = parse(await response.text())
  const rows = all(page, 'tr')
  const links = all(page, 'a').map(({ attribs }) => attribs.href ?? '')
  return { page, text: words(page), rows: rows.map((row) => words(row)), links }
}

/** The lines of the list. */
async function tasks(query: string): Promise<string[]> {
  const { page } = await screen(query)
  return all(page, 'section', { id: 'todo' }).flatMap((todo) =>
    all(todo, 'tr')
      .slice(1)
      .map((row) => words(row)),
  )
}

/** Returns the table row of a kind of texts, or an empty text. */
async function shares(kind: string) {
  const { rows } = await screen()
  const label = KINDS.find((one) => one.kind === kind)?.label ?? expect.fail(kind)
  return rows.find((row) => row.startsWith(t(label))) ?? ''
}

async function savePage(id: number, changes: Entries, action?: string) {
  expect((await savePageAs(id, changes, editor, action)).status).toBe(303)
}

/** Returns the hints above the form of a page. */
async function hints(id: number): Promise<string> {
  const response = await get(`/staff/pages/${id}/page`, { headers: { Cookie: editor } })
  return byClass(parse(await response.text()), 'hints')
    .map((panel) => words(panel))
    .join()
}

const TITLES: Record<Lang, string> = {
  nl: 'Wie wij zijn',
  fr: 'Qui sommes-nous',
  en: 'Who we are',
  de: 'Wer wir sind',
}
const OLDER = t('staff.translations.state.older')

describe('a page whose first language changed after its translations', () => {
  test('is outdated in each language until it is translated again', async () => {
    const { id } = await pageOf('agency')
    const at = (lang: Lang) => `/staff/pages/${id}/page#params.title.${lang}`
    expect((await screen('?kind=page')).links).not.toContain(at('fr'))
    await savePage(id, { 'params.title.nl': TITLES.nl })
    const { rows, links } = await screen('?kind=page')
    expect(LANGS.map((lang) => links.includes(at(lang)))).toEqual([false, true, true, true])
    const line = rows.find((row) => row.includes(TITLES.nl) && row.includes('Frans'))
    expect(line).toContain(OLDER)
    expect(await hints(id)).toContain(`Frans: ${t('hint.older')}`)

    await savePage(id, { 'params.title.fr': TITLES.fr })
    const after = (await screen('?kind=page')).links
    expect(LANGS.map((lang) => after.includes(at(lang)))).toEqual([false, false, true, true])
    const shownHints = await hints(id)
    expect([
      shownHints.includes('Frans:'),
      shownHints.includes(`Engels: ${t('hint.older')}`),
    ]).toEqual([false, true])
  })

  test('counts in the percentages, which link to the remaining texts', async () => {
    const { id } = await pageOf('agency')
    expect(await shares('page')).not.toContain(t('staff.translations.older', { count: 1 }))
    await savePage(id, { 'params.title.nl': TITLES.nl, 'params.title.de': '' })
    expect(await shares('page')).toContain(t('staff.translations.older', { count: 1 }))
    expect(await shares('page')).toContain('99 %')
    const { links, rows } = await screen()
    expect(links).toContain('/staff/translations?lang=de&kind=page#todo')
    const german = rows.find((row) => row.includes(TITLES.nl) && row.includes('Duits')) ?? ''
    expect(german).toContain(t('staff.translations.state.missing'))
  })
})

test('the demo agency is translated completely', async () => {
  const { rows, text } = await screen('', await cookieOf('admin'))
  // The demo has no texts of listings by staff.
  const share = (kind: string) => (kind === 'listing' ? t('staff.translations.none') : '100 %')
  expect(rows.slice(1)).toEqual(
    KINDS.map(({ kind, label }) => t(label) + share(kind).repeat(LANGS.length - 1)),
  )
  expect(text).toContain(t('staff.translations.done'))
})

describe('the list of texts to translate', () => {
  test('contains missing label texts, fifty per page', async () => {
    const overrides = SITE_LABELS.slice(0, 20).map((label) => ({ label, text: `Eigen ${label}` }))
    const rows = overrides.map((one) => ({ ...one, lang: 'nl' as const, public: true }))
    await db.delete(labelOverride)
    await runBatch(db, insertRows(db, labelOverride, rows))
    expect(await shares('label')).toContain(t('staff.translations.missing', { count: 20 }))
    const french = await tasks('?lang=fr&kind=label')
    expect(french.map((row) => row.includes('Frans'))).toEqual(Array(20).fill(true))
    expect(await tasks('?kind=label')).toHaveLength(50)
    expect(await tasks('?kind=label&page=2')).toHaveLength(10)
    const { links } = await screen('?kind=label')
    expect(links).toContain('/staff/translations?kind=label&page=2')
  })

  test('leaves out unpublished texts', async () => {
    const { id } = await pageOf('agency')
    const before = await shares('page')
    await savePage(id, { 'params.title.fr': '' })
    expect(await shares('page')).not.toBe(before)
    await savePage(id, { status: 'Draft' })
    expect(await shares('page')).toBe(before)
  })
})

describe('the texts of listings', () => {
  const home = { goal: 0, webId: 1, zip: '9000', city: { nl: 'Gent', fr: 'Gand' } } as const
  const actorOf = async () => ({ by: (await person('editor')).id, now: new Date() })

  test('include those of a draft by staff', async () => {
    const id = await createManualListing(
      db,
      { ...home, typeDescription: { nl: 'Villa' } },
      await actorOf(),
    )
    const { links } = await screen('?lang=fr&kind=listing', await cookieOf('admin'))
    expect(links).toContain(`/staff/listings/${id}#typeDescription.fr`)
    expect(links).not.toContain(`/staff/listings/${id}#city.fr`)
  })

  test('include an override of a listing of the CRM, but not the texts of the CRM', async () => {
    const crm = listing({ Status: 1 })
    await importItems(crm)
    const link = `/staff/listings/${crm.ID}#description.de`
    const germanLinks = async () =>
      (await screen('?lang=de&kind=listing', await cookieOf('admin'))).links
    expect(await germanLinks()).not.toContain(link)
    const editable = editableListing('property', crm.ID)
    const { document, base } = (await openDocument(db, editable)) ?? expect.fail('none')
    const edited = { ...document, description: { nl: '<p>Onze woorden</p>' } }
    await publishDocument(db, editable, { document: edited, base, ...(await actorOf()) })
    expect(await germanLinks()).toContain(link)
  })
})

test('an account sees only the texts that it may edit', async () => {
  const kinds = async (role: 'editor' | 'admin') => {
    const { rows } = await screen('', await cookieOf(role))
    return rows.some((row) => row.startsWith(t('staff.translations.kind.settings')))
  }
  expect([await kinds('editor'), await kinds('admin')]).toEqual([false, true])
  const headers = { Cookie: await cookieOf('agent') }
  expect((await get('/staff/translations', { headers })).status).toBe(403)
  expect((await get('/staff/translations')).status).toBe(303)
})
