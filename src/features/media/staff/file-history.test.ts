import { desc } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { db, get, loadAgency } from '../../../../test/agency'
import { differencesAt, historyAt } from '../../../../test/history'
import { cookieOf, postFiles } from '../../../../test/people'
import { jpegOf } from '../../../../test/pictures'
import { audit } from '../../../platform/db/schema-people'
import { revision } from '../../../platform/db/schema-revisions'
import { focusOf } from '../../../platform/format/focus'
import { translator } from '../../../platform/i18n'
import { findFile, listLibrary } from '../../../site/media/queries'
import { pageAddress } from '../../../site/page-address'
import { readPages } from '../../pages/edit-pages'

/** A picture of the demo agency, and a page that shows it. */
const PICTURE = 1
const SHOWN_ON = 10
const t = translator('nl')
let editor: string

beforeEach(async () => {
  await loadAgency({ withListings: false })
  await db.batch([db.delete(revision), db.delete(audit)])
  editor = await cookieOf('editor')
})

function send(path: string, fields: Record<string, string>, file?: File, cookie = editor) {
  const name = path === '' ? 'files' : 'file'
  return postFiles(`/staff/media${path}`, fields, file ? [[name, file]] : [], cookie)
}

const describeAs = (id: number, nl: string, otherLanguages: Record<string, string> = {}) =>
  send(`/${id}`, { 'alt.nl': nl, ...otherLanguages })

const restore = (id: number, of: string | undefined, cookie = editor) =>
  send(`/${id}/history`, { revision: of ?? '' }, undefined, cookie)

const historyOf = (id: number) => historyAt(`/staff/media/${id}/history`, editor)

const differences = (id: number, of: string | undefined) =>
  differencesAt(`/staff/media/${id}/history`, of, editor)

async function photo(width: number, name: string) {
  return new File([await jpegOf(width, 600)], name, { type: 'image/jpeg' })
}

async function shownAlt(): Promise<string> {
  const pages = await readPages(db)
  const page = pages.find(({ id }) => id === SHOWN_ON) ?? expect.fail('no page')
  return (await get(pageAddress(pages, 'nl', page))).text()
}

describe('the history of a file', () => {
  test('shows changes with their author and restores them for visitors', async () => {
    await describeAs(PICTURE, 'De tuin in mei', { credit: 'A. Maes' })
    await describeAs(PICTURE, 'De tuin in juni', { isDecoration: 'on' })
    expect(await shownAlt()).not.toContain('De tuin in mei')
    const { lines, ids } = await historyOf(PICTURE)
    expect(lines).toHaveLength(3)
    expect(lines[0]).toContain('The editor')
    expect(lines[0]).toContain(t('edit.history.live'))
    expect(await differences(PICTURE, ids[1])).toEqual([
      [t('media.alt'), 'NL: De tuin in mei', 'NL: De tuin in juni'],
      [t('media.decoration'), t('field.no'), t('field.yes')],
      [t('media.credit'), 'A. Maes', t('field.none')],
    ])
    const restored = await restore(PICTURE, ids[1])
    expect(restored.headers.get('Location')).toBe(`/staff/media/${PICTURE}?done=restore`)
    expect(await shownAlt()).toContain('De tuin in mei')
    const [auditEntry] = await db.select().from(audit).orderBy(desc(audit.id))
    expect([auditEntry?.action, auditEntry?.subjectId]).toEqual(['media.restore', String(PICTURE)])
    expect((await historyOf(PICTURE)).lines).toHaveLength(4)
  })

  test('shows that the file was replaced, and does not restore the old focus point', async () => {
    await send('', {}, await photo(800, 'oud.jpg'))
    const [{ id } = { id: 0 }] = await listLibrary(db)
    await describeAs(id, 'Voorgevel')
    await send(`/${id}/focus`, { x: '25', y: '75' })
    const before = await historyOf(id)
    expect(await differences(id, before.ids[1])).toEqual([
      [t('media.focus'), '50 % / 50 %', '25 % / 75 %'],
    ])
    await send(`/${id}/replacement`, {}, await photo(900, 'nieuw.jpg'))
    await describeAs(id, 'Achtergevel')
    expect(await differences(id, before.ids[0])).toEqual([
      [t('media.alt'), 'NL: Voorgevel', 'NL: Achtergevel'],
      [t('media.focus'), '25 % / 75 %', '50 % / 50 %'],
      [t('media.history.file'), t('media.history.replaced', { name: 'oud.jpg' }), 'nieuw.jpg'],
    ])
    await restore(id, before.ids[0])
    const file = await findFile(db, id)
    expect(file).toMatchObject({ name: 'nieuw.jpg', alt: { nl: 'Voorgevel' } })
    expect(focusOf(file?.url ?? '')).toBeNull()
    const { lines } = await historyOf(id)
    expect(lines.filter((line) => line.includes(t('edit.history.first')))).toHaveLength(1)
  })

  test('is deleted with its file', async () => {
    await send('', {}, await photo(700, 'weg.jpg'))
    const [{ id } = { id: 0 }] = await listLibrary(db)
    await describeAs(id, 'Voorgevel')
    await send(`/${id}/removal`, {})
    expect(await db.$count(revision)).toBe(0)
    const response = await get(`/staff/media/${id}/history`, { headers: { Cookie: editor } })
    expect(response.status).toBe(404)
  })
})
