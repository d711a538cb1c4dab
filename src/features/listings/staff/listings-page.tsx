import { EpcTag } from '../../../components/listing/epc-tag'
import { Icon } from '../../../components/ui/icon'
import type { View } from '../../../components/ui/view'
import { epcLabel } from '../../../listing/epc/epc'
import { adLabel } from '../../../listing/law/ad-facts'
import type { AdField } from '../../../listing/law/ad-rules'
import { publicationCheck } from '../../../listing/law/publication-check'
import { brusselsTime, formatDate, formatDateTime } from '../../../platform/format/dates'
import { formatInteger } from '../../../platform/format/number'
import type { SiteSettings } from '../../../site/site'
import type { TeamMember } from '../../../site/team'
import { rowAddress } from '../../../staff/list-query'
import { ListingState } from '../../../staff/listings/listing-state'
import { listingName } from '../../../staff/listings/listing-title'
import {
  LISTING_FILTERS,
  LISTINGS_PER_PAGE,
  type ListingLine,
  type StaffListingFilter,
} from '../../../staff/listings/staff-listings'
import { FilterChoice, FilterForm, FilterSearch } from '../../../staff/parts/filter-form'
import { Pager } from '../../../staff/parts/pager'
import {
  SelectAll,
  SelectionForm,
  SelectionSelect,
  SelectRow,
} from '../../../staff/parts/selection'
import { StaffTable } from '../../../staff/parts/staff-table'
import { STAFF, withQuery } from '../../../urls'
import { LinkedListing } from './linked-listing'
import { ACTIVITY_DAYS, type ActivityLookup } from './listing-activity'
import { priceText } from './listing-head'

/** The number of missing facts that a row names. */
const FACTS_NAMED = 1

interface ListingsPageProps {
  view: View
  settings: SiteSettings
  filter: StaffListingFilter
  q: string
  lines: ListingLine[]
  total: number
  page: number
  activityOf: ActivityLookup
  /** True if the account may see leads. */
  seesLeads: boolean
  /** The keys of the listings that have a draft. */
  drafts: ReadonlyMap<string, unknown>
  /** The agents to assign; empty for an account that may not. */
  team: readonly TeamMember[]
}

/** The buttons of the list, next to its heading. */
export function ListingsActions({ view: { t }, mayAll }: { view: View; mayAll: boolean }) {
  return (
    <>
      <a className="link small" href={withQuery(STAFF.listings, 'show=incomplete')}>
        {t('staff.incomplete.title')}
      </a>
      {mayAll ? (
        <>
          <a className="link small" href={`${STAFF.listings}/new/table`}>
            {t('record.table')}
          </a>
          <a className="button quiet" href={`${STAFF.listings}/new/project`}>
            <Icon name="plus" />
            {t('record.project.new')}
          </a>
          <a className="button" href={`${STAFF.listings}/new`}>
            <Icon name="plus" />
            {t('record.new')}
          </a>
        </>
      ) : null}
    </>
  )
}

/** The list of properties and projects, most recently changed first. */
export function ListingsPage({ lines, total, page, team, ...props }: ListingsPageProps) {
  const { view, filter, q, seesLeads } = props
  const { t } = view
  const days = ACTIVITY_DAYS
  const query = new URLSearchParams({ show: filter, ...(q && { q }) }).toString()
  const list = page > 1 ? `${query}&page=${page}` : query
  return (
    <>
      <FilterForm
        action={STAFF.listings}
        submit={t('media.find')}
        text={<FilterSearch label={t('record.search')} value={q} />}
      >
        <FilterChoice
          name="show"
          label={t('record.show')}
          value={filter}
          choices={LISTING_FILTERS.map((name) => [name, t(`record.show.${name}`)] as const)}
        />
      </FilterForm>
      <section className="panel" aria-label={t('staff.listings')}>
        {lines.length > 0 ? <SelectAll view={view} /> : null}
        {lines.length > 0 ? (
          <StaffTable
            className="listing-table"
            columns={[
              { heading: t('staff.select'), hidden: true },
              { heading: t('record.listing') },
              { heading: t('staff.accounts.state') },
              { heading: t('price.label'), end: true },
              { heading: t('energy.epc'), end: true },
              { heading: t('record.activity.views', { days }), end: true },
              ...(seesLeads ? [{ heading: t('record.activity.leads', { days }), end: true }] : []),
              { heading: t('staff.incomplete.facts') },
            ]}
          >
            {lines.map((line) => (
              <Line key={`${line.kind} ${line.record.id}`} {...props} line={line} list={list} />
            ))}
          </StaffTable>
        ) : (
          <p className="muted">{t('record.list.none')}</p>
        )}
        <Pager
          view={view}
          path={withQuery(STAFF.listings, query)}
          page={page}
          lastPage={Math.ceil(total / LISTINGS_PER_PAGE)}
        />
      </section>
      {lines.length > 0 ? (
        <SelectionForm
          view={view}
          path={STAFF.listings}
          query={list}
          actions={[
            { name: 'publication', label: 'edit.publish' },
            { name: 'archive', label: 'record.select.archive' },
            { name: 'posters', label: 'poster.list', icon: 'print' },
            ...(team.length > 0 ? [assignment(view, team)] : []),
          ]}
        />
      ) : null}
    </>
  )
}

