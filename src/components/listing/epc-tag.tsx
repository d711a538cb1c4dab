import { type EpcLabel, epcImage } from '../../listing/epc/epc'
import type { Words } from '../ui/view'

interface EpcTagProps {
  view: Words<'energy.labelalt'>
  epc: EpcLabel
  /** True on a page to print and among the main facts of a listing, where it loads without scrolling. */
  isEarly?: boolean
}

/** An energy label, drawn as on the certificates of its region. */
export function EpcTag({ view, epc, isEarly = false }: EpcTagProps) {
  const { region, key, label } = epc
  return (
    <img
      className="epc"
      src={epcImage(region, key)}
      alt={view.t('energy.labelalt', { label })}
      width={240}
      height={96}
      loading={isEarly ? undefined : 'lazy'}
    />
  )
}
