import { z } from 'zod'
import { ModuleFrame } from '../../../../components/module/frame'
import { defineModule, type ModuleViewProps } from '../../../../components/module/module'
import { Carousel, CarouselNav } from '../../../../components/ui/carousel'
import { Island } from '../../../../components/ui/island'
import { Prose } from '../../../../components/ui/prose'
import { pick } from '../../../../platform/format/lang'
import { loadArticles } from '../../../articles/articles'
import type { Article } from '../../../articles/queries'

/** Customer quotes, one at a time: articles with the quote as intro and the author as title. */
export const testimonials = defineModule({
  kind: 'testimonials',
  title: 'module.testimonials',
  text: 'module.testimonials.text',
  fields: [],
  config: z.object({}),
  load: (context, _config, placement) => loadArticles(context, placement),
  View: TestimonialsView,
})

function TestimonialsView(props: ModuleViewProps<unknown, Article[]>) {
  const { length } = props.data
  if (length === 0) return null
  if (length === 1) return <Quotes {...props} />
  return (
    <Island name="carousel" when="visible">
      <Quotes {...props} />
    </Island>
  )
}

function Quotes({ moduleId: id, view, placement, data }: ModuleViewProps<unknown, Article[]>) {
  const { t, lang } = view
  const controls = (
    <CarouselNav view={view} previous={t('nav.previous')} next={t('nav.next')} canPause />
  )
  return (
    <ModuleFrame
      id={id}
      view={view}
      placement={placement}
      tools={data.length > 1 ? controls : null}
    >
      <Carousel view={view} kind="quotes" label={pick(placement.title, lang) || undefined}>
        {data.map((article) => (
          <li key={article.id} className="quote">
            <figure>
              <blockquote>
                <Prose lang={lang} texts={[article.introText]} />
              </blockquote>
              <figcaption>
                <strong>{pick(article.title, lang)}</strong>
                <Prose lang={lang} texts={[article.fullText]} />
              </figcaption>
            </figure>
          </li>
        ))}
      </Carousel>
    </ModuleFrame>
  )
}