/** The action that assigns an agent, for accounts that see all listings. */
function assignment({ t }: View, team: readonly TeamMember[]) {
  const choices = team.map(({ id, name }): [string, string] => [String(id), name])
  return {
    name: 'manager',
    label: 'staff.select.assign' as const,
    field: <SelectionSelect name="agent" label={t('record.manager')} choices={choices} />,
  }
}

interface LineProps
  extends Pick<ListingsPageProps, 'view' | 'settings' | 'activityOf' | 'seesLeads' | 'drafts'> {
  line: ListingLine
  /** The query of the list. */
  list: string
}

function Line({ view, settings, line, list, activityOf, seesLeads, drafts }: LineProps) {
  const { t } = view
  const days = ACTIVITY_DAYS
  const { record, kind, isHidden, isOwn, pinnedUntil, publicFrom } = line
  const key = kind === 'project' ? `p${record.id}` : String(record.id)
  const findings = kind === 'property' ? publicationCheck(record, settings) : []
  const epc = kind === 'property' ? epcLabel(record, settings) : null
  // The price of a listing that was never published is in its draft.
  const hasPrice = kind === 'property' && (record.price !== null || !drafts.has(key))
  const { views, leads } = activityOf(kind, record.id)
  return (
    <tr>
      <td className="select-cell">
        <SelectRow view={view} id={key} name={listingName(view, record)} />
      </td>
      <th scope="row">
        <LinkedListing
          view={view}
          listing={record}
          href={rowAddress(`${STAFF.listings}/${key}`, list)}
          pictureWidth="60px"
        />
      </th>
      <td data-name={t('staff.accounts.state')}>
        <ListingState view={view} listing={record} isHidden={isHidden} />{' '}
        {drafts.has(key) ? <span className="status draft">{t('record.draft')}</span> : null}
        {isOwn ? <small className="muted"> {t('record.own')}</small> : null}
        {publicFrom === null ? null : (
          <small>
            {t('record.early.until', { time: formatDateTime(brusselsTime(publicFrom)) })}
          </small>
        )}
        {pinnedUntil ? (
          <Pin view={view} path={`${STAFF.listings}/${key}`} until={pinnedUntil} />
        ) : null}
      </td>
      <td className="table-end" data-name={t('price.label')}>
        {hasPrice ? priceText(view, record) : ''}
      </td>
      <td className="table-end" data-name={t('energy.epc')}>
        {epc ? <EpcTag view={view} epc={epc} /> : null}
      </td>
      <td className="table-end" data-name={t('record.activity.views', { days })}>
        {kind === 'property' ? formatInteger(views) : ''}
      </td>
      {seesLeads ? (
        <td className="table-end" data-name={t('record.activity.leads', { days })}>
          {formatInteger(leads)}
        </td>
      ) : null}
      <td data-name={t('staff.incomplete.facts')}>
        <Findings view={view} fields={findings.map(({ field }) => field)} />
      </td>
    </tr>
  )
}

/** The missing facts, of which only the first are named. */
function Findings({ view: { t }, fields }: { view: View; fields: AdField[] }) {
  const hidden = fields.length - FACTS_NAMED
  return (
    <>
      {fields.slice(0, FACTS_NAMED).map((field) => (
        <span key={field} className="tag">
          {t(adLabel(field))}
        </span>
      ))}
      {hidden > 0 ? <span className="tag">{`+${hidden}`}</span> : null}
    </>
  )
}

function Pin({ view: { t }, path, until }: { view: View; path: string; until: string }) {
  return (
    <form className="pinned" method="post" action={`${path}/unpin`}>
      <small>{t('record.pinned', { day: formatDate(until) })}</small>{' '}
      <button type="submit" className="link small">
        {t('record.unpin')}
      </button>
    </form>
  )
}
