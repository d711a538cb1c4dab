import { withQuery } from './urls'

/** The staff area, outside the languages: its people choose theirs. */
export const STAFF = {
  overview: '/staff',
  find: '/staff/find',
  choices: '/staff/choices',
  leads: '/staff/leads',
  person: '/staff/leads/person',
  listings: '/staff/listings',
  owners: '/staff/owners',
  figures: '/staff/figures',
  imports: '/staff/imports',
  crm: '/staff/crm',
  crmFile: '/staff/crm/file',
  pages: '/staff/pages',
  articles: '/staff/articles',
  categories: '/staff/articles/categories',
  media: '/staff/media',
  errors: '/staff/errors',
  accounts: '/staff/accounts',
  account: '/staff/account',
  audit: '/staff/audit',
  settings: '/staff/settings',
  translations: '/staff/translations',
  labels: '/staff/labels',
  menus: '/staff/menus',
  redirects: '/staff/redirects',
  forgotten: '/staff/forgotten',
  password: '/staff/password',
  mails: '/staff/mails',
  login: '/staff/login',
  code: '/staff/code',
  logout: '/staff/logout',
  language: '/staff/language',
  purge: '/staff/purge',
  preview: '/staff/preview',
} as const

/** Starts and ends a look at what an owner sees. */
export function ownerViewPath(id: number): string {
  return `${STAFF.owners}/${id}/view`
}

/** The page that a colleague's mail opens to choose a password; its token allows one. */
export function staffPasswordPath(token: string): string {
  return withQuery(STAFF.password, new URLSearchParams({ token }).toString())
}
