import type { Point } from '../src/listing/coordinates'
import {
  allMunicipalities,
  localitiesOf,
  municipalityOf,
  municipalityZips,
  zipPoint,
} from '../src/listing/places/places'
import { cornersOfArea } from '../src/platform/geo/area'

/** The facts of a home that lists depend on, with the CRM's field names. */
export interface Home {
  ID: number
  Goal: number
  Status: number
  WebID: number
  Zip: string
  City: Record<string, string>
  Street: string
  HouseNumber: string
  PublishAddress: boolean
  GoogleX: number | null
  GoogleY: number | null
  Price: number
  PublishPrice: boolean
  Marquee: number | null
  NumberOfBedRooms: number
  SurfaceTotal: number | null
  SurfaceLiving: number | null
  EPCLabelText: string | null
  EnergyPerformance: number | null
  HasGarden: boolean
  SurfaceTerrace: number
  NumberOfGarages: number
  NumberOfParkings: number
  HasLift: boolean
  HasFurnished: boolean
  ConditionID: number
  StartCommercialisation: string | null
}

export interface Project {
  ID: number
  Name: string
  Zip: string
  City: Record<string, string>
  Street: string
  HouseNumber: string
  PublishAddress: boolean
  GoogleX: number | null
  GoogleY: number | null
  StartCommercialisation: string
  Units: Home[]
}

const EAST_FLANDERS = 'Oost-Vlaanderen'

interface Row {
  ID: number
  kind: 'home' | 'project'
  place: Home | Project
  /** The homes to which filters apply: the home itself, or a project's available units. */
  facts: Home[]
  price: number | null
  started: string
}

/** The expected IDs of a list of the demo agency, in order: the contract without indexes or SQL. */
export function expectedList(homes: Home[], projects: Project[], query: URLSearchParams): string[] {
  const rows = [...homeRows(homes, query), ...projectRows(projects, query)]
  const found = rows.filter((row) => isFound(row, query))
  const isRanked = !query.get('order')?.startsWith('Price') && typesOf(query).length === 0
  const byRank = (a: Row, b: Row) => (isRanked ? rankOf(b) - rankOf(a) : 0)
  const inOrderOf = inOrder(query.get('order'))
  return found
    .sort((a, b) => byRank(a, b) || inOrderOf(a, b))
    .map(({ ID, kind }) => `${kind} ${ID}`)
}

/** The demo agency lists business property, garages and land after homes. */
function rankOf({ place }: Row): number {
  return 'WebID' in place && [3, 4, 5, 6, 7].includes(place.WebID) ? 0 : 1
}

function homeRows(homes: Home[], query: URLSearchParams): Row[] {
  const goal = query.get('goal')
  const isListed = ({ Status, Goal }: Home) =>
    query.get('sold') === 'true'
      ? [2, 4].includes(Status) && (goal === null || goal === String(Goal))
      : Status === 1 && (goal === null || goal === String(Goal))
  return homes.filter(isListed).map((home) => ({
    ID: home.ID,
    kind: 'home',
    place: home,
    facts: [home],
    price: shownPrice(home),
    started: home.StartCommercialisation ?? '9999',
  }))
}

/** With both goals in one list, a project is listed for sale when that finds it, else for rent. */
function projectRows(projects: Project[], query: URLSearchParams): Row[] {
  if (query.get('sold') === 'true' || query.get('noconstruction') === 'true') return []
  const goal = query.get('goal')
  const goals = goal === null ? [0, 1] : goal === '2' ? [null] : [Number(goal)]
  return projects.flatMap((project) => {
    const available = project.Units.filter(isAvailable)
    const rows = goals.map((wanted): Row => {
      const facts = available.filter(({ Goal }) => wanted === null || Goal === wanted)
      const prices = facts.map(shownPrice).filter((price) => price !== null)
      const price = prices.length > 0 ? Math.min(...prices) : null
      const started = project.StartCommercialisation
      return { ID: project.ID, kind: 'project', place: project, facts, price, started }
    })
    const standing = rows.filter(({ facts }) => facts.length > 0 || goal === '2')
    return standing.find((row) => isFound(row, query)) ?? []
  })
}

function isAvailable({ Status, Marquee }: Home): boolean {
  return Status === 1 && Marquee !== 3 && Marquee !== 4
}

function shownPrice({ Price, PublishPrice, Marquee, Status }: Home): number | null {
  const isHidden = !PublishPrice || [2, 3, 4].includes(Marquee ?? 0) || [2, 4].includes(Status)
  return isHidden || Price === 0 ? null : Price
}

