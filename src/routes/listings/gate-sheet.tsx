import { formFacts } from '../../components/forms/form-facts'
import { FormShell, scopeOf } from '../../components/forms/form-shell'
import { PersonFields } from '../../components/forms/person-fields'
import { Sheet } from '../../components/ui/sheet'
import type { View } from '../../components/ui/view'
import type { ListingCard } from '../../domain/listing/published'
import { homeFacts } from './listing-fields'

export const GATE_ID = 'gate'

interface GateSheetProps {
  view: View
  listing: ListingCard
  /** The documents and their addresses. */
  documents: { name: string; path: string }[]
}

/**
 * The form before a listing's documents, filled in once for all of them. A script sets the document;
 * without one each has a button of its own.
 */
export function GateSheet({ view, listing, documents }: GateSheetProps) {
  const { t } = view
  const facts = formFacts(view, {
    kind: 'document-request',
    home: homeFacts(listing),
    action: documents[0]?.path,
    submit: t('gate.send'),
  })
  return (
    <Sheet
      view={view}
      id={GATE_ID}
      title={t('gate.title')}
      open={view.form?.kind === 'document-request'}
    >
      <p className="about">{t('gate.text')}</p>
      <FormShell view={view} facts={facts}>
        <PersonFields form={scopeOf(facts)} />
        <div className="each">
          {documents.map(({ name, path }) => (
            <button key={path} type="submit" className="button quiet" formAction={path}>
              {t('gate.each', { name })}
            </button>
          ))}
        </div>
      </FormShell>
    </Sheet>
  )
}
