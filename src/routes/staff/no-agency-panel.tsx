import type { View } from '../../components/view'

/** What to do on a site that holds no agency yet, step by step. */
export function NoAgencyPanel({ view: { t } }: { view: View }) {
  return (
    <section className="panel no-agency">
      <h2>{t('staff.agency')}</h2>
      <p>{t('staff.agency.text')}</p>
      <ol>
        <li>
          {t('staff.agency.new')}
          <code>npm run agency:new -- agency</code>
        </li>
        <li>{t('staff.agency.edit')}</li>
        <li>
          {t('staff.agency.load')}
          <code>npm run agency:load -- agency --remote</code>
          <small className="muted">{t('staff.agency.local')}</small>
        </li>
      </ol>
    </section>
  )
}
