import { EpcTag } from '../../components/listing/epc-tag'
import { fieldValue } from '../../components/listing/field-value'
import { type KeyFact, KeyFacts } from '../../components/listing/key-facts'
import { labelText } from '../../components/listing/marquee-label'
import { Price } from '../../components/listing/price'
import { Icon } from '../../components/ui/icon'
import type { View } from '../../components/ui/view'
import { numberValue } from '../../listing/field-value'
import type { ListingDetail, ProjectDetail } from '../../listing/published'
import { STATUS } from '../../listing/status'
import { fallbackLang, pick } from '../../platform/format/lang'
import { hasLivingArea } from '../../platform/goal'
import { projectPath } from '../../urls'

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
      <KeyFacts facts={keyFacts(view, home)} />
    </>
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
      <strong>{text}</strong>
    </p>
  ) : null
}

/** The maximum number of key facts at the top of the page. The tables contain all of them. */
const MAX_FACTS = 4

/** Returns the first key facts of a property. */
export function keyFacts(view: View, home: ListingDetail): KeyFact[] {
  const { t } = view
  const facts: KeyFact[] = []
  const add = (icon: KeyFact['icon'], term: string, field: ReturnType<typeof numberValue>) => {
    if (field) facts.push({ icon, term, value: fieldValue(view, field) })
  }
  add('bed', t('prop.bedrooms'), numberValue('count', home.bedrooms))
  const area = t(hasLivingArea(home) ? 'prop.living' : 'detail.surface')
  add('surface', area, numberValue('surface', home.surface))
  add('plot', t('prop.plot'), numberValue('surface', home.plot))
  if (home.epc) {
    const value = <EpcTag view={view} epc={home.epc} />
    facts.push({ icon: 'bolt', term: t('energy.epc'), value })
  }
  add('bath', t('prop.bathrooms'), numberValue('count', home.bathrooms))
  add('house', t('prop.buildyear'), numberValue('year', home.constructionYear))
  return facts.slice(0, MAX_FACTS)
}
