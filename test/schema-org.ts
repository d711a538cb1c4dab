/**
 * What schema.org says of the types that the site uses: the type above each, and which kinds of value its own
 * properties take. 'Text', 'Number', 'Date', 'Time' and 'URL' are plain values, all others names of types.
 */
const TYPES: Record<string, { above?: string[]; properties?: Record<string, string[]> }> = {
  Thing: {
    properties: {
      name: ['Text'],
      url: ['URL'],
      image: ['URL', 'ImageObject'],
      description: ['Text'],
    },
  },
  CreativeWork: {
    above: ['Thing'],
    properties: {
      inLanguage: ['Text'],
      mainEntity: ['Thing'],
      offers: ['Offer'],
      digitalSourceType: ['URL'],
    },
  },
  WebPage: { above: ['CreativeWork'] },
  ImageObject: { above: ['CreativeWork'], properties: { contentUrl: ['URL'] } },
  RealEstateListing: { above: ['WebPage'], properties: { datePosted: ['Date'] } },
  Place: {
    above: ['Thing'],
    properties: {
      address: ['PostalAddress'],
      geo: ['GeoCoordinates'],
      telephone: ['Text'],
      additionalProperty: ['PropertyValue'],
      openingHoursSpecification: ['OpeningHoursSpecification'],
    },
  },
  Accommodation: {
    above: ['Place'],
    properties: {
      numberOfBedrooms: ['Number', 'QuantitativeValue'],
      numberOfBathroomsTotal: ['Number'],
      numberOfRooms: ['Number', 'QuantitativeValue'],
      floorSize: ['QuantitativeValue'],
      floorLevel: ['Text'],
      yearBuilt: ['Number'],
    },
  },
  House: { above: ['Accommodation'] },
  Apartment: { above: ['Accommodation'] },
  CivicStructure: { above: ['Place'] },
  ParkingFacility: { above: ['CivicStructure'] },
  Residence: { above: ['Place'] },
  ApartmentComplex: {
    above: ['Residence'],
    properties: {
      numberOfAccommodationUnits: ['QuantitativeValue'],
      numberOfAvailableAccommodationUnits: ['QuantitativeValue'],
      numberOfBedrooms: ['Number', 'QuantitativeValue'],
    },
  },
  Organization: {
    above: ['Thing'],
    properties: {
      legalName: ['Text'],
      vatID: ['Text'],
      email: ['Text'],
      telephone: ['Text'],
      logo: ['URL'],
      areaServed: ['Text', 'Place'],
      location: ['Place', 'PostalAddress', 'Text'],
    },
  },
  LocalBusiness: { above: ['Organization', 'Place'] },
  RealEstateAgent: { above: ['LocalBusiness'] },
  Intangible: { above: ['Thing'] },
  OpeningHoursSpecification: {
    above: ['Intangible'],
    properties: { dayOfWeek: ['URL'], opens: ['Time'], closes: ['Time'] },
  },
  Offer: {
    above: ['Intangible'],
    properties: {
      price: ['Number'],
      priceCurrency: ['Text'],
      priceSpecification: ['PriceSpecification'],
      availability: ['URL'],
      businessFunction: ['URL'],
      seller: ['Organization'],
    },
  },
  StructuredValue: { above: ['Intangible'] },
  PriceSpecification: {
    above: ['StructuredValue'],
    properties: { price: ['Number'], minPrice: ['Number'], priceCurrency: ['Text'] },
  },
  UnitPriceSpecification: {
    above: ['PriceSpecification'],
    properties: { unitCode: ['Text'] },
  },
  PostalAddress: {
    above: ['StructuredValue'],
    properties: {
      streetAddress: ['Text'],
      postalCode: ['Text'],
      addressLocality: ['Text'],
      addressCountry: ['Text'],
    },
  },
  GeoCoordinates: {
    above: ['StructuredValue'],
    properties: { latitude: ['Number'], longitude: ['Number'] },
  },
  QuantitativeValue: {
    above: ['StructuredValue'],
    properties: {
      value: ['Number'],
      minValue: ['Number'],
      maxValue: ['Number'],
      unitCode: ['Text'],
    },
  },
  PropertyValue: { above: ['StructuredValue'], properties: { value: ['Text', 'Number'] } },
  BreadcrumbList: { above: ['Intangible'], properties: { itemListElement: ['ListItem'] } },
  ListItem: { above: ['Intangible'], properties: { position: ['Number'], item: ['URL'] } },
}

