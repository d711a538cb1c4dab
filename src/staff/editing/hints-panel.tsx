import { Icon } from '../../components/ui/icon'
import type { View } from '../../components/ui/view'
import type { Field } from '../../platform/fields/field'
import { type Hint, hintsOf } from '../../platform/fields/hints-of'
import type { Leaf } from '../../platform/fields/leaf-fields'
import { withColon } from '../../platform/format/lang'
import type { EditForm } from './edit-form'

/** Suggestions to improve the texts. They do not block saving. */
export function HintsPanel({ form, fields }: { form: EditForm; fields: readonly Field[] }) {
  const { view } = form
  const hints = hintsOf(fields, form.entries, view.site.settings.languages, form)
  if (hints.length === 0) return null
  return (
    <details className="panel hints">
      <summary>
        {view.t('hint.panel')} ({hints.length})
      </summary>
      <ul className="rows outcomes">
        {hints.map((hint, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two fields may have the same hint
          <li key={index}>
            <Icon name="alert" />
            <span>
              {subject(view, hint)}
              {view.t(hint.text, hint.params)}
            </span>
          </li>
        ))}
      </ul>
    </details>
  )
}

/** Returns the field and its language, as in `Tekst, Frans: `. */
function subject(view: View, { path, lang }: Hint): string {
  const language = lang ? view.t(`settings.lang.${lang}`) : ''
  return `${withColon(view.lang, [fieldWords(view, path), language].filter(Boolean).join(', '))} `
}

/** Returns the name of a field within its form, as in `Medewerker 3, Functie`. */
export function fieldWords({ t }: View, path: Leaf['path']): string {
  const names = path.map(({ label, nth }) => t(label, nth === undefined ? undefined : { nth }))
  return names.slice(-2).join(', ')
}
