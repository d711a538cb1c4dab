import { enteredDay, nextOpenHouses } from '../../../listing/open-house'
import { type Division, type Law, type Property, pastPrices } from '../../../listing/property'
import { readCurrency } from '../../../platform/format/iso-codes'
import { DEFAULT_LANG, type Lang, type Translated } from '../../../platform/format/lang'
import { brusselsDay } from '../../../platform/format/local-time'
import { readNumber } from '../../../platform/format/read-number'
import { sanitiseHtml } from '../../../platform/html/sanitise'
import { type ImportIssue, type RecordLabel, shownValue } from '../import/import-issue'
import { droppedValues } from './dropped-values'
import { withShortTexts } from './fit-record'
import { documentUrl, mapDocuments, mapManager, mapPictures, usableLink } from './map-media'
import { type Country, mapDate, mapPlace, readWire, recordLabel } from './map-place'
import { mapPlans } from './map-plans'
import { priceUnitIssue } from './price-unit'
import { availabilityCode, readDate } from './read-date'
import { readMarket } from './read-market'
import { mapSaleMethod } from './sale-method'
import { type WireProperty, wireDivision, wireProperty } from './wire'
import { isRecord, readItem, type WireItem } from './wire-item'
import { inLanguage, readId, type WireText } from './wire-values'

type PropertyMapping = { label: RecordLabel } & (
  | { status: 'ok'; property: Property; notes: ImportIssue[] }
  | { status: 'refused'; id: number | null; issues: ImportIssue[] }
)

const TAKE_OVER = 2
const EURO = 'EUR'

/**
 * Maps one item of the CRM to a property. `lang` is the language of its plain texts. An item is refused with its
 * reasons if it has no usable ID, Goal, Status or Zip, an unknown country, a Price that is not a number, or if it is a
 * take-over of a business. `notes` contains the dropped facts and the shortened texts of an accepted item.
 */
export function mapProperty(value: unknown, lang: Lang): PropertyMapping {
  const raw = readItem(value)
  if (!raw) return { status: 'refused', id: null, label: {}, issues: [{ code: 'notObject' }] }
  const { item: short, notes: shortened } = withShortTexts(raw.item)
  const { item, issues: unknownNames } = readMarket(short)
  const id = readId(item.id)
  const label = recordLabel(item, lang)
  if (readNumber(item.goal) === TAKE_OVER) {
    return { status: 'refused', id, label, issues: [{ code: 'takeOver' }] }
  }
  const read = readWire(wireProperty, item)
  if ('issues' in read) return { status: 'refused', id, label, issues: read.issues }
  const notes = [...shortened, ...droppedValues(item, read.wire), ...unknownNames]
  const priceIssue = priceUnitIssue('PriceUnitText', textsOf(read.wire.priceunittext))
  if (priceIssue && read.wire.price !== null) notes.push(priceIssue)
  const wire = priceIssue ? { ...read.wire, price: null } : read.wire
  return { status: 'ok', label, property: toProperty(wire, read.country, lang, notes), notes }
}

function textsOf(text: WireText): string[] {
  return Object.values(inLanguage(text, DEFAULT_LANG) ?? {})
}

export function mapDescription(text: WireText, lang: Lang): Translated | null {
  const texts = Object.entries(inLanguage(text, lang) ?? {}).map(([key, html]) => [
    key,
    sanitiseHtml(html),
  ])
  const filled = texts.filter(([, html]) => html)
  return filled.length > 0 ? Object.fromEntries(filled) : null
}

