import { LANGS, type Lang, type Translated } from '../domain/format/lang'
import { isRecord } from './wire-item'

/** The languages in which nothing new is known of a record; `fields` are those of whose texts more is known. */
export interface UnknownTexts {
  langs: readonly Lang[]
  fields?: Readonly<Record<string, readonly Lang[]>>
}

/**
 * A record with the texts that the one before had in the languages in which nothing new is known. Entries of
 * lists are the same by their id.
 */
export function keepTexts<Item extends object>(
  fresh: Item,
  before: unknown,
  { langs, fields = {} }: UnknownTexts,
): Item {
  if (!isRecord(before)) return fresh
  const entries = Object.entries(fresh).map(([name, value]) => [
    name,
    kept(value, before[name], fields[name] ?? langs),
  ])
  return Object.fromEntries(entries) as Item
}

function kept(fresh: unknown, before: unknown, langs: readonly Lang[]): unknown {
  if (Array.isArray(fresh)) return fresh.map((entry) => keptEntry(entry, before, langs))
  if (isTranslated(before) && (fresh === null || isTexts(fresh))) {
    return mergeTexts(fresh, before, langs)
  }
  if (!isRecord(fresh) || !isRecord(before)) return fresh
  const entries = Object.entries(fresh).map(([name, value]) => [
    name,
    kept(value, before[name], langs),
  ])
  return Object.fromEntries(entries)
}

function keptEntry(entry: unknown, before: unknown, langs: readonly Lang[]): unknown {
  if (!isRecord(entry) || typeof entry.id !== 'number' || !Array.isArray(before)) return entry
  const same = before.find((other) => isRecord(other) && other.id === entry.id)
  return kept(entry, same, langs)
}

/** In the order of `LANGS`, so that equal texts are equal JSON. */
function mergeTexts(
  fresh: Translated | null,
  before: Translated,
  langs: readonly Lang[],
): Translated | null {
  const texts = LANGS.flatMap((lang) => {
    const text = fresh?.[lang] ?? (langs.includes(lang) ? before[lang] : undefined)
    return text === undefined ? [] : [[lang, text]]
  })
  return texts.length > 0 ? Object.fromEntries(texts) : fresh
}

function isTranslated(value: unknown): value is Translated {
  return isTexts(value) && Object.keys(value).length > 0
}

/** Texts by language, or none of them. */
function isTexts(value: unknown): value is Translated {
  return isRecord(value) && Object.keys(value).every((key) => LANGS.some((lang) => lang === key))
}
