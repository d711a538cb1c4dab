import type { Lang, Translated } from '../platform/format/lang'
import type { SitePage } from './page'

const SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)*$/
const LONGEST = 80

/** Why the last part of an address is refused: its signs, or as it is another page's or the site's own. */
type SlugIssue = { issue: 'signs' | 'reserved' | 'taken' }

/** What stands below a page, or below none: another page, or an article with a page of its own. */
interface Beside {
  parentId: number | null
  slugs: Translated
  role?: SitePage['role']
}

/** Judges the slug of a page or article in a language among all others; `reserved` are the site's own first parts of addresses. */
export function slugIssue(
  others: readonly Beside[],
  { parentId, slugs }: Beside,
  lang: Lang,
  reserved: readonly string[],
): SlugIssue | null {
  const slug = slugs[lang] ?? ''
  if (!SLUG.test(slug) || slug.length > LONGEST) return { issue: 'signs' }
  const isTaken = others.some(
    (other) => other.role !== 'home' && other.parentId === parentId && other.slugs[lang] === slug,
  )
  if (isTaken) return { issue: 'taken' }
  return parentId === null && reserved.includes(slug) ? { issue: 'reserved' } : null
}

/** A title as the last part of an address: 'Onze werkwijze & prijzen' is onze-werkwijze-prijzen. */
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
    .slice(0, LONGEST)
    .replace(/-$/, '')
}
