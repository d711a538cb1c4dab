import { priceWords } from '../../../components/listing/price'
import { ResponsivePicture } from '../../../components/media/picture'
import { Icon } from '../../../components/ui/icon'
import type { View } from '../../../components/ui/view'
import { fullAddress } from '../../../listing/address'
import { adLabel } from '../../../listing/law/ad-facts'
import type { AdField } from '../../../listing/law/ad-rules'
import {
  publicationCheck,
  requiredFacts,
  upcomingFacts,
} from '../../../listing/law/publication-check'
import { isManual } from '../../../listing/overrides/manual-id'
import { formatPrice } from '../../../listing/price'
import { mainPicture, type Property } from '../../../listing/property'
import { formatDate } from '../../../platform/format/dates'
import { regionOf } from '../../../platform/geo/belgian-region'
import type { SiteSettings } from '../../../site/site'
import { ListingState } from '../../../staff/listings/listing-state'
import { detailPath, postersPath } from '../../../urls'
import type { EditedListing } from '../edit-listing'
import { ContextPanel } from './context-panel'
import { factField } from './fact-address'
import type { ListingContext } from './load-context'

interface ListingHeadProps {
  view: View
  listing: EditedListing
  context: ListingContext
}

/** The header of a listing's editor: its picture and the facts that only the CRM changes. */
export function ListingHead({ view, listing, context }: ListingHeadProps) {
  const { t, lang } = view
  const { record, kind, id } = listing
  const path = detailPath(lang, listing)
  return (
    <div className="listing-head">
      <ResponsivePicture src={mainPicture(record)} alt="" sizes="6rem" />
      <div>
        <p>
          <strong>{fullAddress(record, lang)}</strong>{' '}
          <ListingState view={view} listing={listing.source} isHidden={isHidden(listing)} />
        </p>
        <p className="muted small">
          {id}
          {kind === 'property'
            ? ` · ${priceText(view, isManual(id) ? listing.record : listing.source)}`
            : ''}
          {isManual(id) ? '' : ` · ${t('record.crm.only')}`}
        </p>
      </div>
      {context.isOnSite ? (
        <>
          <a
            className="button quiet"
            href={postersPath(kind === 'project' ? `p${id}` : String(id))}
          >
            <Icon name="print" />
            {t('poster.single')}
          </a>
          <a className="button quiet" href={path}>
            <Icon name="eye" />
            {t('record.look')}
          </a>
        </>
      ) : null}
    </div>
  )
}

interface ListingAsideProps extends ListingHeadProps {
  settings: SiteSettings
}

/** The panels next to the form: the facts required by law, the owners, visits and leads. */
export function ListingAside({ view, listing, settings, context }: ListingAsideProps) {
  return (
    <>
      {listing.kind === 'property' ? (
        <RequiredFacts view={view} property={listing.record} settings={settings} />
      ) : null}
      <ContextPanel view={view} listing={listing} context={context} />
    </>
  )
}

function isHidden({ storedOverride }: EditedListing): boolean {
  return storedOverride?.override.hidden ?? false
}

/** Returns the price of the CRM, or its method of sale with the amounts, and whether it is public. */
export function priceText(view: View, property: Property): string {
  const { t } = view
  const { price, currency, publishPrice, saleMethod } = property
  const text = saleMethod
    ? priceWords(view, { ...property, priceFrom: false })
    : price !== null && formatPrice(price, currency)
  if (!text) return t('record.noprice')
  return publishPrice ? text : t('record.secret', { price: text })
}

interface RequiredFactsProps {
  view: View
  property: Property
  settings: SiteSettings
}

/** The facts required by law in the advert, each with its state. A missing one has a link to its field. */
function RequiredFacts({ view, property, settings }: RequiredFactsProps) {
  const { t } = view
  const missing = publicationCheck(property, settings).map(({ field }) => field)
  const upcoming = upcomingFacts(property, settings)
  const present = requiredFacts(property, settings).filter(({ field }) => !missing.includes(field))
  if (missing.length + present.length + upcoming.length === 0) return null
  const region = regionOf(property.zip, property.countryId)
  return (
    <section className="panel">
      <h2>{t('record.lacks')}</h2>
      {missing.length > 0 && region && region !== 'luxembourg' ? (
        <p className="small">
          {t('record.lacks.text', { region: t(`settings.region.${region}`) })}{' '}
          {t(isManual(property.id) ? 'record.lacks.here' : 'record.lacks.where')}
        </p>
      ) : null}
      <ul className="required-facts">
        {missing.map((field) => (
          <li key={field}>
            <Icon name="alert" />
            <FactLink view={view} property={property} field={field} />
            <span className="state failed">{t('record.lacks.missing')}</span>
          </li>
        ))}
        {upcoming.map(({ field, from }) => (
          <li key={field}>
            <Icon name="calendar" />
            <FactLink view={view} property={property} field={field} />
            <span className="state">{t('record.lacks.from', { date: formatDate(from) })}</span>
          </li>
        ))}
        {present.map(({ field }) => (
          <li key={field}>
            <Icon name="check" />
            {t(adLabel(field))}
            <span className="state done">{t('record.lacks.present')}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** The name of a missing fact, as a link to its field if staff can fill it in. */
function FactLink({
  view: { t },
  property,
  field,
}: Pick<RequiredFactsProps, 'view' | 'property'> & { field: AdField }) {
  const name = factField(property.id, field)
  return (
    <span>
      {name ? <a href={`#${name}`}>{t(adLabel(field))}</a> : t(adLabel(field))}
      {name ? null : <small className="muted">{t('record.lacks.crm')}</small>}
    </span>
  )
}
