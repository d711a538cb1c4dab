import { z } from 'zod'
import { translated } from '../../listing/property'
import { focusOf } from '../../platform/format/focus'
import { LANGS, type Translated } from '../../platform/format/lang'
import { addressStem } from '../../site/media/library-file'

export const description = z.object({
  alt: translated,
  isDecoration: z.boolean(),
  credit: z.string().max(120).nullable(),
})
export type Description = z.infer<typeof description>

/** The document of a file: its description, its focus point, and the file that they were written for. */
export const fileDocument = description.extend({
  focus: z.object({ x: z.number(), y: z.number() }).nullable(),
  /**
   * `mark` identifies the uploaded file, so that a replacement is recognised. It is not an address, because addresses
   * in earlier documents are renamed with the file.
   */
  file: z.object({ name: z.string(), mark: z.string() }),
})
export type FileDocument = z.infer<typeof fileDocument>

export function fileDocumentOf(file: Description & { name: string; url: string }): FileDocument {
  const { isDecoration, credit, name, url } = file
  const mark = addressStem(url).replace(/^\/\w+\//, '')
  return {
    alt: inOrder(file.alt),
    isDecoration,
    credit,
    focus: focusOf(url),
    file: { name, mark },
  }
}

export function withDescription(document: FileDocument, words: Description): FileDocument {
  return { ...document, ...words, alt: inOrder(words.alt) }
}

/** Returns the texts in a fixed order of languages, because documents are compared as JSON. */
function inOrder(texts: Translated): Translated {
  const filled = LANGS.filter((lang) => texts[lang] !== undefined)
  return Object.fromEntries(filled.map((lang) => [lang, texts[lang]]))
}

/** Returns an earlier document for the current file. The focus point of another picture is not restored. */
export function restoredFile(past: FileDocument, { file, focus }: FileDocument): FileDocument {
  return { ...past, file, focus: past.file.mark === file.mark ? past.focus : focus }
}
