import { LOCALES } from '../../../components/shell/locales'
import type { View } from '../../../components/ui/view'
import type { Lang } from '../../../platform/format/lang'
import { wordsOfHtml } from '../../../platform/format/text'
import { fieldWords } from '../../../staff/editing/hints-panel'
import { StaffTable } from '../../../staff/parts/staff-table'
import type { Task } from './tally'

const MAX_CHARACTERS = 90

interface TaskTableProps {
  view: View
  /** The language of the original texts. */
  main: Lang
  tasks: Task[]
}

/** A table of missing and outdated translations, each with a link to its input. */
export function TaskTable({ view, main, tasks }: TaskTableProps) {
  const { t } = view
  return (
    <StaffTable
      columns={[
        { heading: t('staff.translations.where') },
        { heading: t('staff.translations.source') },
        { heading: t('staff.translations.language') },
        { heading: t('staff.translations.state') },
      ]}
    >
      {tasks.map(({ form, leaf, lang, state, source }) => {
        const href = form.addressOf(`${leaf.name}.${lang}`)
        const fieldName = form.kind === 'label' ? '' : fieldWords(view, leaf.path)
        return (
          <tr key={`${href} ${lang} ${source}`}>
            <th scope="row">
              <a href={href}>
                {form.title}
                <span className="sr-only">, {t(`settings.lang.${lang}`)}</span>
              </a>
              <small className="muted">{fieldName}</small>
            </th>
            <td data-name={t('staff.translations.source')}>
              <q lang={LOCALES[main]}>{wordsOfHtml(source, MAX_CHARACTERS)}</q>
            </td>
            <td data-name={t('staff.translations.language')}>{t(`settings.lang.${lang}`)}</td>
            <td data-name={t('staff.translations.state')}>
              <span className={state === 'missing' ? 'state failed' : 'state held'}>
                {t(`staff.translations.state.${state === 'missing' ? 'missing' : 'older'}`)}
              </span>
            </td>
          </tr>
        )
      })}
    </StaffTable>
  )
}
