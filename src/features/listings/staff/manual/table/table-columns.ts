import { MARQUEE } from '../../../../../listing/marquee'
import { STATUS } from '../../../../../listing/status'
import { CHECKBOX_VALUE, type Entries } from '../../../../../platform/fields/field'
import { type Leaf, type LeafField, leavesOf } from '../../../../../platform/fields/leaf-fields'
import { isLang, LANGS, type Lang } from '../../../../../platform/format/lang'
import { brusselsDay } from '../../../../../platform/format/local-time'
import { readBelgianNumber } from '../../../../../platform/format/number'
import { normalise } from '../../../../../platform/format/text'
import { type LabelKey, type Translate, translator } from '../../../../../platform/i18n'
import type { References } from '../../../../../staff/editing/edit-form'
import type { ColumnMeaning, loadTableWords } from '../../../../natural-query/natural-query'
import { propertyFields } from '../listing-fields'

/** A column of a pasted table: the field that its heading names, and the language of a text if it names one. */
export interface TableColumn {
  /** The name of the field in the form. */
  name: string
  /** Null for a column whose cells fill several fields. */
  field: LeafField | null
  lang: Lang | null
}

/** Reads headings and cells with the words of the search. */
export type TableWords = Awaited<ReturnType<typeof loadTableWords>>

/** The fields of the columns that the words of the search name, or the name of a column that fills several fields. */
const FIELD_OF: Readonly<Record<ColumnMeaning, string>> = {
  goal: 'goal',
  type: 'webId',
  title: 'typeDescription',
  description: 'description',
  address: 'address',
  street: 'street',
  number: 'houseNumber',
  box: 'boxNr',
  postcode: 'zip',
  postcodeAndTown: 'zip',
  town: 'city',
  price: 'price',
  bedrooms: 'bedrooms',
  bathrooms: 'bathrooms',
  toilets: 'toilets',
  garage: 'garages',
  parkings: 'parkings',
  garden: 'hasGarden',
  terrace: 'hasTerrace',
  lift: 'hasLift',
  furnished: 'hasFurnished',
  pool: 'hasPool',
  accessible: 'isAccessible',
  surface: 'surfaceLiving',
  squareMetres: 'surfaceLiving',
  land: 'surfacePlot',
  plot: 'surfacePlot',
  year: 'constructionYear',
  epc: 'epcLabel',
  energyScore: 'energyPerformance',
  certificate: 'law.epcUniqueCode',
  income: 'law.cadastralIncome',
  charges: 'law.charges',
  deposit: 'law.deposit',
  available: 'law.availableFrom',
  planning: 'planning',
  floodPlot: 'law.floodP',
  floodBuilding: 'law.floodG',
  status: 'status',
}

/** The maximum number of possible values that an issue of a cell names. */
const MAX_NAMES = 15

const YES = ['ja', 'oui', 'yes', 'x', '1', 'true', 'j', 'y', 'v']
const NO = ['nee', 'neen', 'non', 'no', 'nein', '0', 'false', 'n']

/** The fields that a column can fill, in the order of the form. */
export const TABLE_FIELDS: readonly Leaf[] = leavesOf(propertyFields, {}).filter(
  ({ name, field }) => name !== 'pinnedUntil' && field.kind !== 'file' && field.kind !== 'values',
)

/**
 * Returns the column of each heading. It is null if the heading names no field, or one that another heading names. The
 * label of a field comes before other words for it.
 */
