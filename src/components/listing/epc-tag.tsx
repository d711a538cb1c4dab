import { epcColourLetter } from '../../domain/listing/epc'
import type { Words } from '../ui/view'

/** The letter is the message, its colour only repeats it. */
export function EpcTag({ view, label }: { view: Words; label: string }) {
  return (
    <span className="epc" data-epc={epcColourLetter(label)}>
      <span className="sr-only">{view.t('energy.short')} </span>
      {label}
    </span>
  )
}
