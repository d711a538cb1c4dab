import propertyTypes from '../../seeds/property-types.json'
import { allLocalities, type Locality } from '../listing/places/places'
import { STATUS } from '../listing/status'
import { COUNTRY, regionOf } from '../platform/geo/belgian-region'
import { GOAL, WEB_ID } from '../platform/goal'
import demoPictures from './demo-pictures.json'
import {
  INTERIORS,
  MARQUEE_SHARES,
  STREETS,
  TYPE_PROFILES,
  type TypeProfile,
  WEIGHTED_POSTCODES,
} from './generated-tables'
import { type Random, randomOf } from './random'

const FIRST_DAY = Date.UTC(2024, 0, 1)
const DAYS = 1050
const DAY = 86_400_000

const busyLocalities = WEIGHTED_POSTCODES.flatMap(([weight, postcodes]) =>
  postcodes.split(' ').flatMap((zip) => {
    const place = allLocalities().find((locality) => locality.zip === zip)
    return place ? Array<Locality>(weight).fill(place) : []
  }),
)

/** Returns a listing in the CRM's wire format. It depends only on the id. */
export function generatedItem(id: number): Record<string, unknown> {
  const random = randomOf(id)
  const profile = pickProfile(random)
  const isRental = random.chance(profile.rentalShare)
  const place = random.chance(55) ? random.of(busyLocalities) : random.of(allLocalities())
  const status = statusOf(isRental, random)
  const surface = random.between(profile.surface)
  return {
    ID: id,
    SiteID: random.between([1, 3]),
    Goal: isRental ? GOAL.rent : GOAL.sale,
    Status: status,
    WebID: profile.webId,
    ...typeOf(profile, random),
    ...addressOf(place, random),
    Price: priceOf(profile, isRental, random),
    PublishPrice: !random.chance(3),
    PublishAddress: !random.chance(8),
    Marquee: status === STATUS.active ? marqueeOf(random) : null,
    NumberOfBedRooms: random.between(profile.bedrooms) || null,
    NumberOfBathRooms: profile.bedrooms[1] ? random.between([1, 2]) : null,
    NumberOfGarages: random.chance(45) ? random.between([1, 2]) : 0,
    HasGarden: profile.webId === WEB_ID.house && random.chance(75),
    HasTerrace: profile.bedrooms[1] > 0 && random.chance(60),
    HasLift: profile.webId === WEB_ID.apartment && random.chance(55),
    HasCellar: random.chance(40),
    SurfaceTotal: surface || null,
    SurfaceGround2: plotOf(profile, random),
    SurfaceTerrace: random.chance(35) ? random.between([4, 40]) : null,
    ConstructionYear: profile.webId === WEB_ID.land ? null : random.between([1895, 2025]),
    ...energyOf(profile, place, isRental, random),
    DescriptionA: descriptionOf(place),
    ...picturesOf(profile, random),
    StartCommercialisation: dayOf(random),
  }
}

function pickProfile(random: Random): TypeProfile {
  let left = random.between([1, 100])
  const profile = TYPE_PROFILES.find(({ share }) => {
    left -= share
    return left <= 0
  })
  return profile ?? (TYPE_PROFILES[0] as TypeProfile)
}

function statusOf(isRental: boolean, random: Random): number {
  if (random.chance(14)) return isRental ? STATUS.rented : STATUS.sold
  return random.chance(2) ? STATUS.inactive : STATUS.active
}

function typeOf({ webId }: TypeProfile, random: Random) {
  const main = propertyTypes.find((type) => type.webId === webId)
  const type = random.of(main?.subs ?? [])
  return { TypeOfPropertyID: type.id, TypeDescription: type.name }
}

