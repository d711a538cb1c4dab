import type { View } from '../../../components/ui/view'
import { lastDay } from '../../../listing/law/legal-period'
import type { LegalRule } from '../../../listing/law/legal-rules'
import { legalRules } from '../../../listing/law/legal-rules'
import { formatDate } from '../../../platform/format/dates'
import { StaffTable } from '../../../staff/parts/staff-table'

/** The rules of law that the site applies, by region, with their dates and sources. */
export function LegalRulesPage({ view }: { view: View }) {
  const { t } = view
  return (
    <div className="stack">
      <p className="muted">{t('staff.rules.text')}</p>
      {legalRules().map(({ region, rules }) => (
        <section key={region} className="panel" aria-labelledby={`rules-${region}`}>
          <h2 id={`rules-${region}`}>{t(`settings.region.${region}`)}</h2>
          <StaffTable
            columns={[
              { heading: t('staff.rules.fact') },
              { heading: t('staff.rules.effect') },
              { heading: t('staff.rules.from') },
              { heading: t('staff.rules.until') },
              { heading: t('staff.rules.source') },
              { heading: t('staff.rules.checked') },
            ]}
          >
            {rules.map((rule) => (
              <Rule key={JSON.stringify(rule)} view={view} rule={rule} />
            ))}
          </StaffTable>
        </section>
      ))}
    </div>
  )
}

function Rule({ view: { t }, rule }: { view: View; rule: LegalRule }) {
  const { goal, labels, effect, when, period } = rule
  return (
    <tr>
      <th scope="row">
        {labels.map((label) => t(label)).join(', ')}
        <small className="muted">
          {t(`goal.${goal}`)}
          {when ? ` · ${t(`law.when.${when}`)}` : null}
        </small>
      </th>
      <td data-name={t('staff.rules.effect')}>{t(`law.effect.${effect}`)}</td>
      <td data-name={t('staff.rules.from')}>{formatDate(period.from)}</td>
      <td data-name={t('staff.rules.until')}>{formatDate(lastDay(period))}</td>
      <td data-name={t('staff.rules.source')}>{period.source}</td>
      <td data-name={t('staff.rules.checked')}>{formatDate(period.checkedOn)}</td>
    </tr>
  )
}
