import { LANGS, type Lang } from '../domain/format/lang'
import type { UnknownTexts } from './keep-texts'
import type { ImportBody } from './wire-body'
import { isRecord } from './wire-item'
import { readId } from './wire-values'

/** The record's names of translated texts, by those of the import format in lower case. */
const FIELDS: Record<string, string> = {
  city: 'city',
  district: 'district',
  street: 'street',
  publicaddress: 'publicAddress',
  countryname: 'countryName',
  substatusname: 'subStatusName',
  webidname: 'typeDescription',
  typeofpropertyname: 'typeDescription',
  typedescription: 'typeDescription',
  priceunittext: 'priceUnitText',
  marqueename: 'marqueeName',
  conditionname: 'conditionName',
  name: 'name',
  descriptiona: 'description',
}

/** By id, the languages of which an import file tells nothing. */
interface UntoldTexts {
  properties: Map<number, UnknownTexts>
  projects: Map<number, UnknownTexts>
}

/**
 * The texts that a file leaves as they are: a plain text is of the file's language, and says nothing of
 * others; an explicit null says that there is none, unless the file is a CRM's answer (`nullSays` false).
 */
export function untoldTexts(
  { lang, items, projects }: Pick<ImportBody, 'lang' | 'items' | 'projects'>,
  nullSays: boolean,
): UntoldTexts {
  const untold: UntoldTexts = { properties: new Map(), projects: new Map() }
  const add = (value: unknown, kind: keyof UntoldTexts) => {
    const names = namesOf(value)
    const id = readId(names.get('id'))
    if (id !== null) untold[kind].set(id, untoldOf(names, lang, nullSays))
    return names
  }
  for (const value of projects) {
    const units = add(value, 'projects').get('units')
    for (const unit of Array.isArray(units) ? units : []) add(unit, 'properties')
  }
  for (const value of items) {
    const isProject = String(namesOf(value).get('objecttype')).toUpperCase() === 'PROJECT'
    add(value, isProject ? 'projects' : 'properties')
  }
  return untold
}

function untoldOf(names: Map<string, unknown>, lang: Lang, nullSays: boolean): UnknownTexts {
  const told = new Set<Lang>([lang])
  const fields: Record<string, readonly Lang[]> = {}
  for (const [name, field] of Object.entries(FIELDS)) {
    const value = names.get(name)
    if (isRecord(value)) for (const known of LANGS.filter((one) => one in value)) told.add(known)
    if (typeof value === 'string') fields[field] = LANGS.filter((one) => one !== lang)
    if (value === null && nullSays) fields[field] ??= []
  }
  return { langs: LANGS.filter((one) => !told.has(one)), fields }
}

/** Its values by their names in lower case, out of the wrapper that some lists have. */
function namesOf(value: unknown): Map<string, unknown> {
  if (!isRecord(value)) return new Map()
  const names = new Map(Object.entries(value).map(([name, one]) => [name.toLowerCase(), one]))
  return names.size === 1 && names.has('object') ? namesOf(names.get('object')) : names
}