function addressOf({ zip, name, point }: Locality, random: Random) {
  const region = regionOf(zip, COUNTRY.belgium)
  const street = random.between([0, STREETS.nl.length - 1])
  const { nl, fr } = { nl: STREETS.nl[street], fr: STREETS.fr[street] }
  const names = { flanders: { nl }, wallonia: { fr }, brussels: { nl, fr }, luxembourg: { fr } }
  return {
    CountryID: COUNTRY.belgium,
    Zip: zip,
    City: name,
    Street: names[region ?? 'flanders'],
    HouseNumber: String(random.between([1, 240])),
    BoxNr: random.chance(20) ? String(random.between([1, 24])) : null,
    GoogleX: (point.lat + random.between([-900, 900]) / 1e5).toFixed(5),
    GoogleY: (point.lng + random.between([-1400, 1400]) / 1e5).toFixed(5),
  }
}

/** Returns a random price. The low end of a range is more frequent than the high end. */
function priceOf(profile: TypeProfile, isRental: boolean, random: Random): number {
  const [min, max] = isRental ? profile.rent : profile.price
  const step = isRental ? 10 : 1000
  return Math.round((min + (max - min) * random.share() * random.share()) / step) * step
}

function marqueeOf(random: Random): number | null {
  let left = random.between([1, 100])
  const marquee = MARQUEE_SHARES.find(([, share]) => {
    left -= share
    return left <= 0
  })
  return marquee?.[0] ?? null
}

function plotOf({ webId }: TypeProfile, random: Random): number | null {
  if (webId === WEB_ID.land) return random.between([250, 2400])
  return webId === WEB_ID.house ? random.between([90, 1800]) : null
}

function energyOf({ webId }: TypeProfile, { zip }: Locality, isRental: boolean, random: Random) {
  if (webId === WEB_ID.land || webId === WEB_ID.parking) return {}
  const flanders = regionOf(zip, COUNTRY.belgium) === 'flanders'
  return {
    EnergyPerformance: random.between([18, 620]),
    EPCUniqueCode: String(random.between([1_000_000, 9_999_999])),
    CO2: random.between([4, 120]),
    ...(flanders && {
      FloodP: random.of(['A', 'A', 'A', 'B', 'C']),
      FloodG: random.of(['A', 'A', 'A', 'B', 'C']),
      PlanningPermit: random.of(['Vg', 'Vg', 'Gvg']),
      PlanningZone: random.of(['Wg', 'Wug', 'Ag']),
      PlanningSummons: 'Gmo',
      PlanningPreemption: random.of(['Gvkr', 'Gvkr', 'Vkr']),
      PlanningSubdivision: random.of(['Gvv', 'Vv']),
    }),
    ...(isRental
      ? { Charges: random.between([3, 30]) * 10, ChargesFixed: random.chance(40) }
      : { CadastralIncome: random.between([350, 2400]) }),
  }
}

function descriptionOf({ name }: Locality) {
  const city = name.nl ?? ''
  return {
    nl: `Gelegen in ${city}, dicht bij winkels, scholen en openbaar vervoer.\n\nMaak een afspraak voor een bezoek.`,
    fr: `Situé à ${name.fr ?? city}, près des commerces, des écoles et des transports en commun.\n\nPrenez rendez-vous pour une visite.`,
    en: `In ${name.en ?? city}, close to shops, schools and public transport.\n\nMake an appointment for a visit.`,
    de: `In ${name.de ?? city}, nahe an Geschäften, Schulen und öffentlichem Verkehr.\n\nVereinbaren Sie einen Besichtigungstermin.`,
  }
}

function picturesOf({ exteriors, bedrooms }: TypeProfile, random: Random) {
  const rooms = bedrooms[1] ? INTERIORS.slice(0, random.between([2, INTERIORS.length])) : []
  const pictureNames = [random.of(exteriors), ...rooms].map((subject) =>
    random.of(demoPictures[subject]),
  )
  return {
    LargePictureItems: pictureNames.map((name) => ({
      Url: `/images/demo/${name}-960.jpg`,
      Name: name,
    })),
  }
}

function dayOf(random: Random): string {
  return new Date(FIRST_DAY + random.between([0, DAYS]) * DAY).toISOString().slice(0, 10)
}
