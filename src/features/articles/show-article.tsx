import type { Context } from 'hono'
import { EditMarks, type EditTarget } from '../../components/shell/edit-links'
import { sendPage } from '../../components/shell/send-page'
import type { AppEnv } from '../../env'
import { pick } from '../../platform/format/lang'
import { wordsOfHtml } from '../../platform/format/text'
import type { ArticlePage } from '../../site/article-pages'
import { createView } from '../../site/view'
import { articlePath, STAFF } from '../../urls'
import { articlePreview, StandaloneArticle } from './article-page'
import { loadArticle } from './load-articles'

/** The maximum number of characters of a page's description for search engines. */
const DESCRIPTION = 160

/** Responds with the page of an article, or returns null if it is not published. */
export async function showArticle(
  c: Context<AppEnv>,
  { id, ownPage, modifiedAt }: ArticlePage,
): Promise<Response | null> {
  const { site } = c.get('content')
  const lang = c.get('lang')
  const origin = c.get('origin')
  const view = createView(c, lang, (other) => articlePath(site, other, ownPage))
  const context = { db: c.get('db'), cache: c.get('cache'), view, origin, params: NO_PARAMS }
  const article = await loadArticle(context, id)
  if (!article) return null
  const text = pick(article.introText, lang) || pick(article.fullText, lang)
  return sendPage(c, {
    view,
    title: pick(article.title, lang),
    description: wordsOfHtml(text, DESCRIPTION),
    image: articlePreview(article, lang, origin),
    canonical: origin + view.path,
    sheets: ['modules'],
    children: (
      <>
        <EditMarks view={view} targets={[editOf(id)]} />
        <StandaloneArticle
          view={view}
          article={article}
          ownPage={ownPage}
          modifiedAt={modifiedAt}
        />
      </>
    ),
    edit: editOf(id),
  })
}

const NO_PARAMS = new URLSearchParams()

function editOf(id: number): EditTarget {
  return { href: `${STAFF.articles}/${id}`, right: 'content', label: 'staff.edit.article' }
}
