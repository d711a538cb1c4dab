import type { CSSProperties } from 'react'
import { ModuleFrame } from '../../../components/module/frame'
import type { ModuleViewProps } from '../../../components/module/module'
import { Prose } from '../../../components/ui/prose'
import { fallbackLang, pick } from '../../../platform/format/lang'
import {
  ArticleDate,
  ArticlePicture,
  ArticleText,
  ArticleTitle,
  ArticleVideo,
  EditArticle,
  hasFilm,
  ReadMore,
} from '../article-parts'
import type { Article } from '../queries'
import type { ArticleListConfig } from './config'

type ArticleListProps = ModuleViewProps<ArticleListConfig, Article[]>

const HALF = '(min-width: 64rem) 46vw, 100vw'

export function ArticleListView(props: ArticleListProps) {
  const { moduleId: id, view, placement, config, data } = props
  if (data.length === 0) return null
  return (
    <ModuleFrame id={id} view={view} placement={placement}>
      {config.collapsible ? <CollapsedArticles {...props} /> : <Open {...props} />}
    </ModuleFrame>
  )
}

function Open(props: ArticleListProps) {
  switch (props.placement.view) {
    case 'module-view':
      return <Cards {...props} />
    case 'single-view':
      return <Singles {...props} />
    case 'odds-view':
      return <Odds {...props} />
  }
}

/** Renders a grid of pictures, titles and intros. */
export function Cards({ view, placement, data }: Omit<ArticleListProps, 'config' | 'moduleId'>) {
  return (
    <ul className="item-grid" style={{ '--row': placement.numberItemOfRow } as CSSProperties}>
      {data.map((article) => (
        <li key={article.id} className="article">
          <ArticlePicture view={view} article={article} sizes="(min-width: 60rem) 30vw, 100vw" />
          <ArticleTitle view={view} placement={placement} article={article} />
          <ArticleDate article={article} />
          <ArticleText view={view} article={article} />
          <ReadMore view={view} article={article} />
        </li>
      ))}
    </ul>
  )
}

/** Renders complete articles one below the other. */
function Singles({ moduleId: id, view, placement, data }: ArticleListProps) {
  return data.map((article) => (
    <article key={article.id} className="article-single">
      <ArticleTitle view={view} placement={placement} article={article} />
      <ArticleDate article={article} />
      <ArticlePicture view={view} article={article} sizes="(min-width: 60rem) 52rem, 100vw" />
      <ArticleText view={view} article={article} />
      <ArticleVideo view={view} article={article} id={`m-${id}-${article.id}`} />
      <ReadMore view={view} article={article} />
    </article>
  ))
}

/** Renders a picture or video next to each text, on alternating sides. */
function Odds({ moduleId: id, view, placement, data }: ArticleListProps) {
  return data.map((article) => (
    <article key={article.id} className="article-odd split">
      {hasFilm(article) ? (
        <ArticleVideo view={view} article={article} id={`m-${id}-${article.id}`} />
      ) : (
        <ArticlePicture view={view} article={article} sizes={HALF} />
      )}
      <div>
        <ArticleTitle view={view} placement={placement} article={article} />
        <ArticleDate article={article} />
        <ArticleText view={view} article={article} />
        <ReadMore view={view} article={article} />
      </div>
    </article>
  ))
}

function CollapsedArticles({ moduleId: id, view, data }: ArticleListProps) {
  return (
    <div className="accordion">
      {data.map((article) => (
        <details key={article.id}>
          <summary lang={fallbackLang(article.title, view.lang)}>
            {pick(article.title, view.lang)}
          </summary>
          <div className="inner">
            <Prose lang={view.lang} texts={[article.introText, article.fullText]} />
            <ArticleVideo view={view} article={article} id={`m-${id}-${article.id}`} />
            <EditArticle view={view} article={article} />
          </div>
        </details>
      ))}
    </div>
  )
}
