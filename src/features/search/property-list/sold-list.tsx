import { Fragment } from 'react'
import { hook } from '../../../client/hooks'
import { listingPath } from '../../../components/listing/listing-card'
import { MainPicture } from '../../../components/listing/listing-picture'
import { listingTitle } from '../../../components/listing/listing-title'
import { labelText } from '../../../components/listing/marquee-label'
import { placeName } from '../../../components/listing/place-line'
import { partHeading } from '../../../components/module/heading'
import type { View } from '../../../components/ui/view'
import type { ListingCard } from '../../../listing/published'
import { fallbackLang } from '../../../platform/format/lang'
import { rolePath } from '../../../urls'
import { listingKey } from './card-grid'
import type { PropertyListProps } from './config'

const SIZES = '(min-width: 48rem) 58rem, 92vw'
const EAGER_CARDS = 1
/** The position after two complete rows. */
const OFFER_INDEX = 6

/** Shows sold listings as a portfolio of pictures in several sizes, because nothing in it is for sale. */
export function SoldList({ view, placement, data }: Omit<PropertyListProps, 'moduleId'>) {
  const heading = partHeading(view, placement)
  return (
    <ul className="sold-list" {...hook('cards')}>
      {data.list.cards.map((card, index) => (
        <Fragment key={listingKey(card)}>
          {index === OFFER_INDEX && data.filter.page === 1 && (
            <ValuationOffer view={view} heading={heading} />
          )}
          <li data-listing={listingKey(card)}>
            <SoldCard view={view} card={card} heading={heading} eager={index < EAGER_CARDS} />
          </li>
        </Fragment>
      ))}
    </ul>
  )
}

/** A link to the valuation of the visitor's own home, once in the portfolio. */
function ValuationOffer({ view, heading: Heading }: Pick<SoldCardProps, 'view' | 'heading'>) {
  const { t, site, lang } = view
  const href = rolePath(site, lang, 'valuation')
  if (!href) return null
  return (
    <li className="sold-list-offer">
      <Heading>{t('sold.own')}</Heading>
      <p>{t('sold.owntext')}</p>
      <a className="button" href={href}>
        {t('sold.valuation')}
      </a>
    </li>
  )
}

interface SoldCardProps {
  view: View
  card: ListingCard
  heading: 'h2' | 'h3' | 'h4'
  eager?: boolean
}

export function SoldCard({ view, card, heading: Heading, eager = false }: SoldCardProps) {
  const href = listingPath(view, card)
  const title = listingTitle(card, view.lang)
  return (
    <article {...hook('card')}>
      <SoldPicture view={view} card={card} eager={eager} />
      <div className="body">
        <Heading lang={fallbackLang(card.title, view.lang)}>
          {href ? <a href={href}>{title}</a> : title}
        </Heading>
        <p>{placeName(card, view.lang)}</p>
        <p className="state">{labelText(view, card)}</p>
      </div>
    </article>
  )
}

export function SoldPicture({ view, card, eager = false }: Omit<SoldCardProps, 'heading'>) {
  return (
    <div className="media">
      <MainPicture
        view={view}
        listing={card}
        alt={`${listingTitle(card, view.lang)}, ${placeName(card, view.lang)}`}
        sizes={SIZES}
        isEarly={eager}
      />
    </div>
  )
}