function toProperty(
  wire: WireProperty,
  country: Country,
  lang: Lang,
  notes: ImportIssue[],
): Property {
  return {
    id: wire.id,
    siteId: wire.siteid,
    goal: wire.goal,
    status: wire.status,
    subStatusName: inLanguage(wire.substatusname, lang),
    projectId: wire.projectid,
    buildingId: wire.buildingid,
    buildingName: wire.buildingname,
    ident: wire.ident,
    unitOrder: wire.unitorder,
    floor: wire.floor,
    typeId: wire.typeofpropertyid,
    webId: wire.webid,
    typeDescription: typeOf(wire, lang),
    ...mapPlace(wire, country, lang, notes),
    district: inLanguage(wire.district, lang),
    ...mapPrice(wire, notes),
    priceUnit: wire.priceunit,
    priceUnitText: inLanguage(wire.priceunittext, lang),
    publishPrice: wire.publishprice,
    ...mapPastPrices(wire.pastprices, notes),
    groundPart: wire.groundpart,
    marquee: wire.marquee,
    marqueeName: inLanguage(wire.marqueename, lang),
    ...mapRooms(wire),
    conditionName: inLanguage(wire.conditionname, lang),
    energyPerformance: wire.energyperformance,
    epcLabel: wire.epclabeltext,
    law: mapLaw(wire, notes),
    virtualTour: usableLink('VirtualTour', wire.virtualtour, notes),
    virtualTour2: usableLink('VirtualTour2', wire.virtualtour2, notes),
    recordFile: documentUrl(wire.recordfile),
    description: mapDescription(wire.descriptiona, lang),
    pictures: mapPictures(wire, notes),
    ...mapPlans(wire.plans, lang, notes),
    divisions: wire.divisions.flatMap((entry) => mapDivision(entry, lang, notes)),
    documents: mapDocuments(wire, lang, notes),
    ...mapOpenHouses(wire.openhouses, notes),
    ...mapPublicFrom(wire, notes),
    manager: mapManager(wire, lang),
    officeName: wire.officename,
    startCommercialisation: mapDate('StartCommercialisation', wire.startcommercialisation, notes),
    createdDate: mapDate('CreatedDate', wire.createddate, notes),
    lastChangedDate: mapDate('LastChangedDate', wire.lastchangeddate, notes),
  }
}

/** Returns the price. In an unknown currency it is dropped, because visitors would read it as euros. */
function mapPrice(
  wire: WireProperty,
  notes: ImportIssue[],
): Pick<Property, 'price' | 'currency' | 'saleMethod'> {
  const { price, currency } = wire
  const code = currency === null ? EURO : readCurrency(currency)
  if (code === null) notes.push({ code: 'currencyUnknown', value: currency ?? '' })
  const amounts =
    code === null ? { ...wire, lumpsum: null, monthlyannuity: null, openingbid: null } : wire
  return {
    ...mapSaleMethod(amounts, code === null ? null : price, notes),
    ...(code !== null && code !== EURO && { currency: code }),
  }
}

/** Maps `PastPrices: [{ Price, Since, Until }]` of an export. They count only for a property that is new here. */
function mapPastPrices(
  entries: readonly unknown[],
  notes: ImportIssue[],
): Pick<Property, 'pastPrices'> {
  if (entries.length === 0) return {}
  const read = pastPrices.safeParse(
    entries.map((entry) => (isRecord(entry) ? wirePastPrice(entry) : entry)),
  )
  if (read.success) return { pastPrices: read.data }
  notes.push({ code: 'unreadable', field: 'PastPrices', value: shownValue(entries) })
  return {}
}

function wirePastPrice({ price, since, until }: WireItem) {
  return {
    price: readNumber(price, 'money'),
    since: readDate(since)?.slice(0, 10),
    until: readDate(until)?.slice(0, 10),
  }
}

/** Maps `OpenHouses: [{ Date, From, Until }]` in Belgian local time, without past days. */
function mapOpenHouses(
  entries: readonly unknown[],
  notes: ImportIssue[],
): Pick<Property, 'openHouses'> {
  const days = entries.flatMap((entry) => {
    const read = enteredDay.safeParse(entry)
    if (read.success) return read.data
    notes.push({ code: 'unreadable', field: 'OpenHouses', value: shownValue(entry) })
    return []
  })
  return nextOpenHouses(days, brusselsDay(new Date()))
}

/** Units have no early access of their own. */
function mapPublicFrom(
  { publicfrom, projectid }: WireProperty,
  notes: ImportIssue[],
): Pick<Property, 'publicFrom'> {
  if (publicfrom === null) return {}
  if (projectid === null) return { publicFrom: publicfrom }
  notes.push({ code: 'fieldIgnored', field: 'PublicFrom', value: publicfrom })
  return {}
}

