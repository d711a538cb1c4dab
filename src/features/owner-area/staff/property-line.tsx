import { ResponsivePicture } from '../../../components/media/picture'
import type { View } from '../../../components/ui/view'
import { fullAddress } from '../../../listing/address'
import { pick } from '../../../platform/format/lang'
import { modelPicture } from '../../../platform/goal'
import type { HomeLine as Home } from '../owners'

/** A property with picture, type and full address. Staff see the full address even if it is hidden from visitors. */
export function PropertyLine({ view, property }: { view: View; property: Home }) {
  const { t, lang } = view
  const number = t('staff.import.item', { id: property.id })
  const address = fullAddress(property, view.lang)
  return (
    <span className="property-line">
      <ResponsivePicture
        src={property.picture ?? modelPicture(property.webId)}
        alt=""
        sizes="60px"
      />
      <span>
        {address || number}
        {address ? <small className="muted">{pick(property.type, lang) || number}</small> : null}
      </span>
    </span>
  )
}

export function propertyName(view: View, home: Home): string {
  return fullAddress(home, view.lang) || view.t('staff.import.item', { id: home.id })
}
