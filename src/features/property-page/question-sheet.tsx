import { Hydrated } from '../../client/hydrated'
import { formFacts } from '../../components/forms/form-facts'
import { listingFacts, listingFields } from '../../components/forms/listing-fields'
import { LeadForm } from '../../components/lead-form/lead-form.island'
import { Sheet } from '../../components/ui/sheet'
import type { View } from '../../components/ui/view'
import type { ListingCard } from '../../listing/published'

export const QUESTION_SHEET_ID = 'ask'

interface AskSheetProps {
  view: View
  listing: ListingCard
  /** The address, or the name of a project. */
  subject: string
}

/** The sheet with the form for a question about this property or project. */
export function QuestionSheet({ view, listing, subject }: AskSheetProps) {
  const kind = listing.kind === 'project' ? 'project-contact' : 'property-info'
  const facts = formFacts(view, {
    kind,
    home: listingFacts(listing),
    subject,
    hidden: listingFields(view, listing),
  })
  const isBack = view.form?.kind === kind
  return (
    <Sheet t={view.t} id={QUESTION_SHEET_ID} title={view.t('manager.ask')} open={isBack}>
      <p className="about">{subject}</p>
      <Hydrated
        name="lead-form"
        when="interaction"
        lang={view.lang}
        component={LeadForm}
        props={{ facts }}
      />
    </Sheet>
  )
}
