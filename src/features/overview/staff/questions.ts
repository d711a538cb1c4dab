import { LANGS, type Lang, pick, type Translated } from '../../../platform/format/lang'
import { escapeMarkup } from '../../../platform/format/xml'

const PLACEHOLDER = /\[\[([^[\]]*)\]\]/g
/** A longer placeholder, or one that is a sentence, asks for a text rather than for an answer. In characters. */
const MAX_LENGTH = 70
/** The fields with HTML, in which answers are escaped. */
const HTML_FIELDS = ['introText', 'fullText']

/** A placeholder that a short answer fills, in each language. All equal placeholders are one question. */
export interface Question {
  /** The placeholder in the agency's first language. */
  key: string
  texts: Translated
  /** The names of the documents that contain it, without duplicates. */
  documents: string[]
}

/** The answers by the key of their question. Absent languages get that in the first language, or else another one. */
export type Answers = ReadonlyMap<string, Translated>

/** Returns the questions in the translated texts of some documents, in their order. */
export function questionsIn(
  documents: readonly { name: string; content: unknown }[],
  languages: readonly Lang[],
): Question[] {
  const [main = LANGS[0]] = languages
  const questions = new Map<string, Question>()
  for (const { name, content } of documents)
    mapTexts(content, (texts) => {
      const byLang = languages.map((lang) => [lang, placeholdersOf(texts[lang])] as const)
      for (const [index, key] of placeholdersOf(texts[main]).entries()) {
        if (!isQuestion(key)) continue
        const found = questions.get(key)
        const names = found?.documents ?? []
        questions.set(key, {
          key,
          texts: {
            ...Object.fromEntries(byLang.map(([lang, all]) => [lang, all[index] ?? key])),
            ...found?.texts,
          },
          documents: names.includes(name) ? names : [...names, name],
        })
      }
      return texts
    })
  return [...questions.values()]
}

/**
 * Returns the document with answers in place of placeholders, in all languages. A language whose text has another number
 * of placeholders than the first language stays as it is.
 */
export function fillPlaceholders(
  document: unknown,
  answers: Answers,
  languages: readonly Lang[],
): unknown {
  const [main = LANGS[0]] = languages
  return mapTexts(document, (texts, field) => {
    const keys = placeholdersOf(texts[main])
    const filled = languages.flatMap((lang) => {
      const text = texts[lang]
      if (text === undefined || placeholdersOf(text).length !== keys.length) return []
      return [[lang, fillText(text, answersIn(lang), HTML_FIELDS.includes(field))]]
    })
    function answersIn(lang: Lang) {
      return keys.map((key) => answers.get(key)?.[lang] || pick(answers.get(key), main))
    }
    return { ...texts, ...Object.fromEntries(filled) }
  })
}

function fillText(text: string, answers: (string | undefined)[], isHtml: boolean): string {
  let index = 0
  return text.replace(PLACEHOLDER, (placeholder) => {
    const answer = answers[index++]
    if (!answer) return placeholder
    return isHtml ? escapeMarkup(answer) : answer
  })
}

function placeholdersOf(text = ''): string[] {
  return [...text.matchAll(PLACEHOLDER)].map(([, name = '']) => name)
}

function isQuestion(placeholder: string): boolean {
  return placeholder.length <= MAX_LENGTH && !/[.!?]$/.test(placeholder)
}

/** Returns the content with each text by language replaced by the result of `map`, which gets the name of its field. */
function mapTexts(
  content: unknown,
  map: (texts: Translated, field: string) => Translated,
  field = '',
): unknown {
  if (Array.isArray(content)) return content.map((one) => mapTexts(one, map, field))
  if (typeof content !== 'object' || content === null) return content
  if (isTranslated(content)) return map(content, field)
  return Object.fromEntries(
    Object.entries(content).map(([name, value]) => [name, mapTexts(value, map, name)]),
  )
}

function isTranslated(content: object): content is Translated {
  const entries = Object.entries(content)
  return (
    entries.length > 0 &&
    entries.every(([key, value]) => LANGS.some((lang) => lang === key) && typeof value === 'string')
  )
}
