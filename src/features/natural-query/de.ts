import type { WordTable } from './meaning'

/** The German words of visitors from the east of the country and from neighbouring countries. */
export const de: WordTable = {
  phrases: {
    house:
      'haus|hauser|haeuser|hauschen|einfamilienhaus|einfamilienhauser|einfamilienhaeuser|efh|reihenhaus|reihenhauser|reihenmittelhaus|reiheneckhaus|doppelhaushalfte|doppelhaushaelfte|doppelhaus|freistehendes haus|freistehendes einfamilienhaus|freistehend|villa|villen|stadthaus|stadtvilla|bungalow|bauernhaus|bauernhof|hof|landhaus|chalet|schloss|ferienhaus|mehrgenerationenhaus|herrenhaus|wohnhaus|wohnhauser|eigenheim|zweifamilienhaus|bel etage haus|neubauhaus|fertighaus|altbauhaus|eckhaus|resthof|winkelbungalow|mietshaus klein|kangurohaus|forsthaus|neubauhauser|haeuschen|hausen|hous|huas|einfamlienhaus|einfamiliehaus|einzelhaus|doppelhaushaelften|ferienhauser|ferienhaeuser|landhauser|handwerkerhaus|renovierungshaus|sanierungsobjekt|freistehende villa|fachwerkhaus|bruchsteinhaus|bungalows|kleines haus|tiny house|villenartig|hauschen mit',
    apartment:
      'wohnung|wohnungen|appartement|appartements|apartment|apartments|appartment|studio|studios|einzimmerwohnung|maisonette|maisonettewohnung|duplex|triplex|penthouse|loft|lofts|eigentumswohnung|eigentumswohnungen|etw|mietwohnung|mietwohnungen|erdgeschosswohnung|eg wohnung|dachgeschosswohnung|dg wohnung|dachwohnung|etagenwohnung|neubauwohnung|neubauwohnungen|ferienwohnung|betreutes wohnen|seniorenwohnung|altbauwohnung|zimmer wohnung|zimmerwohnung|zi wohnung|zi whg|whg|flat|gartenwohnung|zimmer appartement|schlafzimmer wohnung|souterrainwohnung|kaufwohnung|terrassenwohnung|zimmer apartment|wohnug|wonung|whonung|wohung|wohnungn|apartement|apartmens|etagenwohnungen|ferienwohnungen|fewo|dachgeschoss|dachgeschosswohnungen|erdgeschoss|eg whg|dg whg|studiowohnung|neubau wohnung|maisonettwohnung|singlewohnung|1 zimmer appartement|penthouses|penthousewohnung',
    land: 'grundstuck|grundstucke|grundstueck|grundstuecke|baugrundstuck|baugrundstucke|baugrundstueck|bauland|bauplatz|baugrund|ackerland|acker|wiese|weide|wald|waldgrundstuck|waldgrundstueck|industriegrundstuck|freizeitgrundstuck|parzelle|agrarland|bauparzelle|gartengrundstuck|gewerbegrundstuck|grundstuk|grundstuck zum bauen|baugrundstuecke|bauplatze|bauplaetze|stuck land|land zum bauen|bauerwartungsland|wiesen|weideland|ackerflache',
    parking:
      'garage|garagen|stellplatz|stellplatze|stellplaetze|tiefgaragenstellplatz|tiefgarage|parkplatz|parkplatze|aussenstellplatz|einzelgarage|garagenbox|garagenstellplatz|carport|parking|box|tg stellplatz|autostellplatz|doppelgarage|duplexgarage|parkmoglichkeit|parkmoeglichkeit|parkmoglichkeiten|parkplatzen|pkw stellplatz|autostellplatze|abstellplatz|einfahrt',
    office:
      'buro|buros|buero|bueros|buroraum|buroraume|burogebaude|buroflache|bueroflaeche|bueroraum|praxis|praxisraume|praxisraeume|arztpraxis|coworking|burohaus',
    shop: 'geschaft|geschaeft|geschafte|ladenlokal|laden|geschaftshaus|geschaftslokal|geschaftsraum|geschaftsflache|handelsflache|gastronomie|restaurant|cafe|kneipe|einzelhandel|verkaufsflache|gewerbeimmobilie|gewerberaum|gewerbeflache|geschaftsimmobilie|ladenflache|ladengeschaft|gaststatte|gewerbe|imbiss|gewerbelokal|backerei|ladenlokale',
    industry:
      'lager|lagerhalle|halle|hallen|gewerbehalle|werkstatt|industriehalle|industriegebaude|produktionshalle|kmu einheit|lagerraum|lagerflache|lagerhaus|werkhalle|atelier|scheune',
    investment:
      'renditeobjekt|renditeobjekte|mehrfamilienhaus|mehrfamilienhauser|mfh|anlageobjekt|kapitalanlage|anlageimmobilie|zinshaus|wohn und geschaftshaus|mietshaus|renditehaus|appartementhaus|wohn und geschaeftshaus|investition',
    student:
      'studentenzimmer|studentenwohnung|studentenappartement|kot|wg zimmer|studentenbude|studentenwohnheim|studentenstudio',
    garden:
      'garten|gartchen|gaerten|gartenanteil|gartenflache|kleiner garten|vorgarten|gartenwohnung|sudgarten|gartn|gaten|grosser garten|grossen garten|grossem garten|gemusegarten|hofgarten|eigener garten|kleinem garten',
    terrace:
      'terrasse|terrassen|dachterrasse|terasse|terrase|dachterasse|sudterrasse|sonnenterrasse|terrassenwohnung|terasen|grosse terrasse|terassen|dachterassen|sonnenterasse',
    garage: 'garage|garagen|doppelgarage|einzelgarage|garagenbox|box|tiefgarage|garagenstellplatz',
    lift: 'aufzug|lift|fahrstuhl|aufzuge|aufzueg|personenaufzug|aufzuege|fahrstuehle|mit aufzug|mit lift|aufzugs',
    furnished:
      'mobliert|moblierte|mobliertes|moblierten|moblierter|moebliert|moeblierte|moebliertes|moeblierten|vollmobliert|voll mobliert|vollstandig mobliert|teilmobliert|teilmoblierte|mit mobeln|mit moebeln|eingerichtet|eingerichtete',
    renovate:
      'zu renovieren|renovieren|renovierungsbedurftig|renovierungsbedurftige|renovierungsbedurftiges|renovierungsbeduerftig|renovierungsbeduerftiges|renovierungsbeduerftige|zum renovieren|sanierungsbedurftig|sanierungsbedurftige|sanierungsbedurftiges|sanierungsbeduerftig|sanierungsbeduerftiges|zu sanieren|zum sanieren|sanieren|sanierungsobjekt|renovierungshaus|modernisierungsbedurftig|handwerkerhaus|zum ausbauen|renovierung|zu modernisieren|restaurieren|zu restaurieren|sanierung',
    abroad:
      'ausland|im ausland|auslandisch|auslandische|spanien|frankreich|italien|portugal|niederlande|deutschland|schweiz|osterreich|griechenland|kroatien|turkei|bulgarien|marokko|england|dubai',
    sale: 'zu verkaufen|kaufen|kauf|zum kauf|verkauf|zum verkauf|zu kaufen|kaufe|erwerben|eigentumswohnung|eigentumswohnungen|etw|ankauf|kaufwohnung|verkaufen|kauflich|zukaufen|zum erwerb|verkaufe',
    rent: 'zu vermieten|mieten|miete|zur miete|zu mieten|vermietung|mietwohnung|mietwohnungen|kaltmiete|warmmiete|mietpreis|monatsmiete|zum mieten|mietobjekt|vermieten|anmieten|gesamtmiete|nettomiete|zur vermietung|mieter|vermietet|zumieten|miet',
    projects:
      'neubau|neubauten|neubauprojekt|neubauprojekte|neubauwohnung|neubauwohnungen|neubauhaus|neubauhauser|projekt|projekte|bauprojekt|erstbezug|schlusselfertig|neu gebaut|neubaugebiet|bauprojekte|schluesselfertig|erstbezug neubau|neubau wohnung|neubauimmobilie|neu gebautes|neu gebaute|neugebaut|neubaut',
    sold: 'verkauft|verkaufte|verkauften|bereits verkauft|kurzlich verkauft|schon verkauft|kuerzlich verkauft|verkaufter|verkauftes',
    existing:
      'kein neubau|keine neubauten|ohne neubau|bestand|bestandsimmobilie|altbau|keine projekte|kein projekt|ohne neubauprojekte|keine neubauprojekte|bestandsimmobilien|ohne projekte|ohne neubauten|bestandshaus',
    cheapest:
      'gunstigste|guenstigste|billigste|niedrigster preis|preis aufsteigend|am gunstigsten|gunstigsten|billigsten|das gunstigste|guenstigsten',
    dearest: 'teuerste|hochster preis|preis absteigend|teuersten|am teuersten',
    newest:
      'neueste|neuste|aktuellste|neu auf dem markt|neu eingestellt|neue angebote|neuesten|frisch auf dem markt',
    max: 'bis|bis zu|maximal|max|hochstens|hoechstens|unter|weniger als|nicht mehr als|nicht teurer als|billiger als|gunstiger als|unterhalb von|maximalpreis|hochstpreis|nicht uber|nicht ueber|guenstiger als|bis ca|max budget|budget bis|budget max|nicht mehr|hochsten|maximal bis|unter dem preis von|bis maximal|bis hochstens|bis max|weniger|kleiner als|preis bis|hochstpreis von',
    min: 'ab|mindestens|mind|minimum|minimal|uber|ueber|mehr als|wenigstens|nicht unter|teurer als|oberhalb von|mindestpreis|aufwarts von|min|grosser als|mehr|min von',
    about: 'ungefahr|ungefaehr|etwa|rund|um|um die|circa|ca|zirka|gegen|ungef|so um die|rum um',
    between: 'zwischen|von|vom',
    to: 'bis|und|zu',
    and: 'und|sowie|plus|u',
    or: 'oder|bzw',
    orMore:
      'oder mehr|und mehr|aufwarts|aufwaerts|oder hoher|oder grosser|und hoher|oder daruber|oder besser|und besser',
    orLess: 'oder weniger|und weniger|oder gunstiger|oder billiger|oder darunter',
    price:
      'preis|kaufpreis|preisklasse|preisspanne|unser budget|mein budget|preisrahmen|kaltmiete|warmmiete|monatsmiete|mietpreis|miete|budget',
    month:
      'pro monat|monat|im monat|monatlich|/ monat|mtl|mon|je monat|kalt|warm|warmmiete|kaltmiete|monatliche miete|p monat|den monat|nettokalt|im mon|je mon|kaltmiete pro monat|p m kalt|warm pro monat',
    bedrooms:
      'schlafzimmer|schlafzimmern|sz|schlafz|schlafraume|schlafraum|schlafzi|schlafzimer|schlafraumen|schlafraeume|schlafzimmer wohnung|schlafzimmerwohnung|slz|schlafzimern|schlafzimmer s|schlafziummer|schlafzimmr|schalfzimmer|schlafgelegenheiten|schlafzimmers|schlafzmr',
    rooms:
      'zimmer|zimmern|zi|zimmer wohnung|zimmerwohnung|zi wohnung|zi whg|raume|zimmer appartement|zkb|zimmer apartment|raum wohnung|raeume',
    unit: 'min von|hektar|ar|bad|bader|badezimmer|badern|stock|etage|etagen|jahre|minuten|min zu|personen|fassaden|stockwerk|og|wc|toiletten|baeder|geschoss|autos|januar|februar|marz|maerz|mai|juni|juli|august|september|oktober|november|dezember',
    surface: 'flache|flaeche|wohnflache|wohnflaeche|wohnraum|nutzflache|mindestflache',
    squareMetres: 'quadratmeter|qm|quadratmetern|m quadrat',
    km: 'kilometer|kilometern',
    near: 'nahe|in der naehe|nah an|umgebung|umkreis|raum|grossraum|region|rund|um|bei|gegend|gegend um|nicht weit von|unweit von|gebiet|richtung|am rand von|stadtrand von|im umland von|in der nahe von|in der naehe von|in der nahe|nahe bei|nah bei|nicht zu weit von|im raum|im umkreis von|umgebung von|rund um|nahe an|gegend von|umland von|in der gegend von|in der umgebung von|dicht bei|vor den toren von|nordlich von|sudlich von|ostlich von|westlich von|speckgurtel von',
    nearby:
      'und umgebung|u umgebung|und umland|umgebung|und region|und naheres umland|und drumherum|umkreis|oder umgebung|und rundherum|und umkreis|und nahe umgebung|und nahere umgebung|region|oder umkreis|oder nahe|und umgebungen|u umgeb|und naehe|oder nahe umgebung|und drum herum|und umlandgemeinden|oder so|und nachbargemeinden',
    town: 'stadt|dorf',
    centre:
      'zentrum|stadtmitte|innenstadt|stadtzentrum|mitte|mitten in|altstadt|zentral|ortskern|im herzen von',
    at: 'in|im|nach|bei|zu|an|auf|aus|am|gemeinde|ort|ortschaft|stadt|von|standort|provinz|der provinz|in der provinz|ortsteil',
    with: 'mit|inklusive|inkl|samt|einschliesslich|moglichst mit|am liebsten mit|incl|mit einem|mit einer|mit eigenem|sowie mit|welches hat|ausgestattet mit',
    without: 'ohne|kein|keine|keinen|nicht',
    street: 'strasse nach|route de|rue|platz der',
    fact: 'baujahr|gebaut|erbaut|referenz|ref|objektnummer|frei ab|verfugbar ab|bezugsfrei ab|gebaut nach|gebaut im jahr|verfuegbar ab',
    epc: 'energieklasse|energieausweis|energielabel|energieeffizienzklasse|peb klasse|peb ausweis|peb label|epc klasse|energieeffizienz',
    other:
      'auf dem land|schwimmbad|schwimmbader|schwimmbecken|pool|swimmingpool|innenpool|aussenpool|teich|whirlpool|jacuzzi|sauna|wellness|solaranlage|solarpanele|solarpanels|solarzellen|photovoltaik|pv anlage|fotovoltaik|warmepumpe|waermepumpe|fussbodenheizung|kamin|offener kamin|kaminofen|ofen|holzofen|klimaanlage|klima|ladestation|wallbox|alarmanlage|alarm|keller|weinkeller|dachboden|speicher|abstellraum|fahrradkeller|fahrradraum|balkon|balkone|balkons|loggia|wintergarten|veranda|pergola|gartenhaus|ankleide|ankleidezimmer|badewanne|ebenerdige dusche|kuche|kueche|einbaukuche|einbaukueche|offene kuche|ebk|waschkuche|innenhof|hof innen|haustiere|haustier|haustiere erlaubt|haustiere erwunscht|haustiere willkommen|tiere erlaubt|haustierfreundlich|hund|hunde|hund erlaubt|hunde erlaubt|hunde willkommen|katze|katzen|katze erlaubt|meldeadresse|wohnsitz moglich|rollstuhl|rollstuhlgerecht|barrierefrei|barrierefreie|barrierefreies|seniorengerecht|meerblick|mit meerblick|blick aufs meer|seeblick|aussicht|ausblick|schone aussicht|fernblick|sudlage|sudausrichtung|energieeffizient|energiesparend|passivhaus|niedrigenergie|niedrigenergiehaus|gute energieklasse|gut isoliert|gedammt|doppelverglasung|zentralheizung|gasheizung|frisch renoviert|neu renoviert|kernsaniert|modernisiert|modernisiertes|stall|stalle|pferde|pferdestall|pferdehaltung|nebengebaude|scheune dabei|einliegerwohnung|gastehaus|anbau|bahnhof|bahnhofsnahe|nahe bahnhof|am bahnhof|schule|schulen|nahe schule|geschafte in der nahe|einkaufsmoglichkeiten|offentliche verkehrsmittel|bus|bushaltestelle|tram|strassenbahn|metro|u bahn|zug|autobahn|universitat|krankenhaus|sofort frei|sofort verfugbar|ab sofort|sofort|frei|verfugbar|kurzfristig|kurzzeit|auf zeit|langfristig|glasfaser|internet|wlan|sozialwohnung|kaution|nichtraucher|unmobliert|unmoblierte|unmoebliert|nicht mobliert|mwst|leibrente|erbpacht|hausmeister|gegensprechanlage|am wasser|am fluss|am park|ruhige strasse|ruhige lage|wohngebiet|grune lage|im grunen|im gruenen|kinderfreundlich|kinderfreundliche|patio|spielzimmer|fitness|fitnessraum|heimkino|homeoffice|arbeitszimmer|hohe decken|altbaucharme|stilvoll|charakter|wohngemeinschaft|wg|nachhaltig|carport moglich|gaste wc|gastezimmer|hobbyraum|abstellkammer|provisionsfrei|internationale schule|meer|see|maas|rhein',
    filler:
      'ich|wir|suche|suchen|gesucht|ein|eine|einen|einem|einer|eines|der|die|das|den|dem|des|in|im|fur|fuer|zu|zum|zur|bitte|gern|gerne|schon|schone|schones|schoner|schonen|gross|grosse|grosses|grosser|grossen|grossem|klein|kleine|kleines|kleiner|kleinen|kleinem|ruhig|ruhige|ruhiges|ruhigen|ruhiger|modern|moderne|modernes|gunstig|gunstige|gunstiges|guenstig|guenstige|billig|billige|preiswert|bezahlbar|bezahlbare|helle|helles|hell|gemutlich|gemutliche|gemutliches|mit|und|oder|an|auf|aus|von|vom|immobilie|immobilien|objekt|objekte|wohnen|lage|hat|haben|ist|sind|sein|soll|sollte|mochte|mochten|moechte|moechten|wurden|hallo|guten tag|alle|angebote|unser|unsere|mein|meine|familie|paar|neu|neue|neues|neuen|alt|altes|alte|kaufen wir|ca|preis|es|gibt|auch|eigen|eigenem|eigener|eigenen|zentrale|zentrales|zentraler|evtl|eventuell|nur|was|wo|uns|mir|etwas|anzahl|kosten|kostet|zuerst|renoviert|renovierte|renoviertes|saniert|saniertes|bezugsfertig|gepflegt|gepflegtes|gepflegte|geraumig|geraumige|geraumiges|einfach|sonnig|sonnige|sonniger|familienfreundlich|familienfreundliches|typ|nicht zu teuer|privat|um|am|ich bin|bin|ich suche|sucht|auf der suche nach|auf der suche|suche nach|irgendwas|irgendwo|irgendein|irgendeine|was schones|so|sowas|so etwas|vielleicht|diese|dieser|dieses|dies|hier|da|dort|jetzt|bald|danke|vielen dank|im voraus|hi|hey|servus|liebe|sehr|recht|ganz|ziemlich|bisschen|ein bisschen|gut|gute|guter|gutes|guten|susse|susses|nette|nettes|nett|netter|sauber|saubere|helle wohnung|hellen|heller|lichtdurchflutet|lichtdurchflutete|luxus|luxurios|luxuriose|luxurioses|exklusiv|exklusive|exklusives|besonders|besondere|besonderes|einzigartig|traumhaft|traumhaus|ideal|ideale|perfekt|perfekte|komfortabel|komfortable|landlich|landliche|landliches|stadtisch|grun|grune|grunes|friedlich|mittelgross|mittelgrosse|riesig|riesige|grossere|grosseres|kleinere|kleineres|bessere|nicht zu gross|nicht zu klein|nicht zu weit|gunstiger|gunstigen|preisgunstig|preisgunstige|kleines budget|kleiner preis|dringend|schnell|schnellstmoglich|baldmoglichst|zeigen|zeige|zeig mir|finden|finde|sehen|interesse|interesse an|interessiert|interessiert an|wurde|wurde gerne|wunsche|wunschen|bevorzugt|moglichst|moeglichst|entweder|sonst|zum beispiel|z b|zb|beispielsweise|falls|wenn|nur noch|bloss|hauptsachlich|belgien|in belgien|belgisch|belgische|inklusive alles|alles inklusive|inkludiert|moglich|moglicherweise|wohnen in|leben|umziehen|ziehen|zuhause|zu hause|uberall|egal|egal wo|wer|wie|welche|welches|kann|konnen|konnte|muss|mussen|darf|aber|doch|nicht|fur uns|fur mich|fur zwei|fur 2|fur 2 personen|fur zwei personen|fur familie|fur eine familie|kinder|mit kindern|jung|junge|junges paar|junge familie|senioren|rentner|student|studenten|single|paare|einigermassen|anstandig|anstandige|vernunftig|vernunftige|gern auch|dauerhaft|zentrumsnah|zentrumsnahe|voll|komplett|sofern|wenns geht|wenn moglich|gibts|gibt es|habt ihr|haben sie|ihr|sie|euch|unseren|unserer|meinen|meiner|keine ahnung|neuer|gepflegter|gepflegten',
  },
  numbers: {
    ein: 1,
    eine: 1,
    eins: 1,
    zwei: 2,
    drei: 3,
    vier: 4,
    funf: 5,
    fuenf: 5,
    sechs: 6,
    sieben: 7,
    acht: 8,
    neun: 9,
    zehn: 10,
    funfzehn: 15,
    zwanzig: 20,
    dreissig: 30,
    vierzig: 40,
    funfzig: 50,
    fuenfzig: 50,
    sechzig: 60,
    siebzig: 70,
    achtzig: 80,
    neunzig: 90,
    halbe: 0.5,
    halben: 0.5,
    anderthalb: 1.5,
    eineinhalb: 1.5,
    und: 0,
    hundert: 100,
    tausend: 1000,
    tsd: 1000,
    tausender: 1000,
    million: 1e6,
    millionen: 1e6,
  },
}