export function columnsOf(
  headings: readonly string[],
  words: TableWords,
  main: Lang,
): (TableColumn | null)[] {
  const labels = new Map<string, Leaf>()
  for (const leaf of TABLE_FIELDS.toReversed()) {
    const names = [leaf.name, ...LANGS.map((lang) => translator(lang)(leaf.field.label))]
    for (const name of names) labels.set(normalise(name), leaf)
  }
  const taken = new Set<string>()
  const take = (column: TableColumn | null) => {
    const key = column && `${column.name} ${column.lang}`
    if (!key || taken.has(key)) return null
    taken.add(key)
    return column
  }
  const labelled = headings.map((heading) => {
    const [plain = '', suffix = ''] = heading.split(/[()]/)
    const lang = suffix.trim().toLowerCase()
    const leaf = labels.get(normalise(heading)) ?? labels.get(normalise(plain))
    return take(leaf ? { ...leaf, lang: isLang(lang) ? lang : null } : null)
  })
  return headings.map((heading, index) => {
    const meaning = words.readHeading(heading, main)
    const name = meaning && FIELD_OF[meaning]
    const field = TABLE_FIELDS.find((leaf) => leaf.name === name)?.field ?? null
    return labelled[index] ?? take(name ? { name, field, lang: null } : null)
  })
}

/** The entries of the words for a state. */
const STATES: Readonly<Partial<Record<string, Entries>>> = {
  active: { status: String(STATUS.active) },
  option: { status: String(STATUS.active), marquee: String(MARQUEE.option) },
  sold: { status: String(STATUS.sold) },
  rented: { status: String(STATUS.rented) },
}

interface CellContext {
  main: Lang
  references: References
  words: TableWords
}

/** Returns the form entries of a cell. Text that its field does not know stays as it is, so that the form refuses it. */
export function entriesOf(column: TableColumn, cell: string, context: CellContext): Entries {
  const { name, field, lang } = column
  const { main, references, words } = context
  if (name === 'address') return addressEntries(cell, main)
  if (name === 'houseNumber') return numberEntries(cell)
  if (name === 'planning') return planningEntries(cell)
  if (name === 'zip' || name === 'city') return townEntries(name, cell, lang ?? main)
  if (name === 'price') return priceEntries(cell, context)
  const state = words.readState(cell, main)
  if (name === 'status' && state) return STATES[state] ?? { [name]: cell }
  if (name === 'status' && words.readGoal(cell, main) !== null) return { ...STATES.active }
  if (name === 'law.availableFrom' && state === 'now') return { [name]: brusselsDay(new Date()) }
  if (name === 'law.availableFrom' && state === 'atDeed') return {}
  if (name === 'epcLabel' || name === 'energyPerformance') return energyEntries(name, cell)
  switch (field?.kind) {
    case 'translated':
      return {
        [`${name}.${lang ?? main}`]: field.rich ? cell.replaceAll(/\r\n?|\n/g, '<br>') : cell,
      }
    case 'number':
      return { [name]: numberEntry(name, field, cell, context) }
    case 'flag':
      return { [name]: flagEntry(cell) ?? cell }
    case 'choice': {
      const choice = field.choices.find(
        ({ value, label }) => String(value) === cell.toLowerCase() || isCalled(cell, label),
      )
      const goal = name === 'goal' ? words.readGoal(cell, main) : null
      return { [name]: String(choice?.value ?? goal ?? cell) }
    }
    case 'reference': {
      const [kind] = field.of
      const item = references[kind]?.find((one) => normalise(one.name) === normalise(cell))
      const type = name === 'webId' ? words.readType(cell, main) : null
      return { [name]: item?.id ?? String(type ?? cell) }
    }
    case 'date':
      return { [name]: isoDate(cell) }
    default:
      return { [name]: cell }
  }
}

const ZIP = /^(?:B-?)?([1-9]\d{3})$/i
/** Matches a house number, with a box behind a slash: `12A`, `12-14`, `250/4`. */
const NUMBER = /^(\d+[a-z]?(?:-\d+[a-z]?)?)(?:\/(\w+))?$/i
const WITHOUT_NUMBER = /^[sz][./]?n\.?$/i
const BOX_WORD = /^(?:bus|bte|bo[iî]te|box|unit|kamer|kot|app)\.?$/i
/** Matches a box without a space: `bus3`, `b5`. */
const BOX = /^(?:bus|bte)?([bk]?\d\w*)$/i

