import { type MarqueeKey, marqueeOf } from '../../listing/marquee'
import { STATUS } from '../../listing/status'
import type { KeysOf } from '../../platform/i18n'
import type { Words } from '../ui/view'

export interface Labelled {
  marquee: number | null
  status: number
}

const TEXTS = {
  new: 'label.new',
  option: 'label.option',
  sold: 'label.sold',
  rented: 'label.rented',
  newConditions: 'label.newconditions',
  newPrice: 'label.newprice',
} as const satisfies Record<MarqueeKey, KeysOf<'label'>>

/** New, in option, sold and the like, as a pill; nothing when there is none. */
export function MarqueeLabel({ view, listing }: { view: Words<'label'>; listing: Labelled }) {
  const text = labelText(view, listing)
  return text ? (
    <span className="label" data-label={labelId(listing)}>
      {text}
    </span>
  ) : null
}

/** The label in words; null when there is none. */
export function labelText(view: Words<'label'>, listing: Labelled): string | null {
  const marquee = marqueeOf(labelId(listing))
  return marquee && view.t(TEXTS[marquee.key])
}

/** Sold and rented are a status too, and then weigh more than an older label. */
function labelId({ marquee, status }: Labelled): number | null {
  if (status === STATUS.sold) return 3
  if (status === STATUS.rented) return 4
  return marquee
}
