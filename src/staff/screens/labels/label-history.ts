import type { View } from '../../../components/ui/view'
import { LANGS, type Lang } from '../../../platform/format/lang'
import { isSiteLabel, SITE_LABELS, translator } from '../../../platform/i18n'
import { STAFF } from '../../../urls'
import type { Difference } from '../../editing/differences'
import { formWithoutReferences, type History } from '../../editing/edit-form'
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
    up: STAFF.labels,
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
  const [was, is] = [before, after].map(seenTexts)
  return SITE_LABELS.flatMap((label) =>
    LANGS.flatMap((lang): Difference[] => {
      const name = nameOf({ label, lang })
      const [then, now] = [was, is].map((texts) => texts?.get(name))
      if (then === now) return []
      const told = (text: string | undefined) => ({ text: text ?? translator(lang)(label) })
      const called = `${t(label)} (${t(`settings.lang.${lang}`)})`
      return [{ name, path: [], called, before: told(then), after: told(now) }]
    }),
  )
}

function seenTexts({ labels }: LabelList): Map<string, string> {
  const seen = labels.filter((one) => one.public)
  return new Map(seen.map((one) => [nameOf(one), one.text]))
}

function nameOf({ label, lang }: { label: string; lang: Lang }): string {
  return `${label} ${lang}`
}
