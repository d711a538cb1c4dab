import type { ComponentProps, ReactNode } from 'react'
import { hook } from '../../client/hooks'
import type { Picture } from '../../listing/property'
import type { ListingCard } from '../../listing/published'
import { modelPicture } from '../../platform/goal'
import { ResponsivePicture } from '../media/picture'
import type { Words } from '../ui/view'

type OriginTexts = Pick<Words<'picture.origin'>, 't'>

/** Returns the words about a picture that AI made or changed, or that is virtually furnished; '' for any other one. */
export function originWords({ t }: OriginTexts, { origin }: Pick<Picture, 'origin'>): string {
  return origin && origin !== 'photograph' ? t(`picture.origin.${origin}`) : ''
}

/** Returns a text about a picture, such as its alternative text, with the words about its origin. */
export function withOriginWords(text: string, words: string): string {
  return [text, words].filter(Boolean).join(', ')
}

type Pictured = Pick<ListingCard, 'pictures' | 'webIds' | 'gone'>
type PictureTexts = Pick<Words<'picture.origin' | 'card.nopicture'>, 't'>

/**
 * Returns the pictures of a listing with the words about them, or ''. One without pictures has the model of its type,
 * and words that photographs follow while it is on the market.
 */
export function picturesWithWords(
  view: PictureTexts,
  { pictures, webIds, gone }: Pictured,
): [{ url: string; words: string }, ...{ url: string; words: string }[]] {
  const [first, ...others] = pictures.map((picture) => ({
    url: picture.url,
    words: originWords(view, picture),
  }))
  const model = { url: modelPicture(webIds[0]), words: gone ? '' : view.t('card.nopicture') }
  return [first ?? model, ...others]
}

/** The first picture of a listing. The words about it are absent if there are none. */
export interface FirstPicture {
  picture: string
  pictureWords?: string
}

export function firstPicture(view: PictureTexts, listing: Pictured): FirstPicture {
  const [{ url, words }] = picturesWithWords(view, listing)
  return { picture: url, ...(words && { pictureWords: words }) }
}

interface WithWordsProps {
  /** The words about the origin, or ''. */
  words: string
  alt: string
  /** Renders the picture with its alternative text. */
  children: (alt: string) => ReactNode
}

/** A picture with the words about its origin on it and in its alternative text. */
export function WithWords({ words, alt, children }: WithWordsProps) {
  if (!words) return children(alt)
  return (
    <span className="picture-origin">
      {children(withOriginWords(alt, words))}
      <small aria-hidden="true" {...hook('picture-words')}>
        {words}
      </small>
    </span>
  )
}

interface ListingPictureProps extends Omit<ComponentProps<typeof ResponsivePicture>, 'src'> {
  view: OriginTexts
  picture: Pick<Picture, 'url' | 'origin'>
}

/** A picture of a listing, with the words about its origin. */
export function ListingPicture({ view, picture, alt, ...props }: ListingPictureProps) {
  return (
    <WithWords words={originWords(view, picture)} alt={alt}>
      {(text) => <ResponsivePicture {...props} src={picture.url} alt={text} />}
    </WithWords>
  )
}

interface MainPictureProps extends Omit<ComponentProps<typeof ResponsivePicture>, 'src'> {
  view: PictureTexts
  listing: Pictured
}

/** The first picture of a listing, or the model of its type, with the words about it. */
export function MainPicture({ view, listing, alt, ...props }: MainPictureProps) {
  const [{ url, words }] = picturesWithWords(view, listing)
  return (
    <WithWords words={words} alt={alt}>
      {(text) => <ResponsivePicture {...props} src={url} alt={text} />}
    </WithWords>
  )
}
