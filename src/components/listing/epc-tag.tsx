import { type EpcLabel, epcImage } from '../../listing/epc/epc'
import type { Words } from '../ui/view'
import type { CardText } from './card-texts'

/** An energy label, drawn as on the certificates of its region. */
export function EpcTag({ view, epc }: { view: Words<CardText>; epc: EpcLabel }) {
  const { region, key, label } = epc
  return (
    <img
      className="epc"
      src={epcImage(region, key)}
      alt={view.t('energy.labelalt', { label })}
      width={240}
      height={96}
      loading="lazy"
    />
  )
}
