import type { Lang } from '../format/lang'
import { withTimeout } from '../format/timeout'
import { escapeMarkup, unescapeMarkup } from '../format/xml'
import { log } from '../log'

/** Input and output: https://developers.cloudflare.com/workers-ai/models/m2m100-1.2b/ */
const MODEL = '@cf/meta/m2m100-1.2b'

/** The `AI` binding, limited to translation. */
export interface TranslationModel {
  run(
    model: typeof MODEL,
    input: { text: string; source_lang: Lang; target_lang: Lang },
  ): Promise<{ translated_text?: string }>
}

/** A longer sentence is sent in parts, because the model limits the length of its output. */
const MAX_CHARACTERS = 400
const MAX_CONCURRENT = 6
/** After so many failed calls no further one starts, for example when the account's daily allocation is used up. */
const MAX_FAILURES = 3
const TIMEOUT_MS = 25_000

/** A text to translate. */
export interface SourceText {
  text: string
  to: Lang
  isHtml: boolean
}

/** It is `altered` if the model changed a number or a placeholder, and `unavailable` if a part has no translation. */
export type Translation =
  | { status: 'translated'; text: string }
  | { status: 'altered' | 'unavailable' }

/**
 * Returns the translations of texts in the language `from`, in their order. Sentences are translated one by one. Tags
 * are not sent to the model. After the total time limit the remaining texts are `unavailable`.
 */
export async function translateTexts(
  model: TranslationModel,
  texts: readonly SourceText[],
  from: Lang,
): Promise<Translation[]> {
  const translate = sentenceTranslator(model, from)
  const waiting = [...texts.entries()]
  const results: Translation[] = texts.map(() => ({ status: 'unavailable' }))
  const work = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const [index, source] = next
      results[index] = await translateText(source, from, translate)
    }
  }
  await Promise.all(Array.from({ length: MAX_CONCURRENT }, work))
  return results
}

type TranslateSentence = (text: string, to: Lang) => Promise<string | null>

/** Returns a function that translates a sentence, or returns null if that fails. Repeated sentences are sent once. */
function sentenceTranslator(model: TranslationModel, from: Lang): TranslateSentence {
  const end = Date.now() + TIMEOUT_MS
  const calls = new Map<string, Promise<string | null>>()
  let failures = 0
  const call = async (text: string, to: Lang) => {
    const remaining = end - Date.now()
    if (remaining <= 0 || failures >= MAX_FAILURES) return null
    try {
      const input = { text, source_lang: from, target_lang: to }
      const { translated_text } = await withTimeout(model.run(MODEL, input), remaining, 'AI')
      if (translated_text?.trim()) return translated_text.trim()
      log('translation is empty', { to })
    } catch (error) {
      log('translation failed', { to, error })
    }
    failures++
    return null
  }
  return (text, to) => {
    const key = `${to} ${text}`
    const translation = calls.get(key) ?? call(text, to)
    calls.set(key, translation)
    return translation
  }
}

/** A tag is separate from the text around it. */
const TAG = /(<[^<>]*>)/

async function translateText(
  { text, to, isHtml }: SourceText,
  from: Lang,
  translate: TranslateSentence,
): Promise<Translation> {
  let translated = ''
  for (const part of isHtml ? text.split(TAG) : [text]) {
    if (isHtml && TAG.test(part)) {
      translated += part
      continue
    }
    for (const sentence of sentencesOf(isHtml ? unescapeMarkup(part) : part, from)) {
      const result = await translateSentence(sentence, to, translate)
      if (result === null) return { status: 'unavailable' }
      if (!hasSameValues(sentence, result)) return { status: 'altered' }
      translated += isHtml ? escapeMarkup(result) : result
    }
  }
  return { status: 'translated', text: translated }
}

/** Translates a sentence without the white space around it. A sentence without letters stays as it is. */
async function translateSentence(
  sentence: string,
  to: Lang,
  translate: TranslateSentence,
): Promise<string | null> {
  const words = sentence.trim()
  if (!/\p{L}/u.test(words)) return sentence
  const translation = await translate(words, to)
  if (translation === null) return null
  const start = sentence.indexOf(words)
  return sentence.slice(0, start) + translation + sentence.slice(start + words.length)
}

/** Returns the sentences of a text with the white space after them. A long sentence is split between words. */
function sentencesOf(text: string, lang: Lang): string[] {
  const sentences = new Intl.Segmenter(lang, { granularity: 'sentence' }).segment(text)
  return [...sentences].flatMap(({ segment }) =>
    segment.length <= MAX_CHARACTERS
      ? [segment]
      : (segment.match(new RegExp(`.{1,${MAX_CHARACTERS}}(?:\\s+|$)|\\S+\\s*`, 'gsu')) ?? []),
  )
}

/** Returns true if both texts have the same numbers, and the same placeholders: `{count}` and `[[name]]`. */
function hasSameValues(one: string, other: string): boolean {
  return valuesIn(one) === valuesIn(other)
}

function valuesIn(text: string): string {
  return (text.match(/\{\w+\}|\[\[[^[\]]*\]\]|\d+/g) ?? []).toSorted().join(' ')
}
