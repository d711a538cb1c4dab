import { Fragment, type ReactNode } from 'react'
import { hook } from '../../client/hooks'
import { ResponsivePicture } from '../../components/media/picture'
import { Icon } from '../../components/ui/icon'
import { Island } from '../../components/ui/island'
import type { View } from '../../components/ui/view'
import type { PublicPlan } from '../../listing/listing-types'
import { type Division, pictureAt } from '../../listing/property'
import type { PublicUnit } from '../../listing/published'
import { fallbackLang, pick, type Translated } from '../../platform/format/lang'
import { pictureBox } from '../../platform/format/picture-box'
import { Lightbox } from '../gallery/gallery'
import { HotspotLink } from './hotspot-link'
import { RoomAreas, RoomList, roomsOn } from './plan-rooms'
import { UNIT_STATES, unitState } from './unit-facts'

interface PlansProps {
  view: View
  plans: PublicPlan[] | undefined
  /** The units of a project. A property has none. */
  units?: readonly PublicUnit[]
  /** The rooms of a property. */
  divisions?: readonly Division[]
}

/**
 * The plans of a listing, each with links to its units or rooms. The plans of a property open full screen. It renders
 * nothing without plans.
 */
export function Plans({ view, plans = [], units = [], divisions = [] }: PlansProps) {
  if (plans.length === 0) return null
  const title = view.t(units.length > 0 ? 'plans.choose' : 'plans.rooms')
  const sheets = plans.map((plan, index) => ({
    title: plan.title,
    sheet: <PlanSheet {...{ view, plan, index, units, divisions }} />,
  }))
  const storeys = <Storeys view={view} sheets={sheets} />
  const pictures = plans.map(({ picture }) => pictureAt(picture))
  return (
    <section className="listing-part plans" id="plans">
      <h2>{title}</h2>
      <Legend view={view} plans={plans} units={units} />
      {units.length > 0 ? (
        storeys
      ) : (
        <Island name="plan-rooms" when="interaction">
          <Island name="gallery" when="interaction">
            {storeys}
            <Lightbox view={view} name={title} pictures={pictures} countId="plan-count" />
          </Island>
        </Island>
      )}
    </section>
  )
}

interface StoreysProps {
  view: View
  sheets: { title: Translated; sheet: ReactNode }[]
}

/** Several plans as tabs, which are radio buttons, so that they work without scripts. A single plan has a heading. */
function Storeys({ view: { t, lang }, sheets }: StoreysProps) {
  const [only, ...others] = sheets
  if (only && others.length === 0)
    return (
      <>
        <h3 lang={fallbackLang(only.title, lang)}>{pick(only.title, lang)}</h3>
        {only.sheet}
      </>
    )
  return (
    <fieldset className="storeys">
      <legend className="sr-only">{t('prop.floor')}</legend>
      {sheets.map(({ title, sheet }, index) => {
        const id = `storey-${index}`
        return (
          <Fragment key={id}>
            <input
              className="sr-only"
              type="radio"
              name="storey"
              id={id}
              defaultChecked={index === 0}
            />
            <label htmlFor={id} lang={fallbackLang(title, lang)}>
              {pick(title, lang)}
            </label>
            <div className="storey">{sheet}</div>
          </Fragment>
        )
      })}
    </fieldset>
  )
}

interface PlanSheetProps extends Required<Omit<PlansProps, 'plans'>> {
  plan: PublicPlan
  index: number
}

/**
 * The picture with its rooms and their list, or with its hotspots. With hotspots it scrolls in its own box in a narrow
 * window, so that no hotspot hides another.
 */
function PlanSheet({ view, plan, index, units, divisions }: PlanSheetProps) {
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
  const rooms = roomsOn(view, plan, divisions)
  if (rooms.length > 0) {
    const ratio = { ...style, '--ratio': (width / height).toFixed(3) }
    return (
      <div className="plan-rooms">
        <div className="plan-sheet" style={ratio} {...hook('plan-sheet')}>
          {picture}
          <RoomAreas plan={plan} rooms={rooms} />
          <EnlargeLink view={view} plan={plan} index={index} />
        </div>
        <RoomList rooms={rooms} />
      </div>
    )
  }
  const enlarge = <EnlargeLink view={view} plan={plan} index={index} picture={picture} />
  if (plan.spots.length === 0) {
    return (
      <div className="plan-sheet" style={style}>
        {enlarge}
      </div>
    )
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset groups form fields
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls is reached by keyboard
    <div className="plan-box" role="group" aria-label={title} tabIndex={0}>
      <div className="plan-sheet" style={style}>
        {units.length > 0 ? picture : enlarge}
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
  picture?: ReactNode
}

/** A link from the plan on the page to its file, which the script of the gallery opens full screen. */
function EnlargeLink({ view, plan, index, picture }: EnlargeLinkProps) {
  return (
    <a
      href={plan.picture}
      data-picture={index}
      data-name={pick(plan.title, view.lang)}
      data-early-events
    >
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
