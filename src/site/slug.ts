import type { Lang, Translated } from '../platform/format/lang'
import type { SitePage } from './page'

const SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)*$/
const MAX_LENGTH = 80

/** The reason why a slug is refused: its characters, or it is reserved by the site or used by another page. */
type SlugIssue = { issue: 'signs' | 'reserved' | 'taken' }

/** A sibling below the same page or at the top level: another page, or an article with its own page. */
interface Sibling {
  parentId: number | null
  slugs: Translated
  role?: SitePage['role']
}

/**
 * Validates the slug of a page or article in a language against all others. `reserved` are the first path segments that
 * the site uses.
 */
export function slugIssue(
  siblings: readonly Sibling[],
  { parentId, slugs }: Sibling,
  lang: Lang,
  reserved: readonly string[],
): SlugIssue | null {
  const slug = slugs[lang] ?? ''
  if (!SLUG.test(slug) || slug.length > MAX_LENGTH) return { issue: 'signs' }
  const isTaken = siblings.some(
    (other) => other.role !== 'home' && other.parentId === parentId && other.slugs[lang] === slug,
  )
  if (isTaken) return { issue: 'taken' }
  return parentId === null && reserved.includes(slug) ? { issue: 'reserved' } : null
}

/** Returns a title as a slug: 'Onze werkwijze & prijzen' becomes onze-werkwijze-prijzen. */
export function slugOf(title: string): string {
  return title
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replaceAll('œ', 'oe')
    .replaceAll('æ', 'ae')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
    .slice(0, MAX_LENGTH)
    .replace(/-$/, '')
}