function isFound({ place, facts }: Row, query: URLSearchParams): boolean {
  if (!isInRegion(place, query) || !saysText(place, query.get('streetcity'))) return false
  if (!isInDrawnArea(place, query.get('area'))) return false
  const tests = [ofType, ofSize, hasSurface, hasLabel, inBudget, hasFeatures]
  const values = ['type', 'bedrooms', 'surfacemin', 'epc', 'budget', 'pricemin', 'pricemax']
  const asks = [...values, ...FEATURES]
  if (!asks.some((name) => (query.get(name) ?? '0') !== '0')) return true
  const isOfProjectType = 'Units' in place && typesOf(query).includes('10')
  return (
    (isOfProjectType &&
      !asks.some((name) => name !== 'type' && (query.get(name) ?? '0') !== '0')) ||
    facts.some((home) =>
      tests.every((test) => test(home, query) || (test === ofType && isOfProjectType)),
    )
  )
}

function isInRegion(place: Home | Project, query: URLSearchParams): boolean {
  const regions = new Set(query.getAll('region').map((region) => region.split('|')[1] ?? region))
  if (regions.size === 0) return true
  const zips = new Set([...regions].flatMap(zipsOf))
  const radius = Number(query.get('radius'))
  const [centre] = zips
  const isAround = regions.size === 1 && !regions.has(EAST_FLANDERS)
  if (!isAround || !radius || !centre) return zips.has(place.Zip)
  return kilometres(zipPoint(centre), pointOf(place)) <= Math.max(10, Math.floor(radius / 5) * 5)
}

/** A municipality has all its postcodes, and so has a province, whose number begins their NIS codes. */
function zipsOf(region: string): string[] {
  if (region === 'Gent') return municipalityZips(44021)
  if (region !== EAST_FLANDERS) return [region]
  const inProvince = allMunicipalities().filter(({ nis }) => String(nis).startsWith('4'))
  return inProvince.flatMap(({ nis }) => municipalityZips(nis))
}

/** Where a visitor sees it: a hidden address is where its postcode is. */
function pointOf(place: Home | Project): Point | null {
  const { GoogleX: lat, GoogleY: lng, Zip } = place
  return isStreetShown(place) && lat !== null && lng !== null ? { lat, lng } : zipPoint(Zip)
}

/** The sum of the angles under which its sides are seen: a whole turn from within an area that does not cross itself. */
function isInDrawnArea(place: Home | Project, area: string | null): boolean {
  if (!area) return true
  const point = pointOf(place)
  if (!point) return false
  const corners = cornersOfArea(area).map(({ lat, lng }) => [lng - point.lng, lat - point.lat])
  const turned = corners.reduce((sum, [x1 = 0, y1 = 0], at) => {
    const [x2 = 0, y2 = 0] = corners[(at + 1) % corners.length] ?? []
    return sum + Math.atan2(x1 * y2 - x2 * y1, x1 * x2 + y1 * y2)
  }, 0)
  return Math.abs(turned) > Math.PI
}

function kilometres(a: Point | null, b: Point | null): number {
  if (!a || !b) return Number.POSITIVE_INFINITY
  const rad = (degrees: number) => (degrees * Math.PI) / 180
  const [dLat, dLng] = [rad(b.lat - a.lat), rad(b.lng - a.lng)]
  const half =
    Math.sin(dLat / 2) ** 2 + Math.cos(rad(a.lat)) * Math.cos(rad(b.lat)) * Math.sin(dLng / 2) ** 2
  return 2 * 6371 * Math.asin(Math.sqrt(half))
}

function saysText(place: Home | Project, text: string | null): boolean {
  if (text === null) return true
  const isShown = isStreetShown(place)
  const called = Object.values(place.City)
  const towns = localitiesOf(place.Zip).filter(({ name }) => called.includes(name.nl ?? ''))
  const around = towns.map(({ municipality }) => municipalityOf(municipality)?.name)
  const names = [place.City, ...towns.map(({ name }) => name), ...around]
  const contained = [
    ...names.flatMap((name) => Object.values(name ?? {})),
    ...(isShown ? [place.Street] : []),
  ]
  const whole = [place.Zip, String(place.ID), isShown ? place.HouseNumber : '']
  return text
    .split(/[ ,]+/)
    .filter(Boolean)
    .every(
      (word) => contained.some((one) => plain(one).includes(plain(word))) || whole.includes(word),
    )
}

