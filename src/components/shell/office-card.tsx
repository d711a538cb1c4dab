import type { Office } from '../../domain/content/site'
import { pick } from '../../domain/format/lang'
import { formatPhone, mailHref, phoneHref } from '../../domain/format/phone'
import type { View } from '../ui/view'
import { OfficeHours } from './office-hours'

interface OfficeCardProps {
  view: View
  office: Office
  heading: 'h2' | 'h3' | 'h4'
  /** True where the card lists the office's opening hours. */
  hours?: boolean
}

/** An office's name and address, and how to reach it. */
export function OfficeCard({ view, office, heading: Name, hours = false }: OfficeCardProps) {
  const [name, domain] = office.email.split('@')
  return (
    <address>
      <Name>{office.name}</Name>
      <p>
        {pick(office.street, view.lang)}
        <br />
        {pick(office.place, view.lang)}
      </p>
      <p>
        <a href={phoneHref(office.phone) ?? undefined}>{formatPhone(office.phone)}</a>
        <br />
        <a href={mailHref(office.email) ?? undefined}>
          {name}
          <wbr />@{domain}
        </a>
      </p>
      {hours ? <OfficeHours view={view} office={office} /> : null}
    </address>
  )
}
