import { advertFacts, NO_ADVERT_FACTS } from './advert-facts'
import { featureBits } from './features'
import { formerPrice } from './former-price'
import type { ListingCard, PublishSettings } from './listing-types'
import { marketStart } from './market-start'
import { MARQUEE } from './marquee'
import { isManual } from './overrides/manual-id'
import { PRICE_UNIT_FROM, shownPrice as publicPrice, shownSaleMethod } from './price'
import type { Property } from './property'
import { hiddenStreet, publicPictures, publicPlace, redactTexts } from './redact'
import { hasDetailPage } from './status'

/** The maximum number of pictures of a card in a list. A page shows all of them. */
export const CARD_PICTURES = 5

/** The price fields of a listing whose price is not public. */
export const NO_PRICE = {
  price: null,
  formerPrice: undefined,
  priceFrom: false,
  priceUnitText: null,
  saleMethod: undefined,
}

/**
 * Returns the card with all pictures and the public price and place, for a listing on the market. A listing made by staff
 * has the label 'new price' while its former price is shown.
 */
export function openCard(property: Property, settings: PublishSettings): ListingCard {
  const price = publicPrice(property)
  const former = formerPrice(property)
  const hidden = hiddenStreet(property, settings)
  const pictures = publicPictures(property.pictures, hidden)
  const typeName = redactTexts(property.typeDescription, hidden)
  return {
    kind: 'property',
    id: property.id,
    goal: property.goal,
    status: property.status,
    marquee:
      property.marquee ?? (isManual(property.id) && former !== null ? MARQUEE.newPrice : null),
    gone: false,
    hasPage: hasDetailPage(property, settings),
    title: typeName,
    typeName,
    webIds: property.webId === null ? [] : [property.webId],
    ...publicPlace(property, settings),
    price,
    ...(property.currency && { currency: property.currency }),
    ...(former !== null && { formerPrice: former }),
    priceFrom: price !== null && property.priceUnit === PRICE_UNIT_FROM,
    priceUnitText: price === null ? null : property.priceUnitText,
    ...shownSaleMethod(property),
    bedrooms: property.bedrooms,
    bathrooms: property.bathrooms,
    surface: property.surfaceTotal ?? property.surfaceLiving,
    plot: property.surfacePlot,
    features: featureBits(property),
    ...advertFacts(property, settings),
    pictures,
    pictureCount: pictures.length,
    ...(property.openHouses && { openHouses: property.openHouses }),
    started: marketStart(property),
  }
}

/**
 * Returns the card of a listing that left the market or is not published. It has type, city and pictures only, without
 * their unedited originals.
 */
export function withheldCard(card: ListingCard): ListingCard {
  return {
    ...card,
    ...NO_PRICE,
    ...NO_ADVERT_FACTS,
    gone: true,
    address: { street: null, parts: null, country: card.address.country },
    bedrooms: null,
    bathrooms: null,
    surface: null,
    plot: null,
    features: 0,
    epcRange: null,
    openHouses: undefined,
    pictures: card.pictures.map(({ original: _, ...picture }) => ({ ...picture, name: '' })),
    lat: null,
    lng: null,
    exact: false,
  }
}
