import { type Lang, pick, type Translated } from '../format/lang'
import { pictureFiles } from '../format/picture-files'
import { escapeMarkup } from '../format/xml'

export interface FigurePicture {
  url: string
  alt: Translated
}

/** The `sizes` attribute for the width of a text. */
const SIZES = '(min-width: 44rem) 42rem, 100vw'

/** A stored figure: the ID of the picture, an optional alternative text, and a caption. */
const FIGURE =
  /<figure>\s*<img src="file:([1-9]\d{0,8})"(?: alt="([^"<>]*)")?\s*\/?>\s*(?:<figcaption>((?:[^<]|<(?!\/?fig))*)<\/figcaption>\s*)?<\/figure>/g

/** Returns the stored figure of a picture of the library. */
export function figureOf(id: number): string {
  return `<figure><img src="file:${id}" /></figure>`
}

/** Returns the IDs of the pictures in a text. `hasAlt` is true if the picture has an alternative text there. */
export function figuresIn(html: string): { id: number; hasAlt: boolean }[] {
  return [...html.matchAll(FIGURE)].map(([, id, alt]) => ({ id: Number(id), hasAlt: Boolean(alt) }))
}

/** Returns the text with pictures instead of their IDs. A deleted picture is removed with its caption. */
export function resolveFigures(
  html: string,
  lang: Lang,
  pictureOf: (id: number) => FigurePicture | null,
): string {
  return html.replace(FIGURE, (_, id: string, alt = '', caption = '') => {
    const picture = pictureOf(Number(id))
    if (!picture) return ''
    const words = alt || escapeMarkup(pick(picture.alt, lang))
    const figcaption = caption && `<figcaption>${caption}</figcaption>`
    return `<figure>${pictureHtml(picture.url, words)}${figcaption}</figure>`
  })
}

/** Returns the picture in all its widths, with the size that it has after loading. */
function pictureHtml(url: string, alt: string): string {
  const { src, srcSet, facts } = pictureFiles(url)
  const { width, height } = facts ?? { width: 1600, height: 1067 }
  const colour = facts ? ` style="background:${facts.average}"` : ''
  const img = `<img src="${escapeMarkup(src)}" alt="${alt}" width="${width}" height="${height}" loading="lazy" decoding="async"${colour}>`
  if (srcSet === null) return img
  const source = `<source type="image/avif" srcset="${escapeMarkup(srcSet)}" sizes="${SIZES}">`
  return `<picture>${source}${img}</picture>`
}
