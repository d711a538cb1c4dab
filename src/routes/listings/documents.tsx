import { Icon } from '../../components/ui/icon'
import { Island } from '../../components/ui/island'
import type { View } from '../../components/ui/view'
import { pick } from '../../domain/format/lang'
import type { ListingCard, PublicDocument } from '../../domain/listing/published'
import { documentPath, documentsPath } from '../../urls'
import { GATE_ID, GateSheet } from './gate-sheet'

interface DocumentsProps {
  view: View
  listing: ListingCard & { documents: PublicDocument[] }
}

/** The documents behind the gate; a script opens them for visitors who passed it. */
export function Documents({ view, listing }: DocumentsProps) {
  const { t, lang } = view
  const { kind, id } = listing
  const rows = listing.documents.map((document) => ({
    name: documentName(view, document),
    typeName: document.typeName,
    path: documentPath(kind, id, document.id),
  }))
  if (rows.length === 0) return null
  return (
    <>
      <section className="part" id="documents">
        <h2>{t('detail.documents')}</h2>
        <Island name="gate" when="visible">
          <ul className="docs" data-listing={documentsPath(kind, id)}>
            {rows.map(({ path, name, typeName }) => (
              <li key={path}>
                <Icon name="document" />
                <div>
                  <strong>{name}</strong>
                  <small>{otherThan(name, pick(typeName, lang))}</small>
                </div>
                <a className="link" href={`#${GATE_ID}`} data-document={path}>
                  <span aria-hidden="true">{t('docs.short')}</span>
                  <span className="sr-only">{t('docs.request', { name })}</span>
                </a>
              </li>
            ))}
          </ul>
        </Island>
      </section>
      <GateSheet view={view} listing={listing} documents={rows} />
    </>
  )
}

/** A document's name: its comment, else its kind, else its file name; never empty. */
function documentName({ t, lang }: View, document: PublicDocument): string {
  const { comment, typeName, fileName } = document
  const name = pick(comment, lang) || pick(typeName, lang) || fileName || t('detail.documents')
  return name.slice(0, 120)
}

function otherThan(name: string, kind: string): string {
  return kind === name ? '' : kind.slice(0, 60)
}
