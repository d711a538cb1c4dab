import type { IconName } from '../components/ui/icon'
import type { Right } from '../platform/accounts/rights'
import type { LabelKey } from '../platform/i18n'
import { STAFF } from '../urls'

interface Place {
  href: string
  label: LabelKey
  icon: IconName
  right?: Right
}

/** The navigation items of the staff area. */
export const NAV_ITEMS: Place[] = [
  { href: STAFF.overview, label: 'staff.overview', icon: 'grid' },
  { href: STAFF.leads, label: 'staff.leads', icon: 'inbox', right: 'leads' },
  { href: STAFF.listings, label: 'staff.listings', icon: 'house', right: 'listings' },
  { href: STAFF.owners, label: 'staff.owners', icon: 'building', right: 'owners' },
  { href: STAFF.figures, label: 'staff.figures', icon: 'chart', right: 'figures' },
  { href: STAFF.imports, label: 'staff.imports', icon: 'upload' },
  { href: STAFF.crm, label: 'staff.crm', icon: 'refresh' },
  { href: STAFF.pages, label: 'staff.pages', icon: 'tree', right: 'content' },
  { href: STAFF.menus, label: 'staff.menus', icon: 'menu', right: 'content' },
  { href: STAFF.articles, label: 'staff.articles', icon: 'document', right: 'content' },
  { href: STAFF.media, label: 'staff.media', icon: 'camera', right: 'content' },
  { href: STAFF.errors, label: 'staff.errors', icon: 'alert' },
  { href: STAFF.settings, label: 'staff.settings', icon: 'sliders', right: 'content' },
  { href: STAFF.translations, label: 'staff.translations', icon: 'globe', right: 'content' },
  { href: STAFF.labels, label: 'staff.labels', icon: 'sort', right: 'content' },
  { href: STAFF.redirects, label: 'staff.redirects', icon: 'link', right: 'content' },
  { href: STAFF.accounts, label: 'staff.accounts', icon: 'user', right: 'people' },
  { href: STAFF.audit, label: 'staff.audit', icon: 'document', right: 'people' },
]
