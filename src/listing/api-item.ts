import type { ApiItem } from '../features/openapi/schemas'
import { type Lang, pick } from '../platform/format/lang'
import { countryCode } from '../platform/geo/belgian-region'
import { askedAmount, PRICE_UNIT_FROM, saleAmounts } from './price'
import type { Picture } from './property'
import type { ListingCard, PublicAddress } from './published'

type AddressItem = Pick<
  ApiItem,
  'Street' | 'HouseNumber' | 'BoxNr' | 'PublishAddress' | 'PublicAddress'
>

/** Returns the API row of a card. It uses only the card, so hidden facts can't be included. GoogleX is the latitude. */
export function apiItem(card: ListingCard, lang: Lang): ApiItem {
  const first = card.pictures[0]
  const { lumpSum, monthlyAnnuity, openingBid } = saleAmounts(card.saleMethod)
  return {
    ID: card.id,
    ObjectType: card.kind === 'project' ? 'PROJECT' : 'PROPERTY',
    Name: card.kind === 'project' ? pick(card.title, lang) : null,
    Goal: card.goal,
    Status: card.status,
    Marquee: card.marquee,
    TypeDescription: pick(card.typeName, lang),
    WebIDs: card.webIds,
    City: pick(card.city, lang),
    Zip: card.zip,
    ...addressItem(card.address, lang),
    CountryID: card.countryId,
    CountryName: pick(card.address.country, lang) || null,
    Country: countryCode(card),
    Price: card.price,
    Currency: card.currency ?? 'EUR',
    PriceUnit: card.priceFrom ? PRICE_UNIT_FROM : null,
    PriceUnitText: pick(card.priceUnitText, lang) || null,
    PublishPrice: askedAmount(card) !== null,
    SaleMethod: card.saleMethod?.name ?? null,
    LumpSum: lumpSum,
    MonthlyAnnuity: monthlyAnnuity,
    OpeningBid: openingBid,
    NumberOfBedRooms: card.bedrooms ?? card.bedroomsMin ?? null,
    NumberOfBathRooms: card.bathrooms,
    SurfaceTotal: card.surface,
    EPCLabelText: card.epc?.label ?? null,
    EnergyPerformance: card.energyPerformance ?? null,
    EPCUniqueCode: card.epcCode ?? null,
    FloodSymbol: card.flood?.scores.toUpperCase() ?? null,
    FloodReportDate: card.flood?.reported ?? null,
    SmallPictureItem: first ? { Url: smallest(first) } : null,
    MediumPictureItem: first ? { Url: first.medium ?? first.url } : null,
    LargePictureItems: card.pictures.map(({ url, name, origin, original }) => ({
      Url: url,
      Name: name,
      ...(origin && { Origin: origin }),
      ...(original && { OriginalUrl: original }),
    })),
    GoogleX: card.lat,
    GoogleY: card.lng,
  }
}

function addressItem({ street, parts }: PublicAddress, lang: Lang): AddressItem {
  return {
    Street: (parts && pick(parts.street, lang)) || null,
    HouseNumber: parts?.houseNumber || null,
    BoxNr: parts?.boxNr || null,
    PublishAddress: parts !== null,
    PublicAddress: parts ? null : pick(street, lang) || null,
  }
}

function smallest({ small, medium, url }: Picture): string {
  return small ?? medium ?? url
}
