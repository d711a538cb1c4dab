import { type EpcLabel, epcColourLetter, epcImage } from '../../listing/epc/epc'
import type { Words } from '../ui/view'

interface EpcTagProps {
  view: Words<'energy.labelalt'>
  epc: EpcLabel
}

/** The picture of an energy label, drawn as on the certificates of its region. */
export function EpcPicture({ view, epc }: EpcTagProps) {
  const { region, key } = epc
  return (
    <img
      className="epc"
      src={epcImage(region, key)}
      alt={labelName(view, epc)}
      width={240}
      height={96}
    />
  )
}

/** The same drawing without a file, for pages with many labels. */
export function EpcTag({ view, epc }: EpcTagProps) {
  return (
    <span
      className="epc"
      role="img"
      aria-label={labelName(view, epc)}
      data-epc={epcColourLetter(epc.label)}
    >
      {epc.label.replace('-', '−')}
    </span>
  )
}

function labelName({ t }: EpcTagProps['view'], { label }: EpcLabel): string {
  return t('energy.labelalt', { label })
}
