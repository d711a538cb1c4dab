import { z } from 'zod'
import { hook } from '../../client/hooks'
import { PlayControls } from '../../components/media/play-controls'
import { Island } from '../../components/ui/island'
import { Prose } from '../../components/ui/prose'
import type { Article } from '../../data/content/articles'
import { pick } from '../../domain/format/lang'
import { defineModule, type ModuleViewProps } from '../module'
import { ModuleFrame } from '../parts/frame'
import { loadArticles } from '../parts/load-articles'

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

/** A row that scrolls; its script turns it, and its controls are there when there is more than one. */
function TestimonialsView({
  moduleId: id,
  view,
  placement,
  data,
}: ModuleViewProps<unknown, Article[]>) {
  if (data.length === 0) return null
  const title = pick(placement.title, view.lang)
  const controls = data.length > 1 ? <PlayControls view={view} /> : null
  return (
    <Island name="testimonials" when="visible">
      <ModuleFrame id={id} view={view} placement={placement} tools={controls}>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a row that scrolls must scroll by keyboard */}
        <ul className="quotes" tabIndex={0} aria-label={title} {...hook('quotes')}>
          {data.map((article) => (
            <li key={article.id} className="quote">
              <figure>
                <blockquote>
                  <Prose lang={view.lang} texts={[article.introText]} />
                </blockquote>
                <figcaption>
                  <strong>{pick(article.title, view.lang)}</strong>
                  <Prose lang={view.lang} texts={[article.fullText]} />
                </figcaption>
              </figure>
            </li>
          ))}
        </ul>
      </ModuleFrame>
    </Island>
  )
}
