import { GoalTabs } from '../../components/goal-tabs'
import { HERO_WIDTHS, ResponsivePicture } from '../../components/picture'
import { SearchForm } from '../../components/search-form'
import type { View } from '../../components/view'
import { GOAL, type Goal } from '../../domain/goal'
import { pick } from '../../domain/lang'
import type { ListFilter } from '../../domain/list-filter'
import type { PageRole } from '../../domain/site'
import { rolePath } from '../../urls'
import type { ModuleViewProps } from '../module'
import type { BannerConfig } from './banner'

type Props = ModuleViewProps<BannerConfig, ListFilter | null>

const LIST_OF: Record<Goal, PageRole> = { 0: 'sale', 1: 'rent', 2: 'projects' }

export function BannerView(props: Props) {
  if (props.config.layout === 'hero') return <Hero {...props} />
  return props.config.layout === 'split' ? <Split {...props} /> : <Band {...props} />
}

function Hero({ view, config, data }: Props) {
  const goal = data?.goal ?? GOAL.sale
  const listPath = rolePath(view.site, view.lang, LIST_OF[goal])
  return (
    <section className="hero">
      <BannerPicture view={view} config={config} sizes="(max-width: 48rem) 250vw, 115vw" eager />
      <div className="wrap">
        <h1>{pick(config.title, view.lang)}</h1>
        {config.text && <p className="lede">{pick(config.text, view.lang)}</p>}
        {data && listPath && (
          <div className="search-panel">
            <GoalTabs view={view} current={goal} filter={data} />
            <SearchForm view={view} action={listPath} filter={data} layout="hero" />
          </div>
        )}
      </div>
    </section>
  )
}

function Band({ view, config }: Props) {
  return (
    <section className="section tight tint page-banner">
      <div className="wrap">
        <h1>{pick(config.title, view.lang)}</h1>
        {config.text && <p className="lede">{pick(config.text, view.lang)}</p>}
        <BannerButton view={view} config={config} />
      </div>
    </section>
  )
}

function Split({ view, config }: Props) {
  return (
    <section className="sell">
      <div className="wrap">
        <figure>
          <BannerPicture view={view} config={config} sizes="(min-width: 60rem) 52vw, 100vw" />
        </figure>
        <div className="copy">
          <h2>{pick(config.title, view.lang)}</h2>
          {config.text && <p>{pick(config.text, view.lang)}</p>}
          <BannerButton view={view} config={config} accent />
        </div>
      </div>
    </section>
  )
}

function BannerPicture(props: {
  view: View
  config: BannerConfig
  sizes: string
  eager?: boolean
}) {
  const { view, config, sizes, eager } = props
  if (!config.image) return null
  return (
    <ResponsivePicture
      src={config.image}
      alt={pick(config.alt, view.lang)}
      sizes={sizes}
      eager={eager}
      widths={eager ? HERO_WIDTHS : undefined}
      width={eager ? 2400 : 1600}
      height={eager ? 1200 : 1067}
      average={config.average}
    />
  )
}

function BannerButton(props: { view: View; config: BannerConfig; accent?: boolean }) {
  const { view, config, accent } = props
  const href = config.button && rolePath(view.site, view.lang, config.button.role)
  if (!config.button || !href) return null
  return (
    <a className={accent ? 'button accent large' : 'button'} href={href}>
      {pick(config.button.label, view.lang)}
    </a>
  )
}
