import { ResponsivePicture } from '../../components/picture'
import { Prose } from '../../components/prose'
import type { Article } from '../../data/articles'
import { pick } from '../../domain/lang'
import type { ModuleViewProps } from '../module'
import type { ArticleConfig } from './article'

type Props = ModuleViewProps<ArticleConfig, Article | null>

/** A text, beside its picture or its own title. An article that is not published is not there. */
export function ArticleView({ view, data, placement }: Props) {
  if (!data) return null
  const title = pick(data.title, view.lang)
  const Heading = placement.titleSize
  const heading = title && <Heading>{title}</Heading>
  const prose = <Prose html={pick(data.introText, view.lang) + pick(data.fullText, view.lang)} />
  if (!data.image) {
    return (
      <section className="section tight">
        <div className="wrap words">
          {heading}
          {prose}
        </div>
      </section>
    )
  }
  return (
    <section className="section tight">
      <div className="wrap split words-and-picture">
        <div>
          {heading}
          {prose}
        </div>
        <figure className="framed">
          <ResponsivePicture
            src={data.image.url}
            alt={pick(data.image.alt, view.lang)}
            sizes="(min-width: 60rem) 46vw, 100vw"
          />
        </figure>
      </div>
    </section>
  )
}
