import { z } from 'zod'
import { hook } from '../../client/hooks'
import { ResponsivePicture } from '../../components/media/picture'
import { PlayControls } from '../../components/media/play-controls'
import { Island } from '../../components/ui/island'
import { pick } from '../../domain/format/lang'
import { defineModule, type ModuleViewProps } from '../module'
import { ModuleFrame } from '../parts/frame'

/** The placement's pictures, one fading into the next. */
export const imageSlider = defineModule({
  kind: 'image-slider',
  title: 'module.image-slider',
  text: 'module.image-slider.text',
  fields: [],
  config: z.object({}),
  load: () => null,
  View: ImageSliderView,
})

function ImageSliderView({ moduleId: id, view, placement }: ModuleViewProps<unknown, null>) {
  const { images } = placement
  const index = view.t('picture.index', { index: '{index}', count: images.length })
  if (images.length === 0) return null
  return (
    <Island name="image-slider" when="visible">
      <ModuleFrame id={id} view={view} placement={placement}>
        {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms */}
        <div className="slider-box" role="group" aria-label={view.t('picture.carousel')}>
          <ul className="slides" {...hook('slides')}>
            {images.map(({ src, alt }, place) => (
              <li key={src} className={place === 0 ? 'on' : undefined}>
                <ResponsivePicture
                  src={src}
                  alt={pick(alt, view.lang)}
                  sizes="(min-width: 84rem) 84rem, 100vw"
                  soon={place === 0}
                />
              </li>
            ))}
          </ul>
          {images.length > 1 && (
            <div className="slider-tools">
              <p className="small muted" data-index={index}>
                {index.replace('{index}', '1')}
              </p>
              <PlayControls view={view} />
            </div>
          )}
        </div>
      </ModuleFrame>
    </Island>
  )
}
