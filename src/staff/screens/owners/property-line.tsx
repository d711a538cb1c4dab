import { ResponsivePicture } from '../../../components/media/picture'
import type { View } from '../../../components/ui/view'
import type { HomeLine as Home } from '../../../features/owner-area/owners'
import { wholeAddress } from '../../../listing/address'
import { pick } from '../../../platform/format/lang'

/** A home by its picture, kind and whole address, for the agency knows it. */
export function HomeLine({ view, home }: { view: View; home: Home }) {
  const { t, lang } = view
  const number = t('staff.import.item', { id: home.id })
  const place = wholeAddress(home, view.lang)
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

/** What a home is called where there is no room for more. */
export function homeName(view: View, home: Home): string {
  return wholeAddress(home, view.lang) || view.t('staff.import.item', { id: home.id })
}
