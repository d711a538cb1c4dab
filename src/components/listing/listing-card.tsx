import { hook } from '../../client/hooks'
import type { ListingCard as Listing } from '../../listing/published'
import { fallbackLang, pick, withColon } from '../../platform/format/lang'
import { detailPath } from '../../urls'
import type { Words } from '../ui/view'
import { advertPlace, FloodMark } from './advert-facts'
import { CardFacts } from './card-facts'
import type { CardText } from './card-texts'
import { FavouriteButton } from './favourite-button'
import { MainPicture, originWords } from './listing-picture'
import { labelText, MarqueeLabel } from './marquee-label'
import { openHouseTime } from './open-house-time'
import { PictureCarousel } from './picture-carousel'
import { placeName } from './place-line'
import { Price } from './price'

const GRID_SIZES = '(min-width: 80rem) 26rem, (min-width: 48rem) 46vw, 92vw'

interface ListingCardProps {
  view: Words<CardText>
  card: Listing
  /** True for the first cards of a page. */
  eager?: boolean
  sizes?: string
  heading?: 'h2' | 'h3' | 'h4'
  /** False if the listing cannot be stored as a favourite. */
  heart?: boolean
  /** The link, if it is not the path of the listing's page. */
  href?: string | null
}

/** A card in a list. The link of its title covers the complete card. */
export function ListingCard(props: ListingCardProps) {
  const { view, card, heading: Heading = 'h3', heart = true } = props
  const { lang } = view
  const href = props.href ?? listingPath(view, card)
  const title = pick(card.title, lang) || placeName(card, lang)
  return (
    <article className={card.gone ? 'card gone' : 'card'} {...hook('card')}>
      <div className="media">
        <CardPictures {...props} href={href} title={title} />
        {labelText(view, card) && (
          <div className="tags">
            <MarqueeLabel view={view} listing={card} />
          </div>
        )}
      </div>
      <div className="body">
        <Price view={view} listing={card} />
        <Heading className="title" lang={fallbackLang(card.title, lang)}>
          {href ? <a href={href}>{title}</a> : title}
        </Heading>
        <p className="place">{advertPlace(card, lang)}</p>
        <FloodMark view={view} listing={card} />
        <NextOpenHouse view={view} card={card} />
        {card.gone ? null : <CardFacts view={view} card={card} />}
      </div>
      {heart ? <FavouriteButton view={view} listing={card} /> : null}
    </article>
  )
}

/** The first open house day. Renders nothing if there is none. */
function NextOpenHouse({ view, card }: { view: Words<CardText>; card: Listing }) {
  const [first] = card.openHouses ?? []
  if (!first) return null
  return (
    <p className="place">
      <strong>{view.t('card.openhouse')}</strong> {openHouseTime(first, view.lang)}
    </p>
  )
}

/** Returns the path of a listing's page, or null if it has none. */
export function listingPath({ lang }: Pick<Words, 'lang'>, card: Listing): string | null {
  return card.hasPage ? detailPath(lang, card) : null
}

interface CardPicturesProps extends ListingCardProps {
  href: string | null
  title: string
}

function CardPictures(props: CardPicturesProps) {
  const { view, card, eager, sizes = GRID_SIZES, href, title } = props
  const [first, ...others] = card.pictures
  const name = `${title}, ${placeName(card, view.lang)}`
  if (!first) {
    return <MainPicture view={view} listing={card} alt={name} sizes={sizes} isEarly={eager} />
  }
  const index = view.t('picture.index', { index: '{index}', count: card.pictures.length })
  return (
    <PictureCarousel
      pictures={[first.url, ...others.map(({ url }) => url)]}
      origins={card.pictures.map((picture) => originWords(view, picture))}
      alt={`${name}, ${index}`}
      sizes={sizes}
      href={href}
      eager={eager}
      labels={{
        carousel: `${withColon(view.lang, view.t('picture.carousel'))} ${name}`,
        previous: view.t('picture.previous'),
        next: view.t('picture.next'),
      }}
    />
  )
}
