import type { View } from '../../../components/ui/view'
import { CONSENT_CATEGORIES } from '../../../platform/external-scripts/consent-categories'
import { formatDate } from '../../../platform/format/dates'
import { withColon } from '../../../platform/format/lang'
import { Notice } from '../../../staff/parts/notice'
import { StaffTable } from '../../../staff/parts/staff-table'
import { BackLink } from '../../../staff/staff-shell'
import { STAFF } from '../../../urls'
import type { listConsents } from '../../consent/consents'
import type { listErasures } from '../erasures'
import { PERSON_KINDS } from '../person-kinds'
import { PersonForm } from './person-form'

interface RegistersPageProps {
  view: View
  erasures: Awaited<ReturnType<typeof listErasures>>
  consents: Awaited<ReturnType<typeof listConsents>>
  /** True if the last request erased a person's data. */
  isErased: boolean
}

/** The search for a person's data, and the registers of erasures and consents, which contain no names. */
export function RegistersPage({ view, erasures, consents, isErased }: RegistersPageProps) {
  const { t } = view
  return (
    <>
      <BackLink href={STAFF.leads}>{t('staff.back')}</BackLink>
      <div className="stack">
        <Notice kind="good">{isErased && t('staff.person.erased')}</Notice>
        <section className="panel stack">
          <p className="muted">{t('staff.person.text')}</p>
          <PersonForm view={view} />
        </section>
        <section className="panel">
          <h2>{t('staff.erasures')}</h2>
          <p className="muted">{t('staff.erasures.text')}</p>
          {erasures.length === 0 ? <p>{t('staff.erasures.none')}</p> : null}
          {erasures.length > 0 ? <ErasureTable view={view} erasures={erasures} /> : null}
        </section>
        <section className="panel">
          <h2>{t('staff.consents')}</h2>
          <p className="muted">{t('staff.consents.text')}</p>
          {consents.length === 0 ? <p>{t('staff.consents.none')}</p> : null}
          {consents.length > 0 ? <ConsentTable view={view} consents={consents} /> : null}
        </section>
      </div>
    </>
  )
}

function ErasureTable({
  view: { t, lang },
  erasures,
}: Pick<RegistersPageProps, 'view' | 'erasures'>) {
  return (
    <StaffTable
      columns={[
        { heading: t('staff.errors.day') },
        { heading: t('staff.erasures.source') },
        { heading: t('staff.erasures.what') },
      ]}
    >
      {erasures.map(({ id, day, source, counts }) => (
        <tr key={id}>
          <th scope="row">{formatDate(day)}</th>
          <td data-name={t('staff.erasures.source')}>{t(`staff.erasures.${source}`)}</td>
          <td data-name={t('staff.erasures.what')}>
            {PERSON_KINDS.filter((kind) => counts[kind])
              .map((kind) => `${withColon(lang, t(`staff.person.${kind}`))} ${counts[kind]}`)
              .join(', ')}
          </td>
        </tr>
      ))}
    </StaffTable>
  )
}

function ConsentTable({ view: { t }, consents }: Pick<RegistersPageProps, 'view' | 'consents'>) {
  return (
    <StaffTable
      columns={[
        { heading: t('staff.errors.day') },
        { heading: t('staff.consents.answer') },
        { heading: t('staff.consents.scripts') },
        { heading: t('staff.errors.count'), end: true },
      ]}
    >
      {consents.map(({ day, scripts, answer, count }) => (
        <tr key={[day, scripts, answer].join()}>
          <th scope="row">{formatDate(day)}</th>
          <td data-name={t('staff.consents.answer')}>{consentText(t, answer)}</td>
          <td data-name={t('staff.consents.scripts')}>{scripts}</td>
          <td className="table-end" data-name={t('staff.errors.count')}>
            {count}
          </td>
        </tr>
      ))}
    </StaffTable>
  )
}

function consentText(t: View['t'], answer: string): string {
  const categories = answer.split(' ')
  const names = CONSENT_CATEGORIES.filter((name) => categories.includes(name))
  return names.map((name) => t(`consent.${name}`)).join(', ') || t('staff.consents.nothing')
}
