import type { WordTable } from './meaning'

/** The Dutch words of visitors from Flanders and Brussels. */
export const nl: WordTable = {
  phrases: {
    house:
      'huis|huizen|huisje|hoes|woning|woningen|woonhuis|woonst|gezinswoning|eengezinswoning|rijwoning|rijhuis|rijhuizen|herenhuis|herenwoning|burgerhuis|stadswoning|arbeiderswoning|villa|villas|fermette|hoeve|hoeves|boerderij|boerderijtje|bungalow|chalet|kasteel|bel etage|belle etage|kangoeroewoning|kangoeroe woning|zorgwoning|halfopen bebouwing|half open bebouwing|open bebouwing|gesloten bebouwing|halfopen woning|halfopen|vakantiewoning|vakantiehuis|vrijstaande woning|landhuis|cottage|koophuis|koopwoning|huurhuis|huurwoning|huurwoningen|driegevelwoning|nieuwbouwwoning|nieuwbouwwoningen|patiowoning|hoekhuis|hoekwoning|koppelwoning|tiny house|starterswoning|starterswoningen|woonboot|2 woonst|meergezinswoning|ruwbouwwoning|renovatiewoning|pastorie|alleenstaande woning|huiske|huizeke|woningske|villaatje|rijhuisje|hoevetje|nieuwbouwhuis|nieuwbouwhuizen|nieuwbouwvilla|gezinshuis|opknapper|opknapwoning|kluswoning|passiefhuis|passiefwoning|bel etagewoning|arbeidershuis|arbeidershuisje|stadshuis|moderne woning|half vrijstaand|half vrijstaande|dorpswoning|koppelvilla|huize|hius|husi|huiz|wonig|wonign|burgerwoning|renovatiepand',
    apartment:
      'appartement|appartementen|appartementje|appartment|apartement|apartment|appartemant|app|appt|flat|flatje|studio|studios|studiootje|duplex|duplexappartement|triplex|penthouse|dakappartement|loft|lofts|gelijkvloers|gelijkvloers appartement|gelijkvloerse verdieping|assistentiewoning|assistentieflat|serviceflat|koopappartement|koopflat|huurappartement|huurflat|nieuwbouwappartement|nieuwbouwappartementen|vakantieappartement|hoekappartement|slaapkamerappartement|slaapkamer appartement|slaapkamerflat|slk app|tuinappartement|tuinflat|appartementeke|appartementke|appartamentje|appartamenten|apparement|appartemnt|apparetment|appartementt|apartament|appartament|apparterment|apps|appartementjes|nieuwbouwapp|nieuwbouwapps|nieuwbouwappt|nieuwbouwflat|nieuwbouwstudio|studioke|gelijkvloersappartement|gelijkvloerse flat|seniorenflat|serviceflats|dakstudio|woonunit|zeeappartement',
    land: 'grond|gronden|bouwgrond|bouwgronden|bouwkavel|kavel|kavels|perceel|percelen|lot bouwgrond|landbouwgrond|weiland|weide|akker|bosgrond|bos|industriegrond|recreatiegrond|terrein|projectgrond|bouwgrondje|lapje grond|stuk grond|perceeltje|bouwperceel|bouwpercelen|grond om te bouwen|bauwgrond|bouwgront|bouwground|lap grond|een lap grond',
    parking:
      'garage|garages|garagebox|garage box|garageboxen|autobox|box|parking|parkings|parkeerplaats|parkeerplaatsen|autostaanplaats|staanplaats|staanplaatsen|binnenstaanplaats|buitenstaanplaats|ondergrondse parking|parkeergarage|carport|parkeerplek|parkeerplekken|oprit|autostandplaats|parkeerplts|garageplaats',
    office:
      'kantoor|kantoren|kantoorruimte|kantoorgebouw|bureau|bureel|burelen|praktijkruimte|praktijk|coworking',
    shop: 'handelspand|handelspanden|handelsruimte|handelszaak|handelsgelijkvloers|winkel|winkels|winkelpand|winkelruimte|horeca|horecazaak|cafe|restaurant|commercieel pand|commerciele ruimte|handelshuis|handelspandje|winkelpandje|handelspad|handelsgelijkvloer|frituur|bakkerij',
    industry:
      'magazijn|loods|opslagplaats|opslagruimte|bedrijfsgebouw|bedrijfspand|bedrijfsruimte|industriegebouw|industrieel pand|kmo unit|kmo|kmo units|atelier|werkplaats|hangar|werkhuis|bedrijfsunit',
    investment:
      'opbrengsteigendom|opbrengsteigendommen|opbrengstpand|opbrengstwoning|opbrengsthuis|investeringspand|appartementsgebouw|appartementsblok|belegging|beleggingspand|gemengd gebouw',
    student:
      'kamer te huur|kamers te huur|kamer huren|kot|koten|kotje|studentenkamer|studentenkamers|studentenkot|studentenstudio|studentenhuis|kotkamer',
    garden:
      'tuin|tuintje|stadstuin|tuinen|voortuin|achtertuin|hof|zuidtuin|stadstuintje|hofke|hofje|hoveke|tuintjen|grote tuin|tuinke|koer met tuin|moestuin|privetuin|tuni|zuidgerichte tuin',
    terrace:
      'terras|terrasje|dakterras|zonneterras|terrassen|zuidterras|terraske|dakterrasje|terasse|teras|tearras',
    garage: 'garage|garages|garagebox|garage box|autobox|box|inpandige garage|parkeergarage',
    lift: 'lift|liften|personenlift|liftje|met lift|huislift',
    furnished:
      'gemeubeld|gemeubelde|bemeubeld|bemeubelde|gemeubileerd|gemeubileerde|met meubels|meubels inbegrepen|volledig gemeubeld|gemeubelt',
    renovate:
      'te renoveren|renoveren|om te renoveren|op te knappen|opknappen|opknapper|opknapwoning|kluswoning|klusproject|renovatiewoning|renovatiepand|renovatieproject|te verbouwen|te moderniseren|te restaureren|renovatie|renovatiehuis|te vernieuwen|volledig te renoveren|grondig te renoveren|te renoveeren',
    abroad:
      'buitenland|in het buitenland|buitenlands|buitenlandse|spanje|frankrijk|italie|portugal|nederland|duitsland|zwitserland|oostenrijk|griekenland|kroatie|turkije|bulgarije|marokko|engeland|dubai',
    sale: 'te koop|tekoop|koop|kopen|aankoop|aankopen|verkoop|om te kopen|wil kopen|te kopen|koophuis|koopwoning|koopappartement|koopflat|gezocht om te kopen|tekope|te kope|koopt|aankopen van',
    rent: 'te huur|kamer te huur|kamers te huur|kamer huren|tehuur|huur|huren|om te huren|verhuur|te huren|huurprijs|huurhuis|huurwoning|huurwoningen|huurappartement|huurflat|wil huren|te hure|tehure|huurder|verhuren|huurt|huurder zoekt',
    projects:
      'nieuwbouw|nieuw bouw|nieuwbouwproject|nieuwbouwprojecten|project|projecten|nieuwbouwwoning|nieuwbouwwoningen|nieuwbouwappartement|nieuwbouwappartementen|op plan|sleutel op de deur|nieuwbouwapp|nieuwbouwapps|nieuwbouwappt|nieuwbouwflat|nieuwbouwstudio|nieuwbouwhuis|nieuwbouwhuizen|nieuwbouwvilla|nieuwbauw|niewbouw|nieuwbouwappartementje',
    sold: 'verkocht|verkochte|reeds verkocht|recent verkocht|onlangs verkocht',
    existing:
      'geen nieuwbouw|zonder nieuwbouw|bestaande bouw|geen project|geen projecten|bestaande|zonder nieuwbouwprojecten|geen nieuwbouwprojecten',
    cheapest: 'goedkoopste|laagste prijs|prijs oplopend',
    dearest: 'duurste|hoogste prijs|prijs aflopend',
    newest: 'nieuwste|recentste|laatst toegevoegd|nieuw op de markt|pas op de markt|net binnen',
    max: 'tot|tot en met|t e m|t m|tem|maximaal|max|hoogstens|ten hoogste|onder|onder de|minder dan|niet meer dan|niet duurder dan|goedkoper dan|lager dan|beneden|maximumprijs|maximum prijs|max prijs|maximale prijs|niet boven|binnen budget van|niet meer als|minder als|kleiner dan|goedkoper als|liefst onder|max budget|budget tot|budget max|max budget van|maks|maxx|hoogstens tot',
    min: 'vanaf|minimaal|minstens|ten minste|tenminste|meer dan|boven|boven de|hoger dan|duurder dan|minimumprijs|niet onder|minimum|meer als|groter dan|min budget',
    about:
      'rond|rond de|ongeveer|circa|omstreeks|richtprijs|om en bij|zo een|zo n|plusminus|om en bij de|rondom|ong|zowat|zo rond|plus minus',
    between: 'tussen|van',
    to: 'tot|a|en|t e m|tem|naar',
    and: 'en|plus',
    or: 'of',
    orMore: 'of meer|en meer|en hoger|of hoger|of duurder|of beter|en beter',
    orLess: 'of minder|of lager|of goedkoper|en minder|of max|ten hoogste',
    price:
      'prijs|prijsklasse|vraagprijs|huurprijs|kostprijs|een budget|maandhuur|ons budget|mijn budget',
    month:
      'per maand|maand|mnd|per mnd|maandelijks|in de maand|p mnd|/ maand|/ mnd|p maand|pmnd|maandhuur|ppm',
    bedrooms:
      'slaapkamer|slaapkamers|kamer|kamers|slk|slks|slkp|slpk|slpks|slaapk|slaapkmr|slp|slaapkamerappartement|slaapkamer appartement|slaapkamerflat|slk app|slaapkamerwoning|sk|slpkmrs|slaapkames|slaapkaners|slaapkmers|slaapkammers|slaapkaers|slkamers|slaapkamertjes|slpkmr|slaapkamerz|slaapkamer s|slpkamers|slkkamers|slaapkmrs|slaapkamr',
    rooms: 'kamerappartement|kamerflat|kamerwoning',
    unit: 'meter|hectaren|aren|badkamer|badkamers|gevels|gevel|verdieping|verdiepingen|jaar|minuten|min van|personen|wc|toiletten|douche|verdiep|ste verdieping|de verdieping|e verdieping|ste verdiep|de verdiep|januari|februari|maart|april|mei|juni|juli|augustus|september|oktober|november|december',
    surface:
      'oppervlakte|bewoonbare oppervlakte|woonoppervlakte|netto oppervlakte|bewoonbaar|bewoonbare|opp|woonopp|leefoppervlakte|vloeroppervlakte',
    squareMetres: 'vierkante meter|vierkante meters|vierk meter|m kwadraat',
    km: 'kilometers',
    near: 'omgeving|regio|streek|buurt|nabij|dichtbij|dicht bij|vlakbij|vlak bij|rondom|in en rond|groot|straal|binnen|op|niet ver van|niet verder dan|omstreken|richting|rand van|omg|ergens rond|kortbij|kort bij|dicht tegen|buurt van|niet te ver van|ten noorden van|ten zuiden van|ten oosten van|ten westen van|omgev|omstr|randgemeenten van|streek van|regio van|omgeving van',
    nearby:
      'en omgeving|en omstreken|en ruime omgeving|of omgeving|omgeving|en buurt|eo|e o|of omstreken|en randgemeenten|regio|en omg|omg|omstr|en omstr|en rand|of omg|en omgev|e omgeving|en deelgemeenten|en randgemeentes|of daaromtrent|daaromtrent|ofzo|of zo',
    town: 'stad|city|dorp',
    centre: 'centrum|stadscentrum|binnenstad|stadskern|centraal|center|hartje|in het hart van',
    at: 'in|te|bij|naar|aan|van|gemeente|deelgemeente|locatie|stad|provincie|de provincie|prov|provincie van',
    with: 'met|mt|inclusief|incl|voorzien van|bij voorkeur met|incl een|voorzien|samen met|plus een|en met',
    without: 'zonder|geen|niet',
    street: 'residentie|steenweg op|steenweg naar|baan naar',
    fact: 'bouwjaar|gebouwd in|gebouwd na|epc waarde|referentie|ref|beschikbaar vanaf|vrij vanaf|postbus',
    epc: 'energielabel|epc label|epc klasse|energieklasse|energie label|epc score|epc attest|peb label',
    other:
      'op de begane grond|over te nemen|zwembad|zwembaden|binnenzwembad|buitenzwembad|zwemvijver|vijver|jacuzzi|sauna|wellness|zonnepanelen|zonnepaneel|zonneboiler|pv panelen|warmtepomp|vloerverwarming|open haard|houtkachel|haard|kachel|airco|airconditioning|laadpaal|alarm|kelder|kelders|wijnkelder|zolder|berging|bergruimte|fietsenberging|fietsenstalling|balkon|balkonnetje|balkons|veranda|pergola|tuinhuis|poolhouse|dressing|ligbad|inloopdouche|open keuken|keuken|ingerichte keuken|wasplaats|polyvalente ruimte|hobbyruimte|leefruimte|koer|koertje|binnenkoer|huisdieren|huisdier|huisdieren toegelaten|huisdieren toegestaan|huisdieren welkom|huisdieren ok|huisdiervriendelijk|huisdiervriendelijke|honden|hond|hond toegelaten|honden toegelaten|katten|poes|domicilie|domicilie mogelijk|rolstoel|rolstoeltoegankelijk|rolstoelvriendelijk|toegankelijk|zeezicht|zicht op zee|zicht op de zee|frontaal zeezicht|uitzicht|vergezicht|mooi uitzicht|mooi zicht|zicht|zuidgericht|zuidgerichte|zuidelijke orientatie|energiezuinig|energiezuinige|energieneutraal|lage energie|goede epc|goed geisoleerd|geisoleerd|dubbel glas|dubbele beglazing|cv|centrale verwarming|aardgas|gerenoveerd|gerenoveerde|vernieuwd|vernieuwde|paardenstal|paardenstallen|stallen|paarden|bijgebouw|bijgebouwen|schuur|gastenverblijf|kangoeroe|station|treinstation|school|scholen|winkels dichtbij|openbaar vervoer|bus|bushalte|tram|tramhalte|metro|trein|snelweg|autostrade|universiteit|ziekenhuis|direct beschikbaar|onmiddellijk beschikbaar|onmiddellijk vrij|meteen beschikbaar|meteen vrij|dadelijk beschikbaar|beschikbaar|korte termijn|kortetermijn|tijdelijk|glasvezel|internet|wifi|ocmw|sociale huur|sociale woning|huurwaarborg|waarborg|rookvrij|ongemeubeld|ongemeubelde|niet gemeubeld|niet bemeubeld|6 btw|btw|erfpacht|levenslang|lijfrente|garage mogelijk|concierge|videofoon|parlofoon|doodlopende straat|aan het water|aan de leie|aan het park|aan de rand|landelijk gelegen|gezinsvriendelijk|patio|speelkamer|fitness|cinema|thuiskantoor|bureauruimte|hoge plafonds|authentiek|authentieke|originele elementen|thuiswerk|veilig|veilige buurt|alleenwonend|cohousing|samenwonen|co living|energielening|loggia|duurzaam|duurzame|internationale school|maas|schelde|leie|dender|zenne|dijle|zee',
    filler:
      'ik|alleenstaande|charmante|karaktervolle|prachtige|unieke|knusse|lichtrijk|lichtrijke|verzorgde|degelijke|wij|we|zoek|zoeken|gezocht|een|de|het|n|t|er|die|dat|is|zijn|van|voor|om|op|met|als|onze|ons|mijn|graag|liefst|aub|alstublieft|mooi|mooie|groot|grote|klein|kleine|ruim|ruime|leuk|leuke|gezellig|gezellige|rustig|rustige|modern|moderne|goedkoop|goedkope|betaalbaar|betaalbare|instapklaar|instapklare|te|alle|wil|willen|zou|wonen|vastgoed|immo|pand|panden|eigendom|onroerend goed|hebben|heeft|minimum|nieuw|nieuwe|oud|oude|eigen|ook|wel|niet te duur|per|bedrag|eventueel|prijs|met of zonder|ligging|in|aanbod|jong gezin|gezin|koppel|soort|type|echte|aantal|ergens|mag|kosten|kost|alles|eerst|of|zelfstandig|bewoonbaar|nu|vandaag|kindvriendelijke|kindvriendelijk|gemeubeld niet|liggend|gelegen|minstens|wat|waar|kan|kopen we|max|ne|nen|me|ee|eentje|iets|ietske|iets als|iets van|zo iets|gij|u|uw|jullie|da|deze|dees|hier|daar|moet|moeten|zoekt|op zoek|op zoek naar|ben op zoek naar|kben|k zoek|kzoek|k|tis|t is|eens|nog|misschien|maar|best|bij voorkeur|goed|goede|beetje|een beetje|bv|bijv|bijvoorbeeld|ongeacht|dank|dank u|bedankt|alvast|hallo|dag|goeiedag|goeiemorgen|goedendag|beste|svp|s v p|plz|voor ons|ons gezin|kinderen|met kinderen|voor 2 personen|voor twee personen|voor twee|starters|starter|jong|jonge|senior|senioren|gepensioneerd|gepensioneerden|budgetvriendelijk|budgetvriendelijke|spotgoedkoop|super|heel|zeer|erg|tof|toffe|schoon|schone|propere|proper|voldoende|extra|echt|gewoon|gewone|zonnig|zonnige|licht|lichte|knap|knappe|landelijk|landelijke|groen|groene|stil|stille|luxe|luxueus|luxueuze|exclusief|exclusieve|stijlvol|stijlvolle|hip|hippe|degelijk|stevig|stevige|speciaal|apart|middelgroot|middelgrote|flink|flinke|grotere|kleinere|betere|goedkopere|niet te groot|niet te klein|niet te ver|niet te druk|tegen|terug|gevraagd|interesse|interesse in|geinteresseerd in|vinden|zie|toon|toon mij|geef|geef me|bekijk|alsjeblieft|alstublief|mss|ofzo|ok|oke|vrij|vrije|familie|familiewoning|samen|nieuwe thuis|thuis|permanent|vast|snel|dringend|asap|komende|volgend|binnenkort|waarschijnlijk|euro per|all in|alles inbegrepen|kosten inbegrepen|zonder kosten|inbegrepen|ligt|staat|zit|heb|hebben we|gaan|we zoeken|zoekende|dat ligt|waarvan|zoals|type woning|soort woning|of iets|ongeveer|kleinste|grootste|vlaamse|belgie|in belgie|belgisch|belgische|verdieping gelijkvloers|te gebruiken|als het kan|indien mogelijk|enkel|alleen|alleen maar|enkel en alleen|liever|liefst niet|wie|heeft er|er een|zo goedkoop mogelijk|zo snel mogelijk|mogelijk|lap|plek|plekje|liefst met',
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
    ton: 1e5,
  },
}
