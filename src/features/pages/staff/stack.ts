import type { Context } from 'hono'
import type { AppEnv } from '../../../env'
import { pick, type Translated } from '../../../platform/format/lang'
import { type ContentStatus, pageTitle } from '../../../site/page'
import type { ModuleDocument, PageDocument } from '../../../site/page-document'
import { type OpenDocument, openDocument } from '../../../site/revisions/documents'
import { sharedDraft } from '../../../staff/editing/share-link'
import { listArticleLines } from '../../articles/articles'
import { editablePage, readPages } from '../edit-pages'
import { incompleteModules } from '../modules/incomplete-modules'
import { moduleKinds } from '../modules/registry'
import { pageAddressOf } from './page-address-of'

export interface StackItem {
  id: number
  /** The name of the kind, and the first text of the module. */
  kind: string
  title: string
  status: ContentStatus
  isIncomplete: boolean
}

/** A page with the list of its modules. */
export interface Stack {
  id: number
  title: string
  status: ContentStatus
  /** The public address, or the address of the preview. */
  address: string
  base: string
  isDraft: boolean
  /** The shared address of the draft, or null without a draft. */
  shared: string | null
  /** True if the page can be deleted: it is not published, and no page is below it. */
  canDelete: boolean
  items: StackItem[]
  /** The other pages by name, to which a module can be moved. */
  otherPages: { id: number; name: string }[]
}

/** Returns the modules of a page's draft, or null if the page does not exist. `opened` is the page if it is open. */
export async function stackOf(
  c: Context<AppEnv>,
  id: number,
  opened?: OpenDocument | null,
): Promise<Stack | null> {
  const { db, view } = c.var
  const { lang, t } = view
  const open = opened ?? (await openDocument(db, editablePage(id)))
  if (!open) return null
  const page = open.document as PageDocument
  const live = open.liveDocument as PageDocument
  const [pages, articles, address] = await Promise.all([
    readPages(db),
    listArticleLines(db),
    pageAddressOf(c, id),
  ])
  const incomplete = incompleteModules(page)
  const titles = new Map(articles.map((article) => [article.id, article.title]))
  return {
    id,
    title: pageTitle(page, lang),
    status: page.status,
    address,
    base: open.base,
    isDraft: open.isDraft,
    shared: await sharedDraft(db, editablePage(id).key, c.get('origin') + address),
    canDelete: live.status === 'Draft',
    items: page.modules.map((module) => {
      const kind = moduleKinds[module.kind]
      return {
        id: module.id,
        kind: kind ? t(kind.title) : module.kind,
        title: pick(moduleText(module, titles), lang),
        status: module.status,
        isIncomplete: incomplete.includes(module.id),
      }
    }),
    otherPages: pages
      .filter((candidate) => candidate.id !== id)
      .map((otherPage) => ({ id: otherPage.id, name: pageTitle(otherPage, lang) })),
  }
}

/** Returns the first text that visitors read in a module. */
function moduleText(module: ModuleDocument, articles: Map<number, Translated>): Translated {
  const config = (module.config ?? {}) as {
    title?: Translated
    label?: Translated
    articleId?: number
  }
  const [firstArticle] = module.placement.relations.filter(({ type }) => type === 'article')
  return (
    module.placement.title ??
    config.title ??
    config.label ??
    articles.get(config.articleId ?? firstArticle?.id ?? 0) ??
    {}
  )
}
