import type { Translated } from '../../platform/format/lang'

/** The extent of an area: prefixes of NIS codes, Dutch names of municipalities, and postcodes. */
export interface AreaEntry {
  /** The key in URLs, after `area-` or `town-`. It never changes. */
  key: string
  /** True for an area around one city. Distances are measured from its first postcode. */
  isTown?: true
  name: Translated
  /** Other names, normalised: lower case without accents. */
  aliases: string
  /** The prefixes of the NIS codes of its municipalities (province, arrondissement). */
  nis?: readonly number[]
  /** Municipalities by their Dutch name, separated by commas. */
  towns?: string
  zips?: readonly string[]
}

/** Returns a name that is the same in all four languages. */
function same(nl: string): Translated {
  return { nl }
}

/** Provinces and areas that people search for by name. Boundaries of areas follow tourism and landscape maps. */
export const AREAS: readonly AreaEntry[] = [
  {
    key: 'brussels-region',
    isTown: true,
    name: {
      nl: 'Brussel (19 gemeenten)',
      fr: 'Bruxelles (19 communes)',
      en: 'Brussels (19 municipalities)',
      de: 'Brüssel (19 Gemeinden)',
    },
    aliases:
      'brussel|bruxelles|brussels|bruessel|bxl|bsl|bru|brx|brux|brussel 19|bxl 19|brussels gewest|brussel gewest|gewest brussel|brussels hoofdstedelijk gewest|brusselse gewest|hoofdstedelijk gewest|brusselse|groot brussel|heel brussel|19 gemeenten|region bruxelloise|region de bruxelles|region de bruxelles capitale|region bruxelles capitale|bruxelles region|bruxelles capitale|bruxelles et ses communes|grand bruxelles|les 19 communes|19 communes|brussels region|brussels capital region|greater brussels|brussels capital|region brussel|brusseler region|grossraum brussel|hauptstadtregion brussel|brussel hauptstadt',
    nis: [21],
    zips: ['1000'],
  },
  {
    key: 'antwerp-province',
    name: {
      nl: 'Provincie Antwerpen',
      fr: 'Province d’Anvers',
      en: 'Antwerp Province',
      de: 'Provinz Antwerpen',
    },
    aliases: 'antwerpen provincie|prov antwerpen|anvers province|province of antwerp',
    nis: [1],
  },
  {
    key: 'flemish-brabant',
    name: {
      nl: 'Vlaams-Brabant',
      fr: 'Brabant flamand',
      en: 'Flemish Brabant',
      de: 'Flämisch-Brabant',
    },
    aliases:
      'vlaams brabant|vl brabant|vlbrabant|vlaamsbrabant|flaemisch brabant|provincie vlaams brabant|prov vlaams brabant|province du brabant flamand|province of flemish brabant|provinz flamisch brabant',
    nis: [23, 24],
  },
  {
    key: 'walloon-brabant',
    name: {
      nl: 'Waals-Brabant',
      fr: 'Brabant wallon',
      en: 'Walloon Brabant',
      de: 'Wallonisch-Brabant',
    },
    aliases:
      'brabant wallon|bw|brabantwallon|le brabant wallon|province du brabant wallon|provincie waals brabant|waalsbrabant|province of walloon brabant|provinz wallonisch brabant',
    nis: [25],
  },
  {
    key: 'west-flanders',
    name: {
      nl: 'West-Vlaanderen',
      fr: 'Flandre occidentale',
      en: 'West Flanders',
      de: 'Westflandern',
    },
    aliases:
      'westvlaanderen|west vl|wvl|flandre de l ouest|province de flandre occidentale|provincie west vlaanderen|prov west vlaanderen|provinz westflandern|province of west flanders',
    nis: [3],
  },
  {
    key: 'east-flanders',
    name: {
      nl: 'Oost-Vlaanderen',
      fr: 'Flandre orientale',
      en: 'East Flanders',
      de: 'Ostflandern',
    },
    aliases:
      'oostvlaanderen|oost vl|ovl|flandre de l est|province de flandre orientale|provincie oost vlaanderen|prov oost vlaanderen|provinz ostflandern|province of east flanders',
    nis: [4],
  },
  {
    key: 'hainaut',
    name: { nl: 'Henegouwen', fr: 'Hainaut', de: 'Hennegau', en: 'Hainaut' },
    aliases:
      'le hainaut|province du hainaut|province de hainaut|provincie henegouwen|province of hainaut|provinz hennegau',
    nis: [5],
  },
  {
    key: 'liege-province',
    name: {
      nl: 'Provincie Luik',
      fr: 'Province de Liège',
      en: 'Liège Province',
      de: 'Provinz Lüttich',
    },
    aliases:
      'luik provincie|prov luik|liege province|province of liege|provinz luettich|prov de liege',
    nis: [6],
  },
  {
    key: 'limburg',
    name: {
      nl: 'Limburg (provincie)',
      fr: 'Province de Limbourg',
      en: 'Limburg Province',
      de: 'Provinz Limburg',
    },
    aliases:
      'limburg|provincie limburg|belgisch limburg|prov limburg|limbourg belge|province of limburg|province du limbourg',
    nis: [7],
  },
  {
    key: 'luxembourg-province',
    name: {
      nl: 'Provincie Luxemburg',
      fr: 'Province de Luxembourg',
      en: 'Luxembourg Province',
      de: 'Provinz Luxemburg',
    },
    aliases:
      'belgisch luxemburg|luxembourg belge|province du luxembourg|belgian luxembourg|prov luxemburg|prov de luxembourg|province of luxembourg|luxembourg province',
    nis: [8],
  },
  {
    key: 'namur-province',
    name: {
      nl: 'Provincie Namen',
      fr: 'Province de Namur',
      en: 'Namur Province',
      de: 'Provinz Namur',
    },
    aliases: 'namen provincie|prov namen|namur province|province of namur|prov de namur|namurois',
    nis: [9],
  },
  {
    key: 'flanders',
    name: { nl: 'Vlaanderen', fr: 'Flandre', en: 'Flanders', de: 'Flandern' },
    aliases:
      'la flandre|vlaams gewest|vlaamse gewest|region flamande|flemish region|flamische region|flandres',
    nis: [1, 23, 24, 3, 4, 7],
  },
  {
    key: 'wallonia',
    name: { nl: 'Wallonië', fr: 'Wallonie', en: 'Wallonia', de: 'Wallonien' },
    aliases:
      'la wallonie|waals gewest|waalse gewest|region wallonne|walloon region|wallonische region',
    nis: [25, 5, 6, 8, 9],
  },
  {
    key: 'east-belgium',
    name: { nl: 'Oost-België', fr: 'Belgique de l’Est', en: 'East Belgium', de: 'Ostbelgien' },
    aliases:
      'ostkantone|oostkantons|cantons de l est|les cantons de l est|east cantons|duitstalige gemeenschap|communaute germanophone|deutschsprachige gemeinschaft|german speaking community|eupen malmedy',
    towns: 'Eupen,Kelmis,Lontzen,Raeren,Amel,Büllingen,Burg-Reuland,Bütgenbach,Sankt Vith',
  },
  {
    key: 'coast',
    name: {
      nl: 'Belgische kust',
      fr: 'Côte belge',
      en: 'Belgian coast',
      de: 'Belgische Küste',
    },
    aliases:
      'kust|de kust|aan de kust|vlaamse kust|kuststreek|aan zee|aan de zee|zeekust|noordzeekust|noordzee|la cote|a la cote|cote flamande|littoral|littoral belge|le littoral|a la mer|la mer|bord de mer|en bord de mer|au bord de la mer|mer du nord|coast|the coast|at the coast|on the coast|flemish coast|seaside|at the seaside|by the sea|by the seaside|near the sea|at the sea|the sea|north sea|sea side|seafront|kuste|kueste|an der kuste|an der kueste|belgische kueste|flamische kuste|am meer|nordsee|an der nordsee|nordseekuste|an der see',
    towns:
      'De Panne,Koksijde,Nieuwpoort,Middelkerke,Oostende,Bredene,De Haan,Blankenberge,Knokke-Heist',
    zips: ['8380'],
  },
  {
    key: 'east-coast',
    name: { nl: 'Oostkust', fr: 'Côte Est', en: 'East coast', de: 'Ostküste' },
    aliases: 'cote de l est|ostkueste',
    towns: 'De Haan,Blankenberge,Knokke-Heist',
    zips: ['8380'],
  },
  {
    key: 'west-coast',
    name: { nl: 'Westkust', fr: 'Côte Ouest', en: 'West coast', de: 'Westküste' },
    aliases: 'cote de l ouest|westkueste',
    towns: 'De Panne,Koksijde,Nieuwpoort,Middelkerke',
  },
  {
    key: 'flemish-periphery',
    name: {
      nl: 'Vlaamse Rand',
      fr: 'Périphérie flamande',
      en: 'Flemish Periphery',
      de: 'Flämischer Rand',
    },
    aliases:
      'brusselse rand|vlaamse rand rond brussel|rand rond brussel|rand om brussel|rand van brussel|de vlaamse rand|de brusselse rand|peripherie|la peripherie|peripherie bruxelloise|peripherie de bruxelles|peripherie flamande|communes a facilites|brussels periphery|periphery of brussels|flemish rim|brusseler rand|flaemischer rand|flamische peripherie|speckgurtel brussel',
    towns:
      'Asse,Beersel,Dilbeek,Drogenbos,Grimbergen,Hoeilaart,Kraainem,Linkebeek,Machelen,Meise,Merchtem,Overijse,Sint-Genesius-Rode,Sint-Pieters-Leeuw,Tervuren,Vilvoorde,Wemmel,Wezembeek-Oppem,Zaventem',
  },
  {
    key: 'hageland',
    name: same('Hageland'),
    aliases: 'het hageland|le hageland|das hageland|the hageland',
    towns:
      'Aarschot,Begijnendijk,Bekkevoort,Bierbeek,Boutersem,Diest,Geetbets,Glabbeek,Hoegaarden,Holsbeek,Kortenaken,Landen,Linter,Lubbeek,Rotselaar,Scherpenheuvel-Zichem,Tielt-Winge,Tienen,Tremelo,Zoutleeuw',
  },
  {
    key: 'pajottenland',
    name: same('Pajottenland'),
    aliases: 'het pajottenland|payottenland|le pajottenland|the pajottenland|zennevallei',
    towns:
      'Affligem,Bever,Dilbeek,Halle,Lennik,Liedekerke,Pajottegem,Pepingen,Roosdaal,Sint-Pieters-Leeuw,Ternat',
  },
  {
    key: 'druivenstreek',
    name: same('Druivenstreek'),
    aliases: 'de druivenstreek|region du raisin',
    towns: 'Hoeilaart,Huldenberg,Overijse,Tervuren',
  },
  {
    key: 'kempen',
    name: { nl: 'Kempen', fr: 'Campine', en: 'Campine', de: 'Kempen' },
    aliases: 'de kempen|antwerpse kempen|la campine|the kempen|kempenland|campine anversoise',
    nis: [13],
    towns:
      'Brecht,Essen,Kalmthout,Malle,Nijlen,Ranst,Wuustwezel,Zandhoven,Zoersel,Beringen,Bocholt,Bree,Genk,Hamont-Achel,Hechtel-Eksel,Heusden-Zolder,Houthalen-Helchteren,Leopoldsburg,Lommel,Oudsbergen,Peer,Pelt,Tessenderlo-Ham,Zonhoven',
  },
  {
    key: 'noorderkempen',
    name: { nl: 'Noorderkempen', fr: 'Campine du Nord', en: 'Northern Campine', de: 'Nordkempen' },
    aliases: 'de noorderkempen',
    towns:
      'Arendonk,Baarle-Hertog,Beerse,Brecht,Essen,Hoogstraten,Kalmthout,Malle,Merksplas,Oud-Turnhout,Ravels,Rijkevorsel,Turnhout,Vosselaar,Wuustwezel',
  },
  {
    key: 'limburgse-kempen',
    name: {
      nl: 'Limburgse Kempen',
      fr: 'Campine limbourgeoise',
      en: 'Limburg Campine',
      de: 'Limburger Kempen',
    },
    aliases: 'noord limburg|noordlimburg',
    towns:
      'Beringen,Bocholt,Bree,Genk,Hamont-Achel,Hechtel-Eksel,Heusden-Zolder,Houthalen-Helchteren,Leopoldsburg,Lommel,Oudsbergen,Peer,Pelt,Tessenderlo-Ham,Zonhoven',
  },
  {
    key: 'voorkempen',
    name: same('Voorkempen'),
    aliases: 'de voorkempen|antwerpse rand|rand van antwerpen',
    towns: 'Brasschaat,Brecht,Malle,Ranst,Schilde,Schoten,Wijnegem,Wommelgem,Zandhoven,Zoersel',
  },
  {
    key: 'rupelstreek',
    name: { nl: 'Rupelstreek', fr: 'Région du Rupel', en: 'Rupel region', de: 'Rupelregion' },
    aliases: 'de rupelstreek',
    towns: 'Boom,Hemiksem,Niel,Rumst,Schelle,Willebroek',
  },
  {
    key: 'klein-brabant',
    name: { nl: 'Klein-Brabant', fr: 'Petit-Brabant', en: 'Klein-Brabant', de: 'Klein-Brabant' },
    aliases: 'kleinbrabant',
    towns: 'Bornem,Puurs-Sint-Amands',
  },
  {
    key: 'westhoek',
    name: same('Westhoek'),
    aliases: 'de westhoek|le westhoek|the westhoek|vlaamse westhoek|westhoek flamand',
    nis: [32, 33, 38],
  },
  {
    key: 'bruges-region',
    name: {
      nl: 'Brugse Ommeland',
      fr: 'Brugse Ommeland',
      en: 'Bruges region',
      de: 'Brügger Umland',
    },
    aliases: 'het brugse ommeland|brugs ommeland|brugge en ommeland|houtland',
    nis: [31],
    towns: 'Gistel,Ichtegem,Oudenburg,Wingene',
  },
  {
    key: 'leiestreek',
    name: { nl: 'Leiestreek', fr: 'Région de la Lys', en: 'Lys region', de: 'Leieregion' },
    aliases: 'de leiestreek|leievallei|zuid west vlaanderen|vallee de la lys|leie streek',
    nis: [34],
    towns: 'Deinze,Dentergem,Sint-Martens-Latem,Wielsbeke,Zulte',
  },
  {
    key: 'meetjesland',
    name: same('Meetjesland'),
    aliases: 'het meetjesland|le meetjesland',
    nis: [43],
    towns: 'Aalter,Evergem,Lievegem',
  },
  {
    key: 'waasland',
    name: { nl: 'Waasland', fr: 'Pays de Waes', en: 'Waasland', de: 'Waasland' },
    aliases: 'het waasland|land van waas|pays de waas|le pays de waes',
    nis: [46],
  },
  {
    key: 'denderstreek',
    name: {
      nl: 'Denderstreek',
      fr: 'Région de la Dendre',
      en: 'Dender region',
      de: 'Denderregion',
    },
    aliases: 'de denderstreek|dendervallei|vallee de la dendre',
    nis: [41],
    towns: 'Berlare,Buggenhout,Dendermonde,Lebbeke',
  },
  {
    key: 'scheldeland',
    name: same('Scheldeland'),
    aliases: 'het scheldeland',
    nis: [42],
    towns: 'Bornem,Puurs-Sint-Amands,Temse,Willebroek',
  },
  {
    key: 'flemish-ardennes',
    name: {
      nl: 'Vlaamse Ardennen',
      fr: 'Ardennes flamandes',
      en: 'Flemish Ardennes',
      de: 'Flämische Ardennen',
    },
    aliases: 'de vlaamse ardennen|flaemische ardennen|les ardennes flamandes|the flemish ardennes',
    nis: [45],
    towns: 'Gavere,Geraardsbergen,Herzele,Oosterzele,Sint-Lievens-Houtem,Zottegem',
  },
  {
    key: 'haspengouw',
    name: { nl: 'Haspengouw', fr: 'Hesbaye', en: 'Hesbaye', de: 'Haspengau' },
    aliases: 'la hesbaye|de haspengouw|vochtig haspengouw|droog haspengouw|haspengouw streek',
    nis: [64],
    towns:
      'Alken,Bilzen-Hoeselt,Gingelom,Heers,Herstappe,Landen,Nieuwerkerken,Riemst,Sint-Truiden,Tongeren-Borgloon,Wellen,Braives,Burdinne,Eghezée,Fernelmont,Orp-Jauche,Hélécine,Ramillies',
  },
  {
    key: 'maasland',
    name: { nl: 'Maasland', fr: 'Pays mosan', en: 'Maasland', de: 'Maasland' },
    aliases: 'het maasland|limburgs maasland',
    towns: 'Dilsen-Stokkem,Kinrooi,Lanaken,Maaseik,Maasmechelen',
  },
  {
    key: 'voer-region',
    name: { nl: 'Voerstreek', fr: 'Fourons', en: 'Voer region', de: 'Voerregion' },
    aliases: 'de voerstreek|les fourons|pays des fourons',
    towns: 'Voeren',
  },
  {
    key: 'ardennes',
    name: { nl: 'Ardennen', fr: 'Ardenne', en: 'Ardennes', de: 'Ardennen' },
    aliases:
      'de ardennen|in de ardennen|l ardenne|ardennes|les ardennes|the ardennes|die ardennen|belgische ardennen|ardenne belge|ardennes belges|belgian ardennes',
    nis: [82, 83, 84],
    towns:
      'Amel,Aywaille,Beauraing,Bièvre,Burg-Reuland,Büllingen,Bütgenbach,Chiny,Comblain-au-Pont,Dinant,Ferrières,Florenville,Gedinne,Hamoir,Habay,Houyet,Jalhay,Lierneux,Malmedy,Rochefort,Sankt Vith,Somme-Leuze,Spa,Sprimont,Stavelot,Stoumont,Theux,Trois-Ponts,Vresse-sur-Semois,Weismes',
  },
  {
    key: 'gaume',
    name: same('Gaume'),
    aliases: 'la gaume|lorraine belge|de gaume|pays d arlon',
    nis: [85, 81],
  },
  {
    key: 'famenne',
    name: same('Famenne'),
    aliases: 'la famenne|pays de famenne',
    towns:
      'Beauraing,Durbuy,Hotton,Houyet,Marche-en-Famenne,Nassogne,Rochefort,Somme-Leuze,Tellin,Wellin',
  },
  {
    key: 'condroz',
    name: same('Condroz'),
    aliases: 'le condroz|condroz liegeois|condroz namurois',
    towns:
      'Anthisnes,Assesse,Ciney,Clavier,Comblain-au-Pont,Gesves,Hamois,Havelange,Marchin,Modave,Nandrin,Neupré,Ohey,Ouffet,Tinlot,Yvoir',
  },
  {
    key: 'high-fens',
    name: { nl: 'Hoge Venen', fr: 'Hautes Fagnes', en: 'High Fens', de: 'Hohes Venn' },
    aliases:
      'de hoge venen|les hautes fagnes|fagnes|the high fens|hautes fagnes eifel|das hohe venn|eifel|hohe venn|im hohen venn',
    towns: 'Baelen,Bütgenbach,Büllingen,Eupen,Jalhay,Malmedy,Raeren,Spa,Stavelot,Weismes',
  },
  {
    key: 'herve-region',
    name: { nl: 'Land van Herve', fr: 'Pays de Herve', en: 'Pays de Herve', de: 'Herver Land' },
    aliases: 'le pays de herve|plateau de herve',
    towns:
      'Aubel,Blégny,Dalhem,Dison,Herve,Olne,Plombières,Soumagne,Thimister-Clermont,Welkenraedt',
  },
  {
    key: 'wallonia-picardy',
    name: {
      nl: 'Picardisch Wallonië',
      fr: 'Wallonie picarde',
      en: 'Picardy Wallonia',
      de: 'Wallonische Picardie',
    },
    aliases: 'wapi|hainaut occidental|la wallonie picarde|pays des collines|tournaisis',
    towns:
      "Aat,Antoing,Beloeil,Bernissart,Brugelette,Brunehaut,Celles,Chièvres,Doornik,Edingen,Elzele,Estaimpuis,Frasnes-lez-Anvaing,Komen-Waasten,Lessen,Leuze-en-Hainaut,Moeskroen,Mont-de-l'Enclus,Opzullik,Pecq,Péruwelz,Rumes,Vloesberg",
  },
  {
    key: 'borinage',
    name: same('Borinage'),
    aliases: 'le borinage',
    towns:
      'Bergen,Boussu,Colfontaine,Dour,Frameries,Hensies,Honnelles,Quaregnon,Quiévrain,Quévy,Saint-Ghislain',
  },
  {
    key: 'sambre-meuse',
    name: {
      nl: 'Samber en Maas',
      fr: 'Entre-Sambre-et-Meuse',
      en: 'Entre-Sambre-et-Meuse',
      de: 'Entre-Sambre-et-Meuse',
    },
    aliases: 'botte du hainaut|l entre sambre et meuse|tussen samber en maas',
    nis: [93],
    towns:
      'Beaumont,Chimay,Erquelinnes,Froidchapelle,Gerpinnes,Ham-sur-Heure-Nalinnes,Lobbes,Merbes-le-Château,Mettet,Momignies,Sivry-Rance,Thuin',
  },
]
