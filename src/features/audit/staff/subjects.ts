import type { View } from '../../../components/ui/view'
import { type ListingRecords, readListingRecords } from '../../../listing/queries/listing-records'
import { type ListedAuditEntry, listNamedAuditEntries } from '../../../platform/audit/audit'
import type { AuditName } from '../../../platform/audit/audit-action'
import type { Db } from '../../../platform/db/db'
import { brusselsTime, formatDate } from '../../../platform/format/dates'
import { pick } from '../../../platform/format/lang'
import type { LabelKey } from '../../../platform/i18n'
import { isSiteLabel } from '../../../platform/i18n/full-dictionary'
import { isSettingsPart } from '../../../site/settings-parts'
import type { DocumentKind } from '../../../staff/collections/document-kind'
import { joinParts, listingName } from '../../../staff/listings/listing-title'
import { STAFF, withQuery } from '../../../urls'
import type { LeadTopic } from '../../leads/lead-topics'
import { readLeadTopics } from '../../leads/leads.staff'
import { PARTS } from '../../settings/settings.staff'

/** The subject of an audit entry in words. `href` is null if the subject has no page or was deleted. */
export interface Subject {
  name: string
  href: string | null
  /** The listing that was assigned to or removed from an owner. */
  property?: Subject
}

/** The screens for subjects without a page of their own, by kind. */
const SHARED: Record<string, { title: LabelKey; href: string }> = {
  crm: { title: 'staff.crm', href: STAFF.crm },
  redirect: { title: 'staff.redirects', href: STAFF.redirects },
  label: { title: 'staff.labels', href: STAFF.labels },
  lead: { title: 'staff.leads', href: STAFF.leads },
  visit: { title: 'staff.visits', href: STAFF.visits },
  person: { title: 'staff.person', href: STAFF.person },
}

type AuditEntry = Pick<ListedAuditEntry, 'id' | 'action' | 'subjectId' | 'accountName' | 'detail'>
type NamedAuditEntry = Awaited<ReturnType<typeof listNamedAuditEntries>>[number]

/** The data from which the names of subjects are made. */
interface Facts {
  kinds: readonly DocumentKind[]
  documents: ReadonlyMap<string, ReadonlyMap<string, AuditName>>
  listings: ListingRecords
  leads: ReadonlyMap<string, LeadTopic>
  namedEntries: readonly NamedAuditEntry[]
}

/** Returns the subjects of the entries by entry id. Entries without a subject are left out. */
export async function readSubjects(
  db: Db,
  view: View,
  kinds: readonly DocumentKind[],
  auditEntries: readonly AuditEntry[],
): Promise<Map<number, Subject>> {
  const facts = await readFacts(db, kinds, auditEntries)
  return new Map(
    auditEntries.flatMap((auditEntry): [number, Subject][] => {
      const subject = subjectOf(view, auditEntry, facts)
      return subject ? [[auditEntry.id, subject]] : []
    }),
  )
}

async function readFacts(
  db: Db,
  kinds: readonly DocumentKind[],
  auditEntries: readonly AuditEntry[],
): Promise<Facts> {
  const idsOf = (kind: string) =>
    auditEntries.flatMap(({ action, subjectId }) =>
      subjectId && kindOf(action) === kind ? [subjectId] : [],
    )
  const names = await Promise.all(
    kinds.map(async (one) => [one.kind, await one.readNames(db, idsOf(one.kind))] as const),
  )
  const leads = await readLeadTopics(db, idsOf('lead'))
  const topics = [...leads.values()]
  const listed = idsOf('listing')
  const listings = await readListingRecords(db, {
    properties: [
      ...listed.map(Number).filter(Number.isInteger),
      ...topics.flatMap(({ propertyId }) => propertyId ?? []),
      ...auditEntries.flatMap(({ detail }) => detail.home ?? []),
    ],
    projects: [
      ...listed.flatMap((id) => (id.startsWith('p') ? Number(id.slice(1)) : [])),
      ...topics.flatMap(({ projectId }) => projectId ?? []),
    ],
  })
  const namedEntries = await listNamedAuditEntries(
    db,
    kinds.flatMap(({ kind }) => idsOf(kind)),
  )
  return { kinds, documents: new Map(names), listings, leads, namedEntries }
}

