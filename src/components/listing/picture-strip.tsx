import type { CSSProperties, ReactNode } from 'react'
import { hook } from '../../client/hooks'
import { ResponsivePicture } from '../media/picture'
import { Icon } from '../ui/icon'
import { Island } from '../ui/island'

interface PictureStripProps {
  pictures: { src: string; alt: string }[]
  sizes: string
  /** The link of the pictures; the card's title has the same one for keyboards. */
  href?: string | null
  eager?: boolean
  labels: { carousel: string; previous: string; next: string; picture: string }
}

/**
 * Pictures to swipe through, without a script; the arrows (`data-step`) wait for their island.
 */
export function PictureStrip(props: PictureStripProps) {
  const { pictures, labels } = props
  if (pictures.length < 2) return <Slides {...props} />
  return (
    <Island name="picture-strip" when="interaction">
      <div
        className="strip-box"
        style={{ '--n': pictures.length } as CSSProperties}
        {...hook('strip')}
      >
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: who can't swipe scrolls it by arrow keys */}
        {/* biome-ignore lint/a11y/useSemanticElements: a fieldset groups form fields */}
        <div className="strip" role="group" aria-label={labels.carousel} tabIndex={0}>
          <Slides {...props} />
        </div>
        <div className="nav needs-script">
          <Arrow label={labels.previous} step={-1} />
          <Arrow label={labels.next} step={1} />
        </div>
        <span className="dots" aria-hidden="true">
          {pictures.map(({ src }) => (
            <i key={src} />
          ))}
        </span>
      </div>
    </Island>
  )
}

function Slides({ pictures, sizes, href, eager = false, labels }: PictureStripProps) {
  return pictures.map(({ src, alt }, index) => (
    <Slide key={src} href={href}>
      <ResponsivePicture
        src={src}
        alt={alt || numbered(labels.picture, index + 1, pictures.length)}
        sizes={sizes}
        eager={eager && index === 0}
      />
    </Slide>
  ))
}

function Slide({ href, children }: { href?: string | null; children: ReactNode }) {
  if (!href) return <span className="slide">{children}</span>
  return (
    <a className="slide" href={href} tabIndex={-1} draggable={false}>
      {children}
    </a>
  )
}

/** Buttons for pointers: keyboards scroll the strip itself. */
function Arrow({ label, step }: { label: string; step: -1 | 1 }) {
  return (
    <button type="button" className="round small" tabIndex={-1} data-step={step}>
      <span className="sr-only">{label}</span>
      <Icon name={step < 0 ? 'left' : 'right'} />
    </button>
  )
}

function numbered(text: string, index: number, count: number): string {
  return text.replace('{index}', String(index)).replace('{count}', String(count))
}
