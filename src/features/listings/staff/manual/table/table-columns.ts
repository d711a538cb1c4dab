import { CHECKBOX_VALUE, type Entries } from '../../../../../platform/fields/field'
import { type Leaf, type LeafField, leavesOf } from '../../../../../platform/fields/leaf-fields'
import { isLang, LANGS, type Lang } from '../../../../../platform/format/lang'
import { normalise } from '../../../../../platform/format/text'
import { WEB_ID } from '../../../../../platform/goal'
import { type LabelKey, type Translate, translator } from '../../../../../platform/i18n'
import type { References } from '../../../../../staff/editing/edit-form'
import { propertyFields } from '../listing-fields'

/** A column of a pasted table: the field that its heading names, and the language of a text if it names one. */
export interface TableColumn {
  /** The name of the field in the form. */
  name: string
  field: LeafField
  lang: Lang | null
}

/** Other words for the heading of a column, by the name of its field. */
const SYNONYMS: Record<string, readonly string[]> = {
  goal: ['transactie', 'transaction', 'koop huur', 'vente location'],
  price: ['vraagprijs', 'huurprijs', 'prix demande', 'loyer', 'asking price', 'rent', 'kaufpreis'],
  houseNumber: ['nr', 'nummer', 'no', 'number'],
  city: ['plaats', 'stad', 'ville', 'localite', 'city', 'ort'],
  zip: ['pc', 'cp', 'plz'],
  energyPerformance: ['epc waarde', 'epc score', 'epc kwh', 'valeur peb', 'score peb', 'epc value'],
  epcLabel: ['epc', 'epc label', 'peb'],
  surfaceLiving: ['woonoppervlakte', 'oppervlakte', 'superficie', 'surface', 'area'],
  surfacePlot: ['grond', 'grondoppervlakte', 'plot area'],
  constructionYear: ['jaar', 'annee', 'year'],
}

export const OTHER_TYPE_NAMES: Readonly<Record<number, readonly string[]>> = {
  [WEB_ID.house]: ['woning', 'habitation', 'wohnhaus', 'dwelling', 'home'],
}

/** The maximum number of possible values that an issue of a cell names. */
const MAX_NAMES = 15

const YES = ['ja', 'oui', 'yes', 'x', '1', 'true', 'j', 'y', 'v']
const NO = ['nee', 'neen', 'non', 'no', 'nein', '0', 'false', 'n']

/** The fields that a column can fill, in the order of the form. */
export const TABLE_FIELDS: readonly Leaf[] = leavesOf(propertyFields, {}).filter(
  ({ name, field }) => name !== 'pinnedUntil' && field.kind !== 'file' && field.kind !== 'values',
)

/** Returns the column of each heading. It is null if the heading names no field. */
export function columnsOf(headings: readonly string[]): (TableColumn | null)[] {
  const byWord = new Map<string, Leaf>()
  for (const leaf of TABLE_FIELDS.toReversed()) {
    const words = [leaf.name, ...LANGS.map((lang) => translator(lang)(leaf.field.label))]
    for (const word of [...words, ...(SYNONYMS[leaf.name] ?? [])]) byWord.set(normalise(word), leaf)
  }
  return headings.map((heading) => {
    const [plain = '', suffix = ''] = heading.split(/[()]/)
    const lang = suffix.trim().toLowerCase()
    const leaf = byWord.get(normalise(heading)) ?? byWord.get(normalise(plain))
    return leaf ? { ...leaf, lang: isLang(lang) ? lang : null } : null
  })
}

/** Returns the form entry of a cell. Text that its field does not know stays as it is, so that the form refuses it. */
export function entryOf(
  { name, field, lang }: TableColumn,
  cell: string,
  { main, references }: { main: Lang; references: References },
): Entries {
  switch (field.kind) {
    case 'translated':
      return {
        [`${name}.${lang ?? main}`]: field.rich ? cell.replaceAll(/\r\n?|\n/g, '<br>') : cell,
      }
    case 'number':
      return { [name]: cell.replace(/^(?:€|eur)|(?:€|eur|m²|m2)$/gi, '').trim() }
    case 'flag':
      return { [name]: flagEntry(cell) }
    case 'choice': {
      const choice = field.choices.find(
        ({ value, label }) => String(value) === cell || isCalled(cell, label),
      )
      return { [name]: choice ? String(choice.value) : cell }
    }
    case 'reference': {
      const [kind] = field.of
      const item = references[kind]?.find((one) => normalise(one.name) === normalise(cell))
      return { [name]: item?.id ?? cell }
    }
    case 'date':
      return { [name]: isoDate(cell) }
    default:
      return { [name]: cell }
  }
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

function flagEntry(cell: string): string {
  if (YES.includes(normalise(cell))) return CHECKBOX_VALUE
  return NO.includes(normalise(cell)) ? '' : cell
}

function isCalled(cell: string, label: LabelKey): boolean {
  return LANGS.some((lang) => normalise(translator(lang)(label)) === normalise(cell))
}

/** Returns a Belgian date such as 31/12/2026 as 2026-12-31. Other text is returned unchanged. */
function isoDate(cell: string): string {
  const [, day = '', month = '', year] = /^(\d{1,2})[-/.](\d{1,2})[-/.](\d{4})$/.exec(cell) ?? []
  return year ? `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}` : cell
}
