import type { View } from '../../../components/ui/view'
import type { Lang } from '../../../platform/format/lang'
import { plural } from '../../../platform/i18n'
import { FilterChoice, FilterForm } from '../../../staff/parts/filter-form'
import { Pager } from '../../../staff/parts/pager'
import { STAFF, withQuery } from '../../../urls'
import type { StaffTextForm, TextKind } from './forms-of'
import { ProgressTable } from './progress-table'
import type { Task } from './tally'
import { TaskTable } from './task-table'
import type { TranslatedForm } from './untranslated'

export const TASKS_PER_PAGE = 50

interface TranslationsPageProps {
  view: View
  /** The kinds that the account may edit. */
  kinds: TextKind[]
  forms: TranslatedForm<StaffTextForm>[]
  filter: { lang: Lang | null; kind: string | null }
  tasks: Task[]
  total: number
  page: number
}

/** The progress of translation by kind, and below it the missing and outdated texts. */
export function TranslationsPage(props: TranslationsPageProps) {
  const { view, kinds, forms, filter, tasks, total, page } = props
  const { t, lang } = view
  const [main, ...others] = view.site.settings.languages
  if (!main || others.length === 0) return <p className="panel">{t('staff.translations.single')}</p>
  const { lang: requestedLang, kind } = filter
  const query = new URLSearchParams({
    ...(requestedLang && { lang: requestedLang }),
    ...(kind && { kind }),
  })
  return (
    <div className="stack">
      <section className="panel">
        <ProgressTable view={view} kinds={kinds} languages={others} forms={forms} />
      </section>
      <section className="panel stack" id="todo" aria-labelledby="todo-title">
        <h2 id="todo-title">{t('staff.translations.todo')}</h2>
        <TaskFilter {...props} others={others} />
        <p className="muted">
          {total > 0
            ? plural(t, lang, 'staff.translations.left', total)
            : t('staff.translations.done')}
        </p>
        {tasks.length > 0 ? <TaskTable view={view} main={main} tasks={tasks} /> : null}
        <Pager
          view={view}
          path={withQuery(STAFF.translations, query.toString())}
          page={page}
          lastPage={Math.ceil(total / TASKS_PER_PAGE)}
        />
      </section>
    </div>
  )
}

function TaskFilter({ view, kinds, filter, others }: TranslationsPageProps & { others: Lang[] }) {
  const { t } = view
  return (
    <FilterForm action={`${STAFF.translations}#todo`} submit={t('staff.leads.show')}>
      <FilterChoice
        name="lang"
        label={t('staff.translations.language')}
        value={filter.lang ?? ''}
        choices={[
          ['', t('staff.translations.all')],
          ...others.map((lang) => [lang, t(`settings.lang.${lang}`)] as const),
        ]}
      />
      <FilterChoice
        name="kind"
        label={t('staff.translations.of')}
        value={filter.kind ?? ''}
        choices={[
          ['', t('staff.translations.all')],
          ...kinds.map(({ kind, label }) => [kind, t(label)] as const),
        ]}
      />
    </FilterForm>
  )
}
