import type { EpcRange } from '../../listing/epc/epc'
import type { ListingCard } from '../../listing/published'
import { formatDate } from '../../platform/format/dates'
import { type Lang, withColon } from '../../platform/format/lang'
import { formatAmount } from '../../platform/format/number'
import { Icon } from '../ui/icon'
import type { Words } from '../ui/view'
import type { CardText } from './card-texts'
import { EpcTag } from './epc-tag'
import { placeLine } from './place-line'

type Rated = Pick<ListingCard, 'epc' | 'energyPerformance'> & { epcRange?: EpcRange | null }
type EnergyWords = Words<'energy.labelalt' | 'energy.perm2' | 'project.to'>

interface EnergyProps {
  view: EnergyWords
  listing: Rated
}

/** The energy label and score of a home. A project has its worst class and then its best, as the law requires. */
export function Energy({ view, listing: { epc, epcRange, energyPerformance } }: EnergyProps) {
  const [first, last] = epcRange ? labelsOf(epcRange) : [epc]
  return (
    <>
      {first && <EpcTag view={view} epc={first} />}
      {last && (
        <>
          <span className="sr-only"> {view.t('project.to')} </span>{' '}
          <EpcTag view={view} epc={last} />
        </>
      )}
      {energyPerformance !== undefined && (
        <span className="epc-score">{scoreText(view, energyPerformance)}</span>
      )}
    </>
  )
}

/** Returns true if a listing has a label or a score. */
export function hasEnergy({ epc, epcRange, energyPerformance }: Rated): boolean {
  return Boolean(epc ?? epcRange) || energyPerformance !== undefined
}

function labelsOf({ worst, best }: EpcRange) {
  return worst.key === best.key ? [best] : [worst, best]
}

/** Returns the energy score: `168 kWh/m² per jaar`. */
export function scoreText({ t }: Pick<EnergyWords, 't'>, value: number): string {
  return t('energy.perm2', { value: formatAmount(value) })
}

/** Returns the place in one line. In Flanders, the certificate's code follows an address that is not public. */
export function advertPlace(listing: Placed, lang: Lang): string {
  return [placeLine(listing, lang), codeText(listing, lang)].filter(Boolean).join(', ')
}

type Placed = Parameters<typeof placeLine>[0] & Pick<ListingCard, 'epcCode'>

/** Flemish adverts name the unique code by these letters in every language. */
function codeText({ epcCode }: Pick<ListingCard, 'epcCode'>, lang: Lang): string {
  return epcCode ? `${withColon(lang, 'UC')} ${epcCode}` : ''
}

/** The symbol of a flood score D with its words. Renders nothing for any other listing. */
export function FloodMark({ view, listing }: { view: Words<'card.flood'>; listing: Flooded }) {
  const text = floodText(view, listing)
  return text ? (
    <p className="flood-mark">
      <Icon name="flood" />
      <span>{text}</span>
    </p>
  ) : null
}

type Flooded = Pick<ListingCard, 'flood'>

/** Returns the flood scores D and the date of the report in words, or ''. */
function floodText({ t }: Words<'card.flood'>, { flood }: Flooded): string {
  if (!flood) return ''
  const report = flood.reported && t('card.flood.report', { date: formatDate(flood.reported) })
  return [t(`card.flood.${flood.scores}`), report].filter(Boolean).join(', ')
}

/** Returns the energy labels as words: `EPC B`, `EPC F tot B`, or ''. */
function labelText({ t }: EnergyWords, { epc, epcRange }: Rated): string {
  const labels = epcRange ? labelsOf(epcRange) : epc ? [epc] : []
  const label = labels.map((one) => one.label).join(` ${t('project.to')} `)
  return label && t('energy.labelalt', { label })
}

/** Returns the facts of an advert next to the pictures of the labels: score, code and flood scores D. */
export function advertWords(view: Words<CardText>, listing: Rated & Flooded & Placed): string[] {
  const { energyPerformance } = listing
  return [
    energyPerformance === undefined ? '' : scoreText(view, energyPerformance),
    codeText(listing, view.lang),
    floodText(view, listing),
  ].filter(Boolean)
}

/** Returns the energy label and all facts of an advert, for media without pictures of labels. */
export function advertText(view: Words<CardText>, listing: ListingCard): string {
  return [labelText(view, listing), ...advertWords(view, listing)].filter(Boolean).join(', ')
}
