import type { View } from '../../../components/ui/view'
import type { Lang } from '../../../platform/format/lang'
import { StaffTable } from '../../../staff/parts/staff-table'
import { STAFF, withQuery } from '../../../urls'
import type { StaffTextForm, TextKind } from './forms-of'
import { countStates, percentOf } from './tally'
import type { TranslatedForm } from './untranslated'

interface ProgressTableProps {
  view: View
  kinds: TextKind[]
  /** All languages except the first. */
  languages: Lang[]
  forms: TranslatedForm<StaffTextForm>[]
}

/** A row for each kind of texts, with the translated share in each language. */
export function ProgressTable({ view, kinds, languages, forms }: ProgressTableProps) {
  const { t } = view
  return (
    <StaffTable
      className="progress-table"
      columns={[
        { heading: t('staff.translations.of') },
        ...languages.map((lang) => ({ heading: t(`settings.lang.${lang}`) })),
      ]}
    >
      {kinds.map(({ kind, label }) => (
        <tr key={kind}>
          <th scope="row">{t(label)}</th>
          {languages.map((lang) => (
            <td key={lang} data-name={t(`settings.lang.${lang}`)}>
              <Share view={view} forms={forms} kind={kind} lang={lang} />
            </td>
          ))}
        </tr>
      ))}
    </StaffTable>
  )
}

interface ShareProps extends Pick<ProgressTableProps, 'view' | 'forms'> {
  kind: string
  lang: Lang
}

function Share({ view: { t }, forms, kind, lang }: ShareProps) {
  const counts = countStates(forms, kind, lang)
  const percent = percentOf(counts)
  if (percent === null) return <span className="muted">{t('staff.translations.none')}</span>
  const share = t('staff.translations.percent', { percent })
  const { missing, older } = counts
  if (missing + older === 0) return <span className="state done">{share}</span>
  const query = new URLSearchParams({ lang, kind })
  const links = [
    missing > 0 ? t('staff.translations.missing', { count: missing }) : [],
    older > 0 ? t('staff.translations.older', { count: older }) : [],
  ].flat()
  return (
    <>
      <a className="state held" href={`${withQuery(STAFF.translations, query.toString())}#todo`}>
        {share}
      </a>
      <small className="muted">{links.join(', ')}</small>
    </>
  )
}
