import { pick } from '../../platform/format/lang'
import { formatPhone, mailHref, phoneHref } from '../../platform/format/phone'
import { openingLines } from '../../site/opening-hours'
import type { Office } from '../../site/site'
import { officePath } from '../../urls'
import type { View } from '../ui/view'

interface OfficeCardProps {
  view: View
  office: Office
  heading: 'h2' | 'h3' | 'h4'
  /** True to show the office's opening hours, and to link to its page. */
  isFull?: boolean
}

/** An office's name, address and contact details. */
export function OfficeCard({ view, office, heading: Name, isFull = false }: OfficeCardProps) {
  const [name, domain] = office.email.split('@')
  const page = isFull && view.site.offices.find(({ id }) => id === office.id)
  return (
    <address>
      <Name>{page ? <a href={officePath(view.lang, page)}>{office.name}</a> : office.name}</Name>
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
      {isFull ? <OfficeHours view={view} office={office} /> : null}
    </address>
  )
}

/**
 * The opening hours of an office, with one line for days with the same hours. Renders nothing if the office has none.
 */
export function OfficeHours({ view, office }: { view: View; office: Office }) {
  const lines = openingLines(office.hours, view.lang)
  if (lines.length === 0) return null
  return (
    <ul className="office-hours" aria-label={view.t('office.hours')}>
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  )
}
