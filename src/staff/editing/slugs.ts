import type { Entries } from '../../platform/fields/field'
import { LANGS, type Lang, type Translated } from '../../platform/format/lang'
import type { SitePage } from '../../site/page'
import { slugIssue, slugOf } from '../../site/slug'
import { reservedSlugs } from '../../urls'
import type { FieldIssue } from './issues-of'

/** Returns the slugs as form entries below the name of their field. */
export function slugEntries(name: string, slugs: Translated): Entries {
  return Object.fromEntries(LANGS.map((lang) => [`${name}.${lang}`, slugs[lang] ?? '']))
}

/** Returns the form with empty slugs generated from a title. */
export function withSlugs(
  entries: Entries,
  { name, title, main }: { name: string; title: string; main: Lang },
): Entries {
  const slugs = LANGS.map((lang) => {
    const source = entries[`${title}.${lang}`] || entries[`${title}.${main}`] || ''
    return [lang, entries[`${name}.${lang}`]?.trim() || slugOf(source)]
  })
  return { ...entries, ...slugEntries(name, Object.fromEntries(slugs)) }
}

const TEXTS = {
  signs: 'page.slug.signs',
  taken: 'page.slug.taken',
  reserved: 'page.slug.reserved',
} as const

type SlugOwner = Pick<SitePage, 'parentId'> & { slugs: Translated; role?: SitePage['role'] }

/** Returns the issues of slugs, also in comparison with all others, by the name of their field. */
export function slugIssues(
  name: string,
  item: SlugOwner,
  others: readonly SlugOwner[],
): FieldIssue[] {
  return LANGS.flatMap((lang): FieldIssue[] => {
    const result = slugIssue(others, item, lang, reservedSlugs(lang))
    return result ? [{ name: `${name}.${lang}`, text: TEXTS[result.issue] }] : []
  })
}
