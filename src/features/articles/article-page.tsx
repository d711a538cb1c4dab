import { Breadcrumbs } from '../../components/shell/breadcrumbs'
import { JsonLd } from '../../components/shell/json-ld'
import { agencyId } from '../../components/shell/structured-data'
import { Prose } from '../../components/ui/prose'
import type { View } from '../../components/ui/view'
import { type PreviewPicture, previewPicture } from '../../platform/files/preview-picture'
import { fallbackLang, type Lang, pick } from '../../platform/format/lang'
import type { OwnPage } from '../../site/article-document'
import { crumbsBelow } from '../pages/pages'
import { ArticleDate, ArticlePicture, ArticleVideo, hasFilm } from './article-parts'
import type { Article } from './queries'

interface OwnPageProps {
  view: View
  article: Article
  ownPage: OwnPage
  modifiedAt: string | null
}

/** Renders an article as a page: its title, date, picture or video, and full text. */
export function StandaloneArticle({ view, article, ownPage, modifiedAt }: OwnPageProps) {
  const { introText, fullText } = article
  const title = pick(article.title, view.lang)
  const crumbs = [...crumbsBelow(view, ownPage.parentId), { label: title }]
  return (
    <>
      <JsonLd data={articleData(view, article, modifiedAt)} />
      <div className="wrap page-crumbs">
        <Breadcrumbs view={view} items={crumbs} />
      </div>
      <article className="wrap page-content">
        <div className="article-single">
          <h1 lang={fallbackLang(article.title, view.lang)}>{title}</h1>
          <ArticleDate article={article} />
          {hasFilm(article) ? (
            <ArticleVideo view={view} article={article} id={`article-${article.id}`} />
          ) : (
            <ArticlePicture view={view} article={article} sizes="(min-width: 60rem) 52rem, 100vw" />
          )}
          <Prose lang={view.lang} texts={[introText, fullText]} />
        </div>
      </article>
    </>
  )
}

/** Returns the picture of an article outside of the site. */
export function articlePreview(
  { image, title }: Article,
  lang: Lang,
  origin: string,
): PreviewPicture | null {
  const alt = (image && pick(image.alt, lang)) || pick(title, lang)
  return previewPicture([image && { url: image.url, alt }], origin)
}

/** Returns the structured data of the article for search engines. */
function articleData(view: View, article: Article, modifiedAt: string | null): object {
  const image = articlePreview(article, view.lang, view.origin)
  const { shownDate } = article
  return {
    '@type': 'Article',
    headline: pick(article.title, view.lang),
    url: view.origin + view.path,
    inLanguage: view.lang,
    ...(image && { image: image.url }),
    ...(shownDate && { datePublished: shownDate }),
    ...(modifiedAt && { dateModified: modifiedAt }),
    publisher: { '@id': agencyId(view) },
  }
}
