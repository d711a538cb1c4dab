import { FactsTable } from '../../components/listing/facts-table'
import { fieldValue } from '../../components/listing/field-value'
import { Icon } from '../../components/ui/icon'
import type { View } from '../../components/ui/view'
import { type AdFact, adFacts } from '../../domain/law/ad-facts'
import { GOAL } from '../../domain/listing/goal'
import type { ListingDetail } from '../../domain/listing/published'

/** The facts that the region's law requires in an advert: planning and floods for a sale, or rent. */
export function LawFacts({ view, home }: { view: View; home: ListingDetail }) {
  const { t } = view
  const facts = adFacts(home)
  if (facts.length === 0) return null
  return (
    <section className="listing-part" id="law">
      <h2>{t(home.goal === GOAL.rent ? 'law.rent' : 'law.sale')}</h2>
      <FactsTable
        wide
        facts={facts.map((fact) => ({
          term: t(fact.label),
          value: (
            <>
              {isFloodProne(fact) && <Icon name="flood" />}
              {fieldValue(view, fact)}
            </>
          ),
        }))}
      />
    </section>
  )
}

/** Score D goes with a sign in adverts. */
function isFloodProne(fact: AdFact): boolean {
  return fact.kind === 'abbreviation' && fact.table === 'floodscore' && fact.value === 'd'
}
