import { type Lang, pick, type Translated } from '../format/lang'
import { pictureFiles } from '../format/picture-files'
import { escapeMarkup } from '../format/xml'

/** A picture of the library, as texts show it. */
export interface FigurePicture {
  url: string
  alt: Translated
}

/** As wide as a text is. */
const SIZES = '(min-width: 44rem) 42rem, 100vw'

/** A figure as it is stored: the picture by its number, words of its own for who does not see it, and a caption. */
const FIGURE =
  /<figure>\s*<img src="file:([1-9]\d{0,8})"(?: alt="([^"<>]*)")?\s*\/?>\s*(?:<figcaption>((?:[^<]|<(?!\/?fig))*)<\/figcaption>\s*)?<\/figure>/g

/** Returns the pictures of a text by their numbers, and whether it has words of its own for who does not see them. */
export function figuresIn(html: string): { id: number; isTold: boolean }[] {
  return [...html.matchAll(FIGURE)].map(([, id, alt]) => ({ id: Number(id), isTold: Boolean(alt) }))
}

/** A text with its pictures in the place of their numbers; one that is gone goes with its caption. */
export function resolveFigures(
  html: string,
  lang: Lang,
  pictureOf: (id: number) => FigurePicture | null,
): string {
  return html.replace(FIGURE, (_, id: string, alt = '', caption = '') => {
    const picture = pictureOf(Number(id))
    if (!picture) return ''
    const words = alt || escapeMarkup(pick(picture.alt, lang))
    const below = caption && `<figcaption>${caption}</figcaption>`
    return `<figure>${pictureHtml(picture.url, words)}${below}</figure>`
  })
}

/** Returns the picture in all its widths, as large as it will be before it is there. */
function pictureHtml(url: string, alt: string): string {
  const { src, srcSet, facts } = pictureFiles(url)
  const { width, height } = facts ?? { width: 1600, height: 1067 }
  const colour = facts ? ` style="background:${facts.average}"` : ''
  const img = `<img src="${escapeMarkup(src)}" alt="${alt}" width="${width}" height="${height}" loading="lazy" decoding="async"${colour}>`
  if (srcSet === null) return img
  const source = `<source type="image/avif" srcset="${escapeMarkup(srcSet)}" sizes="${SIZES}">`
  return `<picture>${source}${img}</picture>`
}
