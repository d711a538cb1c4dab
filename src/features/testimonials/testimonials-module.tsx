import { z } from 'zod'
import { ModuleFrame } from '../../components/module/frame'
import { defineModule, type ModuleViewProps } from '../../components/module/module'
import { Carousel, CarouselNav } from '../../components/ui/carousel'
import { Island } from '../../components/ui/island'
import { Prose } from '../../components/ui/prose'
import { pick } from '../../platform/format/lang'
import { loadTestimonials, type Testimonial } from './testimonial'

/** Customer quotes, one at a time. */
export const testimonials = defineModule({
  kind: 'testimonials',
  title: 'module.testimonials',
  text: 'module.testimonials.text',
  uses: ['maxItems'],
  fields: [],
  config: z.object({}),
  load: (context, _config, { maxItems }) => loadTestimonials(context, maxItems),
  View: TestimonialsView,
})

function TestimonialsView(props: ModuleViewProps<unknown, Testimonial[]>) {
  const { length } = props.data
  if (length === 0) return null
  if (length === 1) return <Quotes {...props} />
  return (
    <Island name="carousel" when="visible">
      <Quotes {...props} />
    </Island>
  )
}

function Quotes({ moduleId: id, view, placement, data }: ModuleViewProps<unknown, Testimonial[]>) {
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
        {data.map(({ id: key, author, quote, about }) => (
          <li key={key} className="quote">
            <figure>
              <blockquote>
                <Prose lang={lang} texts={[quote]} />
              </blockquote>
              <figcaption>
                <strong>{pick(author, lang)}</strong>
                <Prose lang={lang} texts={[about]} />
              </figcaption>
            </figure>
          </li>
        ))}
      </Carousel>
    </ModuleFrame>
  )
}
