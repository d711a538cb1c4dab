import type { Office } from '../../domain/content/site'
import { pick } from '../../domain/format/lang'
import { formatPhone, mailHref, phoneHref } from '../../domain/format/phone'
import type { View } from '../ui/view'

interface OfficeCardProps {
  view: View
  office: Office
  heading: 'h2' | 'h3' | 'h4'
}

/** An office's name and address, and how to reach it. */
export function OfficeCard({ view, office, heading: Name }: OfficeCardProps) {
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
    </address>
  )
}
