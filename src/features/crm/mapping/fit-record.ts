import type { Project, Property } from '../../../listing/property'
import { LANGS, type Translated } from '../../../platform/format/lang'
import { shorten } from '../../../platform/format/text'
import type { ImportIssue } from '../import/import-issue'
import { fieldName } from './field-names'
import { isKnownField } from './merge-languages'
import { LAW_TEXTS } from './wire'
import { shortenHtml, shortenTexts, type WireItem } from './wire-item'

/** The maximum size of a record in bytes of JSON. A row of D1 has at most 2 MB and contains the record twice. */
const MAX_RECORD_BYTES = 500_000
/** The maximum size of a description, in each language, of a record that is too large. */
const SHORT_TEXT_BYTES = 48_000
/** The number of pictures that remain of a record that is too large without a long description. */
const FEW_PICTURES = 50
const LISTS = ['divisions', 'plans', 'documentitems', 'largepictureitems']

/** The maximum number of characters of a text that the law requires, as in the forms of staff. */
const MAX_LAW_TEXT = 500

/** Returns an item with texts of limited size, and a note about each imported field with a shortened text. */
export function withShortTexts(item: WireItem): { item: WireItem; notes: ImportIssue[] } {
  const { item: fitting, shortened } = shortenTexts(item)
  const short = { ...fitting }
  for (const name of LAW_TEXTS) {
    const text = short[name]
    if (typeof text !== 'string' || text.length <= MAX_LAW_TEXT) continue
    short[name] = shorten(text, MAX_LAW_TEXT)
    if (!shortened.includes(name)) shortened.push(name)
  }
  const notes = shortened.filter(isKnownField).map((name) => shortenedNote(fieldName(name)))
  return { item: short, notes }
}

/**
 * Returns the record as it can be stored, with its JSON. One that is too large has a shorter description, and if it is
 * still too large, no rooms, plans and documents and few pictures, with notes. Null if even that is too large.
 */
export function fitRecord<Item extends Project | Property>(
  record: Item,
  notes: ImportIssue[],
): { record: Item; json: string } | null {
  const json = JSON.stringify(record)
  if (isStorable(json)) return { record, json }
  const shorter = { ...record, description: shortDescription(record.description) }
  const shorterJson = JSON.stringify(shorter)
  const note = shortenedNote(fieldName('descriptiona'))
  const isNoted = notes.some(({ code, field }) => code === note.code && field === note.field)
  if (shorterJson !== json && !isNoted) notes.push(note)
  if (isStorable(shorterJson)) return { record: shorter, json: shorterJson }
  notes.push(shortenedNote(LISTS.map(fieldName).join(', ')))
  const smallest = {
    ...shorter,
    ...('divisions' in shorter && { divisions: [] }),
    plans: undefined,
    documents: [],
    pictures: shorter.pictures.slice(0, FEW_PICTURES),
  }
  const smallestJson = JSON.stringify(smallest)
  return isStorable(smallestJson) ? { record: smallest, json: smallestJson } : null
}

function isStorable(json: string): boolean {
  return new TextEncoder().encode(json).length <= MAX_RECORD_BYTES
}

function shortDescription(description: Translated | null): Translated | null {
  const texts = LANGS.flatMap((lang) => {
    const html = description?.[lang]
    return html === undefined ? [] : [[lang, shortenHtml(html, SHORT_TEXT_BYTES)]]
  })
  return description && Object.fromEntries(texts)
}

function shortenedNote(field: string): ImportIssue {
  return { code: 'textShortened', field }
}
