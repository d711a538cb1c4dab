import { formFacts } from '../../components/forms/form-facts'
import { pick } from '../../domain/format/lang'
import { LeadForm } from '../../islands/forms/lead-form'
import { Hydrated } from '../../islands/hydrated'
import type { ModuleViewProps } from '../module'
import { FormSection } from '../parts/form-section'
import { HydratedMarkerMap } from '../parts/hydrated-marker-map'
import type { ContactConfig, ContactData } from './config'
import { ContactAside } from './contact-aside'

export function ContactView(props: ModuleViewProps<ContactConfig, ContactData>) {
  const { view, moduleId, placement, config, data } = props
  const { form, projectId, conversion, submit } = config
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
      aside={hasAside(props) && <ContactAside {...props} />}
      below={
        data.markers.length > 0 && <HydratedMarkerMap view={view} markers={data.markers} isAlone />
      }
    >
      <div className="panel">
        <Hydrated name="lead-form" when="interaction" component={LeadForm} props={{ facts }} />
      </div>
    </FormSection>
  )
}

function hasAside({ config, data }: ModuleViewProps<ContactConfig, ContactData>): boolean {
  return config.map || config.info.length > 0 || data.reader !== null
}
