import { LANGS, type Lang } from '../../../platform/format/lang'
import type { MissingLangs } from './merge-stored-texts'
import { entryKey, TEXT_FIELDS, TEXT_LISTS } from './text-fields'
import type { ImportBody } from './wire-body'
import { isRecord } from './wire-item'
import { isEmptyValue, langOfKey, readId, readLine } from './wire-values'

/** The languages that an import file does not contain, by the IDs of its records. */
export interface MissingLangsById {
  properties: ReadonlyMap<number, MissingLangs>
  projects: ReadonlyMap<number, MissingLangs>
}

type Item = Readonly<Record<string, unknown>>
type Fields = Record<string, readonly Lang[]>

/**
 * Returns for each text the languages whose stored texts an import file does not change:
 *
 * - An object contains the languages of its keys, also those with null.
 * - A plain string, and a text that is absent, contain the file's language.
 * - Null contains every language. In the response of a CRM it counts as absent.
 */
export function missingLanguages(
  { lang, items, projects }: Pick<ImportBody, 'lang' | 'items' | 'projects'>,
  isCrmResponse: boolean,
): MissingLangsById {
  const unstated = {
    properties: new Map<number, MissingLangs>(),
    projects: new Map<number, MissingLangs>(),
  }
  const langs = LANGS.filter((other) => other !== lang)
  const add = (value: unknown, kind: keyof typeof unstated) => {
    const item = itemOf(value)
    const id = readId(item.id)
    if (id !== null) unstated[kind].set(id, { langs, fields: missingFields(item, !isCrmResponse) })
    return item
  }
  for (const value of projects) addProject(value)
  for (const value of items) {
    const isProject = readLine(itemOf(value).objecttype)?.toUpperCase() === 'PROJECT'
    if (isProject) addProject(value)
    else add(value, 'properties')
  }
  function addProject(value: unknown): void {
    const { units } = add(value, 'projects')
    for (const unit of Array.isArray(units) ? units : []) add(unit, 'properties')
  }
  return unstated
}

/**
 * Returns the missing languages of those texts of an item that differ from the item's own, by their paths in the
 * record. Names of the item are in lower case.
 */
export function missingFields(item: Item, isNullStated: boolean): Fields {
  const fields: Fields = {}
  addTexts(fields, '', item, TEXT_FIELDS, isNullStated)
  for (const [name, { list, texts }] of Object.entries(TEXT_LISTS)) {
    entriesOf(item[name]).forEach((entry, index) => {
      const picture = list === 'plans' ? readLine(entry.url) : undefined
      const key = entryKey({ id: readId(entry.id), picture }, index)
      addTexts(fields, `${list}.${key}.`, entry, texts, isNullStated)
    })
  }
  entriesOf(item.plans).forEach((plan, index) => {
    const key = entryKey({ picture: readLine(plan.url) }, index)
    entriesOf(plan.spots).forEach((spot, place) => {
      addTexts(fields, `plans.${key}.spots.#${place}.`, spot, { room: 'room' }, isNullStated)
    })
  })
  return fields
}

/** Adds the texts of an item. If several names of one text have a value the last one is used, as in an import. */
function addTexts(
  fields: Fields,
  path: string,
  item: Item,
  names: Readonly<Record<string, string>>,
  isNullStated: boolean,
): void {
  const values = new Map<string, unknown>()
  for (const [name, field] of Object.entries(names)) {
    const value = item[name]
    if (value !== undefined && !(values.has(field) && isEmptyValue(value))) values.set(field, value)
  }
  for (const [field, value] of values) {
    if (isRecord(value)) {
      const stated = Object.keys(value).map(langOfKey)
      fields[path + field] = LANGS.filter((lang) => !stated.includes(lang))
    } else if (value === null && isNullStated) fields[path + field] = []
  }
}

function entriesOf(value: unknown): Item[] {
  return (Array.isArray(value) ? value : [value]).filter(isRecord).map(lowerNames)
}

/** Returns an item without the wrapper that some lists have, with its names in lower case. */
function itemOf(value: unknown): Item {
  const item = isRecord(value) ? lowerNames(value) : {}
  return Object.keys(item).length === 1 && 'object' in item ? itemOf(item.object) : item
}

function lowerNames(value: Item): Item {
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name.toLowerCase(), one]))
}
