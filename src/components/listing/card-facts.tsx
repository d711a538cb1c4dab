import type { ReactNode } from 'react'
import type { ListingCard } from '../../listing/published'
import { withColon } from '../../platform/format/lang'
import { formatSurface } from '../../platform/format/number'
import { hasLivingArea } from '../../platform/goal'
import { plural } from '../../platform/i18n/translate'
import { Icon, type IconName } from '../ui/icon'
import type { Words } from '../ui/view'
import type { CardText } from './card-texts'

/** Bedrooms, surface and plot, or the units that a project still offers. Unknown facts are left out. */
export function CardFacts({ view, card }: { view: Words<CardText>; card: ListingCard }) {
  const facts = card.kind === 'project' ? projectFacts(view, card) : propertyFacts(view, card)
  if (facts.length === 0) return null
  return (
    <ul className="facts">
      {facts.map(({ icon, text, label, fullText }) => (
        <li key={icon}>
          <Icon name={icon} />
          {label ? <span className="sr-only">{withColon(view.lang, label)} </span> : null}
          {fullText ? <span aria-hidden="true">{text}</span> : text}
          {fullText ? <span className="sr-only">{fullText}</span> : null}
        </li>
      ))}
    </ul>
  )
}

/**
 * A fact of a card. `label` is a text for screen readers in place of the icon. `fullText` is the full text of an
 * abbreviation.
 */
interface CardFact {
  icon: IconName
  text: ReactNode
  label?: string
  fullText?: string
}

function propertyFacts(view: Words<CardText>, card: ListingCard): CardFact[] {
  const { t, lang } = view
  const { bedrooms, surface, plot } = card
  const facts: CardFact[] = []
  if (bedrooms) {
    const text = t('card.bedrooms', { count: bedrooms })
    facts.push({ icon: 'bed', text, fullText: plural(t, lang, 'prop.bedrooms', bedrooms) })
  }
  const name = t(hasLivingArea(card) ? 'prop.livingarea' : 'detail.surface')
  if (surface) facts.push(area(name, 'surface', surface))
  if (plot) facts.push(area(t('card.plot'), 'plot', plot))
  return facts
}

function projectFacts(
  view: Words<CardText>,
  { units, bedroomsMin, bedroomsMax }: ListingCard,
): CardFact[] {
  const { t, lang } = view
  const facts: CardFact[] = []
  if (bedroomsMax && bedroomsMin !== bedroomsMax) {
    const range = { min: bedroomsMin ?? 0, max: bedroomsMax }
    const fullText = `${withColon(lang, t('prop.bedrooms'))} ${t('project.range', range)}`
    facts.push({ icon: 'bed', text: t('card.bedroomsrange', range), fullText })
  } else if (bedroomsMax) {
    const text = t('card.bedrooms', { count: bedroomsMax })
    facts.push({ icon: 'bed', text, fullText: plural(t, lang, 'prop.bedrooms', bedroomsMax) })
  }
  if (units) facts.push({ icon: 'building', text: plural(t, lang, 'card.units', units.available) })
  return facts
}

function area(name: string, icon: IconName, m2: number): CardFact {
  return { icon, text: formatSurface(m2), label: name }
}
