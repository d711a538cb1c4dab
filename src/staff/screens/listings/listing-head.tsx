import { ResponsivePicture } from '../../../components/media/picture'
import { Icon } from '../../../components/ui/icon'
import type { View } from '../../../components/ui/view'
import { fullAddress } from '../../../listing/address'
import { adLabel } from '../../../listing/law/ad-facts'
import { publicationCheck } from '../../../listing/law/publication-check'
import { isManual } from '../../../listing/overrides/manual-parts'
import { formatPrice } from '../../../listing/price'
import { availablePictures, type Property } from '../../../listing/property'
import { regionOf } from '../../../platform/geo/belgian-region'
import type { SiteSettings } from '../../../site/site'
import { projectPath, propertyPath } from '../../../urls'
import { ContextPanel } from './context-panel'
import type { EditedListing } from './edit-listing'
import { factField } from './fact-address'
import { ListingState } from './listing-state'
import type { ListingContext } from './load-context'

interface ListingHeadProps {
  view: View
  listing: EditedListing
  settings: SiteSettings
  context: ListingContext
}

/** The header of a listing's editor: the facts that only the CRM changes, and the facts that the advert lacks. */
export function ListingHead({ view, listing, settings, context }: ListingHeadProps) {
  const { t, lang } = view
  const { record, kind, id } = listing
  const picture = availablePictures(record.pictures)[0]?.url ?? '/images/placeholder.svg'
  const path = kind === 'project' ? projectPath(lang, id) : propertyPath(lang, id)
  return (
    <>
      <section className="panel listing-head">
        <ResponsivePicture src={picture} alt="" sizes="12rem" />
        <div>
          <p>
            <strong>{fullAddress(record, view.lang)}</strong>
          </p>
          <p className="muted">
            {id} ·{' '}
            <ListingState view={view} listing={listing.source} isHidden={isHidden(listing)} />
            {kind === 'property' ? ` · ${priceText(view, listing.source)}` : ''}
          </p>
          <p className="acts">
            {context.isOnSite ? (
              <a className="link" href={path}>
                <Icon name="eye" />
                {t('record.look')}
              </a>
            ) : null}
          </p>
          {isManual(id) ? null : <p className="small muted">{t('record.crm.only')}</p>}
        </div>
      </section>
      <ContextPanel view={view} id={id} context={context} />
      {kind === 'property' ? (
        <MissingFacts view={view} property={listing.record} settings={settings} />
      ) : null}
    </>
  )
}

function isHidden({ storedOverride }: EditedListing): boolean {
  return storedOverride?.override.hidden ?? false
}

/** Returns the price of the CRM and whether it is public. */
export function priceText({ t }: View, { price, currency, publishPrice }: Property): string {
  if (price === null) return t('record.noprice')
  const text = formatPrice(price, currency)
  return publishPrice ? text : t('record.secret', { price: text })
}

interface LacksProps {
  view: View
  property: Property
  settings: SiteSettings
}

/** The facts required by law that the advert lacks, each with a link to its field. */
function MissingFacts({ view: { t }, property, settings }: LacksProps) {
  const findings = publicationCheck(property, settings)
  if (findings.length === 0) return null
  const region = regionOf(property.zip, property.countryId)
  return (
    <section className="panel notice-panel">
      <h2>{t('record.lacks')}</h2>
      {region && region !== 'luxembourg' ? (
        <p>
          {t('record.lacks.text', { region: t(`settings.region.${region}`) })}{' '}
          {t(isManual(property.id) ? 'record.lacks.here' : 'record.lacks.where')}
        </p>
      ) : null}
      <ul className="lacks">
        {findings.map(({ field }) => {
          const name = factField(property.id, field)
          return (
            <li key={field}>
              <Icon name="alert" />
              {name ? <a href={`#${name}`}>{t(adLabel(field))}</a> : t(adLabel(field))}
              {name ? null : <small className="muted"> {t('record.lacks.crm')}</small>}
            </li>
          )
        })}
      </ul>
    </section>
  )
}
