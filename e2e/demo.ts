import pages from '../seeds/pages.json'
import type { PageRole } from '../src/domain/content/page-role.ts'
import type { Site } from '../src/domain/content/site.ts'
import type { Lang } from '../src/domain/format/lang.ts'
import { rolePath } from '../src/urls.ts'
import { origin } from './harness.ts'

/** The token of `.dev.vars.example`. */
const STAFF_TOKEN = 'local-staff-token'

/** Homes of the demo agency, by what is special about them. */
export const HOMES = {
  plain: 410001,
  rental: 410003,
  labelled: 410002,
  hiddenAddress: 410013,
  hiddenPrice: 410017,
  noPictures: 410102,
  twoTours: 410104,
  unknown: 499998,
}

export const PROJECT = 9001

/** Each case in one of these languages, as languages differ in text alone. */
export function inTurn<Case>(
  cases: readonly Case[],
  langs: readonly Lang[],
): (Case & { lang: Lang })[] {
  return cases.map((one, index) => ({ ...one, lang: langs[index % langs.length] ?? 'nl' }))
}

/** The demo agency's page that plays a role. */
export function pathOf(role: PageRole, lang: Lang): string {
  const path = rolePath({ pages } as unknown as Site, lang, role)
  if (!path) throw new Error(`The demo agency has no ${role} page`)
  return path
}

/** The page with a search request on one page, below the one in steps. */
export function onePage(lang: Lang): string {
  const slug = pages.find(({ slugs }) => slugs.nl === 'op-een-blad')?.slugs[lang]
  return `${pathOf('demand', lang)}/${slug}`
}

/** A home that was online and is no more, once `putAndDelete` has seen to it. */
export const GONE = 499999

/** Takes a cheap home for rent in and deletes it again, as the agency's CRM does. */
export async function putAndDelete(id: number): Promise<void> {
  await importFile({ Items: [{ ID: id, Goal: 1, Status: 1, Zip: '4780', Price: 100, WebID: 1 }] })
  await importFile({ DeletedIDs: [id] })
}

/** An import as the agency's CRM sends it. */
export async function importFile(file: object): Promise<void> {
  const response = await fetch(`${origin}/api/staff/listings`, {
    method: 'PUT',
    headers: {
      Authorization: `Bearer ${STAFF_TOKEN}`,
      'Content-Type': 'application/json',
    },
    body: JSON.stringify(file),
  })
  if (!response.ok) throw new Error(`The import answered ${response.status}`)
}
