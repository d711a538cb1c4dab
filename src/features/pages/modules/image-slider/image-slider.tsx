import { z } from 'zod'
import { ResponsivePicture } from '../../../../components/media/picture'
import { ModuleFrame } from '../../../../components/module/frame'
import { defineModule, type ModuleViewProps } from '../../../../components/module/module'
import { Carousel, CarouselNav } from '../../../../components/ui/carousel'
import { Island } from '../../../../components/ui/island'
import { pick } from '../../../../platform/format/lang'

/** A slider of the placement's pictures, with a fade between them. */
export const imageSlider = defineModule({
  kind: 'image-slider',
  title: 'module.image-slider',
  text: 'module.image-slider.text',
  uses: ['images'],
  fields: [],
  config: z.object({}),
  load: () => null,
  View: ImageSliderView,
})

function ImageSliderView(props: ModuleViewProps<unknown, null>) {
  const { length } = props.placement.images
  if (length === 0) return null
  if (length === 1) return <Pictures {...props} />
  return (
    <Island name="carousel" when="visible">
      <Pictures {...props} />
    </Island>
  )
}

function Pictures({ moduleId: id, view, placement }: ModuleViewProps<unknown, null>) {
  const { images } = placement
  const { t, lang } = view
  const index = t('picture.index', { index: '{index}', count: images.length })
  return (
    <ModuleFrame id={id} view={view} placement={placement}>
      <Carousel view={view} kind="fade" label={t('picture.carousel')}>
        {images.map(({ src, alt }, place) => (
          <li key={src}>
            <ResponsivePicture
              src={src}
              alt={pick(alt, lang)}
              sizes="(min-width: 84rem) 84rem, 100vw"
              isEarly={place === 0}
            />
          </li>
        ))}
      </Carousel>
      {images.length > 1 && (
        <div className="carousel-tools">
          <p className="small muted" data-index={index}>
            {index.replace('{index}', '1')}
          </p>
          <CarouselNav view={view} previous={t('nav.previous')} next={t('nav.next')} canPause />
        </div>
      )}
    </ModuleFrame>
  )
}
