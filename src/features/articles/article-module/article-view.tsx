import { FrameBackground, frameOf } from '../../../components/module/frame'
import type { ModuleViewProps } from '../../../components/module/module'
import { RelatedPages } from '../../../components/module/related-pages'
import { Icon } from '../../../components/ui/icon'
import { Prose } from '../../../components/ui/prose'
import { fallbackLang, pick, withColon } from '../../../platform/format/lang'
import { ArticlePicture, ArticleVideo, EditArticle, hasFilm } from '../article-parts'
import type { Article } from '../queries'
import type { ArticleConfig } from './config'
import { withRetention } from './retention-list'

type Props = ModuleViewProps<ArticleConfig, Article | null>

/** Renders a text next to its video, its picture or its title. Renders nothing if the article is not published. */
export function ArticleView(props: Props) {
  const { moduleId: id, view, placement, data } = props
  if (!data) return null
  return (
    <section {...frameOf(id, placement, 'section tight')}>
      <FrameBackground view={view} placement={placement} />
      {hasFilm(data) || data.image ? <SideBySide {...props} data={data} /> : <Words {...props} />}
    </section>
  )
}

function Words(props: Props) {
  return (
    <div className="wrap beside-title">
      <Heading {...props} />
      <Text {...props} />
    </div>
  )
}

function SideBySide({ data, ...props }: Props & { data: Article }) {
  const { view, moduleId } = props
  return (
    <div className="wrap split words-and-picture">
      <div>
        <Heading {...props} data={data} />
        <Text {...props} data={data} />
      </div>
      {hasFilm(data) ? (
        <ArticleVideo view={view} article={data} id={`m-${moduleId}`} />
      ) : (
        <ArticlePicture view={view} article={data} sizes="(min-width: 64rem) 46vw, 100vw" />
      )}
    </div>
  )
}

function Body({ view, config, data }: Props) {
  const full = withRetention(view.site, data?.fullText)
  if (!config.foldsOnPhone || !pick(full, view.lang))
    return <Prose lang={view.lang} texts={[data?.introText, full]} />
  return (
    <>
      <Prose lang={view.lang} texts={[data?.introText]} />
      <details className="read-more phone-fold">
        <summary className="link">
          {view.t('article.readmore')}
          <span className="sr-only">
            {withColon(view.lang, '')} {pick(data?.title, view.lang)}
          </span>
          <Icon name="chevron-down" />
        </summary>
        <Prose lang={view.lang} texts={[full]} />
      </details>
    </>
  )
}

/** Renders the module's title, or else the article's. */
function Heading({ view, placement, data }: Props) {
  const Title = placement.titleSize
  const text = pick(placement.title, view.lang) ? placement.title : data?.title
  const title = pick(text, view.lang)
  return title ? <Title lang={fallbackLang(text, view.lang)}>{title}</Title> : null
}

function Text(props: Props) {
  const { view, placement, data } = props
  const [lead, after] = [placement.description, placement.description2].map((text) =>
    pick(text, view.lang),
  )
  return (
    <div>
      {lead && <p className="lede">{lead}</p>}
      <Body {...props} />
      {data ? <EditArticle view={view} article={data} /> : null}
      {after && <p className="module-text-below">{after}</p>}
      <RelatedPages view={view} relations={placement.relations} />
    </div>
  )
}
