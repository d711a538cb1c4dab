import { LANGS, type Lang, type Translated } from '../../../platform/format/lang'
import { entryKey } from './text-fields'
import { isRecord } from './wire-item'

/** The languages that an import does not contain, whose stored texts are not changed. */
export interface MissingLangs {
  /** The languages of all texts that are not in `fields`. */
  langs: readonly Lang[]
  /** The languages of a text by its path in the record: `description`, `divisions.12.roomType`. */
  fields?: Readonly<Record<string, readonly Lang[]>>
}

/**
 * Returns an imported record with the stored texts of the languages that the import does not contain. List entries are
 * matched by their ID, those without one by their position and facts.
 */
export function mergeStoredTexts<Item extends object>(
  imported: Item,
  stored: unknown,
  unstated: MissingLangs,
): Item {
  const merged = mergeValue(imported, stored, '', unstated)
  return isRecord(merged) ? { ...imported, ...merged } : imported
}

function mergeValue(
  imported: unknown,
  stored: unknown,
  path: string,
  unstated: MissingLangs,
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

/** Returns true for equal facts. A text that is missing on one side counts as equal. */
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

/** Returns true for an object of texts by language, also for an empty one. */
function isTexts(value: unknown): value is Translated {
  return isRecord(value) && Object.keys(value).every((key) => LANGS.some((lang) => lang === key))
}
