import type { WordTable } from './meaning'

/** Dutch as it is typed in Flanders and Brussels. */
export const nl: WordTable = {
  phrases: {
    house:
      'huis|huizen|huisje|woning|woningen|woonhuis|woonst|gezinswoning|eengezinswoning|rijwoning|rijhuis|rijhuizen|herenhuis|herenwoning|burgerhuis|stadswoning|arbeiderswoning|villa|villas|fermette|hoeve|hoeves|boerderij|boerderijtje|bungalow|chalet|kasteel|bel etage|belle etage|kangoeroewoning|kangoeroe woning|zorgwoning|halfopen bebouwing|half open bebouwing|open bebouwing|gesloten bebouwing|halfopen woning|halfopen|vakantiewoning|vakantiehuis|vrijstaande woning|landhuis|cottage|koophuis|koopwoning|huurhuis|huurwoning|huurwoningen|driegevelwoning|nieuwbouwwoning|nieuwbouwwoningen|patiowoning|hoekhuis|hoekwoning|koppelwoning|tiny house|starterswoning|starterswoningen|woonboot|2 woonst|meergezinswoning|ruwbouwwoning|renovatiewoning|pastorie|alleenstaande woning',
    apartment:
      'appartement|appartementen|appartementje|appartment|apartement|apartment|appartemant|app|appt|flat|flatje|studio|studios|studiootje|duplex|duplexappartement|triplex|penthouse|dakappartement|loft|lofts|gelijkvloers|gelijkvloers appartement|gelijkvloerse verdieping|assistentiewoning|assistentieflat|serviceflat|koopappartement|koopflat|huurappartement|huurflat|nieuwbouwappartement|nieuwbouwappartementen|vakantieappartement|hoekappartement|slaapkamerappartement|slaapkamer appartement|slaapkamerflat|slk app|tuinappartement|tuinflat',
    land: 'grond|gronden|bouwgrond|bouwgronden|bouwkavel|kavel|kavels|perceel|percelen|lot bouwgrond|landbouwgrond|weiland|weide|akker|bosgrond|bos|industriegrond|recreatiegrond|terrein|projectgrond',
    parking:
      'garage|garages|garagebox|garage box|garageboxen|autobox|box|parking|parkings|parkeerplaats|parkeerplaatsen|autostaanplaats|staanplaats|staanplaatsen|binnenstaanplaats|buitenstaanplaats|ondergrondse parking|parkeergarage|carport',
    office:
      'kantoor|kantoren|kantoorruimte|kantoorgebouw|bureau|bureel|burelen|praktijkruimte|praktijk|coworking',
    shop: 'handelspand|handelspanden|handelsruimte|handelszaak|handelsgelijkvloers|winkel|winkels|winkelpand|winkelruimte|horeca|horecazaak|cafe|restaurant|commercieel pand|commerciele ruimte|handelshuis',
    industry:
      'magazijn|loods|opslagplaats|opslagruimte|bedrijfsgebouw|bedrijfspand|bedrijfsruimte|industriegebouw|industrieel pand|kmo unit|kmo|kmo units|atelier|werkplaats|hangar|werkhuis|bedrijfsunit',
    investment:
      'opbrengsteigendom|opbrengsteigendommen|opbrengstpand|opbrengstwoning|opbrengsthuis|investeringspand|appartementsgebouw|appartementsblok|belegging|beleggingspand|gemengd gebouw',
    student:
      'kamer te huur|kamers te huur|kamer huren|kot|koten|kotje|studentenkamer|studentenkamers|studentenkot|studentenstudio|studentenhuis|kotkamer',
    garden: 'tuin|tuintje|stadstuin|tuinen|voortuin|achtertuin|hof|zuidtuin|stadstuintje',
    terrace: 'terras|terrasje|dakterras|zonneterras|terrassen|zuidterras',
    garage: 'garage|garages|garagebox|garage box|autobox|box|inpandige garage|parkeergarage',
    lift: 'lift|liften|personenlift',
    abroad:
      'buitenland|in het buitenland|buitenlands|buitenlandse|spanje|frankrijk|italie|portugal|nederland|duitsland|zwitserland|oostenrijk|griekenland|kroatie|turkije|bulgarije|marokko|engeland|dubai',
    sale: 'te koop|tekoop|koop|kopen|aankoop|aankopen|verkoop|om te kopen|wil kopen|te kopen|koophuis|koopwoning|koopappartement|koopflat|gezocht om te kopen',
    rent: 'te huur|kamer te huur|kamers te huur|kamer huren|tehuur|huur|huren|om te huren|verhuur|te huren|huurprijs|huurhuis|huurwoning|huurwoningen|huurappartement|huurflat|wil huren',
    projects:
      'nieuwbouw|nieuw bouw|nieuwbouwproject|nieuwbouwprojecten|project|projecten|nieuwbouwwoning|nieuwbouwwoningen|nieuwbouwappartement|nieuwbouwappartementen|op plan|sleutel op de deur',
    sold: 'verkocht|verkochte|reeds verkocht|recent verkocht|onlangs verkocht',
    existing:
      'geen nieuwbouw|zonder nieuwbouw|bestaande bouw|geen project|geen projecten|bestaande|zonder nieuwbouwprojecten|geen nieuwbouwprojecten',
    cheapest: 'goedkoopste|laagste prijs|prijs oplopend',
    dearest: 'duurste|hoogste prijs|prijs aflopend',
    newest: 'nieuwste|recentste|laatst toegevoegd|nieuw op de markt|pas op de markt|net binnen',
    max: 'tot|tot en met|t e m|t m|tem|maximaal|max|hoogstens|ten hoogste|onder|onder de|minder dan|niet meer dan|niet duurder dan|goedkoper dan|lager dan|beneden|maximumprijs|maximum prijs|max prijs|maximale prijs|niet boven|binnen budget van',
    min: 'vanaf|minimaal|minstens|ten minste|tenminste|meer dan|boven|boven de|hoger dan|duurder dan|minimumprijs|niet onder|minimum',
    about:
      'rond|rond de|ongeveer|circa|omstreeks|richtprijs|om en bij|zo een|zo n|plusminus|om en bij de|rondom|ong',
    between: 'tussen|van',
    to: 'tot|a|en|t e m|tem|naar',
    and: 'en|plus',
    or: 'of',
    orMore: 'of meer|en meer|en hoger|of hoger|of duurder',
    orLess: 'of minder|of lager|of goedkoper|en minder|of max|ten hoogste',
    price:
      'prijs|prijsklasse|vraagprijs|huurprijs|kostprijs|een budget|maandhuur|ons budget|mijn budget',
    month: 'per maand|maand|mnd|per mnd|maandelijks|in de maand|p mnd|/ maand|/ mnd',
    bedrooms:
      'slaapkamer|slaapkamers|kamer|kamers|slk|slks|slkp|slpk|slpks|slaapk|slaapkmr|slp|slaapkamerappartement|slaapkamer appartement|slaapkamerflat|slk app|slaapkamerwoning|sk|slpkmrs|slaapkames|slaapkaners',
    rooms: 'kamerappartement|kamerflat|kamerwoning',
    unit: 'meter|vierkante meter|vierkante meters|hectaren|aren|badkamer|badkamers|gevels|gevel|verdieping|verdiepingen|jaar|minuten|min van|personen|wc|toiletten|douche|verdiep',
    km: 'kilometers',
    near: 'omgeving|regio|streek|buurt|nabij|dichtbij|dicht bij|vlakbij|vlak bij|rondom|in en rond|groot|straal|binnen|op|niet ver van|niet verder dan|omstreken|richting|rand van',
    nearby:
      'en omgeving|en omstreken|en ruime omgeving|of omgeving|omgeving|en buurt|eo|e o|of omstreken|en randgemeenten|regio',
    centre: 'centrum|stad|stadscentrum|city|binnenstad|stadskern|dorp|centraal|center',
    at: 'in|te|bij|naar|hartje|centrum|aan|van|in het hart van|gemeente|deelgemeente|locatie|stad',
    with: 'met|inclusief|incl|voorzien van|bij voorkeur met',
    without: 'zonder|geen|niet',
    street: 'steenweg op|steenweg naar|baan naar',
    fact: 'bouwjaar|gebouwd in|gebouwd na|energielabel|epc label|epc klasse|epc waarde|referentie|ref|provincie|beschikbaar vanaf|vrij vanaf|postbus',
    other:
      'oost vlaanderen|west vlaanderen|vlaams brabant|waals brabant|limburg|vlaanderen|wallonie|henegouwen|aan zee|kust|belgische kust|ardennen|op de begane grond|over te nemen',
    filler:
      'ik|alleenstaande|charmante|karaktervolle|prachtige|unieke|knusse|lichtrijk|lichtrijke|verzorgde|degelijke|wij|we|zoek|zoeken|gezocht|een|de|het|n|t|er|die|dat|is|zijn|van|voor|om|op|met|als|onze|ons|mijn|graag|liefst|aub|alstublieft|mooi|mooie|groot|grote|klein|kleine|ruim|ruime|leuk|leuke|gezellig|gezellige|rustig|rustige|modern|moderne|goedkoop|goedkope|betaalbaar|betaalbare|instapklaar|instapklare|te|alle|wil|willen|zou|wonen|vastgoed|immo|pand|panden|eigendom|onroerend goed|hebben|heeft|minimum|nieuw|nieuwe|oud|oude|eigen|ook|wel|niet te duur|per|bedrag|eventueel|prijs|met of zonder|ligging|in|aanbod|jong gezin|gezin|koppel|soort|type|echte|aantal|ergens|mag|kosten|kost|alles|eerst|of|zelfstandig|bewoonbaar|nu|vandaag|kindvriendelijke|kindvriendelijk|centraal|gemeubeld niet|liggend|gelegen|minstens|wat|waar|kan|kopen we|max',
  },
  numbers: {
    een: 1,
    twee: 2,
    drie: 3,
    vier: 4,
    vijf: 5,
    zes: 6,
    zeven: 7,
    acht: 8,
    negen: 9,
    tien: 10,
    vijftien: 15,
    twintig: 20,
    vijfentwintig: 25,
    dertig: 30,
    veertig: 40,
    vijftig: 50,
    zestig: 60,
    zeventig: 70,
    vijfenzeventig: 75,
    tachtig: 80,
    negentig: 90,
    half: 0.5,
    anderhalf: 1.5,
    honderd: 100,
    duizend: 1000,
    dzd: 1000,
    miljoen: 1e6,
    milj: 1e6,
  },
}
