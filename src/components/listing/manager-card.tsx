import { Fragment, type ReactNode } from 'react'
import { hook } from '../../client/hooks'
import { managerFunction } from '../../listing/manager'
import type { Manager } from '../../listing/property'
import { formatIpi } from '../../platform/format/ipi'
import { pick, withColon } from '../../platform/format/lang'
import { formatPhone, mailHref, phoneHref } from '../../platform/format/phone'
import { findManagerLink } from '../../site/person-links'
import { personPath } from '../../urls'
import { Portrait } from '../media/portrait'
import { Icon } from '../ui/icon'
import type { View } from '../ui/view'

interface ManagerCardProps {
  view: View
  manager: Manager
  /** The subject of a mail, often the address. */
  subject?: string
  /** The buttons to plan a visit and to ask a question. */
  children?: ReactNode
}

export function ManagerCard({ view, manager, subject, children }: ManagerCardProps) {
  const person = findManagerLink(view.site.people, manager)
  const { name } = manager
  return (
    <aside className="manager" aria-label={view.t('manager.title')} {...hook('manager-card')}>
      <div className="manager-person">
        <Portrait photo={manager.photo} sizes="4rem" />
        <div>
          <h2>{person ? <a href={personPath(view.lang, person)}>{name}</a> : name}</h2>
          <ManagerLines view={view} manager={manager} />
        </div>
      </div>
      {children ? <div className="acts">{children}</div> : null}
      <ManagerLinks view={view} manager={manager} subject={subject} />
    </aside>
  )
}

function ManagerLines({ view, manager }: { view: View; manager: Manager }) {
  const lines = managerFunction(pick(manager.function, view.lang)) ?? []
  const ipi = formatIpi(manager.biv)
  const all = ipi ? [...lines, `${view.t('legal.biv')} ${ipi}`] : lines
  if (all.length === 0) return null
  return (
    <p>
      {all.map((line, index) => (
        <Fragment key={line}>
          {index > 0 ? <br /> : null}
          {line}
        </Fragment>
      ))}
    </p>
  )
}

function ManagerLinks({ view, manager, subject }: Omit<ManagerCardProps, 'children'>) {
  const { name, mobile, email } = manager
  const tel = phoneHref(mobile)
  const mail = mailHref(email, subject && view.t('manager.subject', { address: subject }))
  if (!tel && !mail) return null
  return (
    <div className="manager-more">
      {tel ? (
        <a className="link" href={tel}>
          <Icon name="phone" />
          <span className="sr-only">{withColon(view.lang, view.t('manager.call', { name }))} </span>
          {formatPhone(mobile)}
        </a>
      ) : null}
      {mail ? (
        <a className="link" href={mail}>
          <Icon name="mail" />
          <span aria-hidden="true">{view.t('manager.mail')}</span>
          <span className="sr-only">{view.t('manager.mailto', { name })}</span>
        </a>
      ) : null}
    </div>
  )
}
