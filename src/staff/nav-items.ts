import type { IconName } from '../components/ui/icon'
import type { Right } from '../platform/accounts/rights'
import type { LabelKey } from '../platform/i18n'
import { STAFF } from '../urls'
import type { Collection } from './collections/collection'

interface NavItem {
  href: string
  label: LabelKey
  icon: IconName
  right?: Right
}

interface NavGroup {
  /** The name of the group, which only screen readers read unless the group is collapsible. */
  label: LabelKey
  /** True for rarely used screens. The group is collapsed unless it contains the current screen. */
  isCollapsible?: boolean
  items: readonly NavItem[]
}

/** The navigation of the staff area without the collections: four groups of at most seven items. */
const NAV_GROUPS: readonly NavGroup[] = [
  {
    label: 'staff.nav.daily',
    items: [
      { href: STAFF.overview, label: 'staff.overview', icon: 'grid' },
      { href: STAFF.leads, label: 'staff.leads', icon: 'inbox', right: 'leads' },
      { href: STAFF.visits, label: 'staff.visits', icon: 'calendar', right: 'leads' },
      { href: STAFF.listings, label: 'staff.listings', icon: 'house', right: 'listings' },
      { href: STAFF.owners, label: 'staff.owners', icon: 'building', right: 'owners' },
    ],
  },
  {
    label: 'staff.nav.content',
    items: [
      { href: STAFF.pages, label: 'staff.pages', icon: 'tree', right: 'content' },
      { href: STAFF.media, label: 'staff.media', icon: 'camera', right: 'content' },
      { href: STAFF.menus, label: 'staff.menus', icon: 'menu', right: 'content' },
    ],
  },
  {
    label: 'staff.nav.site',
    items: [
      { href: STAFF.figures, label: 'staff.figures', icon: 'chart', right: 'figures' },
      { href: STAFF.embeds, label: 'embeds.title', icon: 'share', right: 'content' },
      { href: STAFF.crm, label: 'staff.crm', icon: 'refresh' },
      { href: STAFF.imports, label: 'staff.imports', icon: 'upload' },
      { href: STAFF.settings, label: 'staff.settings', icon: 'sliders', right: 'content' },
    ],
  },
  {
    label: 'staff.nav.administration',
    isCollapsible: true,
    items: [
      { href: STAFF.translations, label: 'staff.translations', icon: 'globe', right: 'content' },
      { href: STAFF.labels, label: 'staff.labels', icon: 'sort', right: 'content' },
      { href: STAFF.redirects, label: 'staff.redirects', icon: 'link', right: 'content' },
      { href: STAFF.webhooks, label: 'webhook.title', icon: 'share', right: 'settings' },
      { href: STAFF.accounts, label: 'staff.accounts', icon: 'user', right: 'people' },
      { href: STAFF.audit, label: 'staff.audit', icon: 'document', right: 'people' },
      { href: STAFF.errors, label: 'staff.errors', icon: 'alert' },
    ],
  },
]

/** Returns the navigation of the staff area. The collections follow the pages. */
export function navGroups(collections: readonly Collection[]): NavGroup[] {
  const listed = collections.flatMap(({ path, right, icon, texts }): NavItem[] =>
    icon ? [{ href: path, label: texts.title, icon, right }] : [],
  )
  return NAV_GROUPS.map((group) => ({
    ...group,
    items: group.items.flatMap((item) => (item.href === STAFF.pages ? [item, ...listed] : item)),
  }))
}
