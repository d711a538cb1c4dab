import type { Entries, Field } from '../../../platform/fields/field'
import { LANGS, type Lang } from '../../../platform/format/lang'
import type { OwnPage } from '../../../site/article-document'
import type { SitePage } from '../../../site/page'
import { pageParams } from '../../../site/page'
import type { EditForm } from '../../../staff/editing/edit-form'
import { type FieldIssue, missingIssues } from '../../../staff/editing/issues-of'
import { NewForm } from '../../../staff/editing/new-form'
import { STAFF } from '../../../urls'
import { readPageForm } from './page-editor'

export const NEW_PAGE_FIELDS: Field[] = [
  { kind: 'translated', name: 'title', label: 'page.title', required: true },
  { kind: 'translated', name: 'slugs', label: 'page.slugs', help: 'page.slugs.help' },
  { kind: 'reference', name: 'parentId', label: 'page.parent', of: ['page'] },
  { kind: 'flag', name: 'isInMenu', label: 'page.isInMenu' },
]

export function NewPagePage({ form }: { form: EditForm }) {
  const { t } = form.view
  const backLink = { href: STAFF.pages, label: t('staff.pages') }
  return (
    <NewForm
      form={form}
      fields={NEW_PAGE_FIELDS}
      backLink={backLink}
      text={t('page.new.text')}
      button={t('page.new.make')}
    />
  )
}

type NewPage = Pick<SitePage, 'name' | 'parentId' | 'slugs' | 'params' | 'status'>

/** Reads the form of a new page. An empty slug is generated from the title. */
export function readNewPage(
  { pages, articles }: { pages: SitePage[]; articles: OwnPage[] },
  entries: Entries,
  main: Lang,
): { status: 'ok'; page: NewPage } | { status: 'refused'; issues: FieldIssue[] } {
  const missing = missingIssues(NEW_PAGE_FIELDS, entries, main)
  if (missing.length > 0) return { status: 'refused', issues: missing }
  const title = Object.fromEntries(
    LANGS.map((lang) => [`params.title.${lang}`, entries[`title.${lang}`] ?? '']),
  )
  const page: SitePage = {
    id: 0,
    sort: 0,
    role: null,
    status: 'Draft',
    name: entries[`title.${main}`]?.trim() ?? '',
    parentId: null,
    slugs: { nl: '', fr: '', en: '', de: '' },
    params: pageParams.parse({ title: {} }),
  }
  const status = entries.isInMenu ? 'Published' : 'Hidden'
  const values = { ...entries, ...title, name: page.name, status }
  const fields: Field[] = [
    {
      kind: 'group',
      name: 'params',
      label: 'page.words',
      fields: [{ kind: 'translated', name: 'title', label: 'page.title' }],
    },
    ...NEW_PAGE_FIELDS.filter(({ name }) => name !== 'title' && name !== 'isInMenu'),
    { kind: 'text', name: 'name', label: 'page.name' },
    { kind: 'text', name: 'status', label: 'page.status' },
  ]
  const read = readPageForm({ fields, pages, page, articles }, values, main)
  if (read.status === 'refused') return read
  return { status: 'ok', page: read.document as unknown as NewPage }
}
