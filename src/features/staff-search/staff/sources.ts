import { fullAddress } from '../../../listing/address'
import type { Collection } from '../../../staff/collections/collection'
import { listingTitle } from '../../../staff/listings/listing-title'
import { findListings, listingScopeOf } from '../../../staff/listings/staff-listings'
import { STAFF, withQuery } from '../../../urls'
import { listStaff } from '../../accounts/accounts.staff'
import { findLeads, leadFilter, leadName, leadQuery, scopeOf } from '../../leads/leads.staff'
import { listOwners } from '../../owner-area/owner-area.staff'
import { collectionSource, fileSource, pageSource, redirectSource } from './content-sources'
import { fitting, type Hit, type HitQuery, MAX_HITS, type Source } from './hits'
import { actionSource, helpSource, labelSource, screenSource } from './screen-sources'

/** Returns all kinds of search results, in the order in which they are shown. */
export const sourcesOf = (collections: readonly Collection[]): readonly Source[] => [
  screenSource(collections),
  actionSource(collections),
  { label: 'staff.listings', right: 'listings', find: findHomes },
  {
    label: 'staff.leads',
    right: 'leads',
    all: (q) =>
      withQuery(STAFF.leads, leadQuery({ ...leadFilter({}), q, status: 'all' }).toString()),
    find: findSenders,
  },
  { label: 'staff.owners', right: 'owners', all: withWords(STAFF.owners), find: findOwners },
  { label: 'staff.accounts', right: 'people', find: findStaffMembers },
  pageSource,
  ...collections.map(collectionSource),
  fileSource,
  redirectSource,
  helpSource,
  labelSource,
]

/** Returns the results of an empty query. */
export const actionSources = (collections: readonly Collection[]) => [actionSource(collections)]

function withWords(path: string) {
  return (q: string) => withQuery(path, new URLSearchParams({ q }).toString())
}

async function findHomes({ db, view, account, q }: HitQuery): Promise<Hit[]> {
  const scope = await listingScopeOf(db, account)
  const pages = await Promise.all(
    (['homes', 'projects'] as const).map((filter) =>
      findListings(db, { filter, q, scope, page: 1, size: MAX_HITS, withoutTotal: true }),
    ),
  )
  const lines = pages.flatMap((page) => page.lines).slice(0, MAX_HITS)
  return lines.map(({ kind, record }) => ({
    href: `${STAFF.listings}/${kind === 'project' ? 'p' : ''}${record.id}`,
    title: listingTitle(view, record),
    note: `${fullAddress(record, view.lang)} · ${record.id}`,
  }))
}

async function findSenders({ db, view, account, q, now }: HitQuery): Promise<Hit[]> {
  const filter = leadFilter({ q, status: 'all' })
  const request = { scope: await scopeOf(db, account), reader: account.id, filter, now }
  const { leads } = await findLeads(db, request, { size: MAX_HITS })
  return leads.map((lead) => ({
    href: `${STAFF.leads}/${lead.id}`,
    title: leadName(lead),
    note: view.t(`staff.form.${lead.kind}`),
  }))
}

async function findOwners({ db, q }: HitQuery): Promise<Hit[]> {
  const { owners } = await listOwners(db, { q, page: 1 })
  return owners.slice(0, MAX_HITS).map(({ id, name, email }) => ({
    href: `${STAFF.owners}/${id}`,
    title: name,
    note: email,
  }))
}

async function findStaffMembers({ db, view, words, now }: HitQuery): Promise<Hit[]> {
  const staff = await listStaff(db, now)
  return fitting(staff, words, ({ name, email }) => [name, email]).map((one) => ({
    href: `${STAFF.accounts}/${one.id}`,
    title: one.name,
    note: view.t(`staff.role.${one.role}`),
  }))
}
