import { z } from 'zod'
import { LANGS, type Translated } from '../../../platform/format/lang'

const labelText = z.object({
  label: z.string(),
  lang: z.enum(LANGS),
  text: z.string(),
  /** False for a text that is stored but not shown. */
  public: z.boolean(),
})
export type LabelText = z.infer<typeof labelText>

/** All of the agency's texts as one document, by label and language. */
export const labelList = z.object({ labels: z.array(labelText) })
export type LabelList = z.infer<typeof labelList>

/** Returns the list of texts, sorted for comparison. */
export function listOfLabels(texts: readonly LabelText[]): LabelList {
  const labels = texts
    .map(({ label, lang, text, public: isPublic }) => ({ label, lang, text, public: isPublic }))
    .sort((a, b) => (sortKey(a) < sortKey(b) ? -1 : 1))
  return { labels }
}

function sortKey({ label, lang }: LabelText): string {
  return `${label} ${LANGS.indexOf(lang)}`
}

/** Returns the list with the texts of a label replaced. A language without a text has none in the result. */
export function withLabel({ labels }: LabelList, label: string, texts: Translated): LabelList {
  const newLabels = LANGS.flatMap((lang) => {
    const text = texts[lang]
    return text === undefined ? [] : [{ label, lang, text, public: true }]
  })
  return listOfLabels([...labels.filter((entry) => entry.label !== label), ...newLabels])
}

/** Returns the labels whose texts differ between two lists. */
export function changedLabels(before: LabelList, after: LabelList): string[] {
  const [oldByLabel, newByLabel] = [before, after].map(({ labels }) =>
    Map.groupBy(labels, ({ label }) => label),
  )
  return [...new Set([...(oldByLabel?.keys() ?? []), ...(newByLabel?.keys() ?? [])])].filter(
    (label) => JSON.stringify(oldByLabel?.get(label)) !== JSON.stringify(newByLabel?.get(label)),
  )
}
