import type { View } from '../../components/ui/view'
import { pick } from '../../domain/format/lang'
import { rolePath } from '../../urls'
import type { BannerConfig } from './config'

interface AddressFormProps {
  id: number
  view: View
  config: BannerConfig
}

/** The first field of a valuation: leads to its form, with the address filled in. */
export function AddressForm({ id, view, config: { button } }: AddressFormProps) {
  const action = rolePath(view.site, view.lang, 'valuation')
  if (!action) return null
  const field = `m-${id}-address`
  return (
    <form className="address-form" action={action}>
      <label htmlFor={field}>{view.t('address.label')}</label>
      <div>
        <input
          id={field}
          name="streetcity"
          autoComplete="street-address"
          maxLength={200}
          placeholder={view.t('address.placeholder')}
        />
        <button type="submit" className="button accent">
          {pick(button?.label, view.lang) || view.t('address.start')}
        </button>
      </div>
    </form>
  )
}
