import type { Context } from 'hono'
import type { AppEnv } from '../../../env'
import type { Entries } from '../../../platform/fields/field'
import type { Lang } from '../../../platform/format/lang'
import { withColon } from '../../../platform/format/lang'
import type { OwnPage } from '../../../site/article-document'
import { listArticlePages } from '../../../site/article-pages'
import { pageTitle, type SitePage, wrongRedirects } from '../../../site/page'
import { isBelowItself, pageAddress } from '../../../site/page-address'
import { type PageDocument, pageDocument } from '../../../site/page-document'
import { type DocumentPart, openDocument } from '../../../site/revisions/documents'
import type { Editor, ReadDocument } from '../../../staff/editing/edit-form'
import type { FieldIssue } from '../../../staff/editing/issues-of'
import { createSiteLinkLookup } from '../../../staff/editing/links/site-links'
import { readDocument } from '../../../staff/editing/read-document'
import { loadReferences } from '../../../staff/editing/references'
import { sanitiseRich } from '../../../staff/editing/rich'
import { slugEntries, slugIssues, withSlugs } from '../../../staff/editing/slugs'
import { STAFF } from '../../../urls'
import { editablePage, readPages } from '../edit-pages'
import { pageFields } from './page-fields'
import { notReadyAt } from './unfinished-parts'

/** Returns the editor of a page's titles, address and appearance. Its modules have their own editors. */
export async function pageEditor(c: Context<AppEnv>, id: number): Promise<Editor | null> {
  const { db, view } = c.var
  const pages = await readPages(db)
  const articles = (await listArticlePages(db, true)).map(({ ownPage }) => ownPage)
  const page = pages.find((candidate) => candidate.id === id)
  const editable = { ...editablePage(id), part: pagePart }
  const open = await openDocument(db, editable)
  if (!page || !open) return null
  const address = `${STAFF.pages}/${id}`
  const references = await loadReferences(c)
  const links = await createSiteLinkLookup(c, references)
  return {
    editable,
    open,
    fields: pageFields,
    title: `${withColon(view.lang, pageTitle(page, view.lang))} ${view.t('page.itself')}`,
    text: view.t('page.itself.text'),
    address: `${address}/page`,
    backLink: { href: address, label: pageTitle(page, view.lang) },
    history: `${address}/history`,
    preview: pageAddress(pages, view.lang, page),
    previewPage: { page: id },
    references,
    notReady: (whole) => notReadyAt(address, whole as PageDocument),
    read: (entries, main) => {
      const read = readPageForm({ fields: pageFields, pages, page, articles }, entries, main)
      return read.status === 'ok' ? sanitiseRich(pageFields, read, links) : read
    },
  }
}

/** The document of a page without its modules. */
const pagePart: DocumentPart = {
  get(whole: object) {
    const { modules, ...page } = whole as PageDocument
    return page
  },
  set: (whole: object, part: object) => ({
    ...part,
    modules: (whole as PageDocument).modules,
  }),
}

interface PageRules {
  fields: Editor['fields']
  /** All stored pages, and the edited page. */
  pages: SitePage[]
  page: SitePage
  articles: OwnPage[]
}

/** Reads the form of a page without its modules. An empty slug is generated from the title. */
export function readPageForm(rules: PageRules, entries: Entries, main: Lang): ReadDocument {
  const { fields, page } = rules
  const preserved = { role: page.role }
  const schema = pageDocument.omit({ modules: true })
  const isHome = page.role === 'home'
  return readDocument(
    {
      fields,
      schema,
      preserved,
      refine: (document) => pageIssues(rules, { ...page, ...schema.parse(document) }),
    },
    isHome
      ? { ...entries, ...slugEntries('slugs', page.slugs) }
      : withSlugs(entries, { name: 'slugs', title: 'params.title', main }),
    main,
  )
}

function pageIssues({ pages, articles }: PageRules, page: SitePage): FieldIssue[] {
  const wrong = wrongRedirects(page.params)
  if (wrong.length > 0)
    return wrong.map((lang) => ({
      name: `params.redirectUrl.${lang}`,
      text: 'page.redirectUrl.wrong',
    }))
  if (page.role === 'home')
    return page.status === 'Published' ? [] : [{ name: 'status', text: 'page.home.status' }]
  const newPages = pages.map((existing) => (existing.id === page.id ? page : existing))
  if (isBelowItself(newPages, page)) return [{ name: 'parentId', text: 'page.parent.itself' }]
  const otherPages = pages.filter(({ id }) => id !== page.id)
  return slugIssues('slugs', page, [...otherPages, ...articles])
}
