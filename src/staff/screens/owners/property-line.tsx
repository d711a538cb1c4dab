import { ResponsivePicture } from '../../../components/media/picture'
import type { View } from '../../../components/ui/view'
import type { HomeLine as Home } from '../../../features/owner-area/owners'
import { fullAddress } from '../../../listing/address'
import { pick } from '../../../platform/format/lang'

/** A property with picture, type and full address. Staff see the full address even if it is hidden from visitors. */
export function HomeLine({ view, home }: { view: View; home: Home }) {
  const { t, lang } = view
  const number = t('staff.import.item', { id: home.id })
  const place = fullAddress(home, view.lang)
  return (
    <span className="home-line">
      {home.picture ? (
        <ResponsivePicture src={home.picture} alt="" sizes="60px" />
      ) : (
        <img src="/images/placeholder.svg" alt="" width="960" height="640" loading="lazy" />
      )}
      <span>
        {place || number}
        {place ? <small className="muted">{pick(home.type, lang) || number}</small> : null}
      </span>
    </span>
  )
}

/** Returns a short name of a property. */
export function homeName(view: View, home: Home): string {
  return fullAddress(home, view.lang) || view.t('staff.import.item', { id: home.id })
}
