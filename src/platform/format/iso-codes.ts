import { LANGS } from './lang'
import { normalise } from './text'

/** The ISO 3166-1 alpha-2 and alpha-3 code of each country. XK is commonly used for Kosovo. */
const CODES = `
  AD:AND AE:ARE AF:AFG AG:ATG AI:AIA AL:ALB AM:ARM AO:AGO AQ:ATA AR:ARG AS:ASM AT:AUT AU:AUS
  AW:ABW AX:ALA AZ:AZE BA:BIH BB:BRB BD:BGD BE:BEL BF:BFA BG:BGR BH:BHR BI:BDI BJ:BEN BL:BLM
  BM:BMU BN:BRN BO:BOL BQ:BES BR:BRA BS:BHS BT:BTN BV:BVT BW:BWA BY:BLR BZ:BLZ CA:CAN CC:CCK
  CD:COD CF:CAF CG:COG CH:CHE CI:CIV CK:COK CL:CHL CM:CMR CN:CHN CO:COL CR:CRI CU:CUB CV:CPV
  CW:CUW CX:CXR CY:CYP CZ:CZE DE:DEU DJ:DJI DK:DNK DM:DMA DO:DOM DZ:DZA EC:ECU EE:EST EG:EGY
  EH:ESH ER:ERI ES:ESP ET:ETH FI:FIN FJ:FJI FK:FLK FM:FSM FO:FRO FR:FRA GA:GAB GB:GBR GD:GRD
  GE:GEO GF:GUF GG:GGY GH:GHA GI:GIB GL:GRL GM:GMB GN:GIN GP:GLP GQ:GNQ GR:GRC GS:SGS GT:GTM
  GU:GUM GW:GNB GY:GUY HK:HKG HM:HMD HN:HND HR:HRV HT:HTI HU:HUN ID:IDN IE:IRL IL:ISR IM:IMN
  IN:IND IO:IOT IQ:IRQ IR:IRN IS:ISL IT:ITA JE:JEY JM:JAM JO:JOR JP:JPN KE:KEN KG:KGZ KH:KHM
  KI:KIR KM:COM KN:KNA KP:PRK KR:KOR KW:KWT KY:CYM KZ:KAZ LA:LAO LB:LBN LC:LCA LI:LIE LK:LKA
  LR:LBR LS:LSO LT:LTU LU:LUX LV:LVA LY:LBY MA:MAR MC:MCO MD:MDA ME:MNE MF:MAF MG:MDG MH:MHL
  MK:MKD ML:MLI MM:MMR MN:MNG MO:MAC MP:MNP MQ:MTQ MR:MRT MS:MSR MT:MLT MU:MUS MV:MDV MW:MWI
  MX:MEX MY:MYS MZ:MOZ NA:NAM NC:NCL NE:NER NF:NFK NG:NGA NI:NIC NL:NLD NO:NOR NP:NPL NR:NRU
  NU:NIU NZ:NZL OM:OMN PA:PAN PE:PER PF:PYF PG:PNG PH:PHL PK:PAK PL:POL PM:SPM PN:PCN PR:PRI
  PS:PSE PT:PRT PW:PLW PY:PRY QA:QAT RE:REU RO:ROU RS:SRB RU:RUS RW:RWA SA:SAU SB:SLB SC:SYC
  SD:SDN SE:SWE SG:SGP SH:SHN SI:SVN SJ:SJM SK:SVK SL:SLE SM:SMR SN:SEN SO:SOM SR:SUR SS:SSD
  ST:STP SV:SLV SX:SXM SY:SYR SZ:SWZ TC:TCA TD:TCD TF:ATF TG:TGO TH:THA TJ:TJK TK:TKL TL:TLS
  TM:TKM TN:TUN TO:TON TR:TUR TT:TTO TV:TUV TW:TWN TZ:TZA UA:UKR UG:UGA UM:UMI US:USA UY:URY
  UZ:UZB VA:VAT VC:VCT VE:VEN VG:VGB VI:VIR VN:VNM VU:VUT WF:WLF WS:WSM XK:XKK YE:YEM YT:MYT
  ZA:ZAF ZM:ZMB ZW:ZWE
`

