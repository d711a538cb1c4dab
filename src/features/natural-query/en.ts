import type { WordTable } from './meaning'

/** The English words of newcomers and expats. */
export const en: WordTable = {
  phrases: {
    house:
      'house|houses|home|homes|family home|family house|single family home|townhouse|town house|townhouses|terraced house|terraced|semi detached house|semi detached|semi|detached house|detached|villa|villas|cottage|farmhouse|farm|bungalow|chalet|castle|mansion|manor|row house|country house|holiday home|duplex house|kangaroo house|kangaroo home|corner house|hous|new build house|new build houses|bedroom house|bed house|bedroomed house|end of terrace|detached home|semi detached home|3 bed house|small house|big house|hause|houss|huse|farm house|barn conversion|end terrace|mid terrace|terrace house|terraced home|fixer upper|single family house|tiny home|tiny house|new house|starter home|dwelling',
    apartment:
      'apartment|apartments|appartment|appartments|apartement|apt|apts|flat|flats|studio|studios|studio flat|studio apartment|duplex|triplex|penthouse|loft|lofts|condo|ground floor flat|ground floor apartment|service flat|bed flat|bed apartment|bed apt|bedroom apartment|bedroom flat|bedroom apt|new build apartment|new build flat|new build apartments|new build flats|maisonette|assisted living|appartement|aparment|apartmant|apartmnt|apartament|aprtment|appt|appartmant|unit apartment|studio apartments|duplex apartment|ground floor|loft apartment|bedsit|bedsitter|condominium|pad|one bed|two bed|serviced apartment|furnished flat|furnished apartment|penthouse apartment|newbuild apartment|newbuild flat|holiday flat|holiday apartment',
    land: 'land|plot|plots|plot of land|building plot|building land|building lot|piece of land|plot to build|farmland|agricultural land|field|land for sale|land plot|industrial land|woodland|meadow|land to build on|land to build|plot to build on|plots to build on|building plots|building site|lot of land|plot of building land|ground to build|piece of ground|parcel|parcel of land|buildable land|lot',
    parking:
      'garage|garages|parking|parking space|parking spaces|parking spot|parking place|car park|garage box|lock up|lock up garage|carport|indoor parking|outdoor parking|underground parking|box|off street parking|parking lot|car space|car parking|parking garage|driveway|drive|parking bay|garage space|garages for sale',
    office:
      'office|offices|office space|office building|practice|medical practice|workspace|coworking|coworking space',
    shop: 'shop|shops|store|retail|retail space|retail unit|commercial property|commercial space|commercial premises|commercial unit|commercial building|restaurant|cafe|bar|hospitality|shop premises|storefront|shop unit|store front|commercial ground floor|bakery|commercial',
    industry:
      'warehouse|warehouses|industrial building|industrial unit|workshop|storage|storage space|sme unit|industrial property|industrial space|hangar|depot|business unit',
    investment:
      'investment property|investment properties|investment|apartment building|apartment block|block of flats|mixed use building|buy to let|income property|rental property',
    student:
      'student room|student rooms|student flat|student studio|student accommodation|student housing|kot|room for student|student kot|dorm',
    garden:
      'garden|gardens|gardn|yard|backyard|back yard|private garden|back garden|front garden|small garden|big garden|large garden|garten|outdoor space|outside space|garden flat|vegetable garden|courtyard garden|lawn|gaden|gardne',
    terrace:
      'terrace|terrasse|terraces|terace|roof terrace|rooftop terrace|rooftop|patio|deck|balcony or terrace|sun terrace|decking|roof deck|terras|teracce|terrance',
    garage: 'garage|garages|garage box|box|lock up garage|lock up',
    lift: 'lift|elevator|lifts|elevators|elevetor|lift access|with lift|step free lift',
    furnished:
      'furnished|fully furnished|furnished flat|furnished apartment|part furnished|partly furnished|semi furnished|with furniture|furnitured|furnised|furnish',
    renovate:
      'to renovate|renovate|to be renovated|needs renovation|needing renovation|in need of renovation|renovation project|fixer upper|for renovation|needs work|needing work|to refurbish|actor upper|to modernise|to modernize|to restore|needs modernisation|requiring renovation|renovation|project house',
    abroad:
      'abroad|overseas|foreign|spain|france|italy|portugal|netherlands|the netherlands|germany|switzerland|austria|greece|croatia|turkey|bulgaria|morocco|england|dubai',
    sale: 'for sale|to buy|buy|buying|purchase|sale|on sale|want to buy|looking to buy|to purchase|land for sale|for buying|purchasing|to purchase a|forsale|buy a|for purchase',
    rent: 'for rent|to rent|rent|rental|rentals|renting|to let|let|lease|for lease|to lease|letting|tenancy|looking to rent|want to rent|for renting|rent out|to rent out|long term rental|renting out|lets|to lease out|for rental|rentable',
    projects:
      'new build|new builds|newbuild|new construction|new development|new developments|new project|new projects|development project|project|projects|off plan|new build house|new build houses|new build apartment|new build apartments|new build flat|new build flats|newly built|brand new|new built|newbuild apartment|newbuild flat|newly built home|newly constructed|new construction project|new houses|new flats|new apartments|new homes|new house',
    sold: 'sold|already sold|recently sold',
    existing:
      'no new build|no new builds|not new build|existing|no projects|without new build|no new construction|no new developments|excluding new build|existing homes|existing home only|without projects|resale',
    cheapest: 'cheapest|lowest price|price ascending|price low to high',
    dearest: 'most expensive|highest price|price descending|price high to low',
    newest: 'newest|latest|most recent|new on the market|just listed|recently added|new listings',
    max: 'up to|upto|until|maximum|max|maximum of|under|below|less than|at most|no more than|not more than|cheaper than|max price|maximum price|not over|lower than|within|not above|budget of|no higher than|max budget|budget max|with a budget of|for under|for less than|not exceeding|under budget of|cheaper as|a maximum of|no higher|budget up to|for max|price max|capped at|less then',
    min: 'from|starting from|starting at|at least|minimum|min|over|above|more than|minimum of|min price|minimum price|upwards of|higher than|no less than|not less than|not under|more then|bigger than|larger than|at minimum|minimum price of|min of',
    about:
      'around|about|approximately|approx|roughly|circa|in the region of|close to|near|more or less|some|round|give or take',
    between: 'between|from|ranging from',
    to: 'to|and|until|up to|till|through|thru',
    and: 'and|plus|as well as|also|n',
    or: 'or',
    orMore:
      'or more|and more|and up|or higher|plus|upwards|and above|or over|and over|minimum|or better|and better|or best',
    orLess: 'or less|or lower|or under|or below|or cheaper|and below|tops|and under',
    price:
      'price|priced|price range|my budget|our budget|asking price|rent price|monthly rent|a budget of|prices|costing',
    month:
      'per month|month|a month|monthly|/ month|pcm|p c m|each month|/ mo|mo|per mo|pm|mth|/ mth|every month|a mth|per calendar month|monthly rent|p month|per month incl|excluding bills|including bills|bills included',
    bedrooms:
      'bedroom|bedrooms|bed|beds|bdr|bdrs|br|bedrom|bedroms|bedr|bdrm|bdrms|bed flat|bed apartment|bed apt|bedroom apartment|bedroom flat|bedroom apt|bedroom house|bed house|sleeping rooms|sleeping room|bedroomed|bedooms|bedrrom|bedrroms|bedromms|bdrooms|bdroom|brs|bd|bds|beddrooms|badrooms|sleeping|bedrm|bedrms|bed rooms|bed room|double bedrooms|double bedroom',
    rooms: 'room apartment|room flat',
    unit: 'min from|mins from|square feet|sq ft|sqft|acres|acre|hectares|bath|baths|bathroom|bathrooms|floor|floors|years|minutes|mins|min walk|people|persons|facades|toilets|th floor|nd floor|st floor|rd floor|cars|year old|january|february|march|may|june|july|august|september|october|november|december',
    surface:
      'surface|surface area|living area|living space|living surface|floor area|floor space|floorspace|habitable|habitable surface|habitable area|internal area',
    squareMetres:
      'sqm|sq m|square meters|square metres|square meter|square metre|sq meters|sq metres',
    km: 'kilometre|kilometres|kilometer|kilometers',
    near: 'near|nearby|around|region|area|surroundings of|vicinity of|within|outside|outskirts of|on the outskirts of|not far from|next to|greater|radius of|round|about|suburbs of|walking distance of|by|close by|close to|in the area of|the area of|surrounding|surroundings|the surroundings of|outskirts|suburb of|near to|not too far from|somewhere near|somewhere around|in the vicinity of|vicinity|around about|commuting distance of|commutable to|environs of|proximity of',
    nearby:
      'and surroundings|and surrounding area|and area|and around|area|region|surroundings|or nearby|and nearby|or surroundings|and region|or around|and suburbs|and outskirts|or area|and the surrounding area|and environs|or close by|and close by|and vicinity|or vicinity|or suburbs|and neighbourhood|or thereabouts|and nearby towns|outskirts',
    town: 'city|town|village',
    centre:
      'centre|center|city centre|city center|downtown|town centre|central|town center|centrum|in the heart of',
    at: 'in|at|of|to|city of|town of|into|from|location|in or near|province|province of|the province of|inside',
    with: 'with|including|incl|has|having|w|that has|which has|having a|plus a|comes with|featuring|with a|with an|complete with',
    without: 'without|no|not',
    street: 'street of',
    fact: 'built in|built after|build year|year of construction|construction year|reference|ref|available from',
    epc: 'energy label|energy class|epc rating|epc label|energy rating|epc class|epc score|energy performance',
    other:
      'pool|pools|swimming pool|swimming pools|indoor pool|outdoor pool|pond|jacuzzi|hot tub|sauna|wellness|solar panels|solar panel|solar|heat pump|underfloor heating|fireplace|open fire|fire place|wood stove|stove|air conditioning|aircon|air con|ac|charging point|ev charger|car charger|alarm|cellar|cellars|basement|wine cellar|attic|loft conversion|storage room|bike storage|bicycle storage|bike room|balcony|balconies|conservatory|sunroom|veranda|pergola|shed|dressing|walk in closet|bathtub|walk in shower|kitchen|open kitchen|equipped kitchen|fitted kitchen|laundry|utility room|courtyard|court yard|pets|pet|pet friendly|pets allowed|pets ok|pets welcome|pets accepted|pet allowed|dogs|dog|dog friendly|dogs allowed|dogs welcome|dog allowed|cats|cat|cat friendly|cats allowed|domicile|registration possible|wheelchair|wheelchair accessible|wheelchair access|accessible|sea view|sea views|view of the sea|ocean view|view|views|nice view|great view|south facing|energy efficient|passive|passive house|low energy|good epc|good energy rating|well insulated|insulated|double glazing|central heating|gas heating|renovated|recently renovated|newly renovated|refurbished|modernised|stables|stable|horses|horse|paddock|outbuilding|outbuildings|barn|annexe|annex|guest house|granny flat|station|near station|near the station|close to station|close to the station|train station|school|schools|near schools|near a school|close to schools|close to school|good schools|shops nearby|near shops|public transport|near public transport|bus|tram|metro|subway|train|motorway|highway|university|hospital|eu institutions|european institutions|eu quarter|nato|available now|available immediately|immediately available|available|move in now|move in ready|short term|short stay|long stay|fibre|internet|wifi|utilities included|social housing|deposit|smoking|non smoking|unfurnished|not furnished|vat|6 vat|life annuity|leasehold|freehold|concierge|intercom|waterfront|riverside|by the water|by the river|near the park|near a park|quiet street|quiet area|residential area|family friendly|patio garden|playroom|gym|fitness|cinema|home office|high ceilings|period features|original features|character|coliving|co living|house share|flatshare|flat share|sharing|loggia|sustainable|garage possible|study|two storey|single storey|one storey|en suite|ensuite|bills|international school|international schools|european school|sea|airport|near the airport',
    filler:
      'i|we|am|are|m|s|looking|search|searching|find|need|want|would like|like|a|an|the|in|of|for|with|my|our|me|us|please|hi|hello|nice|beautiful|big|large|small|little|quiet|cozy|cosy|modern|cheap|affordable|spacious|bright|charming|any|is|it|that|which|and|or|on|property|properties|real estate|estate|place|somewhere|accommodation|to|at|if possible|preferably|ideally|not too expensive|family|couple|double|new|old|renovated|some|price|all|good|great|lovely|there|be|can|show|give me|budget|own|private|live|move|located|situated|do you have|have|you|number of|amount|market|listings|long term|sunny|must|should|only|around here|person|type|first|by|as|also|cost|costs|area|decent|im|i m|ive|id|i d like|we re|were|we are|i am looking for|looking for|searching for|something|sth|anything|someplace|some place|thing|kind of|sort of|like a|such|maybe|perhaps|this|these|those|here|now|soon|pls|plz|thanks|thank you|thx|cheers|dear|good morning|good afternoon|your|yours|his|her|their|kids|children|with kids|with children|for two|for 2|for 2 people|for two people|for couple|young|young family|young couple|senior|seniors|retired|retirement|expat|expats|student|students|really|very|quite|pretty|bit|a bit|little bit|cute|clean|light|luxury|luxurious|high end|exclusive|stunning|fantastic|amazing|unique|simple|normal|standard|ordinary|ideal|perfect|comfy|comfortable|rustic|rural|urban|green|leafy|peaceful|medium|medium sized|huge|massive|bigger|smaller|larger|better|cheaper|not too big|not too small|not too far|reasonable|reasonably priced|low budget|low cost|budget friendly|inexpensive|urgent|urgently|quickly|asap|fast|see|find me|list|want to see|interested|interested in|would|could|we d like|wish|prefer|either|else|e g|eg|example|if|when|just|mainly|mostly|belgium|in belgium|belgian|all inclusive|all in|inclusive|included|at least one|optional|possible|possibly|home sweet home|living|stay|moving|move to|relocate|relocating|anywhere|everywhere|who|what|where|how|does|do|got|get|but|so|not|no matter|close|walkable|from owner|owner|agency|realtor|estate agent|permanent|temporary home|with or without|modern style|style|lots of|lot of light|lots of light|plenty of|enough|sized|full|fully|also has|both|well|fairly|decent size|decent sized|good size|good sized|one|ground|my family|our family|suitable|suitable for|good for|ready|ready to move in|brand',
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
