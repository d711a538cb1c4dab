import { Hydrated } from '../../../../client/hydrated'
import { frameOf } from '../../../../components/module/frame'
import type { View } from '../../../../components/ui/view'
import { LIST_OF_GOAL } from '../../../../listing/filter/lists'
import { pick } from '../../../../platform/format/lang'
import { GOAL } from '../../../../platform/goal'
import { rolePath } from '../../../../urls'
import { SearchForm, searchFormOf } from '../../../search/search'
import { BannerBand } from './banner-band'
import { BannerButton, BannerPicture, HERO_SIZES } from './banner-parts'
import type { BannerConfig, BannerProps } from './config'

export function BannerView(props: BannerProps) {
  if (props.config.layout === 'hero') return <Hero {...props} />
  return props.config.layout === 'split' ? <Split {...props} /> : <BannerBand {...props} />
}

function Hero({ moduleId: id, view, placement, config, data }: BannerProps) {
  const goal = data?.filter.goal ?? GOAL.sale
  const listPath = rolePath(view.site, view.lang, LIST_OF_GOAL[goal])
  const Title = placement.titleSize
  return (
    <section {...frameOf(id, placement, heroClass(config))}>
      <BannerPicture view={view} config={config} sizes={HERO_SIZES} eager />
      <div className="wrap">
        <Title>{pick(config.title, view.lang)}</Title>
        {config.text && <p className="lede">{pick(config.text, view.lang)}</p>}
        {data && listPath && (
          <div className="search-panel">
            <Hydrated
              name="search-form"
              when="interaction"
              lang={view.lang}
              component={SearchForm}
              props={searchFormOf(view, {
                ...data,
                action: listPath,
                layout: 'hero',
              })}
            />
          </div>
        )}
      </div>
    </section>
  )
}

function heroClass({ inkWords, darkImage }: BannerConfig): string {
  return ['hero', inkWords && 'ink', darkImage && 'night'].filter(Boolean).join(' ')
}

function Split({ moduleId: id, view, placement, config }: BannerProps) {
  return (
    <section {...frameOf(id, placement, 'sell')}>
      <div className="wrap">
        <figure>
          <BannerPicture view={view} config={config} sizes="(min-width: 64rem) 52vw, 100vw" />
        </figure>
        <div className="copy">
          <h2>{pick(config.title, view.lang)}</h2>
          {config.text && <p>{pick(config.text, view.lang)}</p>}
          {config.askAddress ? (
            <AddressForm id={id} view={view} config={config} />
          ) : (
            <BannerButton view={view} config={config} accent />
          )}
        </div>
      </div>
    </section>
  )
}

interface AddressFormProps {
  id: number
  view: View
  config: BannerConfig
}

/** The first field of a valuation. It leads to the form with the address filled in. */
function AddressForm({ id, view, config: { button } }: AddressFormProps) {
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
