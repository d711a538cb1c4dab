import { PORTRAIT_WIDTHS, ResponsivePicture } from '../../components/media/picture'
import { OfficeCard } from '../../components/shell/office-card'
import type { View } from '../../components/ui/view'
import { pick } from '../../domain/format/lang'
import { formatPhone, phoneHref } from '../../domain/format/phone'
import type { ModuleViewProps } from '../module'
import { partHeading } from '../parts/heading'
import type { ContactConfig, ContactData, InfoBlock } from './config'

/** Who reads along, what the agency has to say, and its offices. */
export function ContactAside(props: ModuleViewProps<ContactConfig, ContactData>) {
  const { view, placement, config } = props
  const heading = partHeading(view, placement)
  return (
    <>
      <Reader {...props} />
      {config.info.length > 0 && <Info view={view} blocks={config.info} heading={heading} />}
      {config.map && (
        <ul className="office-cards">
          {view.site.settings.offices.map((office) => (
            <li key={office.name}>
              <OfficeCard view={view} office={office} heading={heading} />
            </li>
          ))}
        </ul>
      )}
    </>
  )
}

function Reader({ view, config, data: { reader } }: ModuleViewProps<ContactConfig, ContactData>) {
  if (!reader || !config.reader) return null
  return (
    <div className="reader">
      {reader.photo && (
        <ResponsivePicture
          src={reader.photo}
          alt=""
          sizes="4rem"
          width={1000}
          height={1200}
          widths={PORTRAIT_WIDTHS}
        />
      )}
      <p>
        <strong>{view.t('contact.reads', { name: reader.name })}</strong>
        {pick(config.reader.text, view.lang)}
      </p>
    </div>
  )
}

/** A line that is a telephone number and nothing else. */
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
