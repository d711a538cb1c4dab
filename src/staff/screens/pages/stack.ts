import type { Context } from 'hono'
import type { AppEnv } from '../../../env'
import { listArticleLines } from '../../../features/articles/queries'
import { editablePage, readPages } from '../../../features/pages/edit-pages'
import { incompleteModules } from '../../../features/pages/modules/incomplete-modules'
import { moduleKinds } from '../../../features/pages/modules/registry'
import { pick, type Translated } from '../../../platform/format/lang'
import { type ContentStatus, pageTitle } from '../../../site/page'
import type { ModuleDocument, PageDocument } from '../../../site/page-document'
import { openDocument } from '../../../site/revisions/documents'
import { sharedDraft } from '../../editing/share-link'
import { pageAddressOf } from './page-address-of'

/** A module as the stack shows it. */
export interface StackItem {
  id: number
  /** What it is, and what it says. */
  kind: string
  title: string
  status: ContentStatus
  isIncomplete: boolean
}

/** A page as the sum of its modules. */
export interface Stack {
  id: number
  title: string
  status: ContentStatus
  /** Where visitors, or the preview, see it. */
  address: string
  base: string
  isDraft: boolean
  /** Where others see the draft; null without one. */
  shared: string | null
  /** True where it can go: it is on the site no longer, and no page is below it. */
  canGo: boolean
  items: StackItem[]
  /** The other pages, by their names: a module can go there. */
  others: { id: number; name: string }[]
}

/** A page's modules as they are drafted; null where there is no such page. */
export async function stackOf(c: Context<AppEnv>, id: number): Promise<Stack | null> {
  const { db, view } = c.var
  const { lang, t } = view
  const open = await openDocument(db, editablePage(id))
  if (!open) return null
  const page = open.document as PageDocument
  const live = open.wholeLive as PageDocument
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
    canGo: live.status === 'Draft' && !pages.some(({ parentId }) => parentId === id),
    items: page.modules.map((module) => {
      const kind = moduleKinds[module.kind]
      return {
        id: module.id,
        kind: kind ? t(kind.title) : module.kind,
        title: pick(saidBy(module, titles), lang),
        status: module.status,
        isIncomplete: incomplete.includes(module.id),
      }
    }),
    others: pages
      .filter((other) => other.id !== id)
      .map((other) => ({ id: other.id, name: pageTitle(other, lang) })),
  }
}

/** The first words that visitors read of a module. */
function saidBy(module: ModuleDocument, articles: Map<number, Translated>): Translated {
  const config = (module.config ?? {}) as {
    title?: Translated
    label?: Translated
    articleId?: number
  }
  const [first] = module.placement.relations.filter(({ type }) => type === 'article')
  return (
    module.placement.title ??
    config.title ??
    config.label ??
    articles.get(config.articleId ?? first?.id ?? 0) ??
    {}
  )
}