function subjectOf(view: View, auditEntry: AuditEntry, facts: Facts): Subject | null {
  const { t } = view
  const { action, subjectId, accountName, detail } = auditEntry
  const kind = kindOf(action)
  if (kind === 'settings' && subjectId && isSettingsPart(subjectId))
    return { name: t(PARTS[subjectId].title), href: `${STAFF.settings}/${subjectId}` }
  if (kind === 'label' && subjectId && isSiteLabel(subjectId))
    return {
      name: t(subjectId),
      href: withQuery(STAFF.labels, new URLSearchParams({ q: t(subjectId) }).toString()),
    }
  if (kind === 'account' || kind === 'owner') {
    const screen = kind === 'owner' ? STAFF.owners : STAFF.accounts
    const href = accountName === null ? null : `${screen}/${subjectId}`
    const assigned = detail.home
      ? { property: listingSubject(view, auditEntry, String(detail.home), facts) }
      : {}
    return { name: accountName ?? t('staff.audit.gone'), href, ...assigned }
  }
  if (kind === 'lead' && subjectId) return leadSubject(view, subjectId, facts)
  if (kind === 'listing' && subjectId) return listingSubject(view, auditEntry, subjectId, facts)
  const document = facts.kinds.find((one) => one.kind === kind)
  if (document && subjectId) return documentSubject(view, auditEntry, document, facts)
  const shared = SHARED[kind]
  return shared ? { name: t(shared.title), href: shared.href } : null
}

/** The ids of deleted pages are reused, so an entry before a deletion refers to the deleted page. */
function documentSubject(
  view: View,
  auditEntry: AuditEntry,
  { kind, path }: DocumentKind,
  facts: Facts,
): Subject {
  const id = auditEntry.subjectId ?? ''
  const deletion = facts.namedEntries.findLast(
    (entry) =>
      entry.id >= auditEntry.id && entry.action === `${kind}.delete` && entry.subjectId === id,
  )
  const live = deletion ? undefined : facts.documents.get(kind)?.get(id)
  if (live !== undefined) return { name: nameIn(view, live, id), href: `${path}/${id}` }
  const name = deletion?.name ?? storedName(auditEntry, kind, id, facts)
  return deleted(view, nameIn(view, name, id))
}

function listingSubject(view: View, auditEntry: AuditEntry, id: string, facts: Facts): Subject {
  const { properties, projects } = facts.listings
  const record = id.startsWith('p') ? projects.get(Number(id.slice(1))) : properties.get(Number(id))
  if (record) return { name: listingName(view, record), href: `${STAFF.listings}/${id}` }
  const name = storedName(auditEntry, 'listing', id, facts)
  return deleted(view, joinParts([name === null ? '' : textIn(view, name), numberText(view, id)]))
}

/** Returns the subject of a lead: its form, listing and day. The log must not contain the name of a person. */
function leadSubject(view: View, id: string, { leads, listings }: Facts): Subject {
  const topic = leads.get(id)
  if (!topic) return { name: view.t('staff.audit.lead'), href: null }
  const { kind, propertyId, projectId, createdAt } = topic
  const record = listings.properties.get(propertyId ?? 0) ?? listings.projects.get(projectId ?? 0)
  const about = record ? listingName(view, record) : ''
  const name = joinParts([
    view.t(`staff.form.${kind}`),
    about,
    formatDate(brusselsTime(Date.parse(createdAt))),
  ])
  return { name, href: `${STAFF.leads}/${encodeURIComponent(id)}` }
}

function storedName(
  { detail }: AuditEntry,
  kind: string,
  id: string,
  { namedEntries }: Facts,
): AuditName | null {
  const lastNamed = namedEntries.find(
    (entry) => entry.name !== null && entry.subjectId === id && kindOf(entry.action) === kind,
  )
  return detail.name ?? lastNamed?.name ?? null
}

function deleted({ t }: View, name: string): Subject {
  return { name: t('staff.audit.deleted', { name }), href: null }
}

function nameIn(view: View, name: AuditName | null, id: string): string {
  return (name === null ? '' : textIn(view, name)) || numberText(view, id)
}

function textIn({ lang }: View, name: AuditName): string {
  return typeof name === 'string' ? name : pick(name, lang)
}

function numberText({ t }: View, id: string): string {
  return t('staff.audit.number', { id: id.replace(/^p/, '') })
}

function kindOf(action: string): string {
  return action.split('.')[0] ?? ''
}
