import { type EpcLabel, epcColourLetter, epcImage } from '../../listing/epc/epc'
import type { Words } from '../ui/view'

interface EpcTagProps {
  view: Words<'energy.labelalt'>
  epc: EpcLabel
}

/** The picture of an energy label, drawn as on the certificates of its region. */
export function EpcPicture({ view, epc: { region, key, label } }: EpcTagProps) {
  const alt = view.t('energy.labelalt', { label })
  return <img className="epc" src={epcImage(region, key)} alt={alt} width={240} height={96} />
}

/** The same drawing without a file, for pages with many labels. Its text is that of the picture: `EPC B`. */
export function EpcTag({ view, epc: { label } }: EpcTagProps) {
  return (
    <span className="epc" data-epc={epcColourLetter(label)}>
      <span className="sr-only">{view.t('energy.labelalt', { label: '' })}</span>
      {label.replace('-', '−')}
    </span>
  )
}
