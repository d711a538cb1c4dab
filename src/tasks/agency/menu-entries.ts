import { DEFAULT_LANG } from '../../platform/format/lang'
import { entryIssue, MENUS, type MenuEntry, type MenuName } from '../../site/menus'
import type { SiteSettings } from '../../site/site'

interface KnownIds {
  pages: readonly number[] | undefined
  articles: readonly number[] | undefined
}

/**
 * Returns the issues of the entries in an agency's menus, by path. Parts that are absent from the folder are not
 * checked.
 */
export function menuEntryIssues(
  { menus, languages: [main = DEFAULT_LANG] }: Pick<SiteSettings, 'menus' | 'languages'>,
  known: KnownIds,
): { path: string; message: string }[] {
  return MENUS.flatMap((menu) =>
    entriesOf(menus, menu).flatMap((entry, at) => {
      const message = entryMessage(entry, main, known)
      return message ? [{ path: `menus.${menu}.items[${at}]`, message }] : []
    }),
  )
}

const ISSUES = {
  one: 'needs a page, an article or a url, and one of them alone',
  name: 'needs a name in the first language',
}

function entryMessage(entry: MenuEntry, main: SiteSettings['languages'][number], known: KnownIds) {
  const issue = entryIssue(entry, main)
  if (issue) return ISSUES[issue]
  const { page, article } = entry
  if (page !== undefined && known.pages?.includes(page) === false) return `there is no page ${page}`
  const isLost = article !== undefined && known.articles?.includes(article) === false
  return isLost ? `there is no article ${article}` : null
}

/** Returns the settings without menu entries whose page or article was deleted. No menu shows such entries. */
export function withoutLostEntries(
  settings: SiteSettings,
  known: { pages: readonly number[]; articles: readonly number[] },
): SiteSettings {
  const menus = MENUS.map((menu) => {
    const isLost = ({ page, article }: MenuEntry) =>
      (page !== undefined && !known.pages.includes(page)) ||
      (article !== undefined && !known.articles.includes(article))
    const stored = settings.menus[menu]
    return [
      menu,
      stored && { items: entriesOf(settings.menus, menu).filter((entry) => !isLost(entry)) },
    ]
  })
  return { ...settings, menus: Object.fromEntries(menus) }
}

function entriesOf(menus: SiteSettings['menus'], menu: MenuName): MenuEntry[] {
  return menus[menu]?.items ?? []
}
