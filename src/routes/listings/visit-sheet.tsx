import { formFacts } from '../../components/forms/form-facts'
import { scopeOf } from '../../components/forms/form-shell'
import { Icon } from '../../components/ui/icon'
import { Island } from '../../components/ui/island'
import { Sheet } from '../../components/ui/sheet'
import type { View } from '../../components/ui/view'
import { VisitForm } from '../../components/visit/visit-form'
import { VisitSteps } from '../../components/visit/visit-steps'
import { widgetData } from '../../domain/content/appointment-widget'
import type { ListingCard } from '../../domain/listing/published'
import { homeFacts, listingFields } from './listing-fields'

export const VISIT_ID = 'visit'

interface VisitSheetProps {
  view: View
  listing: ListingCard
  /** The address. */
  subject: string
  /** Of this page, absolute. */
  address: string
}

/** The way to a visit: in steps with a script, as one form without. */
export function VisitSheet(props: VisitSheetProps) {
  const { view, listing, subject } = props
  const { t, site } = view
  const home = homeFacts(listing)
  const questions = formFacts(view, { kind: 'visit', moduleId: 0, home })
  const isBack = view.form?.kind === 'visit'
  return (
    <>
      <Sheet view={view} id={VISIT_ID} title={t('visit.title')} open={isBack}>
        <p className="about">{subject}</p>
        <Island name="visit" when="idle">
          <div className="visit" data-at={isBack ? '5' : '1'} data-property={listing.id}>
            <VisitSteps
              view={view}
              questionnaireUrl={site.settings.questionnaireUrl}
              form={scopeOf(questions)}
            />
            <div className="visit-time" tabIndex={-1}>
              {site.settings.appointmentWidget && <WidgetNotices view={view} />}
              <VisitForm view={view} home={home} hidden={listingFields(view, listing)} />
            </div>
          </div>
        </Island>
      </Sheet>
      <Widget {...props} />
    </>
  )
}

function WidgetNotices({ view: { t } }: { view: View }) {
  return (
    <>
      <p role="status" data-loading>
        {t('visit.loading')}
      </p>
      <p className="notice" role="status" data-failed hidden>
        <Icon name="info" />
        {t('visit.widgetfailed')}
      </p>
    </>
  )
}

/** The place of an external appointment widget, with its data attributes. */
function Widget({ view, listing, address }: VisitSheetProps) {
  const { settings } = view.site
  const widget = settings.appointmentWidget
  if (!widget) return null
  const place = {
    lang: view.lang,
    id: listing.id,
    isProject: listing.kind === 'project',
    address,
    origin: new URL(address).origin,
  }
  return (
    <div
      className="appointment-widget"
      data-widget={JSON.stringify(widgetData(widget, settings, place))}
      data-button={widget.button}
      hidden
    />
  )
}
