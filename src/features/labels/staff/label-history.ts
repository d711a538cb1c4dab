import type { View } from '../../../components/ui/view'
import { LANGS, type Lang } from '../../../platform/format/lang'
import { translator } from '../../../platform/i18n'
import { isSiteLabel, SITE_LABELS } from '../../../platform/i18n/full-dictionary'
import type { Difference } from '../../../staff/editing/differences'
import { formWithoutReferences, type History } from '../../../staff/editing/edit-form'
import { STAFF } from '../../../urls'
import { type LabelList, type LabelText, labelList } from './label-list'
import { hasSlotsOf } from './label-slots'
import { editableLabels } from './queries'

/** Returns the history of the agency's texts, from which a revision can be restored. */
export function labelHistory({ t }: View): History {
  return {
    editable: {
      ...editableLabels,
      mergeForRestore: (past) => ({ labels: labelList.parse(past).labels.filter(fits) }),
    },
    title: t('staff.labels'),
    editorAddress: STAFF.labels,
    address: `${STAFF.labels}/history`,
    form: formWithoutReferences,
    differences: (before, after) =>
      labelDifferences(t, labelList.parse(before), labelList.parse(after)),
  }
}

/** Returns false if the label does not exist any more or has other placeholders by now. */
function fits({ label, lang, text }: LabelText): boolean {
  return isSiteLabel(label) && hasSlotsOf(text, translator(lang)(label))
}

/** Returns the differing texts, each in a language. A label without an override has the default text. */
function labelDifferences(t: View['t'], before: LabelList, after: LabelList): Difference[] {
  const [oldTexts, newTexts] = [before, after].map(publicTexts)
  return SITE_LABELS.flatMap((label) =>
    LANGS.flatMap((lang): Difference[] => {
      const name = nameOf({ label, lang })
      const [oldText, newText] = [oldTexts, newTexts].map((texts) => texts?.get(name))
      if (oldText === newText) return []
      const displayed = (text: string | undefined) => ({ text: text ?? translator(lang)(label) })
      const itemName = `${t(label)} (${t(`settings.lang.${lang}`)})`
      return [{ name, path: [], itemName, before: displayed(oldText), after: displayed(newText) }]
    }),
  )
}

function publicTexts({ labels }: LabelList): Map<string, string> {
  const publicLabels = labels.filter((entry) => entry.public)
  return new Map(publicLabels.map((entry) => [nameOf(entry), entry.text]))
}

function nameOf({ label, lang }: { label: string; lang: Lang }): string {
  return `${label} ${lang}`
}
