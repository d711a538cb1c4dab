import { Reader } from '../../../components/module/form-recipient'
import { partHeading } from '../../../components/module/heading'
import type { ModuleViewProps } from '../../../components/module/module'
import { OfficeCard } from '../../../components/shell/office-card'
import type { View } from '../../../components/ui/view'
import { pick } from '../../../platform/format/lang'
import { formatPhone, phoneHref } from '../../../platform/format/phone'
import type { ContactConfig, ContactData, InfoBlock } from './config'

/** Renders the person who reads the messages, the agency's texts, and its offices. */
export function ContactAside(props: ModuleViewProps<ContactConfig, ContactData>) {
  const { view, placement, config, data } = props
  const heading = partHeading(view, placement)
  return (
    <>
      <Reader view={view} reader={config.reader} person={data.reader} />
      {config.info.length > 0 && <Info view={view} blocks={config.info} heading={heading} />}
      {config.map && (
        <ul className="office-cards">
          {view.site.settings.offices.map((office) => (
            <li key={office.name}>
              <OfficeCard view={view} office={office} heading={heading} isFull />
            </li>
          ))}
        </ul>
      )}
    </>
  )
}

/** Matches a line that contains only a telephone number. */
const PHONE = /^\+?[\d\s()./-]{9,25}$/

function PhoneLink({ phone }: { phone: string }) {
  return (
    <a className="link" href={phoneHref(phone) ?? undefined}>
      {formatPhone(phone)}
    </a>
  )
}

interface InfoProps {
  view: View
  blocks: InfoBlock[]
  heading: 'h2' | 'h3' | 'h4'
}

function Info({ view, blocks, heading: Title }: InfoProps) {
  return (
    <div className="info">
      {blocks.map(({ title, text, columns }) => (
        <section key={pick(title, view.lang)} className={columns === 6 ? 'half' : undefined}>
          <Title>{pick(title, view.lang)}</Title>
          {pick(text, view.lang)
            .split('\n')
            .map((line) => (
              <p key={line}>{PHONE.test(line) ? <PhoneLink phone={line} /> : line}</p>
            ))}
        </section>
      ))}
    </div>
  )
}
