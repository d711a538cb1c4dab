/** One page of each template, which Lighthouse visits. */
export const TEMPLATES = {
  home: '/nl/',
  list: '/nl/te-koop',
  detail: '/nl/property/410001',
  project: '/nl/project/p/9001',
  sold: '/nl/verkocht',
  article: '/nl/verkopen-met-lindehof/uw-woning-voorbereiden',
  contact: '/nl/contact',
  form: '/nl/waardebepaling',
  login: '/nl/login',
}

export type Template = keyof typeof TEMPLATES

/** Pages of which only the layout shift is measured, with the account that opens them. */
export const SHIFT_ONLY = {
  team: { path: '/nl/over-ons' },
  sell: { path: '/nl/verkopen-met-lindehof' },
  search: { path: '/nl/zoekopdracht' },
  favourites: { path: '/nl/favorieten' },
  tour: { path: '/fr/property/410104' },
  owner: { path: '/nl/history', account: 'owner' },
  staff: { path: '/staff', account: 'staff' },
  listings: { path: '/staff/listings', account: 'staff' },
  leads: { path: '/staff/leads', account: 'staff' },
  pages: { path: '/staff/pages', account: 'staff' },
  editor: { path: '/staff/articles/30', account: 'staff' },
  media: { path: '/staff/media', account: 'staff' },
  settings: { path: '/staff/settings/agency', account: 'staff' },
} satisfies Record<string, ShiftPage>

export type Account = 'owner' | 'staff'

export interface ShiftPage {
  path: string
  account?: Account
}

/** Returns the page of a name of `TEMPLATES` or `SHIFT_ONLY`; undefined for other names. */
export function shiftPage(name: string): ShiftPage | undefined {
  const only: Record<string, ShiftPage> = SHIFT_ONLY
  const visited: Record<string, string> = TEMPLATES
  const path = visited[name]
  return path ? { path } : only[name]
}