/** Returns the words of an address. Signs between them have no meaning. */
function wordsOf(cell: string): string[] {
  return cell.split(/[\s,;]+/).filter((word) => /[\p{L}\p{N}]/u.test(word))
}

/** Returns street, number, box and town of an address in one cell. An address without a number is a street. */
function addressEntries(cell: string, lang: Lang): Entries {
  const words = wordsOf(cell)
  const zip = words.findLastIndex((word, index) => index > 0 && ZIP.test(word))
  const town = zip > 0 ? townOf(words.slice(zip)) : null
  const { street, ...numbers } = streetOf(town?.city ? words.slice(0, zip) : words)
  return {
    [`street.${lang}`]: street,
    ...numbers,
    ...(town?.city && { zip: town.zip, [`city.${lang}`]: town.city }),
  }
}

/** Returns the parts of a street with number and box. A number may precede it: `12, rue Neuve`. */
function streetOf(words: readonly string[]) {
  const boxNr = words.length > 3 && BOX_WORD.test(words.at(-2) ?? '') ? words.at(-1) : undefined
  const joined = boxNr ? undefined : joinedBox(words)
  const rest = words.slice(0, boxNr ? -2 : joined ? -1 : undefined)
  const letter = rest.length > 2 && /^[a-z]$/i.test(rest.at(-1) ?? '') ? ` ${rest.at(-1)}` : ''
  const street = rest.slice(0, letter ? -2 : -1)
  const last = rest[street.length] ?? ''
  const [, number, box = boxNr ?? joined ?? ''] = NUMBER.exec(last) ?? []
  if (number && street.length > 0)
    return { street: street.join(' '), houseNumber: number + letter, boxNr: box }
  const [first = '', ...behind] = words
  const isFirst = NUMBER.test(first) && behind.length > 0
  const named = isFirst ? behind : words.filter((word) => !WITHOUT_NUMBER.test(word))
  return { street: named.join(' '), houseNumber: isFirst ? first : '', boxNr: '' }
}

/** Returns the box of `Kerkstraat 12 b5`: a last word with a number behind another number. */
function joinedBox(words: readonly string[]): string | undefined {
  const [, box] = BOX.exec(words.at(-1) ?? '') ?? []
  return words.length > 2 && NUMBER.test(words.at(-2) ?? '') ? box : undefined
}

/** Returns the house number of a cell, and the box behind it. */
function numberEntries(cell: string): Entries {
  if (WITHOUT_NUMBER.test(cell)) return {}
  const { street, houseNumber, boxNr } = streetOf(['x', ...wordsOf(cell)])
  return houseNumber && street === 'x'
    ? { houseNumber, ...(boxNr && { boxNr }) }
    : { houseNumber: cell }
}

/** Returns the postcode and town of words such as `B-9000 Gent`, or null for others. */
function townOf([first = '', ...others]: readonly string[]) {
  const [, zip] = ZIP.exec(first) ?? []
  const city = others.join(' ')
  return zip && !/\d/.test(city) && city.length !== 1 ? { zip, city } : null
}

/** Returns the postcode or town of a cell, or both. */
function townEntries(name: 'zip' | 'city', cell: string, lang: Lang): Entries {
  const town = townOf(wordsOf(cell))
  if (!town) return { [name === 'zip' ? name : `city.${lang}`]: cell }
  return { zip: town.zip, ...(town.city && { [`city.${lang}`]: town.city }) }
}

/** The fields of the abbreviations in a Flemish advert. */
const PLANNING_FIELDS = TABLE_FIELDS.filter(({ name }) => name.startsWith('law.planning'))

/** Returns the fields of abbreviations such as `Vg, Wg, Gmo, Gvkr, Gvv`. */
function planningEntries(cell: string): Entries {
  const codes = cell.toLowerCase().match(/\p{L}+/gu) ?? []
  const entries = codes.map((code) => {
    const leaf = PLANNING_FIELDS.find(
      ({ field }) => field.kind === 'choice' && field.choices.some(({ value }) => value === code),
    )
    return [leaf?.name, code] as const
  })
  const isKnown = entries.every(([name]) => name)
  return isKnown ? Object.fromEntries(entries) : { 'law.planningPermit': cell }
}

