import { Hydrated } from '../../client/hydrated'
import { formFacts } from '../../components/forms/form-facts'
import { listingFacts } from '../../components/forms/listing-fields'
import type { View } from '../../components/ui/view'
import type { ListingCard, PublicDocument } from '../../listing/published'
import { pick } from '../../platform/format/lang'
import { documentPath, documentsPath } from '../../urls'
import { DOCUMENTS_TEXTS, Documents } from './documents.island'

interface ListingDocumentsProps {
  view: View
  listing: ListingCard & { documents: PublicDocument[] }
}

/** Renders the documents of a listing, which a form unlocks. */
export function ListingDocuments({ view, listing }: ListingDocumentsProps) {
  const { t, lang } = view
  const { kind, id } = listing
  const documents = listing.documents.map((document) => {
    const name = documentName(view, document)
    return {
      name,
      typeName: nameUnlessKind(name, pick(document.typeName, lang)),
      path: documentPath(kind, id, document.id),
    }
  })
  if (documents.length === 0) return null
  const facts = formFacts(view, {
    kind: 'document-request',
    home: listingFacts(listing),
    action: documents[0]?.path,
    submit: t('gate.send'),
    texts: DOCUMENTS_TEXTS,
  })
  return (
    <Hydrated
      name="documents"
      when="visible"
      lang={lang}
      component={Documents}
      props={{
        documents,
        rememberedPath: documentsPath(kind, id),
        facts,
        isBack: view.form?.kind === 'document-request',
      }}
    />
  )
}

/** Returns a document's name: its comment, else its type, else its file name; never empty. */
function documentName({ t, lang }: View, document: PublicDocument): string {
  const { comment, typeName, fileName } = document
  const name = pick(comment, lang) || pick(typeName, lang) || fileName || t('detail.documents')
  return name.slice(0, 120)
}

function nameUnlessKind(name: string, kind: string): string {
  return kind === name ? '' : kind.slice(0, 60)
}
