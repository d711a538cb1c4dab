import { formFacts } from '../../components/forms/form-facts'
import type { View } from '../../components/ui/view'
import type { MapMarker } from '../../data/content/markers'
import { pick } from '../../domain/format/lang'
import { formatPhone, phoneHref } from '../../domain/format/phone'
import { LeadForm } from '../../islands/forms/lead-form'
import { Hydrated } from '../../islands/hydrated'
import type { ModuleViewProps } from '../module'
import { FormSection } from '../parts/form-section'
import { HydratedMarkerMap } from '../parts/hydrated-marker-map'
import type { ContactConfig, InfoBlock } from './config'

export function ContactView(props: ModuleViewProps<ContactConfig, MapMarker[]>) {
  const { view, moduleId, placement, config, data: markers } = props
  const { form, info, projectId, conversion, submit } = config
  const facts = formFacts(view, {
    kind: form,
    moduleId,
    config,
    conversion,
    submit: submit && pick(submit, view.lang),
    hidden: projectId ? { ProjectIDs: projectId, IsProject: 'true' } : undefined,
  })
  return (
    <FormSection
      id={moduleId}
      view={view}
      placement={placement}
      aside={info.length > 0 && <Info view={view} blocks={info} />}
      below={markers.length > 0 && <HydratedMarkerMap view={view} markers={markers} />}
    >
      <Hydrated name="lead-form" when="interaction" component={LeadForm} props={{ facts }} />
    </FormSection>
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

function Info({ view, blocks }: { view: View; blocks: InfoBlock[] }) {
  return (
    <div className="info">
      {blocks.map(({ title, text, columns }) => (
        <section key={pick(title, view.lang)} className={columns === 6 ? 'half' : undefined}>
          <h3>{pick(title, view.lang)}</h3>
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
