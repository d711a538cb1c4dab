import type { View } from '../../components/ui/view'
import type { PublicUnit } from '../../domain/listing/published'
import { textsOf } from '../../i18n'
import { Hydrated } from '../../islands/hydrated'
import { UNITS_TEXTS, unitFacts } from '../../islands/units/unit-facts'
import { Units } from '../../islands/units/units'

/** A project's units by building. Tabs and filters need their script; all units show without it. */
export function Composition({ view, units }: { view: View; units: readonly PublicUnit[] }) {
  const { lang, t } = view
  const props = {
    lang,
    texts: textsOf(t, UNITS_TEXTS),
    units: units.map((unit) => unitFacts(unit, lang)),
  }
  return (
    <section className="listing-part composition" id="units">
      <Hydrated name="units" when="interaction" component={Units} props={props} />
    </section>
  )
}
