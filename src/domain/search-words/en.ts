import type { WordTable } from './meaning'

/** English as newcomers and expats type it. */
export const en: WordTable = {
  phrases: {
    house:
      'house|houses|home|homes|family home|family house|single family home|townhouse|town house|townhouses|terraced house|terraced|semi detached house|semi detached|semi|detached house|detached|villa|villas|cottage|farmhouse|farm|bungalow|chalet|castle|mansion|manor|row house|country house|holiday home|duplex house|kangaroo house|kangaroo home|corner house|hous|new build house|new build houses|bedroom house|bed house|bedroomed house|end of terrace',
    apartment:
      'apartment|apartments|appartment|appartments|apartement|apt|apts|flat|flats|studio|studios|studio flat|studio apartment|duplex|triplex|penthouse|loft|lofts|condo|ground floor flat|ground floor apartment|service flat|bed flat|bed apartment|bed apt|bedroom apartment|bedroom flat|bedroom apt|new build apartment|new build flat|new build apartments|new build flats|maisonette|assisted living',
    land: 'land|plot|plots|plot of land|building plot|building land|building lot|piece of land|plot to build|farmland|agricultural land|field|land for sale|land plot|industrial land|woodland|meadow',
    parking:
      'garage|garages|parking|parking space|parking spaces|parking spot|parking place|car park|garage box|lock up|lock up garage|carport|indoor parking|outdoor parking|underground parking|box',
    office:
      'office|offices|office space|office building|practice|medical practice|workspace|coworking|coworking space',
    shop: 'shop|shops|store|retail|retail space|retail unit|commercial property|commercial space|commercial premises|commercial unit|commercial building|restaurant|cafe|bar|hospitality|shop premises|storefront',
    industry:
      'warehouse|warehouses|industrial building|industrial unit|workshop|storage|storage space|sme unit|industrial property|industrial space|hangar|depot|business unit',
    investment:
      'investment property|investment properties|investment|apartment building|apartment block|block of flats|mixed use building|buy to let|income property|rental property',
    student:
      'student room|student rooms|student flat|student studio|student accommodation|student housing|kot|room for student|student kot|dorm',
    garden: 'garden|gardens|gardn|yard|backyard|back yard|private garden|back garden|front garden',
    terrace: 'terrace|terrasse|terraces|terace|roof terrace|rooftop terrace|rooftop|patio|deck',
    garage: 'garage|garages|garage box|box|lock up garage|lock up',
    lift: 'lift|elevator|lifts|elevators',
    abroad:
      'abroad|overseas|foreign|spain|france|italy|portugal|netherlands|the netherlands|germany|switzerland|austria|greece|croatia|turkey|bulgaria|morocco|england|dubai',
    sale: 'for sale|to buy|buy|buying|purchase|sale|on sale|want to buy|looking to buy|to purchase|land for sale',
    rent: 'for rent|to rent|rent|rental|rentals|renting|to let|let|lease|for lease|to lease|letting|tenancy|looking to rent|want to rent',
    projects:
      'new build|new builds|newbuild|new construction|new development|new developments|new project|new projects|development project|project|projects|off plan|new build house|new build houses|new build apartment|new build apartments|new build flat|new build flats|newly built|brand new|new built',
    sold: 'sold|already sold|recently sold',
    existing:
      'no new build|no new builds|not new build|existing|no projects|without new build|no new construction|no new developments|excluding new build|existing homes|existing home only|without projects|resale',
    cheapest: 'cheapest|lowest price|price ascending|price low to high',
    dearest: 'most expensive|highest price|price descending|price high to low',
    newest: 'newest|latest|most recent|new on the market|just listed|recently added|new listings',
    max: 'up to|upto|until|maximum|max|maximum of|under|below|less than|at most|no more than|not more than|cheaper than|max price|maximum price|not over|lower than|within|not above|budget of|no higher than',
    min: 'from|starting from|starting at|at least|minimum|min|over|above|more than|minimum of|min price|minimum price|upwards of|higher than|no less than|not less than|not under',
    about:
      'around|about|approximately|approx|roughly|circa|in the region of|close to|near|more or less|some|round|give or take',
    between: 'between|from|ranging from',
    to: 'to|and|until|up to|till|through|thru',
    and: 'and|plus|as well as|also|n',
    or: 'or',
    orMore: 'or more|and more|and up|or higher|plus|upwards|and above|or over|and over|minimum',
    orLess: 'or less|or lower|or under|or below|or cheaper|and below|tops|and under',
    price:
      'price|priced|price range|my budget|our budget|asking price|rent price|monthly rent|a budget of|prices|costing',
    month:
      'per month|month|a month|monthly|/ month|pcm|p c m|each month|/ mo|mo|per mo|pm|mth|/ mth|every month',
    bedrooms:
      'bedroom|bedrooms|bed|beds|bdr|bdrs|br|bedrom|bedroms|bedr|bdrm|bdrms|bed flat|bed apartment|bed apt|bedroom apartment|bedroom flat|bedroom apt|bedroom house|bed house|sleeping rooms|sleeping room|bedroomed',
    rooms: 'room apartment|room flat',
    unit: 'min from|mins from|sqm|sq m|square meters|square metres|square meter|square feet|sq ft|sqft|acres|acre|hectares|bath|baths|bathroom|bathrooms|floor|floors|years|minutes|mins|min walk|people|persons|facades|toilets|th floor|nd floor|st floor|rd floor|cars|year old',
    km: 'kilometre|kilometres|kilometer|kilometers',
    near: 'near|nearby|around|region|area|surroundings of|vicinity of|within|outside|outskirts of|on the outskirts of|not far from|next to|greater|radius of|round|about|suburbs of|walking distance of|by',
    nearby:
      'and surroundings|and surrounding area|and area|and around|area|region|surroundings|or nearby|and nearby|or surroundings|and region|or around|and suburbs|and outskirts|or area|and the surrounding area|and environs',
    centre:
      'centre|center|city centre|city center|city|town|downtown|town centre|central|town center|centrum|village',
    at: 'in|at|of|to|in the heart of|center of|city centre of|city of|town of|central|downtown|into|from|location|in or near',
    with: 'with|including|incl|has|having|w',
    without: 'without|no|not',
    street: 'street of',
    fact: 'built in|built after|build year|year of construction|construction year|energy label|energy class|epc rating|epc label|reference|ref|province|province of|available from|the province of|energy rating',
    other:
      'east flanders|west flanders|flemish brabant|walloon brabant|hainaut|flanders|wallonia|limburg|belgian coast|coast|seaside|ardennes|by the sea|at the coast|luxembourg|near the sea|at the sea',
    filler:
      'i|we|am|are|m|s|looking|search|searching|find|need|want|would like|like|a|an|the|in|of|for|with|my|our|me|us|please|hi|hello|nice|beautiful|big|large|small|little|quiet|cozy|cosy|modern|cheap|affordable|spacious|bright|charming|any|is|it|that|which|and|or|on|property|properties|real estate|estate|place|somewhere|accommodation|to|at|if possible|preferably|ideally|not too expensive|family|couple|double|new|old|renovated|some|price|all|good|great|lovely|there|be|can|show|give me|budget|own|private|live|move|located|situated|do you have|have|you|number of|amount|market|listings|long term|sunny|must|should|only|around here|person|type|first|by|as|also|cost|costs|area|decent',
  },
  numbers: {
    one: 1,
    two: 2,
    three: 3,
    four: 4,
    five: 5,
    six: 6,
    seven: 7,
    eight: 8,
    nine: 9,
    ten: 10,
    fifteen: 15,
    twenty: 20,
    thirty: 30,
    forty: 40,
    fifty: 50,
    sixty: 60,
    seventy: 70,
    eighty: 80,
    ninety: 90,
    half: 0.5,
    and: 0,
    a: 0,
    hundred: 100,
    thousand: 1000,
    million: 1e6,
  },
}
