import {
  allMunicipalities,
  localitiesOf,
  municipalityOf,
  municipalityZips,
  zipPoint,
} from '../src/listing/places/places'
import { cornersOfArea } from '../src/platform/geo/area'
import type { Point } from '../src/platform/geo/coordinates'

/** The facts of a property that lists depend on, with the CRM's field names. */
export interface PropertyItem {
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
  NumberOfBathRooms: number | null
  SurfaceGround2: number | null
  HasPool: boolean
  IsAccessible: boolean
  Floor: number | null
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
  Units: PropertyItem[]
}

const EAST_FLANDERS = 'Oost-Vlaanderen'

interface Row {
  ID: number
  kind: 'home' | 'project'
  listing: PropertyItem | Project
  /** The properties to which filters apply: the property itself, or a project's available units. */
  facts: PropertyItem[]
  price: number | null
  started: string
}

/** The expected IDs of a list of the demo agency, in order: the contract without indexes or SQL. */
export function expectedList(
  properties: PropertyItem[],
  projects: Project[],
  query: URLSearchParams,
): string[] {
  const rows = [...propertyRows(properties, query), ...projectRows(projects, query)]
  const matching = rows.filter((row) => matches(row, query))
  const isRanked = !query.get('order')?.startsWith('Price') && typesOf(query).length === 0
  const byRank = (a: Row, b: Row) => (isRanked ? rankOf(b) - rankOf(a) : 0)
  const inOrderOf = inOrder(query.get('order'))
  return matching
    .sort((a, b) => byRank(a, b) || inOrderOf(a, b))
    .map(({ ID, kind }) => `${kind} ${ID}`)
}

/** The demo agency lists business property, garages and land after homes. */
function rankOf({ listing }: Row): number {
  return 'WebID' in listing && [3, 4, 5, 6, 7].includes(listing.WebID) ? 0 : 1
}

function propertyRows(properties: PropertyItem[], query: URLSearchParams): Row[] {
  const goal = query.get('goal')
  const isListed = ({ Status, Goal }: PropertyItem) =>
    query.get('sold') === 'true'
      ? [2, 4].includes(Status) && (goal === null || goal === String(Goal))
      : Status === 1 && (goal === null || goal === String(Goal))
  return properties.filter(isListed).map((property) => ({
    ID: property.ID,
    kind: 'home',
    listing: property,
    facts: [property],
    price: publicPrice(property),
    started: property.StartCommercialisation ?? '9999',
  }))
}

/** With both goals in one list, a project is listed for sale when that finds it, else for rent. */
function projectRows(projects: Project[], query: URLSearchParams): Row[] {
  if (query.get('sold') === 'true' || query.get('noconstruction') === 'true') return []
  const goal = query.get('goal')
  const goals = goal === null ? [0, 1] : goal === '2' ? [null] : [Number(goal)]
  return projects.flatMap((project) => {
    const available = project.Units.filter(isAvailable)
    const rows = goals.map((rowGoal): Row => {
      const facts = available.filter(({ Goal }) => rowGoal === null || Goal === rowGoal)
      const prices = facts.map(publicPrice).filter((price) => price !== null)
      const price = prices.length > 0 ? Math.min(...prices) : null
      const started = project.StartCommercialisation
      return { ID: project.ID, kind: 'project', listing: project, facts, price, started }
    })
    const listed = rows.filter(({ facts }) => facts.length > 0 || goal === '2')
    return listed.find((row) => matches(row, query)) ?? []
  })
}

function isAvailable({ Status, Marquee }: PropertyItem): boolean {
  return Status === 1 && Marquee !== 3 && Marquee !== 4
}

function publicPrice({ Price, PublishPrice, Marquee, Status }: PropertyItem): number | null {
  const isHidden = !PublishPrice || [2, 3, 4].includes(Marquee ?? 0) || [2, 4].includes(Status)
  return isHidden || Price === 0 ? null : Price
}

