import { Hydrated } from '../../client/hydrated'
import { formFacts } from '../../components/forms/form-facts'
import { listingFacts, listingFields } from '../../components/forms/listing-fields'
import { firstPicture } from '../../components/listing/listing-picture'
import { listingTitle } from '../../components/listing/listing-title'
import { priceWords } from '../../components/listing/price'
import type { View } from '../../components/ui/view'
import type { ListingDetail } from '../../listing/published'
import { pick } from '../../platform/format/lang'
import { widgetData } from '../../site/appointment-widget'
import { rolePath } from '../../urls'
import { agencyManager } from '../team/team'
import { Visit } from './visit.island'
import type { NextLink } from './visit-sent'
import { STEP_TEXTS, VISIT_TEXTS } from './visit-texts'

interface VisitSheetProps {
  view: View
  listing: ListingDetail
  /** The address of the property. */
  subject: string
  /** The absolute URL of this page. */
  address: string
}

export function VisitSheet(props: VisitSheetProps) {
  const { view, listing, subject } = props
  const { t, form } = view
  const questionnaireUrl = questionnaireOf(props)
  const widget = widgetOf(props)
  const facts = formFacts(view, {
    kind: 'visit',
    home: listingFacts(listing),
    subject,
    hidden: listingFields(view, listing),
    submit: t('visit.send'),
    texts: questionnaireUrl || widget ? [...VISIT_TEXTS, ...STEP_TEXTS] : VISIT_TEXTS,
  })
  const { name, photo, mobile } = listing.manager ?? agencyManager(view)
  const isBack = form?.kind === 'visit'
  return (
    <Hydrated
      name="visit"
      when="interaction"
      lang={view.lang}
      component={Visit}
      props={{
        listing: {
          title: listingTitle(listing, view.lang),
          description: [subject, priceWords(view, listing)].filter(Boolean).join(' ·\u00a0'),
          ...firstPicture(view, listing),
        },
        agent: { name, photo, phone: mobile },
        links: nextLinks(props),
        propertyId: listing.id,
        questionnaireUrl,
        widget,
        facts,
        isBack,
      }}
    />
  )
}

/**
 * Returns the links of the confirmation: the page's documents and similar listings if it has them, and the valuation
 * page.
 */
function nextLinks({ view }: VisitSheetProps): NextLink[] {
  const valuation = rolePath(view.site, view.lang, 'valuation')
  const links: NextLink[] = [
    { icon: 'document', text: 'thanks.visit.documents', href: '#documents' },
    { icon: 'house', text: 'thanks.visit.similar', href: '#similar' },
  ]
  if (valuation) links.push({ icon: 'chart', text: 'thanks.tovaluation', href: valuation })
  return links
}

/** Returns the absolute address of the questionnaire, or null if the site's own questions are used. */
function questionnaireOf({ view, listing, address }: VisitSheetProps): string | null {
  const { questionnaireUrl, externalVisitGoals } = view.site.settings
  const url = pick(questionnaireUrl, view.lang).replaceAll('{id}', String(listing.id))
  return url && externalVisitGoals.includes(listing.goal) ? new URL(url, address).href : null
}

/** Returns the third-party widget for picking a time, as configured in the settings. */
function widgetOf({ view, listing, address }: VisitSheetProps) {
  const { settings } = view.site
  const widget = settings.appointmentWidget
  if (!widget || !settings.externalVisitGoals.includes(listing.goal)) return null
  const subjectData = {
    lang: view.lang,
    id: listing.id,
    isProject: listing.kind === 'project',
    address,
    origin: new URL(address).origin,
  }
  return { data: widgetData(widget, settings, subjectData), button: widget.button }
}
