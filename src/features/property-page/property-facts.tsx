import { FactsTable } from '../../components/listing/facts-table'
import { fieldValue } from '../../components/listing/field-value'
import { Icon } from '../../components/ui/icon'
import type { View } from '../../components/ui/view'
import type { Division } from '../../listing/property'
import type { ListingDetail } from '../../listing/published'
import { plural } from '../../platform/i18n'
import { factsSheet, type SheetFact } from './facts-sheet'
import { RoomTable } from './room-table'

/** The groups within the fold of other facts. Rooms, with the facts of their group, and legal facts have their own. */
const GROUP_NAMES = [
  ['general', 'detail.general'],
  ['divisions', 'detail.layout'],
  ['financial', 'detail.financial'],
  ['comfort', 'detail.comfort'],
  ['construction', 'detail.construction'],
] as const

/** The most important facts, and below them all others in closed groups. Groups without facts are left out. */
export function PropertyFacts({ view, home }: { view: View; home: ListingDetail }) {
  const { t, lang } = view
  const { key, open, groups } = factsSheet(home)
  const rooms = roomsWithoutPlan(home)
  const named = GROUP_NAMES.filter(
    ([group]) => groups[group].length > 0 && (group !== 'divisions' || rooms.length === 0),
  )
  const isAbove = new Set(key.map(({ label }) => label))
  const hasMore = named.some(([group]) => groups[group].some(({ label }) => !isAbove.has(label)))
  if (open.length + rooms.length + named.length === 0) return null
  return (
    <section className="listing-part" id="facts">
      <h2>{t('detail.features')}</h2>
      <FactsTable facts={tableFacts(view, open)} />
      <div className="accordion">
        {rooms.length > 0 && (
          <details>
            <summary>
              {t('detail.layout')}
              <span className="count">{plural(t, lang, 'detail.rooms', rooms.length)}</span>
            </summary>
            <div className="inner">
              <FactsTable facts={tableFacts(view, groups.divisions)} />
              <RoomTable view={view} rooms={rooms} />
            </div>
          </details>
        )}
        {hasMore && (
          <details>
            <summary>{t('prop.morefacts')}</summary>
            <div className="inner fact-groups">
              {named.map(([group, name]) => (
                <section key={group}>
                  <h3>{t(name)}</h3>
                  <FactsTable facts={tableFacts(view, groups[group])} />
                </section>
              ))}
            </div>
          </details>
        )}
      </div>
    </section>
  )
}

/** The facts that the law requires, in a closed part of the page. */
export function LegalFacts({ view, home }: { view: View; home: ListingDetail }) {
  const { law } = factsSheet(home)
  if (law.length === 0) return null
  return (
    <section className="listing-part accordion">
      <details id="law">
        <summary>{view.t('law.title')}</summary>
        <div className="inner">
          <FactsTable wide facts={tableFacts(view, law)} />
        </div>
      </details>
    </section>
  )
}

/** Returns all rooms, or none if the plans have a list of all of them. */
function roomsWithoutPlan({ divisions, plans = [] }: ListingDetail): Division[] {
  const onPlans = new Set(plans.flatMap(({ spots }) => spots.map(({ area }) => area?.division)))
  return divisions.every(({ id }) => id !== null && onPlans.has(id)) ? [] : divisions
}

function tableFacts(view: View, facts: readonly SheetFact[]) {
  return facts.map((fact) => ({
    term: view.t(fact.label),
    value: (
      <>
        {isFloodProne(fact) && <Icon name="flood" />}
        {fieldValue(view, fact)}
      </>
    ),
  }))
}

/** Returns true for score D, which adverts mark with a symbol. */
function isFloodProne(fact: SheetFact): boolean {
  return fact.kind === 'abbreviation' && fact.table === 'floodscore' && fact.value === 'd'
}
