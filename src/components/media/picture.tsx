import type { CSSProperties } from 'react'
import { PICTURE_WIDTHS, pictureFiles } from '../../platform/format/picture-files'

const HERO_WIDTHS = [480, 720, 960, 1600, 2400] as const
/** The media queries of the two colour schemes. */
export const SCHEME = {
  light: '(prefers-color-scheme: light)',
  dark: '(prefers-color-scheme: dark)',
} as const
export const PORTRAIT_WIDTHS = [480, 960] as const

/** Returns the widths in which a picture is available. Only hero pictures have larger ones. */
export function widthsOf(src: string): readonly number[] {
  return src.includes('/hero-') ? HERO_WIDTHS : PICTURE_WIDTHS
}

interface PictureProps {
  src: string
  /** The picture for the dark scheme; absent for the same one. */
  dark?: string
  alt: string
  sizes: string
  /** True for the main picture at the top of a page. */
  eager?: boolean
  /** True if it loads immediately at normal priority, as the first picture of a carousel. */
  isEarly?: boolean
  width?: number
  height?: number
  /** The placeholder colour until the picture has loaded, `#rrggbb`. */
  average?: string
  widths?: readonly number[]
}

/** A picture with a source for each of its sizes. A picture that has not been copied yet has only its original size. */
export function ResponsivePicture(props: PictureProps) {
  const { src, srcSet, facts, focus } = pictureFiles(props.src, props.widths)
  const darkSrcSet = srcSetOf(props.dark, props.widths)
  if (srcSet === null) return <Img {...props} src={src} focus={focus} />
  return (
    <picture>
      {darkSrcSet ? (
        <source media={SCHEME.dark} type="image/avif" srcSet={darkSrcSet} sizes={props.sizes} />
      ) : null}
      <source type="image/avif" srcSet={srcSet} sizes={props.sizes} />
      <Img {...facts} {...props} src={src} focus={focus} />
    </picture>
  )
}

/** Returns the AVIF files of a picture by width, or null if there is no picture or only one file of it. */
function srcSetOf(src: string | undefined, widths?: readonly number[]): string | null {
  return src === undefined ? null : pictureFiles(src, widths).srcSet
}

/** Returns the absolute address of a logo or of a picture for a portal, a JPEG if it has several sizes. */
export function sharedPicture(src: string, origin: string): string {
  return new URL(pictureFiles(src).src, origin).href
}

function Img(props: PictureProps & { focus: string | undefined }) {
  const { src, alt, eager = false, isEarly = eager, width = 1600, height = 1067, average } = props
  const { focus } = props
  const style = { ...(average && { background: average }), ...(focus && { '--focus': focus }) }
  return (
    <img
      src={src}
      alt={alt}
      width={width}
      height={height}
      loading={isEarly ? undefined : 'lazy'}
      decoding={eager ? undefined : 'async'}
      fetchPriority={eager ? 'high' : undefined}
      style={average || focus ? (style as CSSProperties) : undefined}
    />
  )
}

/** The preload link in the head for the main picture at the top of a page. */
export interface PicturePreload {
  srcSet: string
  sizes: string
  type: string
  media?: string
}

/**
 * Returns the preload link of a picture, one per colour scheme if the dark one has a picture of its own. React preloads
 * an eager picture by itself, but not the sources of a `picture` element.
 */
export function picturePreload(
  src: string,
  sizes: string,
  widths?: readonly number[],
  dark?: string,
): PicturePreload[] {
  const srcSet = srcSetOf(src, widths)
  const darkSrcSet = srcSetOf(dark, widths)
  if (srcSet === null) return []
  const link = { srcSet, sizes, type: 'image/avif' }
  if (darkSrcSet === null) return [link]
  return [
    { ...link, media: SCHEME.light },
    { ...link, srcSet: darkSrcSet, media: SCHEME.dark },
  ]
}
