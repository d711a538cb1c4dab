import { Fragment } from 'react'
import type { View } from '../../../components/ui/view'

/** The steps to load an agency into an empty database. */
export function NoAgencyPanel({ view: { t } }: { view: View }) {
  return (
    <section className="panel no-agency">
      <h2>{t('staff.agency')}</h2>
      <p>{t('staff.agency.text')}</p>
      <ol className="stack">
        <li>
          {t('staff.agency.new')}
          <Command args={['npm', 'run', 'agency:new', '--', 'agency']} />
        </li>
        <li>{t('staff.agency.edit')}</li>
        <li>
          {t('staff.agency.load')}
          <Command args={['npm', 'run', 'agency:load', '--', 'agency', '--remote']} />
          <small className="muted">{t('staff.agency.local')}</small>
        </li>
      </ol>
    </section>
  )
}

/** A shell command, which wraps only between its words. */
function Command({ args }: { args: string[] }) {
  return (
    <code>
      {args.map((word, index) => (
        <Fragment key={word}>
          {index > 0 ? ' ' : null}
          <span>{word}</span>
        </Fragment>
      ))}
    </code>
  )
}
