import { Fragment } from 'react'
import { hook } from '../../../client/hooks'
import { CardItem } from '../../../components/module/card-item'
import { partHeading } from '../../../components/module/heading'
import { SHEETS_PLACEHOLDER } from '../../../components/shell/layout'
import { ctaIndex } from '../../../listing/filter/paging'
import type { ListingCard as Card } from '../../../listing/published'
import { demandPath } from '../../../urls'
import type { PropertyListProps } from './config'
import { MIN_RESULTS } from './nearby'

const EAGER_CARDS = 2
/** The number of cards before the style sheets of what follows: a row of a wide screen. */
const FIRST_CARDS = 3

/** One page of a list. The map matches cards and pins by `data-listing` and `data-at`. */
export function CardGrid({ view, placement, config, data }: Omit<PropertyListProps, 'moduleId'>) {
  const heading = partHeading(view, placement)
  const { cards, total } = data.list
  const at = config.callToAction ? ctaIndex(data.size, config.ctaNumber) : null
  const isShort = config.callToAction && total <= MIN_RESULTS
  return (
    <ul className="grid-cards" {...hook('cards', hidingTexts(view))}>
      {cards.map((card, index) => (
        <Fragment key={listingKey(card)}>
          {index === at && <CallToAction view={view} data={data} heading={heading} />}
          <CardItem
            view={view}
            card={card}
            heading={heading}
            eager={index < EAGER_CARDS}
            after={index === FIRST_CARDS - 1 ? SHEETS_PLACEHOLDER : ''}
            attributes={{ 'data-listing': listingKey(card), 'data-at': placeOf(card) }}
          />
        </Fragment>
      ))}
      {isShort && <CallToAction view={view} data={data} heading={heading} />}
    </ul>
  )
}

/** Returns the texts of the script that hides listings. */
function hidingTexts({ t }: PropertyListProps['view']): string {
  const count = t('list.hiddencount', { count: '{count}' })
  return [t('list.hide'), t('list.hidden'), t('list.undo'), count, t('list.showhidden')].join('|')
}

export function listingKey({ kind, id }: Card): string {
  return `${kind}-${id}`
}

function placeOf({ lat, lng }: Card): string | undefined {
  return lat === null || lng === null ? undefined : `${lat},${lng}`
}

interface CallToActionProps extends Pick<PropertyListProps, 'view' | 'data'> {
  heading: 'h2' | 'h3' | 'h4'
}

/** The link to the form for a search request, among the cards. It renders nothing if the agency has no such page. */
function CallToAction({ view, data, heading: Heading }: CallToActionProps) {
  const { t, site, lang } = view
  const href = demandPath(site, lang, data.filter)
  if (!href) return null
  return (
    <li>
      <aside className="cta-block">
        <div>
          <Heading>{t('list.ctatitle')}</Heading>
          <p>{t('list.ctatext')}</p>
        </div>
        <a className="button" href={href}>
          {t('list.ctabutton')}
        </a>
      </aside>
    </li>
  )
}
