/** The names of the fields of the import format with their capitals; items are read without regard to case. */
const NAMES = `
  ID SiteID Goal Status SubStatusName ProjectID BuildingID BuildingName Ident UnitOrder Floor TypeOfPropertyID
  WebID WebIDName TypeOfPropertyName TypeDescription Price Currency PriceUnit PriceUnitText PublishPrice
  SaleMethod LumpSum MonthlyAnnuity OpeningBid PastPrices GroundPart Marquee MarqueeName RecordFile DescriptionA Divisions OpenHouses OfficeName Name PublishWebsite DeliveryYear
  Zip City District Street HouseNumber BoxNr Country CountryAbbr CountryID CountryName PublishAddress PublicAddress GoogleX GoogleY
  SmallPictureItem MediumPictureItem LargePicture LargePictureItems XLargePictureItems Documents DocumentItems
  Plans VirtualTour VirtualTour2 ManagerPhoto ManagerName ManagerFunction ManagerBIV ManagerEmail
  ManagerMobilePhone StartCommercialisation CreatedDate LastChangedDate NumberOfBedRooms NumberOfBathRooms
  NumberOfShowerRooms NumberOfToilets NumberOfGarages NumberOfParkings HasGarden HasTerrace HasLift HasFurnished
  HasCellar HasAttic SurfaceTotal SurfaceLiving SurfaceGarden SurfaceTerrace SurfaceConstructed SurfaceOffice
  SurfaceStore SurfaceGround SurfaceGround2 ConstructionYear ConditionID ConditionName Construction Heating
  Available EnergyPerformance EPCLabelText EPCUniqueCode EPCTotal CO2 EPCValidUntil PlanningPermit PlanningZone
  PlanningSummons PlanningPreemption PlanningSubdivision PlanningUse PlanningInfoUrl FloodP FloodG FloodZone
  FloodReportDate Asbestos AsbestosCommon ElectricalInspection SoilCertificate Heritage RenovationDuty CadastralIncome Charges ChargesFixed
  Deposit AvailableFrom IndividualMeters ReferenceRent ReferenceRentMax LeaseType LastRent LastRentDate`
  .trim()
  .split(/\s+/)

const BY_LOWER_CASE = new Map(NAMES.map((name) => [name.toLowerCase(), name]))

/** Returns the name of a field as the import format spells it; any other name is returned unchanged. */
export function fieldName(lowerCase: string): string {
  return BY_LOWER_CASE.get(lowerCase) ?? lowerCase
}
