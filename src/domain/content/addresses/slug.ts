import type { Lang } from '../../format/lang'
import type { SitePage } from '../page'

const SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)*$/
const LONGEST = 80

/** Why the last part of an address is refused: its signs, or as it is another page's or the site's own. */
export type SlugIssue = { issue: 'signs' | 'reserved' } | { issue: 'taken'; by: number }

/** Judges a page's slug in a language among all pages; `reserved` are the site's own first parts of addresses. */
export function slugIssue(
  pages: readonly Pick<SitePage, 'id' | 'parentId' | 'role' | 'slugs'>[],
  page: Pick<SitePage, 'id' | 'parentId' | 'slugs'>,
  lang: Lang,
  reserved: readonly string[],
): SlugIssue | null {
  const slug = page.slugs[lang] ?? ''
  if (!SLUG.test(slug) || slug.length > LONGEST) return { issue: 'signs' }
  const other = pages.find(
    ({ id, parentId, role, slugs }) =>
      id !== page.id && role !== 'home' && parentId === page.parentId && slugs[lang] === slug,
  )
  if (other) return { issue: 'taken', by: other.id }
  return page.parentId === null && reserved.includes(slug) ? { issue: 'reserved' } : null
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
    .replace(/^-+|-+$/g, '')
    .slice(0, LONGEST)
    .replace(/-+$/, '')
}
