import { FloodMark } from '../../components/listing/advert-facts'
import { fieldValue } from '../../components/listing/field-value'
import { type KeyFact, KeyFacts } from '../../components/listing/key-facts'
import { labelText } from '../../components/listing/marquee-label'
import { Price } from '../../components/listing/price'
import { Icon, type IconName } from '../../components/ui/icon'
import type { View } from '../../components/ui/view'
import type { ListingDetail, ProjectDetail } from '../../listing/published'
import { STATUS } from '../../listing/status'
import { formatDate, momentInWords } from '../../platform/format/dates'
import { fallbackLang, pick } from '../../platform/format/lang'
import type { LabelKey } from '../../platform/i18n'
import { projectPath } from '../../urls'
import { factsSheet, rankedFacts, type SheetFact } from './facts-sheet'
import { WithOpenHouses } from './open-houses'

interface PropertyHeadProps {
  view: View
  home: ListingDetail
  project: Pick<ProjectDetail, 'id' | 'title'> | null
  title: string
  place: string
}

/** The title, address, price and key facts of a property. */
export function PropertyHead({ view, home, project, title, place }: PropertyHeadProps) {
  const { t, lang } = view
  return (
    <>
      <div className="title-block">
        <h1 lang={fallbackLang(home.title, lang)}>{title}</h1>
        <Price view={view} listing={home} />
        <p className="place">{place}</p>
        <FloodMark view={view} listing={home} />
        {project && (
          <p className="unit-of">
            <a className="link" href={projectPath(lang, project.id)}>
              <Icon name="building" />
              {t('detail.unitof', { name: pick(project.title, lang) })}
            </a>
          </p>
        )}
      </div>
      {home.gone && <Gone view={view} home={home} />}
      {view.early && <EarlyNotice view={view} publicFrom={view.early.publicFrom} />}
      <WithOpenHouses view={view} listing={home}>
        <KeyFacts facts={keyFacts(view, home)} />
      </WithOpenHouses>
    </>
  )
}

/** States from when all visitors see the property. */
function EarlyNotice({ view: { t, lang }, publicFrom }: { view: View; publicFrom: number }) {
  return (
    <p className="notice">
      <Icon name="eye" />
      <span>
        <strong>{t('detail.early')}</strong>{' '}
        {t('detail.early.text', { moment: momentInWords(publicFrom, lang) })}
      </span>
    </p>
  )
}

function Gone({ view, home }: Pick<PropertyHeadProps, 'view' | 'home'>) {
  const rented =
    home.status === STATUS.rented || (home.status === STATUS.active && home.marquee === 4)
  const sold = home.status === STATUS.sold || home.marquee === 3
  const text = rented
    ? view.t('detail.rented')
    : sold
      ? view.t('detail.sold')
      : labelText(view, home)
  return text ? (
    <p className="notice">
      <Icon name="info" />
      <strong>{text}</strong>{' '}
      {home.leftMarketDate ? (
        <time dateTime={home.leftMarketDate}>{formatDate(home.leftMarketDate)}</time>
      ) : null}
    </p>
  ) : null
}

/** The icon and the shorter name of a fact at the top of the page. Others have their usual name. */
const KEY_FACT_NAMES: Partial<Record<SheetFact['label'], { icon?: IconName; term?: LabelKey }>> = {
  'prop.bedrooms': { icon: 'bed' },
  'prop.livingarea': { icon: 'surface', term: 'prop.living' },
  'detail.surface': { icon: 'surface' },
  'prop.plotarea': { icon: 'plot', term: 'prop.plot' },
  'energy.label': { icon: 'bolt', term: 'energy.epc' },
  'prop.bathrooms': { icon: 'bath' },
  'prop.toilets': { icon: 'bath' },
  'prop.lift': { icon: 'building' },
  'prop.officearea': { icon: 'surface' },
  'prop.storearea': { icon: 'surface' },
  'price.perm2': { icon: 'chart' },
  'price.ki': { icon: 'document' },
  'price.deposit': { icon: 'document' },
  'prop.buildyear': { icon: 'house' },
  'plan.floodparcel': { icon: 'flood', term: 'plan.pscore' },
}

/** Returns the first facts of the property's kind. */
export function keyFacts(view: View, home: ListingDetail): KeyFact[] {
  return factsSheet(home).key.map((fact) => keyFact(view, fact))
}

/** Returns the first `max` facts of the property's kind without the energy label, which posters show larger. */
export function posterFacts(view: View, home: ListingDetail, max: number): KeyFact[] {
  return rankedFacts(home)
    .filter(({ label }) => label !== 'energy.label')
    .slice(0, max)
    .map((fact) => keyFact(view, fact))
}

function keyFact(view: View, fact: SheetFact): KeyFact {
  const { icon = 'grid', term = fact.label } = KEY_FACT_NAMES[fact.label] ?? {}
  const value = fact.kind === 'abbreviation' ? fact.written : fieldValue(view, fact)
  return { icon, term: view.t(term), value }
}
