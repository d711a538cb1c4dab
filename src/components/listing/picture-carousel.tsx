import type { CSSProperties } from 'react'
import { hook } from '../../client/hooks'
import { ResponsivePicture } from '../media/picture'
import { Island } from '../ui/island'
import { WithWords } from './listing-picture'

interface PictureCarouselProps {
  /** The addresses of the pictures, at least one. */
  pictures: [string, ...string[]]
  /** The words about the origin of each picture, '' for none. */
  origins: readonly string[]
  /** The alternative text of each picture, with `{index}` for its number. */
  alt: string
  sizes: string
  /** The link of the pictures. For keyboards, the card's title has the same link. */
  href?: string | null
  eager?: boolean
  labels: { carousel: string; previous: string; next: string }
}

/**
 * The first picture of a listing. Its island adds the other pictures and the arrow buttons once the card is in view and
 * the page in use. Without scripts, the listing's page has all pictures.
 */
export function PictureCarousel(props: PictureCarouselProps) {
  const { pictures, origins, alt, labels } = props
  const [, ...others] = pictures
  const otherOrigins = origins.slice(1).join('|')
  if (others.length === 0) return <FirstSlide {...props} />
  return (
    <Island name="picture-carousel" when="seen-and-used">
      <div
        className="picture-carousel"
        style={{ '--n': pictures.length } as CSSProperties}
        {...hook('carousel', 'row')}
        data-others={others.join(' ')}
        data-origins={/[^|]/.test(otherOrigins) ? otherOrigins : undefined}
        data-alt={alt}
        data-previous={labels.previous}
        data-next={labels.next}
      >
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: the arrow keys scroll it for visitors who cannot swipe */}
        {/* biome-ignore lint/a11y/useSemanticElements: a fieldset groups form fields */}
        <div className="card-pictures" role="group" aria-label={labels.carousel} tabIndex={0}>
          <FirstSlide {...props} />
        </div>
      </div>
    </Island>
  )
}

function FirstSlide(props: PictureCarouselProps) {
  const { pictures, origins, alt, sizes, href, eager } = props
  const [src] = pictures
  const picture = (
    <WithWords words={origins[0] ?? ''} alt={alt.replace('{index}', '1')}>
      {(text) => <ResponsivePicture src={src} alt={text} sizes={sizes} eager={eager} />}
    </WithWords>
  )
  if (!href) return <span className="slide">{picture}</span>
  return (
    <a className="slide" href={href} tabIndex={-1} draggable={false}>
      {picture}
    </a>
  )
}
