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
  offer: 'label.offer',
} as const satisfies Record<MarqueeKey, KeysOf<'label'>>

/** The label of a listing as a pill, such as new, under option or sold. Renders nothing without a label. */
export function MarqueeLabel({ view, listing }: { view: Words<'label'>; listing: Labelled }) {
  const text = labelText(view, listing)
  return text ? (
    <span className="label" data-label={labelId(listing)}>
      {text}
    </span>
  ) : null
}

/** Returns the text of the label, or null if there is none. */
export function labelText(view: Words<'label'>, listing: Labelled): string | null {
  return labelOf(view, listing)?.text ?? null
}

/** Returns the label with its colour, on which white text is readable, or null if there is none. */
export function labelOf({ t }: Words<'label'>, listing: Labelled) {
  const marquee = marqueeOf(labelId(listing))
  return marquee && { text: t(TEXTS[marquee.key]), colour: marquee.colour }
}

/** Returns the label. The statuses sold and rented take precedence over an older label. */
function labelId({ marquee, status }: Labelled): number | null {
  if (status === STATUS.sold) return 3
  if (status === STATUS.rented) return 4
  return marquee
}
