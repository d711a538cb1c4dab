import type { Context } from 'hono'
import type { AppEnv } from '../../../env'
import { type ArticlePage, listArticlePages } from '../../../features/articles/article-pages'
import { editableArticle, pageOfArticle } from '../../../features/articles/edit-articles'
import { readPages } from '../../../features/pages/edit-pages'
import { findTimes } from '../../../features/pages/schedule'
import type { Db } from '../../../platform/db/db'
import { CHECKBOX_VALUE, type Entries } from '../../../platform/fields/field'
import { type Lang, pick } from '../../../platform/format/lang'
import { type ArticleDocument, articleDocument } from '../../../site/article-document'
import type { SitePage } from '../../../site/page'
import { openDocument } from '../../../site/revisions/documents'
import { articlePath, STAFF } from '../../../urls'
import type { Editor, ReadDocument } from '../../editing/edit-form'
import { createSiteLinkLookup } from '../../editing/links/site-links'
import { readDocument } from '../../editing/read-document'
import { loadReferences } from '../../editing/references'
import { sanitiseRich } from '../../editing/rich'
import { ShareLink, sharedDraft } from '../../editing/share-link'
import { slugIssues, withSlugs } from '../../editing/slugs'
import { TimesForm, timeIssue } from '../../editing/times'
import { pageAddressOf, publicAddressOf } from '../pages/page-address-of'
import { articleFields } from './article-fields'

/** Returns the editor of an article, or null if the article does not exist. */
export async function articleEditor(c: Context<AppEnv>, id: number): Promise<Editor | null> {
  const { db, view } = c.var
  const editable = editableArticle(id)
  const open = await openDocument(db, editable)
  if (!open) return null
  const document = open.document as ArticleDocument
  const { name, title } = document
  const page = await pageOfArticle(db, { id, categoryId: document.categoryId })
  const address = `${STAFF.articles}/${id}`
  const references = await loadReferences(c)
  const links = await createSiteLinkLookup(c, references)
  const otherAddresses = await listOtherAddresses(db, id)
  const ownPageAddress = ownAddressOf(c, document)
  const publicAddress = ownPageAddress ?? (await publicAddressOf(c, page))
  const shared =
    publicAddress && (await sharedDraft(db, editable.key, c.get('origin') + publicAddress))
  return {
    editable,
    open,
    fields: articleFields,
    title: pick(title, view.lang) || name,
    text: view.t('staff.article.text'),
    address,
    backLink: { href: STAFF.articles, label: view.t('staff.articles') },
    history: `${address}/history`,
    preview: ownPageAddress ?? (await pageAddressOf(c, page)),
    previewPage: ownPageAddress || page !== undefined ? { article: id, page } : null,
    references,
    foot: (
      <>
        <TimesForm
          view={view}
          address={address}
          times={await findTimes(db, editable.key)}
          isDraft={open.isDraft}
          issue={timeIssue(c.req.query('times'))}
        />
        {shared ? <ShareLink view={view} address={shared} /> : null}
      </>
    ),
    read(entries, main) {
      const read = readArticle(document, otherAddresses, entries, main)
      return read.status === 'ok' ? sanitiseRich(articleFields, read, links) : read
    },
  }
}

/** Returns the address of the article's own page in the language of the view, or null if it has none. */
function ownAddressOf(c: Context<AppEnv>, { ownPage }: ArticleDocument): string | null {
  return ownPage && articlePath(c.get('content').site, c.get('view').lang, ownPage)
}

interface Addresses {
  pages: SitePage[]
  articles: ArticlePage[]
}

async function listOtherAddresses(db: Db, id: number): Promise<Addresses> {
  const [pages, articles] = await Promise.all([readPages(db), listArticlePages(db, true)])
  return { pages, articles: articles.filter((article) => article.id !== id) }
}

/** Reads the form of an article. An empty slug is generated from the title. */
function readArticle(
  { alias, name }: ArticleDocument,
  { pages, articles }: Addresses,
  entries: Entries,
  main: Lang,
): ReadDocument {
  const rules = {
    fields: articleFields,
    schema: articleDocument,
    preserved: { alias, name },
    refine(document: Record<string, unknown>) {
      const { ownPage } = articleDocument.parse(document)
      if (!ownPage) return []
      const otherPages = [...pages, ...articles.map((article) => article.ownPage)]
      return slugIssues('ownPage.slugs', ownPage, otherPages)
    },
  }
  const normalised = isHome(pages, entries) ? { ...entries, 'ownPage.parentId': '' } : entries
  const slugs = { name: 'ownPage.slugs', title: 'title', main }
  return readDocument(
    rules,
    entries.ownPage === CHECKBOX_VALUE ? withSlugs(normalised, slugs) : entries,
    main,
  )
}

/** Returns true if the parent is the home page, which is the same as no parent. */
function isHome(pages: SitePage[], entries: Entries): boolean {
  const parent = pages.find(({ id }) => String(id) === entries['ownPage.parentId'])
  return parent?.role === 'home'
}
