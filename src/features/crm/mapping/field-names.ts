import type { LabelKey } from '../../../platform/i18n'
import type { Translate } from '../../../platform/i18n/translate'

/**
 * The names of the fields of the import format with their capitals, and their labels for staff; items are read without
 * regard to case. Some names are those of a CRM for the same fact.
 */
const FIELDS: Readonly<Record<string, LabelKey | null>> = {
  ID: null,
  SiteID: 'import.field.office',
  Goal: 'record.goal',
  Status: 'page.status',
  SubStatusName: 'page.status',
  purposeStatus: 'page.status',
  displayStatusId: 'page.status',
  ProjectID: 'import.field.project',
  BuildingID: 'prop.building',
  BuildingName: 'prop.building',
  Ident: 'record.ident',
  UnitOrder: 'record.unitOrder',
  Floor: 'prop.floor',
  TypeOfPropertyID: 'prop.type',
  WebID: 'prop.type',
  WebIDName: 'prop.type',
  TypeOfPropertyName: 'prop.type',
  TypeDescription: 'record.title',
  category: 'prop.type',
  type: 'prop.type',
  Price: 'price.label',
  Currency: 'record.currency',
  PriceUnit: 'import.field.priceUnit',
  PriceUnitText: 'import.field.priceUnit',
  PublishPrice: 'record.publishPrice',
  SaleMethod: 'record.method',
  LumpSum: 'price.method.lumpsum',
  MonthlyAnnuity: 'price.method.annuity',
  OpeningBid: 'price.method.openingbid',
  PastPrices: 'import.field.pastPrices',
  GroundPart: 'price.groundpart',
  Marquee: 'record.label',
  MarqueeName: 'record.label',
  RecordFile: 'import.field.recordFile',
  DescriptionA: 'record.description',
  Divisions: 'detail.layout',
  OpenHouses: 'detail.openhouses',
  PublicFrom: 'record.early.date',
  OfficeName: 'prop.office',
  Name: 'record.project.name',
  PublishWebsite: 'import.field.publishWebsite',
  DeliveryYear: 'record.deliveryYear',
  Zip: 'record.zip',
  City: 'record.city',
  District: 'prop.district',
  Street: 'record.street',
  HouseNumber: 'record.number',
  BoxNr: 'record.box',
  Country: 'record.country',
  CountryAbbr: 'record.country',
  CountryID: 'record.country',
  CountryName: 'record.country',
  PublishAddress: 'record.publishAddress',
  PublicAddress: 'import.field.publicAddress',
  GoogleX: 'import.field.latitude',
  GoogleY: 'import.field.longitude',
  SmallPictureItem: 'record.pictures',
  MediumPictureItem: 'record.pictures',
  LargePicture: 'record.pictures',
  LargePictureItems: 'record.pictures',
  XLargePictureItems: 'record.pictures',
  Origin: 'record.origin',
  OriginalUrl: 'record.original',
  Documents: 'detail.documents',
  DocumentItems: 'detail.documents',
  Plans: 'record.plans',
  VirtualTour: 'record.tour',
  VirtualTour2: 'record.tour2',
  ManagerPhoto: 'record.manager',
  ManagerName: 'record.manager',
  ManagerFunction: 'record.manager',
  ManagerBIV: 'record.manager',
  ManagerEmail: 'record.manager',
  ManagerMobilePhone: 'record.manager',
  StartCommercialisation: 'import.field.marketStart',
  CreatedDate: 'import.field.created',
  LastChangedDate: 'import.field.changed',
  NumberOfBedRooms: 'prop.bedrooms',
  NumberOfBathRooms: 'prop.bathrooms',
  NumberOfShowerRooms: 'prop.showers',
  NumberOfToilets: 'prop.toilets',
  NumberOfGarages: 'prop.garages',
  NumberOfParkings: 'prop.parkings',
  HasGarden: 'prop.garden',
  HasTerrace: 'prop.terrace',
  HasLift: 'prop.lift',
  HasFurnished: 'prop.furnished',
  HasCellar: 'prop.cellar',
  HasAttic: 'prop.attic',
  HasPool: 'prop.pool',
  IsAccessible: 'prop.accessible',
  SurfaceTotal: 'record.surfaceTotal',
  SurfaceLiving: 'prop.livingarea',
  SurfaceGarden: 'prop.gardenarea',
  SurfaceTerrace: 'prop.terracearea',
  SurfaceConstructed: 'prop.builtarea',
  SurfaceOffice: 'prop.officearea',
  SurfaceStore: 'prop.storearea',
  SurfaceGround: 'prop.plotarea',
  SurfaceGround2: 'prop.plotarea',
  ConstructionYear: 'prop.buildyear',
  ConditionID: 'prop.condition',
  ConditionName: 'prop.condition',
  Construction: 'prop.construction',
  Heating: 'prop.heating',
  Available: 'prop.available',
  EnergyPerformance: 'energy.espec',
  EPCLabelText: 'energy.label',
  EPCUniqueCode: 'energy.uniquecode',
  EPCTotal: 'energy.etotal',
  CO2: 'energy.co2',
  EPCValidUntil: 'energy.validuntil',
  PlanningPermit: 'plan.permit',
  PlanningZone: 'plan.destination',
  PlanningSummons: 'plan.summons',
  PlanningPreemption: 'plan.preemption',
  PlanningSubdivision: 'plan.subdivision',
  PlanningUse: 'plan.use',
  PlanningInfoUrl: 'plan.info',
  FloodP: 'plan.floodparcel',
  FloodG: 'plan.floodbuilding',
  FloodZone: 'plan.floodzone',
  FloodReportDate: 'plan.floodreport',
  Asbestos: 'energy.asbestos',
  AsbestosCommon: 'energy.asbestos.common',
  ElectricalInspection: 'energy.electricity',
  SoilCertificate: 'energy.soil',
  Heritage: 'plan.heritage',
  RenovationDuty: 'energy.renovation',
  CadastralIncome: 'price.ki',
  Charges: 'price.charges',
  ChargesFixed: 'price.charges',
  Deposit: 'price.deposit',
  AvailableFrom: 'prop.available',
  IndividualMeters: 'plan.meters',
  ReferenceRent: 'price.refrent',
  ReferenceRentMax: 'price.refrent',
  LeaseType: 'price.lease',
  LastRent: 'price.lastrent',
  LastRentDate: 'price.lastrentdate',
  PropertyIDs: 'import.field.ownedProperties',
  Histories: 'import.field.histories',
}

const BY_LOWER_CASE = new Map(Object.keys(FIELDS).map((name) => [name.toLowerCase(), name]))

/** Returns the name of a field as the import format spells it; any other name is returned unchanged. */
export function fieldName(lowerCase: string): string {
  return BY_LOWER_CASE.get(lowerCase) ?? lowerCase
}

/** Matches a field, or an entry of a list: `Plans[0]`. */
const FIELD_ENTRY = /^([^[]+)(?:\[(\d+)\])?$/

/** Returns the labels of fields in quotes, with the number of an entry; the name of an unknown field is unchanged. */
export function fieldLabels(t: Translate, fields: string): string {
  return fields
    .split(', ')
    .map((field) => fieldLabel(t, field))
    .join(', ')
}

function fieldLabel(t: Translate, field: string): string {
  const [, name = '', index] = FIELD_ENTRY.exec(field) ?? []
  const key = FIELDS[fieldName(name.toLowerCase())]
  if (!key) return field
  const entry = index === undefined ? [] : [String(Number(index) + 1)]
  return t('import.field', { label: [t(key), ...entry].join(' ') })
}
