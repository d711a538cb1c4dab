import type { ReactNode } from 'react'
import { hook } from '../../client/hooks'
import { ListingPicture, originWords } from '../../components/listing/listing-picture'
import {
  type PicturePreload,
  picturePreload,
  ResponsivePicture,
} from '../../components/media/picture'
import { Icon } from '../../components/ui/icon'
import { Island } from '../../components/ui/island'
import type { View } from '../../components/ui/view'
import type { Picture } from '../../listing/property'
import type { ListingDetail, ProjectDetail } from '../../listing/published'
import { pictureFiles } from '../../platform/format/picture-files'
import { modelPicture } from '../../platform/goal'
import { plural } from '../../platform/i18n'
import { Lightbox } from './lightbox'

interface GalleryProps {
  view: View
  listing: Pick<ListingDetail | ProjectDetail, 'pictures' | 'webIds' | 'gone'>
  /** The title and place, for the alternative texts of pictures. */
  name: string
  /** The label on the first picture. */
  label?: ReactNode
  /** The links next to the photo button: virtual tour, plans, brochure. */
  tools?: ReactNode
  /** The dialog of the photo tour, which a script opens before it shows a picture full screen. */
  photoTour: ReactNode
  /** The button next to the model of a listing without pictures. */
  contact: ReactNode
}

/** Returns the first picture for preloading in the head, in the width at which it is shown. */
export function galleryPreload([first, ...others]: readonly Picture[]): PicturePreload[] {
  return first ? picturePreload(first.url, leadSizes(others.length + 1)) : []
}

/**
 * Renders one large picture and four small ones, or on a phone a row of all to swipe through. Each is a link to the
 * picture file until a script opens the photo tour.
 */
export function Gallery(props: GalleryProps) {
  const { view, listing, name, label, tools, photoTour } = props
  const { t, lang } = view
  const { pictures } = listing
  const count = pictures.length
  if (count === 0) return <NoPicture {...props} />
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
          {pictures.map((picture, at) => (
            <a
              key={picture.url}
              href={picture.xlarge ?? picture.url}
              data-picture={at}
              data-original={picture.original}
              data-early-events
            >
              <ListingPicture
                view={view}
                picture={picture}
                alt={`${name}, ${t('picture.index', { index: at + 1, count })}`}
                sizes={at === 0 ? leadSizes(count) : sideSizes(count)}
                eager={at === 0}
              />
            </a>
          ))}
        </div>
        <div className="tags">{label}</div>
        <div className="tools">
          <button type="button" className="button" data-picture="0" data-early-events>
            <Icon name="camera" />
            {plural(t, lang, 'picture.all', count)}
          </button>
          {tools}
        </div>
      </section>
      <Originals view={view} pictures={pictures} />
      {count > 1 && photoTour}
      <Lightbox view={view} name={name} pictures={pictures} />
    </Island>
  )
}

/** Renders links to the unedited pictures, which also work without scripts. */
function Originals({ view, pictures }: { view: View; pictures: Picture[] }) {
  const { t } = view
  const count = pictures.length
  const lines = pictures.flatMap((picture, at) => {
    if (!picture.original) return []
    const index = t('picture.index', { index: at + 1, count })
    return (
      <li key={picture.url}>
        {[index, originWords(view, picture)].filter(Boolean).join(' · ')}
        {' · '}
        <a className="link" href={pictureFiles(picture.original).src}>
          {t('picture.original')}
        </a>
      </li>
    )
  })
  return lines.length > 0 ? <ul className="originals">{lines}</ul> : null
}

/**
 * Returns the sizes of the first picture: one picture is as high as the strip, two share it, and with three the first one
 * has two thirds.
 */
export function leadSizes(count: number): string {
  return partSizes(count === 1 ? 0.6 : count === 3 ? 0.66 : 0.5, 1)
}

export function sideSizes(count: number): string {
  return count === 2 ? partSizes(0.5, 1) : partSizes(0.25, 2)
}

/**
 * Returns the sizes of a picture in the row (gallery.css), whose cell is `share` of the wrap (at most 84rem) in one of
 * `rows` rows. A picture of 3:2 that covers the cell is as wide as the cell, or as its height requires.
 */
function partSizes(share: number, rows: 1 | 2): string {
  const height = `min(${69 / rows}svh, ${51 / rows}rem)`
  const covers = (width: string) => `max(${width}, ${height})`
  return `(min-width: 92rem) ${covers(`${84 * share}rem`)}, (min-width: 48rem) ${covers(`${92 * share}vw`)}, 100vw`
}

function NoPicture({ view, listing, label, tools, contact }: GalleryProps) {
  return (
    <div className="gallery none" {...hook('gallery')}>
      <ResponsivePicture src={modelPicture(listing.webIds[0])} alt="" sizes="48rem" eager />
      <div>
        {listing.gone ? null : <p>{view.t('card.nopicture')}</p>}
        {contact}
        {tools}
      </div>
      <div className="tags">{label}</div>
    </div>
  )
}
