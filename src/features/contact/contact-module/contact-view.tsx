import { Hydrated } from '../../../client/hydrated'
import { formFacts } from '../../../components/forms/form-facts'
import { listingFacts } from '../../../components/forms/listing-fields'
import { LeadForm } from '../../../components/lead-form/lead-form.island'
import { placeLine } from '../../../components/listing/place-line'
import { SentListing } from '../../../components/listing/sent-listing'
import { FormSection } from '../../../components/module/form-section'
import type { ModuleViewProps } from '../../../components/module/module'
import { StylesheetLinks } from '../../../components/shell/document-head'
import { REST } from '../../../components/shell/sheets'
import { pick } from '../../../platform/format/lang'
import { LISTING_PARAM, withQuery } from '../../../urls'
import { HydratedMarkerMap } from '../../map/map'
import type { ContactConfig, ContactData } from './config'
import { ContactAside } from './contact-aside'

export function ContactView(props: ModuleViewProps<ContactConfig, ContactData>) {
  const { view, moduleId, placement, config, data } = props
  const { form, submit } = config
  const facts = formFacts(view, {
    kind: form,
    moduleId,
    config,
    submit: submit && pick(submit, view.lang),
    home: data.listing && listingFacts(data.listing),
    subject: data.listing ? placeLine(data.listing, view.lang) : undefined,
    hidden: hiddenFields(props),
  })
  return (
    <FormSection
      id={moduleId}
      view={view}
      placement={placement}
      aside={hasAside(props) && <ContactAside {...props} />}
      below={
        data.markers.length > 0 && (
          <>
            <StylesheetLinks sheets={[REST]} isLate />
            <HydratedMarkerMap view={view} markers={data.markers} isStandalone />
          </>
        )
      }
    >
      <div className="panel">
        {data.listing && (
          <>
            <p className="small muted">{view.t('rental.listing')}</p>
            <SentListing view={view} listing={data.listing} />
          </>
        )}
        <Hydrated
          name="lead-form"
          when="interaction"
          lang={view.lang}
          component={LeadForm}
          props={{ facts }}
        />
      </div>
    </FormSection>
  )
}

function hasAside({ config, data }: ModuleViewProps<ContactConfig, ContactData>): boolean {
  return config.map || config.info.length > 0 || data.reader !== null
}

/**
 * Returns the hidden fields of a form about a listing. Their `page` has the listing's ID, so that a form that is shown
 * again finds it.
 */
function hiddenFields({
  view,
  config,
  data,
}: ModuleViewProps<ContactConfig, ContactData>): Record<string, string | number> | undefined {
  const { listing } = data
  if (listing) {
    const page = withQuery(view.path, `${LISTING_PARAM}=${listing.id}`)
    return { ObjectID: listing.id, page }
  }
  return config.projectId ? { ProjectIDs: config.projectId, IsProject: 'true' } : undefined
}