/** Names that sources use and `Intl` does not have: vehicle codes, older and shorter names, parts of countries. */
const OTHER_NAMES: Readonly<Record<string, string>> = {
  AE: 'uae|vae|emirates|emiraten|emirats|emirate|dubai|abu dhabi',
  AT: 'a|oesterreich',
  BE: 'b|koninkrijk belgie|royaume de belgique|kingdom of belgium|konigreich belgien',
  CH: 'sui|swiss',
  CZ: 'cesko|czech republic|tsjechische republiek|republique tcheque|tschechische republik',
  DE: 'd|brd|ger',
  ES: 'e|spa|mallorca|majorque|tenerife|canarische eilanden|iles canaries|canary islands|kanarische inseln|kanaren',
  FR: 'f|corsica|corse|korsika',
  GB: 'uk|u k|england|engeland|angleterre|scotland|schotland|ecosse|schottland|wales|great britain|groot brittannie|grande bretagne|grossbritannien',
  GR: 'el',
  IT: 'i',
  LU: 'l|gd luxembourg|g d luxembourg|grand duche de luxembourg|groothertogdom luxemburg|grossherzogtum luxemburg',
  NL: 'ned|holland|hollande|the netherlands',
  PT: 'p|madeira|madere',
  TR: 'turkey',
  US: 'usa|u s a|united states of america|verenigde staten van amerika|etats unis d amerique|vereinigte staaten von amerika',
}

/** The languages of country names. Sources also write them in their own language. */
const NAME_LANGS = [...LANGS, 'es', 'it', 'pt', 'tr', 'el', 'hr']

/** Matches separators between names of one country in several languages: `Belgique / België`, `Luxembourg (LU)`. */
const NAME_SEPARATOR = /[/|,;()]| - /

const SYMBOLS: Readonly<Record<string, string>> = {
  '€': 'EUR',
  euro: 'EUR',
  euros: 'EUR',
  '£': 'GBP',
  $: 'USD',
  us$: 'USD',
  fr: 'CHF',
  'fr.': 'CHF',
  sfr: 'CHF',
  'sfr.': 'CHF',
  franken: 'CHF',
}

let alpha3: ReadonlyMap<string, string> | undefined
let names: ReadonlyMap<string, string> | undefined
let currencies: ReadonlySet<string> | undefined

/** Returns the alpha-3 code of a country by its alpha-2 code (ISO 3166-1). */
export function countryAlpha3(code: string): string | undefined {
  return alpha3Codes().get(code)
}

/** Returns the alpha-2 codes of all countries (ISO 3166-1). */
export function countryCodes(): string[] {
  return [...alpha3Codes().keys()]
}

/** Returns the alpha-2 code of a country by a code, a name in any language or a vehicle code, or null if unknown. */
export function readCountry(text: string): string | null {
  names ??= countriesByName()
  const known = names.get(normalise(text))
  if (known) return known
  const parts = text.split(NAME_SEPARATOR).map(normalise).filter(Boolean)
  const [code, ...others] = parts.map((part) => names?.get(part))
  return code && others.every((other) => other === code) ? code : null
}

/** Returns the ISO 4217 code of a currency by its code or its symbol, or null if unknown. */
export function readCurrency(text: string): string | null {
  const code = text.trim().toUpperCase()
  return currencyCodes().has(code) ? code : (SYMBOLS[text.trim().toLowerCase()] ?? null)
}

/** Returns the codes of all current and former currencies (ISO 4217). */
function currencyCodes(): ReadonlySet<string> {
  currencies ??= new Set(Intl.supportedValuesOf('currency'))
  return currencies
}

function alpha3Codes(): ReadonlyMap<string, string> {
  alpha3 ??= new Map(
    CODES.trim()
      .split(/\s+/)
      .map((pair) => [pair.slice(0, 2), pair.slice(3)]),
  )
  return alpha3
}

function countriesByName(): ReadonlyMap<string, string> {
  const codes = new Map<string, string>()
  const displays = NAME_LANGS.flatMap((lang) =>
    (['long', 'short'] as const).map(
      (style) => new Intl.DisplayNames(lang, { type: 'region', style }),
    ),
  )
  for (const [code, long] of alpha3Codes()) {
    const others = OTHER_NAMES[code]?.split('|') ?? []
    const written = displays.map((display) => normalise(display.of(code) ?? ''))
    for (const name of [...written, ...others]) if (name && !codes.has(name)) codes.set(name, code)
    codes.set(long.toLowerCase(), code)
  }
  // The ISO meaning of a two-letter code takes precedence over other abbreviations.
  for (const code of alpha3Codes().keys()) codes.set(code.toLowerCase(), code)
  return codes
}
