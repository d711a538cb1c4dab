import type { ReactNode } from 'react'
import { ResponsivePicture } from '../../components/media/picture'
import { Icon } from '../../components/ui/icon'
import { Island } from '../../components/ui/island'
import type { View } from '../../components/ui/view'
import type { PublicPlan } from '../../listing/listing-types'
import { pictureAt } from '../../listing/property'
import type { PublicUnit } from '../../listing/published'
import { fallbackLang, pick } from '../../platform/format/lang'
import { pictureBox } from '../../platform/format/picture-box'
import { Lightbox } from '../gallery/gallery'
import { HotspotLink } from './hotspot-link'
import { UNIT_STATES, unitState } from './unit-facts'

interface PlansProps {
  view: View
  plans: PublicPlan[] | undefined
  /** The units of a project. A property has none. */
  units?: readonly PublicUnit[]
}

/**
 * The plans of a listing, each with links to its units or rooms. The plans of a property open full screen. It renders
 * nothing without plans.
 */
export function Plans({ view, plans = [], units = [] }: PlansProps) {
  if (plans.length === 0) return null
  const title = view.t(units.length > 0 ? 'plans.choose' : 'plans.rooms')
  const sheets = plans.map((plan, index) => (
    <details key={plan.picture + pick(plan.title, view.lang)} open={index === 0}>
      <summary lang={fallbackLang(plan.title, view.lang)}>{pick(plan.title, view.lang)}</summary>
      <PlanSheet view={view} plan={plan} index={index} units={units} />
    </details>
  ))
  const pictures = plans.map(({ picture }) => pictureAt(picture))
  return (
    <section className="listing-part plans" id="plans">
      <h2>{title}</h2>
      <Legend view={view} plans={plans} units={units} />
      {units.length > 0 ? (
        sheets
      ) : (
        <Island name="gallery" when="interaction">
          {sheets}
          <Lightbox view={view} name={title} pictures={pictures} countId="plan-count" />
        </Island>
      )}
    </section>
  )
}

interface PlanSheetProps extends Required<Omit<PlansProps, 'plans'>> {
  plan: PublicPlan
  index: number
}

/** The picture with its hotspots. In a narrow window it scrolls in its own box, so that no hotspot hides another. */
function PlanSheet({ view, plan, index, units }: PlanSheetProps) {
  const title = pick(plan.title, view.lang)
  const { width, height } = pictureBox(plan.picture)
  const picture = (
    <ResponsivePicture
      src={plan.picture}
      alt={units.length > 0 ? '' : title}
      width={width}
      height={height}
      sizes="(min-width: 64rem) 60rem, 40rem"
    />
  )
  const style = { aspectRatio: `${width} / ${height}` }
  if (plan.spots.length === 0) {
    return (
      <div className="plan-sheet" style={style}>
        <EnlargeLink view={view} plan={plan} index={index} picture={picture} />
      </div>
    )
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset groups form fields
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls is reached by keyboard
    <div className="plan-box" role="group" aria-label={title} tabIndex={0}>
      <div className="plan-sheet" style={style}>
        {units.length > 0 ? (
          picture
        ) : (
          <EnlargeLink view={view} plan={plan} index={index} picture={picture} />
        )}
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

interface EnlargeLinkProps extends Pick<PlanSheetProps, 'view' | 'plan' | 'index'> {
  picture: ReactNode
}

/** A link from the plan on the page to its file, which the script of the gallery opens full screen. */
function EnlargeLink({ view, plan, index, picture }: EnlargeLinkProps) {
  return (
    <a href={plan.picture} data-picture={index} data-early-events>
      {picture}
      <span className="button">
        <Icon name="search" />
        {view.t('plans.enlarge')}
      </span>
    </a>
  )
}

/** The legend of the hotspot states that the plans contain. */
function Legend({
  view: { t },
  plans = [],
  units,
}: Required<Pick<PlansProps, 'view' | 'units'>> & Pick<PlansProps, 'plans'>) {
  const spotted = new Set(plans.flatMap(({ spots }) => spots.map(({ unit }) => unit)))
  const states = new Set(units.filter(({ id }) => spotted.has(id)).map(unitState))
  if (states.size === 0) return null
  return (
    <ul className="plan-legend" aria-label={t('plans.legend')}>
      {UNIT_STATES.filter((state) => states.has(state)).map((state) => (
        <li key={state}>
          <span className="plan-spot" data-state={state} aria-hidden="true" />
          {t(`plans.${state}`)}
        </li>
      ))}
    </ul>
  )
}