/** An amount below it is no price in euros. Its cell stays as it is and is refused. */
const MIN_PRICE = 50

/** Returns the price, or none for one on request. */
function priceEntries(cell: string, { words, main }: CellContext): Entries {
  if (words.isOnRequest(cell, main)) return { price: '', publishPrice: '' }
  const amount = words.readAmount(cell, main) ?? 0
  return { price: amount < MIN_PRICE ? cell : String(amount) }
}

const ENERGY_LABEL = /^[a-h]\+{0,2}$/i
const ENERGY_SCORE = /^(\d+(?:[.,]\d+)?)(?:kwh)?$/i
const ENERGY_UNIT = /^(?:kwh|m²|m2|jaar|an|year|jahr)$/i

/** Returns the label and score of `C`, `245 kWh/m²` or `B (145)`. Other text, such as `in aanvraag`, is the label. */
function energyEntries(name: string, cell: string): Entries {
  const words = cell.split(/[\s():/-]/).filter(Boolean)
  const label = words.find((word) => ENERGY_LABEL.test(word))
  const [, score] = ENERGY_SCORE.exec(words.find((word) => ENERGY_SCORE.test(word)) ?? '') ?? []
  const known = [ENERGY_LABEL, ENERGY_SCORE, ENERGY_UNIT]
  if (!words.every((word) => known.some((one) => one.test(word)))) return { [name]: cell }
  return {
    ...(label && { epcLabel: label.toUpperCase() }),
    ...(score && { energyPerformance: score }),
  }
}

/** The counts whose cell may say yes for one. */
const MAY_BE_YES = ['garages', 'parkings']

function numberEntry(
  name: string,
  { unit }: { unit?: LabelKey },
  cell: string,
  { words, main }: CellContext,
): string {
  if (readBelgianNumber(cell) !== null) return cell
  if (unit === 'record.unit.m2') return String(words.readArea(cell, main) ?? cell)
  if (unit === 'record.unit.euro') return String(words.readAmount(cell, main) ?? cell)
  const flag = MAY_BE_YES.includes(name) ? flagEntry(cell) : null
  if (flag !== null) return flag && '1'
  return cell.replace(/kwh.*$/i, '').trim()
}

/** Returns the names of the values that a cell of this field may have, if the field has a list of them. */
export function offeredNames(t: Translate, field: LeafField, references: References): string[] {
  const names = namesOf(t, field, references)
  return names.length > MAX_NAMES ? [...names.slice(0, MAX_NAMES), '…'] : names
}

function namesOf(t: Translate, field: LeafField, references: References): string[] {
  if (field.kind === 'flag') return [t('record.table.flags')]
  if (field.kind === 'choice') return field.choices.map(({ label }) => t(label))
  if (field.kind !== 'reference') return []
  const [kind] = field.of
  return (references[kind] ?? []).map(({ name }) => name)
}

/** Returns the entry of yes or no, or null for other text. */
function flagEntry(cell: string): string | null {
  if (YES.includes(normalise(cell))) return CHECKBOX_VALUE
  return NO.includes(normalise(cell)) ? '' : null
}

function isCalled(cell: string, label: LabelKey): boolean {
  return LANGS.some((lang) => normalise(translator(lang)(label)) === normalise(cell))
}

/** Returns a Belgian date such as 31/12/2026 or 31/12/26 as 2026-12-31. Other text is returned unchanged. */
function isoDate(cell: string): string {
  const [, day = '', month = '', year] =
    /^(\d{1,2})[-/.](\d{1,2})[-/.]((?:20)?\d{2})$/.exec(cell) ?? []
  if (!year) return cell
  return `20${year.slice(-2)}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
}
