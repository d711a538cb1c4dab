import { LANGS, type Lang } from '../../../platform/format/lang'
import { TEXT_FIELDS, TEXT_LISTS } from './text-fields'
import { wireProject, wireProperty } from './wire'
import { isRecord, readItem, type WireItem } from './wire-item'
import { isEmptyValue, readLine } from './wire-values'

/**
 * The field of the description: a text that is equal in two languages was not translated. Names and titles may be
 * equal.
 */
const UNTRANSLATED = 'descriptiona'

const KNOWN = new Set([...Object.keys(wireProperty.shape), ...Object.keys(wireProject.shape)])

/** Returns true for the lower-case name of a field that an import reads. */
export function isKnownField(name: string): boolean {
  return KNOWN.has(name)
}

/**
 * Returns only the fields of an item that an import reads, with cleaned texts. A CRM sends more, such as personal data.
 */
export function knownFields(item: WireItem): WireItem {
  const known = Object.entries(item).filter(([name]) => isKnownField(name))
  return readItem(Object.fromEntries(known))?.item ?? {}
}

/** Returns only the texts of an item, for a language other than the main one. */
export function textsOf(item: WireItem): WireItem {
  const lists = Object.entries(TEXT_LISTS).map(([list, { texts }]) => [
    list,
    entriesOf(item[list]).map((entry) => only(entry, ['id', 'url', ...Object.keys(texts)])),
  ])
  return { ...only(item, Object.keys(TEXT_FIELDS)), ...Object.fromEntries(lists) }
}

/**
 * Merges the items of one record in all languages: facts of the main language, texts of each. A text that already comes
 * in several languages is not changed.
 */
export function mergeLanguages(items: Partial<Record<Lang, WireItem>>, main: Lang): WireItem {
  const merged: WireItem = { ...items[main] }
  for (const name of Object.keys(TEXT_FIELDS)) {
    if (isRecord(merged[name])) continue
    const texts = textsByLang(items, (item) => item[name])
    if (name === UNTRANSLATED) dropEqual(texts, main)
    if (Object.keys(texts).length > 0) merged[name] = texts
  }
  for (const [list, { texts }] of Object.entries(TEXT_LISTS)) {
    if (!Array.isArray(merged[list])) continue
    merged[list] = mergeEntries(items, merged[list], list, Object.keys(texts))
  }
  return merged
}

function mergeEntries(
  items: Partial<Record<Lang, WireItem>>,
  entries: unknown[],
  list: string,
  names: readonly string[],
): unknown[] {
  return entries.map((entry) => {
    const key = isRecord(entry) ? keyOf(entry) : null
    if (!isRecord(entry) || key === null) return entry
    const plain = names.filter((name) => !isRecord(entry[name]))
    const texts = plain.map((name) => [
      name,
      textsByLang(items, (item) => {
        const same = entriesOf(item[list]).find((other) => keyOf(other) === key)
        return same?.[name]
      }),
    ])
    return { ...entry, ...Object.fromEntries(texts) }
  })
}

/** Returns the ID of an entry, or the address of a plan, which has no ID. */
function keyOf({ id, url }: WireItem): string | null {
  return readLine(isEmptyValue(id) ? url : id)
}

function textsByLang(
  items: Partial<Record<Lang, WireItem>>,
  read: (item: WireItem) => unknown,
): Partial<Record<Lang, unknown>> {
  const texts = LANGS.flatMap((lang) => {
    const item = items[lang]
    const value = item && read(item)
    const text = isRecord(value) ? value[lang] : value
    return isEmptyValue(text) ? [] : [[lang, text]]
  })
  return Object.fromEntries(texts)
}

function dropEqual(texts: Partial<Record<Lang, unknown>>, main: Lang): void {
  const mainText = readLine(texts[main])
  for (const lang of LANGS) {
    if (lang !== main && mainText !== null && readLine(texts[lang]) === mainText) delete texts[lang]
  }
}

function entriesOf(value: unknown): WireItem[] {
  return Array.isArray(value) ? value.filter(isRecord) : []
}

function only(item: WireItem, names: readonly string[]): WireItem {
  return Object.fromEntries(names.flatMap((name) => (name in item ? [[name, item[name]]] : [])))
}
