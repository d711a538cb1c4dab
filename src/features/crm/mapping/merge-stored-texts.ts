import { LANGS, type Lang, type Translated } from '../../../platform/format/lang'
import { entryKey } from './text-fields'
import { isRecord } from './wire-item'

/** The languages of which an import states nothing: their stored texts stay. */
export interface UnstatedLangs {
  /** The languages for every text that `fields` does not name. */
  langs: readonly Lang[]
  /** The languages by the text's path in the record: `description`, `divisions.12.roomType`. */
  fields?: Readonly<Record<string, readonly Lang[]>>
}

/**
 * Returns an imported record with the stored texts of the languages of which the import states nothing. Entries of
 * lists are the same by their id; those without one, by their place and facts.
 */
export function mergeStoredTexts<Item extends object>(
  imported: Item,
  stored: unknown,
  unstated: UnstatedLangs,
): Item {
  const merged = mergeValue(imported, stored, '', unstated)
  return isRecord(merged) ? { ...imported, ...merged } : imported
}

function mergeValue(
  imported: unknown,
  stored: unknown,
  path: string,
  unstated: UnstatedLangs,
): unknown {
  if (Array.isArray(imported)) {
    return imported.map((entry: unknown, index) => {
      if (!isRecord(entry) || !Array.isArray(stored)) return entry
      const key = entryKey(entry, index)
      return mergeValue(entry, storedEntry(entry, index, stored), `${path}.${key}`, unstated)
    })
  }
  if (isTexts(stored) && (imported === null || isTexts(imported))) {
    return mergeTexts(imported, stored, unstated.fields?.[path] ?? unstated.langs)
  }
  if (!isRecord(imported) || !isRecord(stored)) return imported
  const entries = Object.entries(imported).map(([name, value]) => [
    name,
    mergeValue(value, stored[name], path ? `${path}.${name}` : name, unstated),
  ])
  return Object.fromEntries(entries)
}

function storedEntry(
  entry: Readonly<Record<string, unknown>>,
  index: number,
  stored: readonly unknown[],
): unknown {
  const key = entryKey(entry, index)
  const same = stored.find((other, place) => isRecord(other) && entryKey(other, place) === key)
  return key.startsWith('#') && !hasSameFacts(entry, same) ? undefined : same
}

function hasSameFacts(entry: Readonly<Record<string, unknown>>, other: unknown): boolean {
  if (!isRecord(other)) return false
  return Object.entries(entry).every(
    ([name, value]) =>
      (value !== null && typeof value === 'object') || isSameFact(value, other[name]),
  )
}

/** A text that is missing on one side is no difference of facts. */
function isSameFact(value: unknown, other: unknown): boolean {
  return value === other || (value === null && isTexts(other))
}

/** Returns the texts in the order of `LANGS`, so that equal texts are equal JSON. */
function mergeTexts(
  imported: Translated | null,
  stored: Translated,
  unstated: readonly Lang[],
): Translated | null {
  const texts = LANGS.flatMap((lang) => {
    const text = imported?.[lang] ?? (unstated.includes(lang) ? stored[lang] : undefined)
    return text === undefined ? [] : [[lang, text]]
  })
  return texts.length > 0 ? Object.fromEntries(texts) : imported
}

/** True for texts by language, and for none of them. */
function isTexts(value: unknown): value is Translated {
  return isRecord(value) && Object.keys(value).every((key) => LANGS.some((lang) => lang === key))
}
