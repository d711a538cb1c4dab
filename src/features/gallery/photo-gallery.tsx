import type { ReactNode } from 'react'
import { hook } from '../../client/hooks'
import {
  PicturePlaceholder,
  type PicturePreload,
  picturePreload,
  ResponsivePicture,
} from '../../components/media/picture'
import { Icon } from '../../components/ui/icon'
import { Island } from '../../components/ui/island'
import type { View } from '../../components/ui/view'
import type { Picture } from '../../listing/property'
import { plural } from '../../platform/i18n'
import { Lightbox } from './lightbox'

interface GalleryProps {
  view: View
  pictures: Picture[]
  /** Title and place, for the pictures' alternative texts. */
  name: string
  /** The label, over the first picture. */
  label?: ReactNode
  /** Links beside the photo button: virtual visit, plans, brochure. */
  tools?: ReactNode
  /** The page of all pictures, which a script opens before one is shown full screen. */
  walk: ReactNode
}

/** The first picture for the head to preload, in the width it will have. */
export function galleryPreload([first, ...others]: readonly Picture[]): PicturePreload | null {
  return first ? picturePreload(first.url, leadSizes(others.length + 1)) : null
}

/**
 * One large picture and four small ones, or on a phone all of them to swipe through. Each is a link
 * to the picture itself until a script opens the walk through them.
 */
export function Gallery({ view, pictures, name, label, tools, walk }: GalleryProps) {
  const { t, lang } = view
  const count = pictures.length
  if (count === 0) return <NoPicture view={view} label={label} tools={tools} />
  return (
    <Island name="gallery" when="interaction">
      <section
        className="gallery"
        data-count={Math.min(count, 5)}
        aria-label={t('picture.carousel')}
        {...hook('gallery')}
      >
        {/* biome-ignore lint/a11y/useSemanticElements: a fieldset groups form fields */}
        <div
          className="tiles-strip"
          tabIndex={count > 1 ? 0 : undefined}
          role="group"
          aria-label={name}
        >
          {pictures.map(({ url, xlarge }, at) => (
            <a key={url} href={xlarge ?? url} data-picture={at} data-hold>
              <ResponsivePicture
                src={url}
                alt={`${name}, ${t('picture.index', { index: at + 1, count })}`}
                sizes={at === 0 ? leadSizes(count) : sideSizes(count)}
                eager={at === 0}
              />
            </a>
          ))}
        </div>
        <div className="tags">{label}</div>
        <div className="tools">
          <button type="button" className="button" data-picture="0" data-hold>
            <Icon name="camera" />
            {plural(t, lang, 'picture.all', count)}
          </button>
          {tools}
        </div>
      </section>
      {count > 1 && walk}
      <Lightbox view={view} name={name} pictures={pictures} />
    </Island>
  )
}

/** One picture fills the wrap, two share it, three leave the first two thirds. */
function leadSizes(count: number): string {
  return partSizes(count === 1 ? 1 : count === 3 ? 0.66 : 0.5, 1)
}

function sideSizes(count: number): string {
  return count === 2 ? partSizes(0.5, 1) : partSizes(0.25, 2)
}

/**
 * A part of the row (gallery.css) is a share of the wrap, which ends at 84rem, and one of so many above each
 * other; a picture of 3 : 2 that covers it is as wide as the part, or as its height asks for.
 */
function partSizes(share: number, rows: 1 | 2): string {
  const height = `min(${69 / rows}svh, ${51 / rows}rem)`
  const covers = (width: string) => `max(${width}, ${height})`
  return `(min-width: 92rem) ${covers(`${84 * share}rem`)}, (min-width: 48rem) ${covers(`${92 * share}vw`)}, 100vw`
}

function NoPicture({ view, label, tools }: Pick<GalleryProps, 'view' | 'label' | 'tools'>) {
  return (
    <div className="gallery none" {...hook('gallery')}>
      <PicturePlaceholder />
      <p>{view.t('card.nopicture')}</p>
      <div className="tags">{label}</div>
      <div className="tools">{tools}</div>
    </div>
  )
}
