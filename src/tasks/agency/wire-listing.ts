import { isRecord } from '../../features/crm/mapping/wire-item'
import { readPlainLines } from '../../features/crm/mapping/wire-values'
import type {
  ListingDocument,
  Manager,
  Picture,
  Plan,
  Project,
  Property,
} from '../../listing/property'
import { escapeMarkup } from '../../platform/format/xml'

/** A record with the time of its first import, which is its date if it has no other. */
interface StoredListing<Record> {
  record: Record
  firstSeen: string
}

export interface StoredRow {
  data: string
  first_seen_at: string
}

/** A picture of the CRM: the address of its copy, or null, and its address at the CRM. */
export interface PictureRow {
  key: string
  address: string | null
  source: string
}

/** Returns the addresses of pictures at the CRM by those on this site, which no other site can read. */
export function sourcesByPath(pictures: readonly PictureRow[]): Map<string, string> {
  return new Map(
    pictures.flatMap(({ key, address, source }) =>
      [`/pictures/${key}`, ...(address ? [address] : [])].map((path) => [path, source] as const),
    ),
  )
}

/** Reads a stored listing, with the addresses of its pictures at the CRM. */
export function storedListing<Record>(
  { data, first_seen_at }: StoredRow,
  sources: ReadonlyMap<string, string>,
): StoredListing<Record> {
  const withSource = (_: string, value: unknown) =>
    typeof value === 'string' ? (sources.get(value) ?? value) : value
  return { record: JSON.parse(data, withSource), firstSeen: first_seen_at }
}

/** The fields whose name in the wire format differs from ours by more than its capital. */
const WIRE_NAMES: Record<string, string> = {
  id: 'ID',
  siteId: 'SiteID',
  projectId: 'ProjectID',
  buildingId: 'BuildingID',
  typeId: 'TypeOfPropertyID',
  webId: 'WebID',
  countryId: 'CountryID',
  conditionId: 'ConditionID',
  lat: 'GoogleX',
  lng: 'GoogleY',
  bedrooms: 'NumberOfBedRooms',
  bathrooms: 'NumberOfBathRooms',
  showerRooms: 'NumberOfShowerRooms',
  toilets: 'NumberOfToilets',
  garages: 'NumberOfGarages',
  parkings: 'NumberOfParkings',
  surfacePlot: 'SurfaceGround2',
  epcLabel: 'EPCLabelText',
  epcUniqueCode: 'EPCUniqueCode',
  epcTotal: 'EPCTotal',
  epcValidUntil: 'EPCValidUntil',
  co2: 'CO2',
  description: 'DescriptionA',
  published: 'PublishWebsite',
}

/** Returns an import file with these records, in the format that `listings:import` reads. */
export function wireFile(
  properties: StoredListing<Property>[],
  projects: StoredListing<Project>[],
): Record<string, unknown> {
  return {
    Items: properties.map((home) => escapeTexts(wireProperty(home))),
    Projects: projects.map((one) => escapeTexts(wireProject(one))),
  }
}

/** Escapes the texts in which an import would find entities or tags. Descriptions are HTML and stay unchanged. */
function escapeTexts(value: unknown, name = ''): unknown {
  if (name === WIRE_NAMES.description) return value
  if (typeof value === 'string')
    return readPlainLines(value) === value ? value : escapeMarkup(value)
  if (Array.isArray(value)) return value.map((entry) => escapeTexts(entry))
  if (!isRecord(value)) return value
  const entries = Object.entries(value).map(([key, inner]) => [key, escapeTexts(inner, key)])
  return Object.fromEntries(entries)
}

function wireProperty({ record, firstSeen }: StoredListing<Property>) {
  const { law, divisions, pictures, plans, documents, manager, pastPrices, ...plain } = record
  return {
    ...wireFields({ ...plain, ...law, ...dated(record, firstSeen) }),
    ...(pastPrices && { PastPrices: pastPrices.map(wireFields) }),
    ...wireMedia(pictures, documents, manager),
    ...wirePlans(plans),
    Divisions: divisions.map(({ id, roomType, ...division }) => ({
      ID: id,
      RoomTypeName: roomType,
      ...wireFields(division),
    })),
  }
}

function wireProject({ record, firstSeen }: StoredListing<Project>) {
  const { pictures, plans, documents, manager, ...plain } = record
  return {
    ...wireFields({ ...plain, ...dated(record, firstSeen) }),
    ...wireMedia(pictures, documents, manager),
    ...wirePlans(plans),
  }
}

/**
 * Returns the creation date of a listing. Without a date it is the import date, which preserves the position in lists.
 */
function dated(record: Property | Project, firstSeen: string) {
  return { createdDate: record.createdDate ?? (record.startCommercialisation ? null : firstSeen) }
}

function wireFields(fields: Record<string, unknown>): Record<string, unknown> {
  const filled = Object.entries(fields).filter(([, value]) => value !== null)
  return Object.fromEntries(filled.map(([name, value]) => [wireName(name), value]))
}

function wireName(name: string): string {
  return WIRE_NAMES[name] ?? name.charAt(0).toUpperCase() + name.slice(1)
}

function wireMedia(pictures: Picture[], documents: ListingDocument[], manager: Manager | null) {
  const [first] = pictures
  return {
    ...(first?.small && { SmallPictureItem: { Url: first.small } }),
    ...(first?.medium && { MediumPictureItem: { Url: first.medium } }),
    LargePictureItems: pictures.map(({ url, name, origin, original }) => ({
      Url: url,
      Name: name,
      ...(origin && { Origin: origin }),
      ...(original && { OriginalUrl: original }),
    })),
    XLargePictureItems: pictures.map(({ xlarge }) => ({ Url: xlarge })),
    DocumentItems: documents.map(({ id, url, fileName, comment, typeId, typeName }) => ({
      ID: id,
      Url: url,
      FileName: fileName,
      Comment: comment,
      DocumentTypeID: typeId,
      DocumentTypeName: typeName,
    })),
    ...(manager && {
      ManagerName: manager.name,
      ManagerPhoto: manager.photo,
      ManagerFunction: manager.function,
      ManagerBIV: manager.biv,
      ManagerEmail: manager.email,
      ManagerMobilePhone: manager.mobile,
    }),
  }
}

function wirePlans(plans: Plan[] = []) {
  if (plans.length === 0) return {}
  return {
    Plans: plans.map(({ picture, title, spots }) => ({
      Url: picture,
      Title: title,
      Spots: spots.map(({ x, y, width, height, division, unit, room, picture: shows }) => ({
        X: x,
        Y: y,
        Width: width,
        Height: height,
        DivisionID: division,
        UnitID: unit,
        Room: room,
        PictureUrl: shows,
      })),
    })),
  }
}
