import { beforeEach, expect, test } from 'vitest'
import { db, loadAgency } from '../../../test/agency'
import { all, parse, words } from '../../../test/html'
import { documentAt } from '../../../test/open-page'
import { cookieOf, postFiles } from '../../../test/people'
import { jpegOf } from '../../../test/pictures'
import { articles } from '../../features/articles/articles.collection'
import { articleFields } from '../../features/articles/staff/article-fields'
import { appearanceFields } from '../../features/settings/staff/fields/appearance'
import { revision } from '../../platform/db/schema-revisions'
import { entriesOf } from '../../platform/fields/entries-of'
import type { Entries, Field } from '../../platform/fields/field'
import type { ArticleDocument } from '../../site/article-document'
import { findContent } from '../../site/content'
import { openDocument } from '../../site/revisions/documents'

const LOGO = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"><path d="M0 0h1v1z"/></svg>'
const ARTICLE = 10

let admin: string

beforeEach(async () => {
  await loadAgency({ withListings: false })
  await db.delete(revision)
  admin = await cookieOf('admin')
})

/** Returns the base of the form at `path`, which must accept files. */
async function baseOfForm(path: string): Promise<string> {
  const page = await documentAt(path, admin)
  const [form] = all(page, 'form').filter(({ attribs }) => attribs.class?.includes('edit-form'))
  expect(form?.attribs.enctype).toBe('multipart/form-data')
  return all(page, 'input', { name: 'base' })[0]?.attribs.value ?? ''
}

/** The form of a screen as a browser sends it, with one more file. */
async function sendWith(path: string, entries: Entries, name: string, file: File) {
  const fields = { ...entries, base: await baseOfForm(path), action: 'publish' }
  return postFiles(path, fields, [[name, file]], admin)
}

async function readAppearance() {
  return (await findContent(db))?.site.settings ?? expect.fail('no settings')
}

async function appearanceEntries(): Promise<Entries> {
  return entriesOf(appearanceFields as Field[], await readAppearance())
}

test('a logo uploaded in the form is stored in the library', async () => {
  const file = new File([LOGO], 'Logo.svg')
  const response = await sendWith(
    '/staff/settings/look',
    await appearanceEntries(),
    'logo.file',
    file,
  )
  expect(response.headers.get('Location')).toBe('/staff/settings/look?done=publish')
  expect((await readAppearance()).logo).toMatch(/^\/media\/[0-9a-f]{24}\/logo\.svg$/)
})

test('several uploaded pictures come at the end of a text, and invalid files are reported', async () => {
  const path = `/staff/articles/${ARTICLE}`
  const open = (await openDocument(db, articles.editable(ARTICLE))) ?? expect.fail('no article')
  const texts = { 'fullText.nl': '<p>Tekst</p>', 'fullText.fr': '<p>Texte</p>', 'fullText.en': '' }
  const fields = {
    ...entriesOf(articleFields, open.document),
    ...texts,
    base: await baseOfForm(path),
    action: 'publish',
  }
  const sendFiles = (files: File[]) =>
    postFiles(
      path,
      fields,
      files.map((file) => ['fullText.file', file] as const),
      admin,
    )
  const pictures = [
    new File([await jpegOf(80, 60)], 'voor.jpg'),
    new File([await jpegOf(60, 80)], 'achter.jpg'),
  ]
  const refused = await sendFiles([...pictures, new File(['%PDF-1.7'], 'plan.jpg')])
  expect(refused.status).toBe(422)
  const form = parse(await refused.text())
  expect(words(form)).toContain('plan.jpg is van een type dat niet kan')
  const [dutch] = all(form, 'textarea', { name: 'fullText.nl' })
  expect(words(dutch ?? form).match(/file:\d+/g)).toHaveLength(2)

  const newPictures = [
    new File([await jpegOf(81, 60)], 'tuin.jpg'),
    new File([await jpegOf(60, 81)], 'keuken.jpg'),
  ]
  expect((await sendFiles(newPictures)).status).toBe(303)
  const after = (await openDocument(db, articles.editable(ARTICLE)))?.document as ArticleDocument
  expect(after.fullText.nl).toMatch(/^<p>Tekst<\/p>(<figure><img src="file:\d+" \/><\/figure>){2}$/)
  expect(after.fullText.fr).toContain('<p>Texte</p><figure>')
  expect(after.fullText.en).toBeUndefined()
})

test.each([
  ['text', 'van een type dat niet kan'],
  ['%PDF-1.7', 'van een type dat niet kan'],
])(
  'a file with the content "%s" is refused, and the form keeps its values',
  async (content, words) => {
    const entries = { ...(await appearanceEntries()), colorPrimary: '#123456' }
    const before = await readAppearance()
    const file = new File([content], 'a.jpg')
    const response = await sendWith('/staff/settings/look', entries, 'logo.file', file)
    expect(response.status).toBe(422)
    const html = await response.text()
    expect(html).toContain(words)
    expect(html).toContain('value="#123456"')
    expect(await readAppearance()).toEqual(before)
  },
)
