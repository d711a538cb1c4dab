import { editDistance } from '../../platform/format/edit-distance'
import { LANGS, type Lang } from '../../platform/format/lang'
import de from './de.json'
import en from './en.json'
import fr from './fr.json'
import { type Heading, isContent, type Meaning, SIGNS, type State, type WordTable } from './meaning'
import nl from './nl.json'

const TABLES: Record<Lang, WordTable> = { nl, fr, en, de }

/** The meanings of a phrase. `own` is true if it is in the language of the page. */
export type Entry = { meanings: Set<Meaning>; own: boolean }

export type Lexicon = {
  entries: Map<string, Entry>
  headings: Map<string, Heading>
  states: Map<string, State>
  numbers: Map<string, number>
}

/** The maximum number of words of a phrase. */
export const MAX_PHRASE_LENGTH = 5

const lexicons = new Map<Lang, Lexicon>()

/** The minimum length of a word that is corrected. Shorter words resemble too many others. */
const MIN_CORRECTED = 5
/** The minimum length of a word that may have two wrong characters. Shorter words may have one. */
const LONG_WORD = 9

/** Returns the filter word that a misspelled word means, or null: `apprtement`, `jardn`. */
export function correctedWord(typed: string, { entries }: Lexicon): string | null {
  if (typed.length < MIN_CORRECTED) return null
  const max = typed.length >= LONG_WORD ? 2 : 1
  const near = [...entries].flatMap(([phrase, { meanings, own }]) => {
    const isCandidate =
      phrase[0] === typed[0] && phrase.length >= MIN_CORRECTED && [...meanings].some(isContent)
    const distance = isCandidate ? editDistance(typed, phrase, max) : max + 1
    return distance > max ? [] : [{ phrase, distance, own }]
  })
  near.sort((a, b) => a.distance - b.distance || Number(b.own) - Number(a.own))
  return near[0]?.phrase ?? null
}

/** Returns the words of all languages. If they disagree on a part of the filter, the language of the page decides. */
export function lexiconOf(lang: Lang): Lexicon {
  const lexicon = lexicons.get(lang) ?? build(lang)
  lexicons.set(lang, lexicon)
  return lexicon
}

function build(lang: Lang): Lexicon {
  const lexicon: Lexicon = {
    entries: new Map(),
    headings: new Map(),
    states: new Map(),
    numbers: new Map(),
  }
  addTable(lexicon, SIGNS, true)
  addTable(lexicon, TABLES[lang], true)
  for (const otherLang of LANGS) if (otherLang !== lang) addTable(lexicon, TABLES[otherLang], false)
  return lexicon
}

function addTable(lexicon: Lexicon, table: WordTable, own: boolean) {
  const { entries, headings, states, numbers } = lexicon
  const knownContent = new Set(
    [...entries]
      .filter(([, { meanings }]) => [...meanings].some(isContent))
      .map(([phrase]) => phrase),
  )
  for (const [meaning, phrases] of Object.entries(table.phrases) as [Meaning, string][]) {
    for (const phrase of phrases.split('|')) {
      if (isContent(meaning) && knownContent.has(phrase)) continue
      const entry = entries.get(phrase) ?? { meanings: new Set(), own }
      entries.set(phrase, entry)
      entry.meanings.add(meaning)
    }
  }
  addPhrases(headings, Object.entries(table.headings) as [Heading, string][])
  addPhrases(states, Object.entries(table.states) as [State, string][])
  for (const [word, value] of Object.entries(table.numbers)) {
    if (!numbers.has(word)) numbers.set(word, value)
  }
}

/** Adds the phrases that are not known yet. The table of the page's language comes first. */
function addPhrases<Name>(known: Map<string, Name>, entries: [Name, string][]) {
  for (const [name, phrases] of entries) {
    for (const phrase of phrases.split('|')) if (!known.has(phrase)) known.set(phrase, name)
  }
}