function matches({ listing, facts }: Row, query: URLSearchParams): boolean {
  if (!isInRegion(listing, query) || !containsText(listing, query.get('streetcity'))) return false
  if (!isInDrawnArea(listing, query.get('area'))) return false
  const tests = [ofType, ofSize, hasBathrooms, hasSurface, hasPlot, hasLabel, inBudget, hasFeatures]
  const values = [
    ...['type', 'bedrooms', 'bathroomsmin', 'surfacemin', 'plotmin', 'epc'],
    ...['budget', 'pricemin', 'pricemax'],
  ]
  const asks = [...values, ...FEATURES]
  if (!asks.some((name) => (query.get(name) ?? '0') !== '0')) return true
  const isOfProjectType = 'Units' in listing && typesOf(query).includes('10')
  return (
    (isOfProjectType &&
      !asks.some((name) => name !== 'type' && (query.get(name) ?? '0') !== '0')) ||
    facts.some((property) =>
      tests.every((test) => test(property, query) || (test === ofType && isOfProjectType)),
    )
  )
}

function isInRegion(listing: PropertyItem | Project, query: URLSearchParams): boolean {
  const regions = new Set(query.getAll('region').map((region) => region.split('|')[1] ?? region))
  if (regions.size === 0) return true
  const zips = new Set([...regions].flatMap(zipsOf))
  const radius = Number(query.get('radius'))
  const [centre] = zips
  const isAround = regions.size === 1 && !regions.has(EAST_FLANDERS)
  if (!isAround || !radius || !centre) return zips.has(listing.Zip)
  return kilometres(zipPoint(centre), pointOf(listing)) <= Math.max(10, Math.floor(radius / 5) * 5)
}

/** A municipality has all its postcodes, and so has a province, whose number begins their NIS codes. */
function zipsOf(region: string): string[] {
  if (region === 'Gent') return municipalityZips(44021)
  if (region !== EAST_FLANDERS) return [region]
  const inProvince = allMunicipalities().filter(({ nis }) => String(nis).startsWith('4'))
  return inProvince.flatMap(({ nis }) => municipalityZips(nis))
}

/** Returns the point that visitors see. A hidden address has the point of its postcode. */
function pointOf(listing: PropertyItem | Project): Point | null {
  const { GoogleX: lat, GoogleY: lng, Zip } = listing
  return isStreetShown(listing) && lat !== null && lng !== null ? { lat, lng } : zipPoint(Zip)
}

/** The sum of the angles under which its sides are seen: a whole turn from within an area that does not cross itself. */
function isInDrawnArea(listing: PropertyItem | Project, area: string | null): boolean {
  if (!area) return true
  const point = pointOf(listing)
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

function containsText(listing: PropertyItem | Project, text: string | null): boolean {
  if (text === null) return true
  const isShown = isStreetShown(listing)
  const called = Object.values(listing.City)
  const towns = localitiesOf(listing.Zip).filter(({ name }) => called.includes(name.nl ?? ''))
  const municipalities = towns.map(({ municipality }) => municipalityOf(municipality)?.name)
  const names = [listing.City, ...towns.map(({ name }) => name), ...municipalities]
  const contained = [
    ...names.flatMap((name) => Object.values(name ?? {})),
    ...(isShown ? [listing.Street] : []),
  ]
  const exactValues = [listing.Zip, String(listing.ID), isShown ? listing.HouseNumber : '']
  return text
    .split(/[ ,]+/)
    .filter(Boolean)
    .every(
      (word) =>
        contained.some((one) => plain(one).includes(plain(word))) || exactValues.includes(word),
    )
}

function isStreetShown(listing: PropertyItem | Project): boolean {
  return listing.PublishAddress && !('Status' in listing && !isAvailable(listing))
}

function plain(text: string): string {
  return text
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/[^a-z0-9]+/gi, ' ')
    .toLowerCase()
}

function ofType({ WebID }: PropertyItem, query: URLSearchParams): boolean {
  const types = typesOf(query)
  return types.length === 0 || types.includes(String(WebID))
}

