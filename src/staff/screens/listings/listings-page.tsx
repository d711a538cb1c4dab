import { ResponsivePicture } from '../../../components/media/picture'
import { Icon } from '../../../components/ui/icon'
import type { View } from '../../../components/ui/view'
import { fullAddress } from '../../../listing/address'
import { adLabel } from '../../../listing/law/ad-facts'
import { publicationCheck } from '../../../listing/law/publication-check'
import { availablePictures } from '../../../listing/property'
import { formatDate } from '../../../platform/format/dates'
import { plural } from '../../../platform/i18n'
import type { SiteSettings } from '../../../site/site'
import { STAFF, withQuery } from '../../../urls'
import { Pager } from '../../parts/pager'
import { StaffTable } from '../../parts/staff-table'
import { priceText } from './listing-head'
import { ListingState } from './listing-state'
import { listingTitle } from './listing-title'
import {
  LISTING_FILTERS,
  LISTINGS_PER_PAGE,
  type ListingLine,
  type StaffListingFilter,
} from './staff-listings'

interface ListingsPageProps {
  view: View
  settings: SiteSettings
  /** True if the account may see all listings and create new ones. */
  mayAll: boolean
  filter: StaffListingFilter
  q: string
  lines: ListingLine[]
  total: number
  page: number
}

/** The list of properties and projects, most recently changed first. */
export function ListingsPage({ lines, total, page, ...props }: ListingsPageProps) {
  const { view, settings, mayAll, filter, q } = props
  const { t, lang } = view
  const query = new URLSearchParams({ show: filter, ...(q && { q }) }).toString()
  return (
    <section className="panel stack">
      <div className="panel-head">
        <p className="muted">{t('record.list.text')}</p>
        <p className="acts">
          <a className="link small" href={withQuery(STAFF.listings, 'show=incomplete')}>
            {t('staff.incomplete.title')}
          </a>
          {mayAll ? (
            <>
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
        </p>
      </div>
      <search>
        <form className="staff-filters" method="get" action={STAFF.listings}>
          <p className="field grow">
            <label htmlFor="q">{t('record.search')}</label>
            <input id="q" type="search" name="q" defaultValue={q} autoComplete="off" />
          </p>
          <p className="field">
            <label htmlFor="show">{t('record.show')}</label>
            <select id="show" name="show" defaultValue={filter}>
              {LISTING_FILTERS.map((name) => (
                <option key={name} value={name}>
                  {t(`record.show.${name}`)}
                </option>
              ))}
            </select>
          </p>
          <button type="submit" className="button quiet">
            <Icon name="search" />
            {t('media.find')}
          </button>
        </form>
      </search>
      <p className="muted">{plural(t, lang, 'record.count', total)}</p>
      {lines.length > 0 ? (
        <StaffTable
          columns={[
            { heading: t('record.listing') },
            { heading: t('staff.accounts.state') },
            { heading: t('staff.incomplete.facts') },
            { heading: t('price.label'), end: true },
          ]}
        >
          {lines.map((line) => (
            <Line key={`${line.kind} ${line.record.id}`} {...{ view, settings, line }} />
          ))}
        </StaffTable>
      ) : null}
      <Pager
        view={view}
        path={withQuery(STAFF.listings, query)}
        page={page}
        lastPage={Math.ceil(total / LISTINGS_PER_PAGE)}
      />
    </section>
  )
}

interface LineProps {
  view: View
  settings: SiteSettings
  line: ListingLine
}

function Line({ view, settings, line }: LineProps) {
  const { t } = view
  const { record, kind, isHidden, isOwn, pinnedUntil } = line
  const key = kind === 'project' ? `p${record.id}` : String(record.id)
  const findings = kind === 'property' ? publicationCheck(record, settings) : []
  return (
    <tr>
      <th scope="row">
        <span className="property-line">
          <ResponsivePicture
            src={availablePictures(record.pictures)[0]?.url ?? '/images/placeholder.svg'}
            alt=""
            sizes="60px"
          />
          <span>
            <a href={`${STAFF.listings}/${key}`}>{listingTitle(view, record)}</a>
            <small className="muted">
              {fullAddress(record, view.lang)} · {record.id}
            </small>
          </span>
        </span>
      </th>
      <td data-name={t('staff.accounts.state')}>
        <ListingState view={view} listing={record} isHidden={isHidden} />
        {isOwn ? <small className="muted"> {t('record.own')}</small> : null}
        {pinnedUntil ? (
          <Pin view={view} path={`${STAFF.listings}/${key}`} until={pinnedUntil} />
        ) : null}
      </td>
      <td data-name={t('staff.incomplete.facts')}>
        {findings.map(({ field }) => t(adLabel(field))).join(', ')}
      </td>
      <td className="table-end" data-name={t('price.label')}>
        {kind === 'property' ? priceText(view, record) : ''}
      </td>
    </tr>
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
