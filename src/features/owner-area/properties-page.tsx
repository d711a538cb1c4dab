import { OwnerCard } from '../../components/listing/owner-card'
import { EmptyState } from '../../components/ui/empty-state'
import type { View } from '../../components/ui/view'
import { ownerCard, ownerListingStatus } from '../../listing/owner-listing'
import type { Property } from '../../listing/property'
import { historyPath, rolePath } from '../../urls'
import { OwnerActions } from './log-out'

const SIZES = '(min-width: 80rem) 26rem, (min-width: 48rem) 46vw, 92vw'

/** The page on which an owner chooses one of several properties. */
export function OwnerPropertiesPage({
  view,
  properties,
}: {
  view: View
  properties: readonly Property[]
}) {
  const { t, lang, site } = view
  const contact = rolePath(site, lang, 'contact')
  return (
    <section className="section tight wrap">
      <div className="section-head history-head">
        <div>
          <h1>{t('history.title')}</h1>
          <p className="lead">{t('history.alltitle')}</p>
        </div>
        <div className="actions">
          <OwnerActions view={view} />
        </div>
      </div>
      {properties.length === 0 ? (
        <EmptyState picture="key" title={t('history.none')} text={t('history.nonetext')}>
          {contact && (
            <a className="button quiet" href={contact}>
              {t('contact.title')}
            </a>
          )}
        </EmptyState>
      ) : (
        <ul className="grid-cards">
          {properties.map((property) => (
            <li key={property.id}>
              <OwnerCard
                view={view}
                card={ownerCard(property, site.settings)}
                status={ownerListingStatus(property)}
                sizes={SIZES}
                href={historyPath(lang, property.id)}
              />
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