/** Returns the type's description, or else its name, or else the name of the public category. */
function typeOf(wire: WireProperty, lang: Lang): Translated {
  const { typedescription, typeofpropertyname, webidname } = wire
  return inLanguage(typedescription ?? typeofpropertyname ?? webidname, lang) ?? {}
}

function mapRooms(wire: WireProperty) {
  return {
    bedrooms: wire.numberofbedrooms,
    bathrooms: wire.numberofbathrooms,
    showerRooms: wire.numberofshowerrooms,
    toilets: wire.numberoftoilets,
    garages: wire.numberofgarages,
    parkings: wire.numberofparkings,
    hasGarden: wire.hasgarden,
    hasTerrace: wire.hasterrace,
    hasLift: wire.haslift,
    hasFurnished: wire.hasfurnished,
    hasCellar: wire.hascellar,
    hasAttic: wire.hasattic,
    hasPool: wire.haspool,
    isAccessible: wire.isaccessible,
    surfaceTotal: wire.surfacetotal,
    surfaceLiving: wire.surfaceliving,
    surfaceGarden: wire.surfacegarden,
    surfaceTerrace: wire.surfaceterrace,
    surfaceConstructed: wire.surfaceconstructed,
    surfaceOffice: wire.surfaceoffice,
    surfaceStore: wire.surfacestore,
    surfaceGround: wire.surfaceground,
    surfacePlot: wire.surfaceground2,
    constructionYear: wire.constructionyear,
    conditionId: wire.conditionid,
    construction: wire.construction,
    heating: wire.heating,
    available: wire.available ?? availabilityCode(wire.availablefrom),
  }
}

function mapDivision(entry: unknown, lang: Lang, notes: ImportIssue[]): Division[] {
  const read = wireDivision.safeParse(isRecord(entry) ? entry : {}).data
  if (!read || !isRecord(entry)) {
    notes.push({ code: 'unreadable', field: 'Divisions', value: shownValue(entry) })
    return []
  }
  notes.push(...droppedValues(entry, read))
  return [
    {
      id: read.id,
      floor: read.floor,
      floorName: inLanguage(read.floorname, lang),
      orderNr: read.ordernr,
      roomType: inLanguage(read.roomtypename, lang),
      surface: read.surface,
      comments: inLanguage(read.comments, lang),
    },
  ]
}

/** Returns the facts that Belgian law requires; codes are stored as the CRM writes them. */
function mapLaw(wire: WireProperty, notes: ImportIssue[]): Law {
  return {
    epcUniqueCode: wire.epcuniquecode,
    epcTotal: wire.epctotal,
    co2: wire.co2,
    epcValidUntil: mapDate('EPCValidUntil', wire.epcvaliduntil, notes),
    planningPermit: wire.planningpermit,
    planningZone: wire.planningzone,
    planningSummons: wire.planningsummons,
    planningPreemption: wire.planningpreemption,
    planningSubdivision: wire.planningsubdivision,
    planningUse: wire.planninguse,
    planningInfoUrl: usableLink('PlanningInfoUrl', wire.planninginfourl, notes),
    floodP: wire.floodp,
    floodG: wire.floodg,
    floodZone: wire.floodzone,
    floodReportDate: mapDate('FloodReportDate', wire.floodreportdate, notes),
    asbestos: wire.asbestos,
    asbestosCommon: wire.asbestoscommon,
    electricalInspection: wire.electricalinspection,
    soilCertificate: wire.soilcertificate,
    heritage: wire.heritage,
    renovationDuty: wire.renovationduty,
    cadastralIncome: wire.cadastralincome,
    charges: wire.charges,
    chargesFixed: wire.chargesfixed,
    deposit: wire.deposit,
    availableFrom:
      availabilityCode(wire.availablefrom) === null
        ? mapDate('AvailableFrom', wire.availablefrom, notes)
        : null,
    individualMeters: wire.individualmeters,
    referenceRent: wire.referencerent?.min ?? null,
    referenceRentMax: wire.referencerentmax ?? wire.referencerent?.max ?? null,
    leaseType: wire.leasetype,
    lastRent: wire.lastrent,
    lastRentDate: mapDate('LastRentDate', wire.lastrentdate, notes),
  }
}
