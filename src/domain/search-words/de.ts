import type { WordTable } from './meaning'

/** German as it is typed in the east of the country and by its neighbours. */
export const de: WordTable = {
  phrases: {
    house:
      'haus|hauser|haeuser|hauschen|einfamilienhaus|einfamilienhauser|einfamilienhaeuser|efh|reihenhaus|reihenhauser|reihenmittelhaus|reiheneckhaus|doppelhaushalfte|doppelhaushaelfte|doppelhaus|freistehendes haus|freistehendes einfamilienhaus|freistehend|villa|villen|stadthaus|stadtvilla|bungalow|bauernhaus|bauernhof|hof|landhaus|chalet|schloss|ferienhaus|mehrgenerationenhaus|herrenhaus|wohnhaus|wohnhauser|eigenheim|zweifamilienhaus|bel etage haus|neubauhaus|fertighaus|altbauhaus|eckhaus|resthof|winkelbungalow|mietshaus klein|kangurohaus|forsthaus|neubauhauser',
    apartment:
      'wohnung|wohnungen|appartement|appartements|apartment|apartments|appartment|studio|studios|einzimmerwohnung|maisonette|maisonettewohnung|duplex|triplex|penthouse|loft|lofts|eigentumswohnung|eigentumswohnungen|etw|mietwohnung|mietwohnungen|erdgeschosswohnung|eg wohnung|dachgeschosswohnung|dg wohnung|dachwohnung|etagenwohnung|neubauwohnung|neubauwohnungen|ferienwohnung|betreutes wohnen|seniorenwohnung|altbauwohnung|zimmer wohnung|zimmerwohnung|zi wohnung|zi whg|whg|flat|gartenwohnung|zimmer appartement|schlafzimmer wohnung|souterrainwohnung|kaufwohnung|terrassenwohnung|zimmer apartment',
    land: 'grundstuck|grundstucke|grundstueck|grundstuecke|baugrundstuck|baugrundstucke|baugrundstueck|bauland|bauplatz|baugrund|ackerland|acker|wiese|weide|wald|waldgrundstuck|waldgrundstueck|industriegrundstuck|freizeitgrundstuck|parzelle|agrarland|bauparzelle|gartengrundstuck|gewerbegrundstuck',
    parking:
      'garage|garagen|stellplatz|stellplatze|stellplaetze|tiefgaragenstellplatz|tiefgarage|parkplatz|parkplatze|aussenstellplatz|einzelgarage|garagenbox|garagenstellplatz|carport|parking|box|tg stellplatz|autostellplatz|doppelgarage|duplexgarage',
    office:
      'buro|buros|buero|bueros|buroraum|buroraume|burogebaude|buroflache|bueroflaeche|bueroraum|praxis|praxisraume|praxisraeume|arztpraxis|coworking|burohaus',
    shop: 'geschaft|geschaeft|geschafte|ladenlokal|laden|geschaftshaus|geschaftslokal|geschaftsraum|geschaftsflache|handelsflache|gastronomie|restaurant|cafe|kneipe|einzelhandel|verkaufsflache|gewerbeimmobilie|gewerberaum|gewerbeflache|geschaftsimmobilie|ladenflache|ladengeschaft|gaststatte|gewerbe|imbiss',
    industry:
      'lager|lagerhalle|halle|hallen|gewerbehalle|werkstatt|industriehalle|industriegebaude|produktionshalle|kmu einheit|lagerraum|lagerflache|lagerhaus|werkhalle|atelier|scheune',
    investment:
      'renditeobjekt|renditeobjekte|mehrfamilienhaus|mehrfamilienhauser|mfh|anlageobjekt|kapitalanlage|anlageimmobilie|zinshaus|wohn und geschaftshaus|mietshaus|renditehaus|appartementhaus|wohn und geschaeftshaus|investition',
    student:
      'studentenzimmer|studentenwohnung|studentenappartement|kot|wg zimmer|studentenbude|studentenwohnheim|studentenstudio',
    garden:
      'garten|gartchen|gaerten|gartenanteil|gartenflache|kleiner garten|vorgarten|gartenwohnung|sudgarten',
    terrace:
      'terrasse|terrassen|dachterrasse|terasse|terrase|dachterasse|sudterrasse|sonnenterrasse|terrassenwohnung',
    garage: 'garage|garagen|doppelgarage|einzelgarage|garagenbox|box|tiefgarage|garagenstellplatz',
    lift: 'aufzug|lift|fahrstuhl|aufzuge|aufzueg|personenaufzug',
    abroad:
      'ausland|im ausland|auslandisch|auslandische|spanien|frankreich|italien|portugal|niederlande|deutschland|schweiz|osterreich|griechenland|kroatien|turkei|bulgarien|marokko|england|dubai',
    sale: 'zu verkaufen|kaufen|kauf|zum kauf|verkauf|zum verkauf|zu kaufen|kaufe|erwerben|eigentumswohnung|eigentumswohnungen|etw|ankauf|kaufwohnung|verkaufen|kauflich',
    rent: 'zu vermieten|mieten|miete|zur miete|zu mieten|vermietung|mietwohnung|mietwohnungen|kaltmiete|warmmiete|mietpreis|monatsmiete|zum mieten|mietobjekt|vermieten|anmieten|gesamtmiete|nettomiete',
    projects:
      'neubau|neubauten|neubauprojekt|neubauprojekte|neubauwohnung|neubauwohnungen|neubauhaus|neubauhauser|projekt|projekte|bauprojekt|erstbezug|schlusselfertig|neu gebaut|neubaugebiet|bauprojekte|schluesselfertig|erstbezug neubau',
    sold: 'verkauft|verkaufte|verkauften|bereits verkauft|kurzlich verkauft|schon verkauft|kuerzlich verkauft|verkaufter|verkauftes',
    existing:
      'kein neubau|keine neubauten|ohne neubau|bestand|bestandsimmobilie|altbau|keine projekte|kein projekt|ohne neubauprojekte|keine neubauprojekte|bestandsimmobilien|ohne projekte|ohne neubauten|bestandshaus',
    cheapest:
      'gunstigste|guenstigste|billigste|niedrigster preis|preis aufsteigend|am gunstigsten|gunstigsten|billigsten|das gunstigste|guenstigsten',
    dearest: 'teuerste|hochster preis|preis absteigend|teuersten|am teuersten',
    newest:
      'neueste|neuste|aktuellste|neu auf dem markt|neu eingestellt|neue angebote|neuesten|frisch auf dem markt',
    max: 'bis|bis zu|maximal|max|hochstens|hoechstens|unter|weniger als|nicht mehr als|nicht teurer als|billiger als|gunstiger als|unterhalb von|maximalpreis|hochstpreis|nicht uber|nicht ueber|guenstiger als|bis ca',
    min: 'ab|mindestens|mind|minimum|minimal|uber|ueber|mehr als|wenigstens|nicht unter|teurer als|oberhalb von|mindestpreis|aufwarts von|min',
    about: 'ungefahr|ungefaehr|etwa|rund|um|um die|circa|ca|zirka|gegen|ungef|so um die|rum um',
    between: 'zwischen|von|vom',
    to: 'bis|und|zu',
    and: 'und|sowie|plus|u',
    or: 'oder|bzw',
    orMore: 'oder mehr|und mehr|aufwarts|aufwaerts|oder hoher|oder grosser|und hoher|oder daruber',
    orLess: 'oder weniger|und weniger|oder gunstiger|oder billiger|oder darunter',
    price:
      'preis|kaufpreis|preisklasse|preisspanne|unser budget|mein budget|preisrahmen|kaltmiete|warmmiete|monatsmiete|mietpreis|miete|budget',
    month:
      'pro monat|monat|im monat|monatlich|/ monat|mtl|mon|je monat|kalt|warm|warmmiete|kaltmiete|monatliche miete|p monat|den monat|nettokalt',
    bedrooms:
      'schlafzimmer|schlafzimmern|sz|schlafz|schlafraume|schlafraum|schlafzi|schlafzimer|schlafraumen|schlafraeume|schlafzimmer wohnung|schlafzimmerwohnung|slz',
    rooms:
      'zimmer|zimmern|zi|zimmer wohnung|zimmerwohnung|zi wohnung|zi whg|raume|zimmer appartement|zkb|zimmer apartment|raum wohnung|raeume',
    unit: 'min von|quadratmeter|qm|hektar|ar|bad|bader|badezimmer|badern|stock|etage|etagen|jahre|minuten|min zu|personen|fassaden|stockwerk|og|wc|toiletten|baeder|geschoss|autos',
    km: 'kilometer|kilometern',
    near: 'nahe|in der naehe|nah an|umgebung|umkreis|raum|grossraum|region|rund|um|bei|gegend|gegend um|nicht weit von|unweit von|gebiet|richtung|am rand von|stadtrand von|im umland von',
    nearby:
      'und umgebung|u umgebung|und umland|umgebung|und region|und naheres umland|und drumherum|umkreis|oder umgebung|und rundherum|und umkreis|und nahe umgebung|und nahere umgebung|region|oder umkreis|oder nahe',
    centre: 'zentrum|stadtmitte|innenstadt|stadt|stadtzentrum|mitte|altstadt|zentral|ortskern|dorf',
    at: 'in|im|nach|bei|zu|an|auf|im herzen von|zentrum von|aus|am|gemeinde|ort|ortschaft|stadt|von|mitten in|in der innenstadt von|standort',
    with: 'mit|inklusive|inkl|samt|einschliesslich|moglichst mit|am liebsten mit|incl',
    without: 'ohne|kein|keine|keinen|nicht',
    street: 'strasse nach|route de|rue|platz der',
    fact: 'baujahr|gebaut|erbaut|energieklasse|energieausweis|energielabel|energieeffizienzklasse|referenz|ref|objektnummer|provinz|frei ab|verfugbar ab|bezugsfrei ab|peb klasse|gebaut nach|gebaut im jahr|verfuegbar ab',
    other:
      'ostflandern|westflandern|flamisch brabant|wallonisch brabant|limburg|flandern|wallonie|wallonien|hennegau|ostbelgien|ardennen|an der kuste|kuste|am meer|eifel|hohes venn|auf dem land|belgische kuste|luxemburg|ostkantone|nordsee',
    filler:
      'ich|wir|suche|suchen|gesucht|ein|eine|einen|einem|einer|eines|der|die|das|den|dem|des|in|im|fur|fuer|zu|zum|zur|bitte|gern|gerne|schon|schone|schones|schoner|schonen|gross|grosse|grosses|grosser|grossen|grossem|klein|kleine|kleines|kleiner|kleinen|kleinem|ruhig|ruhige|ruhiges|ruhigen|ruhiger|modern|moderne|modernes|gunstig|gunstige|gunstiges|guenstig|guenstige|billig|billige|preiswert|bezahlbar|bezahlbare|helle|helles|hell|gemutlich|gemutliche|gemutliches|mit|und|oder|an|auf|aus|von|vom|immobilie|immobilien|objekt|objekte|wohnen|lage|hat|haben|ist|sind|sein|soll|sollte|mochte|mochten|moechte|moechten|wurden|hallo|guten tag|alle|angebote|unser|unsere|mein|meine|familie|paar|neu|neue|neues|neuen|alt|altes|alte|kaufen wir|ca|preis|es|gibt|auch|eigen|eigenem|eigener|eigenen|zentral|zentrale|zentrales|zentraler|evtl|eventuell|nur|was|wo|uns|mir|etwas|anzahl|kosten|kostet|zuerst|renoviert|renovierte|renoviertes|saniert|saniertes|bezugsfertig|gepflegt|gepflegtes|gepflegte|geraumig|geraumige|geraumiges|einfach|sonnig|sonnige|sonniger|familienfreundlich|familienfreundliches|typ|nicht zu teuer|privat|um|am',
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
