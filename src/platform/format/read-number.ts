/**
 * The quantity of a number. It decides the meaning of one group of three digits: money and areas have at most two
 * decimals, so `1.250` is 1,250, as `2.015` is a year; a coordinate is a decimal number; a count has no decimals but
 * zeros, so `3.000` is 3; for any other quantity the number is ambiguous. `money` is an amount, or one per month, and
 * `income` is one per year.
 */
export type Quantity =
  | 'money'
  | 'income'
  | 'area'
  | 'energy'
  | 'coordinate'
  | 'count'
  | 'year'
  | 'other'

/** A number, or the reason why the text is not one; `ambiguous` means that it has two readings. */
type NumberReading = { is: 'number'; number: number } | { is: 'ambiguous' } | { is: 'unreadable' }

const MAX_LENGTH = 64

/** Matches `1.250` or `1,250`: thousands, or three decimals. */
const ONE_GROUP = /^[1-9]\d{0,2}[.,]\d{3}$/
/**
 * The three notations of thousands: separated by spaces or apostrophes, by dots, or by commas. Decimals follow the
 * other separator.
 */
const BY_SPACES = /^[1-9]\d{0,2}(?:[ '’]\d{3})+(?:[.,]\d{1,2})?$/
const BY_DOTS = /^[1-9]\d{0,2}(?:\.\d{3})+(?:,\d*)?$/
const BY_COMMAS = /^[1-9]\d{0,2}(?:,\d{3})+(?:\.\d*)?$/
const DECIMAL = /^(?:\d+(?:[.,]\d*)?|[.,]\d+)(?:e[+-]?\d{1,3})?$/i

/** The quantities for which a group of three digits means thousands. */
const GROUPED: readonly Quantity[] = ['money', 'income', 'area', 'year']
/** Matches the full-width digits and punctuation of East Asian fonts. */
const FULL_WIDTH = /[\uff01-\uff5e]/g

const CURRENCY = /^(?:€|euros?|eur)|(?:€|euros?|eur)$/gi
const PER_MONTH =
  /(?:(?: per| par| pro| p\/?| ?\/) ?(?:maand|mnd|mois|month|monat|m)\.?| p\.m\.| (?:maandelijks|mensuels?|monthly|monatlich))$/i
const PER_YEAR =
  /(?:(?: per| par| pro| ?\/) ?(?:jaar|jr|an|ann[eé]e|year|jahr)\.?| (?:jaarlijks|annuels?|yearly|j[aä]hrlich))$/i
const SQUARE_METRES =
  /(?:m(?:²|2|\^2)|qm|sqm|vierkante meters?|m[eè]tres? carr[eé]s?|square met(?:er|re)s?|quadratmeter)\.?$/i
/** Matches `kWh`, `kWh/m²`, `kWh/(m² jaar)`, `kWh/m².an`, `kg CO₂/m²`, `kg/(m²a)`. */
const ENERGY = /(?:kwh|kg(?: ?co[2₂])?)(?: ?\/ ?[()a-z²2³.,/ -]{1,20})?$/i
/** Matches the ordinal or the noun after a count: `3 slaapkamers`, `2e verdieping`, `1er étage`. */
const COUNTED =
  /(?<=^-?\d{1,4})(?:(?:e|de|ste|er|[eè]re|[eè]me|st|nd|rd|th|\.)(?: \p{L}{3,20})?| ?\p{L}{3,20}| (?:sl|ch)\.?)\.?$/iu
/** The units that may follow a number, or precede it. */
const UNITS: Partial<Record<Quantity, readonly RegExp[]>> = {
  money: [PER_MONTH, CURRENCY],
  income: [PER_YEAR, CURRENCY],
  area: [SQUARE_METRES],
  energy: [ENERGY],
  count: [COUNTED],
}
/** Matches the words for 'about'. A price is never an approximate one. */
const ABOUT =
  /^(?:±|~|≈|\+\/-|(?:ca|circa|zirka|ongeveer|plm|env|environ|approx|approximately|about|etwa|rund)\b\.?) ?/i
/** Matches the notation for 'no cents': `325.000,-`. */
const NO_CENTS = /[.,](?:-{1,2}|–|—)$/

/**
 * Parses a number in Belgian notation: a dot or a space before groups of three digits separates thousands, a comma
 * separates decimals. English numbers and exponents (`3,25E+05`) are parsed if they are unambiguous.
 */
export function parseNumber(value: unknown, quantity: Quantity = 'other'): NumberReading {
  if (typeof value === 'number') return finite(value)
  if (typeof value !== 'string' || value.length > MAX_LENGTH) return { is: 'unreadable' }
  const written = value.replace(FULL_WIDTH, asciiOf).replaceAll('−', '-').replace(/\s/g, ' ').trim()
  const spaced = quantity === 'money' ? written : written.replace(ABOUT, '')
  const bare = (UNITS[quantity] ?? [])
    .reduce((text, unit) => text.replace(unit, '').trim(), spaced)
    .replace(NO_CENTS, '')
    .trim()
  const isNegative = bare.startsWith('-')
  const digits = bare.replace(/^[+-]\s*/, '')
  const land = quantity === 'area' ? parseLandArea(spaced.replace(/^[+-]\s*/, '')) : null
  const reading = land ?? parseDigits(digits, quantity)
  return isNegative && reading.is === 'number' ? finite(-reading.number) : reading
}

/** Returns the number, or null for a text that is not a number or has two readings. */
export function readNumber(value: unknown, quantity: Quantity = 'other'): number | null {
  const reading = parseNumber(value, quantity)
  return reading.is === 'number' ? reading.number : null
}

/** The units of land in square metres, with their names in Dutch, French, German and English. */
const LAND_UNITS: readonly [RegExp, number][] = [
  [/^(?:ha|hect?aren?|hectares?|hektar)$/, 10_000],
  [/^(?:a|aren?|ares?)$/, 100],
  [/^(?:ca|centiaren?|centiares?|m²|m2|qm)$/, 1],
]
/** The quantity by unit: `1,250 ha` has three decimals, `1.250 m²` is 1,250, and `1.250 a` is ambiguous. */
const LAND_QUANTITIES: Readonly<Record<number, Quantity>> = { 10000: 'coordinate', 1: 'area' }
const LAND_PART = /^(?:(?:en|et|und|and|,)\s*)?(\d[\d.,]*)\s*(m[²2]|[a-z]+)\.?\s*/i

/** Parses hectares, ares and centiares (`1 ha 2 a 5 ca`, `3a 20ca`) as square metres; null for a text without them. */
function parseLandArea(text: string): NumberReading | null {
  let rest = text
  let smallest = Number.POSITIVE_INFINITY
  let squareMetres = 0
  while (rest) {
    const [part = '', digits = '', name = ''] = LAND_PART.exec(rest) ?? []
    const [, unit = 0] = LAND_UNITS.find(([names]) => names.test(name.toLowerCase())) ?? []
    // Units must be in descending order, each at most once.
    if (unit === 0 || unit >= smallest) return null
    const reading = parseDigits(digits, LAND_QUANTITIES[unit] ?? 'other')
    if (reading.is !== 'number') return reading
    squareMetres += reading.number * unit
    smallest = unit
    rest = rest.slice(part.length)
  }
  // Rounding removes the floating-point error of decimal fractions of hectares.
  return Number.isFinite(smallest) ? finite(Math.round(squareMetres * 100) / 100) : null
}

function parseDigits(text: string, quantity: Quantity): NumberReading {
  if (ONE_GROUP.test(text)) {
    const isDecimal = quantity === 'coordinate' || (quantity === 'count' && text.endsWith('000'))
    if (!isDecimal && !GROUPED.includes(quantity)) return { is: 'ambiguous' }
    return finite(Number(text.replace(/[.,]/, isDecimal ? '.' : '')))
  }
  if (BY_SPACES.test(text)) return finite(Number(text.replace(/[ '’]/g, '').replace(',', '.')))
  if (BY_DOTS.test(text)) return finite(Number(text.replaceAll('.', '').replace(',', '.')))
  if (BY_COMMAS.test(text)) return finite(Number(text.replaceAll(',', '')))
  return DECIMAL.test(text) ? finite(Number(text.replace(',', '.'))) : { is: 'unreadable' }
}

function asciiOf(character: string): string {
  return String.fromCharCode(character.charCodeAt(0) - 0xfee0)
}

function finite(number: number): NumberReading {
  return Number.isFinite(number) ? { is: 'number', number } : { is: 'unreadable' }
}
