import { FactsTable } from '../../components/listing/facts-table'
import { fieldValue } from '../../components/listing/field-value'
import { Icon } from '../../components/ui/icon'
import type { View } from '../../components/ui/view'
import { fieldsOf } from '../../domain/listing/detail-fields'
import { renovationNotice } from '../../domain/listing/epc/epc'
import { number } from '../../domain/listing/field-value'
import type { ListingDetail } from '../../domain/listing/published'
import { EpcScale } from './epc-scale'

/** The label on its region's scale, the certificate's figures, and what a buyer must do about it. */
export function EnergyFacts({ view, home }: { view: View; home: ListingDetail }) {
  const { t } = view
  const { epc, goal } = home
  const facts = fieldsOf(home, 'energy')
  if (facts.length === 0) return null
  const value = number('perM2', home.energyPerformance) ? home.energyPerformance : null
  const notice = epc && renovationNotice({ label: epc.label, region: epc.region, goal })
  return (
    <section className="listing-part" id="energy">
      <h2>{t('detail.energy')}</h2>
      {epc && <EpcScale view={view} epc={epc} value={value} />}
      <FactsTable
        facts={facts.map((field) => ({ term: t(field.label), value: fieldValue(view, field) }))}
      />
      {notice && (
        <p className="notice">
          <Icon name="info" />
          <span>
            <strong>{t('energy.renovation')}</strong>
            {t('energy.renovationtext')}
          </span>
        </p>
      )}
    </section>
  )
}