function typesOf(query: URLSearchParams): string[] {
  return query.getAll('type').flatMap((value) => value.split(','))
}

function ofSize({ NumberOfBedRooms }: PropertyItem, query: URLSearchParams): boolean {
  const rowGoal = query.get('bedrooms')
  if (rowGoal === null) return true
  return rowGoal === '4' ? NumberOfBedRooms >= 4 : NumberOfBedRooms === Number(rowGoal)
}

function hasBathrooms({ NumberOfBathRooms }: PropertyItem, query: URLSearchParams): boolean {
  return (NumberOfBathRooms ?? 0) >= Number(query.get('bathroomsmin'))
}

function hasPlot(property: PropertyItem, query: URLSearchParams): boolean {
  const least = query.get('plotmin')
  const plot = isAvailable(property) ? property.SurfaceGround2 : null
  return least === null || (plot !== null && plot >= Number(least))
}

/** Visitors do not see the facts of listings that have left the market. */
function hasSurface(property: PropertyItem, query: URLSearchParams): boolean {
  const least = query.get('surfacemin')
  return least === null || (isAvailable(property) && surfaceOf(property) >= Number(least))
}

function surfaceOf({ SurfaceTotal, SurfaceLiving }: PropertyItem): number {
  return SurfaceTotal ?? SurfaceLiving ?? 0
}

function hasLabel(property: PropertyItem, query: URLSearchParams): boolean {
  const worst = query.get('epc')?.toUpperCase()
  const label = labelOf(property)
  return worst === undefined || (isAvailable(property) && label !== null && label <= worst)
}

/** The labels of a region and the highest value of each letter, in kWh/m² a year. */
const SCALES = {
  flanders: { labels: /^(A\+|[A-F])$/, bounds: [100, 200, 300, 400, 500] },
  brussels: { labels: /^(A\+\+|[A-F][+-]?|G)$/, bounds: [45, 95, 150, 210, 275, 345] },
  wallonia: { labels: /^(A\+{0,2}|[B-G])$/, bounds: [85, 170, 255, 340, 425, 510] },
}

/** The letter of a label as its certificate has it, else by its value. */
function labelOf({ Zip, EPCLabelText, EnergyPerformance }: PropertyItem): string | null {
  const { labels, bounds } = SCALES[regionOf(Number(Zip))]
  if (EPCLabelText && labels.test(EPCLabelText)) return EPCLabelText.charAt(0)
  if (EnergyPerformance === null) return null
  return 'ABCDEFG'.charAt(bounds.filter((bound) => bound < EnergyPerformance).length)
}

function regionOf(zip: number): keyof typeof SCALES {
  if (zip < 1300) return 'brussels'
  return (zip >= 4000 && zip < 8000) || zip < 1500 ? 'wallonia' : 'flanders'
}

function inBudget(property: PropertyItem, query: URLSearchParams): boolean {
  const [low, high] = (query.get('budget') ?? '-').split('-').map(Number) as [number, number]
  const min = Math.max(low, Number(query.get('pricemin')))
  const max = Math.min(high || Infinity, Number(query.get('pricemax')) || Infinity)
  if (min === 0 && max === Infinity) return true
  const price = publicPrice(property)
  return price !== null && price >= min && price <= max
}

const FEATURES = [
  ...['garden', 'terrace', 'garage', 'parking', 'lift', 'furnished', 'renovate'],
  ...['pool', 'groundfloor', 'accessible'],
]

function hasFeatures(property: PropertyItem, query: URLSearchParams): boolean {
  const has: Record<string, boolean> = {
    garden: property.HasGarden,
    terrace: property.SurfaceTerrace > 0,
    garage: property.NumberOfGarages >= 1,
    parking: property.NumberOfParkings >= 1 || property.NumberOfGarages >= 1,
    lift: property.HasLift,
    furnished: property.HasFurnished,
    pool: property.HasPool,
    groundfloor: property.Floor === 0,
    accessible: property.IsAccessible,
    renovate: property.ConditionID === 4 || property.ConditionID === 6,
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
