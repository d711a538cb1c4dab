import type { ListingCard } from '../../listing/published'
import { withColon } from '../../platform/format/lang'
import { formatSurface } from '../../platform/format/number'
import { hasLivingArea } from '../../platform/goal'
import { plural } from '../../platform/i18n/translate'
import type { Words } from '../ui/view'
import { Energy, hasEnergy } from './advert-facts'
import type { CardText } from './card-texts'

/**
 * Bedrooms, surface and plot, or the units that a project still offers, and the energy label. Unknown facts are left out.
 */
export function CardFacts({ view, card }: { view: Words<CardText>; card: ListingCard }) {
  const facts = card.kind === 'project' ? projectFacts(view, card) : propertyFacts(view, card)
  if (facts.length === 0 && !hasEnergy(card)) return null
  return (
    <ul className="facts">
      {facts.map(({ text, fullText }) => (
        <li key={text}>
          {fullText ? <span aria-hidden="true">{text}</span> : text}
          {fullText ? <span className="sr-only">{fullText}</span> : null}
        </li>
      ))}
      {hasEnergy(card) && (
        <li>
          <Energy view={view} listing={card} />
        </li>
      )}
    </ul>
  )
}

/** A fact of a card. `fullText` is the full text of an abbreviation, for screen readers. */
interface CardFact {
  text: string
  fullText?: string
}

function propertyFacts(view: Words<CardText>, card: ListingCard): CardFact[] {
  const { t } = view
  const { bedrooms, surface, plot } = card
  const facts: CardFact[] = []
  if (bedrooms) facts.push(bedroomsFact(view, bedrooms))
  if (surface) {
    const key = hasLivingArea(card) ? 'card.living' : 'card.surface'
    facts.push({ text: t(key, { area: formatSurface(surface) }) })
  }
  if (plot) facts.push({ text: t('card.plot', { area: formatSurface(plot) }) })
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
    facts.push({ text: t('card.bedroomsrange', range), fullText })
  } else if (bedroomsMax) facts.push(bedroomsFact(view, bedroomsMax))
  if (units) facts.push({ text: plural(t, lang, 'card.units', units.available) })
  return facts
}

function bedroomsFact({ t, lang }: Words<CardText>, count: number): CardFact {
  return {
    text: t('card.bedrooms', { count }),
    fullText: plural(t, lang, 'prop.bedrooms', count),
  }
}
