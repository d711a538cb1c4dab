import { EmbedVideo } from '../../components/media/embed-video'
import { ResponsivePicture } from '../../components/media/picture'
import { partHeading } from '../../components/module/heading'
import { EditLink } from '../../components/shell/edit-links'
import { Icon } from '../../components/ui/icon'
import { Prose } from '../../components/ui/prose'
import type { View } from '../../components/ui/view'
import { formatDate } from '../../platform/format/dates'
import { fallbackLang, pick, withColon } from '../../platform/format/lang'
import { safeLink } from '../../platform/format/link'
import type { Placement } from '../../site/page'
import { articlePath, STAFF } from '../../urls'
import type { Article } from './queries'

interface PartProps {
  view: View
  article: Article
}

export function ArticleTitle(props: PartProps & { placement: Placement }) {
  const { view, placement, article } = props
  const Title = partHeading(view, placement)
  return (
    <Title className="part-title" lang={fallbackLang(article.title, view.lang)}>
      {pick(article.title, view.lang)}
    </Title>
  )
}

export function ArticleDate({ article: { shownDate } }: Pick<PartProps, 'article'>) {
  if (!shownDate) return null
  return (
    <p className="small muted">
      <time dateTime={shownDate}>{formatDate(shownDate)}</time>
    </p>
  )
}

/** Renders the intro, followed by the full text unless `ReadMore` shows it. */
export function ArticleText({ view, article }: PartProps) {
  const { introText, fullText } = article
  return (
    <>
      <Prose lang={view.lang} texts={[introText, leadsOn(article) ? null : fullText]} />
      <EditArticle view={view} article={article} />
    </>
  )
}

/** Renders a link to the form of an article for staff. */
export function EditArticle({ view, article }: PartProps) {
  const href = `${STAFF.articles}/${article.id}`
  const title = pick(article.title, view.lang)
  return (
    <EditLink
      view={view}
      target={{ href, right: 'content', label: 'staff.edit.article', itemName: title }}
    />
  )
}

/** Returns true if `ReadMore` shows a link or a collapsed text. */
function leadsOn({ params, ownPage }: Article): boolean {
  return params.showReadMore === true || ownPage !== null
}

/** Renders a link to the full text, or else the full text in a collapsed element. */
export function ReadMore({ view, article }: PartProps) {
  const { params, fullText, title, ownPage } = article
  if (!leadsOn(article)) return null
  const text = pick(params.readMoreText, view.lang) || view.t('article.readmore')
  const intro = (
    <span className="sr-only">
      {withColon(view.lang, '')} {pick(title, view.lang)}
    </span>
  )
  const configuredLink = params.showReadMore ? safeLink(pick(params.readMoreLink, view.lang)) : ''
  const link = configuredLink || (ownPage && articlePath(view.site, view.lang, ownPage))
  if (link) {
    return (
      <a className="link" href={link}>
        {text}
        {intro}
        <Icon name="chevron-right" />
      </a>
    )
  }
  if (!pick(fullText, view.lang)) return null
  return (
    <details className="read-more">
      <summary className="link">
        {text}
        {intro}
        <Icon name="chevron-down" />
      </summary>
      <Prose lang={view.lang} texts={[fullText]} />
    </details>
  )
}

export function ArticlePicture({ view, article, sizes }: PartProps & { sizes: string }) {
  if (!article.image) return null
  const { url, alt } = article.image
  return (
    <figure className="picture-frame">
      <ResponsivePicture src={url} alt={pick(alt, view.lang)} sizes={sizes} />
    </figure>
  )
}

export function hasFilm({ params }: Article): boolean {
  return params.showVideo === true && Boolean(params.videoUrl)
}

export function ArticleVideo({ view, article, id }: PartProps & { id: string }) {
  const { videoUrl } = article.params
  if (!hasFilm(article) || !videoUrl) return null
  return (
    <EmbedVideo
      view={view}
      url={videoUrl}
      title={pick(article.title, view.lang)}
      poster={article.image?.url}
      id={id}
    />
  )
}