function isStreetShown(place: Home | Project): boolean {
  return place.PublishAddress && !('Status' in place && !isAvailable(place))
}

function plain(text: string): string {
  return text
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/[^a-z0-9]+/gi, ' ')
    .toLowerCase()
}

function ofType({ WebID }: Home, query: URLSearchParams): boolean {
  const types = typesOf(query)
  return types.length === 0 || types.includes(String(WebID))
}

function typesOf(query: URLSearchParams): string[] {
  return query.getAll('type').flatMap((value) => value.split(','))
}

function ofSize({ NumberOfBedRooms }: Home, query: URLSearchParams): boolean {
  const wanted = query.get('bedrooms')
  if (wanted === null) return true
  return wanted === '4' ? NumberOfBedRooms >= 4 : NumberOfBedRooms === Number(wanted)
}

/** Visitors do not see the facts of what has left the market. */
function hasSurface(home: Home, query: URLSearchParams): boolean {
  const least = query.get('surfacemin')
  return least === null || (isAvailable(home) && surfaceOf(home) >= Number(least))
}

function surfaceOf({ SurfaceTotal, SurfaceLiving }: Home): number {
  return SurfaceTotal ?? SurfaceLiving ?? 0
}

function hasLabel(home: Home, query: URLSearchParams): boolean {
  const worst = query.get('epc')?.toUpperCase()
  const label = labelOf(home)
  return worst === undefined || (isAvailable(home) && label !== null && label <= worst)
}

/** The labels of a region and the highest value of each letter, in kWh/m² a year. */
const SCALES = {
  flanders: { labels: /^(A\+|[A-F])$/, bounds: [100, 200, 300, 400, 500] },
  brussels: { labels: /^(A\+\+|[A-F][+-]?|G)$/, bounds: [45, 95, 150, 210, 275, 345] },
  wallonia: { labels: /^(A\+{0,2}|[B-G])$/, bounds: [85, 170, 255, 340, 425, 510] },
}

/** The letter of a label as its certificate has it, else by its value. */
function labelOf({ Zip, EPCLabelText, EnergyPerformance }: Home): string | null {
  const { labels, bounds } = SCALES[regionOf(Number(Zip))]
  if (EPCLabelText && labels.test(EPCLabelText)) return EPCLabelText.charAt(0)
  if (EnergyPerformance === null) return null
  return 'ABCDEFG'.charAt(bounds.filter((bound) => bound < EnergyPerformance).length)
}

function regionOf(zip: number): keyof typeof SCALES {
  if (zip < 1300) return 'brussels'
  return (zip >= 4000 && zip < 8000) || zip < 1500 ? 'wallonia' : 'flanders'
}

function inBudget(home: Home, query: URLSearchParams): boolean {
  const [low, high] = (query.get('budget') ?? '-').split('-').map(Number) as [number, number]
  const min = Math.max(low, Number(query.get('pricemin')))
  const max = Math.min(high || Infinity, Number(query.get('pricemax')) || Infinity)
  if (min === 0 && max === Infinity) return true
  const price = shownPrice(home)
  return price !== null && price >= min && price <= max
}

const FEATURES = ['garden', 'terrace', 'garage', 'parking', 'lift', 'furnished', 'renovate']

function hasFeatures(home: Home, query: URLSearchParams): boolean {
  const has: Record<string, boolean> = {
    garden: home.HasGarden,
    terrace: home.SurfaceTerrace > 0,
    garage: home.NumberOfGarages >= 1,
    parking: home.NumberOfParkings >= 1 || home.NumberOfGarages >= 1,
    lift: home.HasLift,
    furnished: home.HasFurnished,
    renovate: home.ConditionID === 4 || home.ConditionID === 6,
  }
  return FEATURES.every((name) => query.get(name) !== 'true' || has[name])
}

function inOrder(order: string | null) {
  const byDate = (a: Row, b: Row) => (a.started < b.started ? 1 : a.started > b.started ? -1 : 0)
  return (a: Row, b: Row) => {
    const sign = order === 'Price asc' ? 1 : order === 'Price desc' ? -1 : 0
    if (sign !== 0 && a.price !== b.price) {
      if (a.price === null || b.price === null) return a.price === null ? 1 : -1
      return sign * (a.price - b.price)
    }
    return byDate(a, b) || b.ID - a.ID
  }
}
