import { z } from 'zod'
import { translated } from '../../listing/property'
import { focusOf } from '../../platform/format/focus'
import { LANGS, type Translated } from '../../platform/format/lang'
import { stemOf } from './library-file'

/** The words that staff give a file. */
export const description = z.object({
  alt: translated,
  isDecoration: z.boolean(),
  credit: z.string().max(120).nullable(),
})
export type Description = z.infer<typeof description>

/** What is said of a file: its words, what of it stays in view, and which file it was said of. */
export const fileDocument = description.extend({
  focus: z.object({ x: z.number(), y: z.number() }).nullable(),
  /** `mark` tells it from one that took its place: no address, as those of before are renamed with the file. */
  file: z.object({ name: z.string(), mark: z.string() }),
})
export type FileDocument = z.infer<typeof fileDocument>

/** What is said of a file by now. */
export function fileDocumentOf(file: Description & { name: string; url: string }): FileDocument {
  const { isDecoration, credit, name, url } = file
  const mark = stemOf(url).replace(/^\/\w+\//, '')
  return {
    alt: inOrder(file.alt),
    isDecoration,
    credit,
    focus: focusOf(url),
    file: { name, mark },
  }
}

/** A document with other words. */
export function described(document: FileDocument, words: Description): FileDocument {
  return { ...document, ...words, alt: inOrder(words.alt) }
}

/** Documents are compared as they are written. */
function inOrder(texts: Translated): Translated {
  const filled = LANGS.filter((lang) => texts[lang] !== undefined)
  return Object.fromEntries(filled.map((lang) => [lang, texts[lang]]))
}

/** A document of before as it can be said of the file that there is: a place in another picture is none in this one. */
export function restoredFile(past: FileDocument, { file, focus }: FileDocument): FileDocument {
  return { ...past, file, focus: past.file.mark === file.mark ? past.focus : focus }
}