/** The properties that search engines require. */
const REQUIRED: Record<string, string[]> = {
  RealEstateListing: ['name', 'url', 'mainEntity', 'offers'],
  Offer: ['url', 'availability', 'businessFunction', 'seller'],
  PriceSpecification: ['priceCurrency'],
  UnitPriceSpecification: ['priceCurrency', 'unitCode'],
  PostalAddress: ['addressLocality', 'addressCountry'],
  GeoCoordinates: ['latitude', 'longitude'],
  ListItem: ['position', 'name'],
  RealEstateAgent: ['name', 'url', 'address'],
}

/** Values that name a member of a list of schema.org's or GoodRelations'. */
const MEMBERS: Record<string, RegExp> = {
  availability: /^https:\/\/schema\.org\/(?:InStock|LimitedAvailability|SoldOut)$/,
  businessFunction: /^http:\/\/purl\.org\/goodrelations\/v1#(?:Sell|LeaseOut)$/,
  priceCurrency: /^EUR$/,
  digitalSourceType:
    /^https:\/\/schema\.org\/(?:DigitalCapture|CompositeSynthetic|(?:CompositeWith)?TrainedAlgorithmicMedia)DigitalSource$/,
  dayOfWeek: /^https:\/\/schema\.org\/(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day(?:,|$)/,
}

/** Returns the types and properties of a block that schema.org does not know, and the missing ones. */
export function schemaIssues(data: unknown, path = ''): string[] {
  const node = data as Record<string, unknown>
  const type = String(node['@type'])
  if (!TYPES[type]) return [`${path}: ${type} is no type`]
  const missing = (REQUIRED[type] ?? []).filter((name) => node[name] === undefined)
  const issues = missing.map((name) => `${path}: ${type} has no ${name}`)
  for (const [name, value] of Object.entries(node)) {
    if (name.startsWith('@')) continue
    const expected = propertyTypes(type, name)
    if (!expected) issues.push(`${path}: ${type} knows no ${name}`)
    else
      for (const one of [value].flat())
        issues.push(...valueIssues(one, expected, `${path}/${name}`))
    if (MEMBERS[name] && !MEMBERS[name].test(String(value)))
      issues.push(`${path}/${name}: ${value}`)
  }
  return issues
}

function valueIssues(value: unknown, expected: string[], path: string): string[] {
  if (typeof value !== 'object' || value === null) {
    const fits = expected.some((kind) => PLAIN[kind]?.(value))
    return fits ? [] : [`${path}: ${JSON.stringify(value)} is no ${expected.join(' or ')}`]
  }
  const { '@type': type, '@id': id } = value as Record<string, unknown>
  if (type === undefined && typeof id === 'string') return []
  const fits = expected.some((kind) => isA(String(type), kind))
  return [
    ...(fits ? [] : [`${path}: ${type} is no ${expected.join(' or ')}`]),
    ...schemaIssues(value, path),
  ]
}

const PLAIN: Record<string, (value: unknown) => boolean> = {
  Time: (value) => typeof value === 'string' && /^(?:[01]\d|2[0-3]):[0-5]\d$/.test(value),
  Text: (value) => typeof value === 'string' && value !== '',
  Number: (value) => typeof value === 'number' && Number.isFinite(value),
  Date: (value) => typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value),
  URL: (value) => typeof value === 'string' && URL.canParse(value),
}

function propertyTypes(type: string, name: string): string[] | undefined {
  const { above = [], properties = {} } = TYPES[type] ?? {}
  return properties[name] ?? above.map((one) => propertyTypes(one, name)).find(Boolean)
}

function isA(type: string, wanted: string): boolean {
  return type === wanted || (TYPES[type]?.above ?? []).some((one) => isA(one, wanted))
}
