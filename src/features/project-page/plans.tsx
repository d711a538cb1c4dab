import { ResponsivePicture } from '../../components/media/picture'
import type { View } from '../../components/ui/view'
import type { PublicPlan } from '../../listing/listing-types'
import type { PublicUnit } from '../../listing/published'
import { fallbackLang, pick } from '../../platform/format/lang'
import { pictureBox } from '../../platform/format/picture-box'
import { HotspotLink } from './hotspot-link'
import { HOTSPOT_STATES, hotspotState } from './hotspot-texts'

interface PlansProps {
  view: View
  plans: PublicPlan[] | undefined
  /** The units of a project. A property has none. */
  units?: readonly PublicUnit[]
}

/** The plans of a listing, each with links to its units or rooms. It renders nothing without plans. */
export function Plans({ view, plans = [], units = [] }: PlansProps) {
  if (plans.length === 0) return null
  const [first] = plans
  return (
    <section className="listing-part plans" id="plans">
      <h2>{view.t(units.length > 0 ? 'plans.choose' : 'plans.rooms')}</h2>
      <Legend view={view} plans={plans} units={units} />
      {plans.map((plan) => (
        <details key={plan.picture + pick(plan.title, view.lang)} open={plan === first}>
          <summary lang={fallbackLang(plan.title, view.lang)}>
            {pick(plan.title, view.lang)}
          </summary>
          <PlanSheet view={view} plan={plan} units={units} />
        </details>
      ))}
    </section>
  )
}

/** The picture with its hotspots. In a narrow window it scrolls in its own box, so that no hotspot hides another. */
function PlanSheet({
  view,
  plan,
  units,
}: { plan: PublicPlan } & Required<Omit<PlansProps, 'plans'>>) {
  const title = pick(plan.title, view.lang)
  const { width, height } = pictureBox(plan.picture)
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset groups form fields
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls is reached by keyboard
    <div className="plan-box" role="group" aria-label={title} tabIndex={0}>
      <div className="plan-sheet" style={{ aspectRatio: `${width} / ${height}` }}>
        <ResponsivePicture
          src={plan.picture}
          alt=""
          width={width}
          height={height}
          sizes="(min-width: 64rem) 60rem, 40rem"
        />
        <ol>
          {plan.spots.map((spot) => (
            <li
              key={`${spot.x} ${spot.y} ${spot.unit}`}
              style={{ left: `${spot.x}%`, top: `${spot.y}%` }}
            >
              <HotspotLink view={view} spot={spot} units={units} />
            </li>
          ))}
        </ol>
      </div>
    </div>
  )
}

/** The legend of the hotspot states that the plans contain. */
function Legend({
  view: { t },
  plans = [],
  units,
}: Required<Pick<PlansProps, 'view' | 'units'>> & Pick<PlansProps, 'plans'>) {
  const spotted = new Set(plans.flatMap(({ spots }) => spots.map(({ unit }) => unit)))
  const states = new Set(units.filter(({ id }) => spotted.has(id)).map(hotspotState))
  if (states.size === 0) return null
  return (
    <ul className="plan-legend" aria-label={t('plans.legend')}>
      {HOTSPOT_STATES.filter((state) => states.has(state)).map((state) => (
        <li key={state}>
          <span className="plan-spot" data-state={state} aria-hidden="true" />
          {t(`plans.${state}`)}
        </li>
      ))}
    </ul>
  )
}
