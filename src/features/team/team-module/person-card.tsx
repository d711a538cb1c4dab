import { Portrait } from '../../../components/media/portrait'
import { Icon } from '../../../components/ui/icon'
import type { View } from '../../../components/ui/view'
import { managerFunction } from '../../../listing/manager'
import { formatIpi } from '../../../platform/format/ipi'
import { pick, withColon } from '../../../platform/format/lang'
import { formatPhone, mailHref, phoneHref } from '../../../platform/format/phone'
import type { TeamMember } from '../../../site/team'
import { personPath } from '../../../urls'
import { CardDialog } from './card-dialog'

interface PersonProps {
  view: View
  person: TeamMember
}

interface PersonCardProps extends PersonProps {
  heading: 'h1' | 'h2' | 'h3' | 'h4'
  id: string
}

export function PersonCard({ view, person, heading, id }: PersonCardProps) {
  const description = pick(person.about, view.lang)
  const page = view.site.people.find(({ id }) => id === person.id)
  return (
    <CardDialog
      view={view}
      id={id}
      name={person.name}
      heading={heading}
      card={
        <>
          <Portrait photo={person.photo} sizes="(min-width: 60rem) 20rem, 50vw" />
          <Role view={view} person={person} />
        </>
      }
    >
      <div className="person-more">
        <Portrait photo={person.photo} sizes="16rem" />
        <div>
          <p className="name">{person.name}</p>
          <Role view={view} person={person} />
          <Ipi view={view} person={person} />
          {description && <p>{description}</p>}
          <Spoken view={view} person={person} />
          <PersonLinks view={view} person={person} />
          {page && (
            <a className="link" href={personPath(view.lang, page)}>
              {view.t('person.more', { name: person.name })}
            </a>
          )}
        </div>
      </div>
    </CardDialog>
  )
}

export function Role({ view, person }: PersonProps) {
  const lines = managerFunction(pick(person.function, view.lang)) ?? []
  return lines.map((line) => (
    <p key={line} className="role">
      {line}
    </p>
  ))
}

export function Ipi({ view, person }: PersonProps) {
  const ipi = formatIpi(person.ipi)
  return ipi ? (
    <p className="small muted">
      {view.t('legal.biv')} {ipi}
    </p>
  ) : null
}

export function Spoken({ view, person }: PersonProps) {
  if (person.languages.length === 0) return null
  const names = new Intl.DisplayNames([view.lang], { type: 'language' })
  const languages = new Intl.ListFormat(view.lang).format(
    person.languages.flatMap((lang) => names.of(lang) ?? []),
  )
  return <p className="small muted">{view.t('team.speaks', { languages })}</p>
}

export function PersonLinks({ view, person }: PersonProps) {
  const mail = mailHref(person.email)
  const numbers = [
    { label: view.t('team.direct'), number: person.directPhone },
    { label: view.t('team.mobile'), number: person.mobilePhone },
  ]
  return (
    <ul className="reach">
      {numbers.map(({ label, number }) => {
        const href = phoneHref(number)
        return href ? (
          <li key={label}>
            <a className="link" href={href}>
              <Icon name="phone" />
              <span className="sr-only">{withColon(view.lang, label)} </span>
              {formatPhone(number)}
            </a>
          </li>
        ) : null
      })}
      {mail && (
        <li>
          <a className="link" href={mail}>
            <Icon name="mail" />
            {person.email}
          </a>
        </li>
      )}
    </ul>
  )
}
