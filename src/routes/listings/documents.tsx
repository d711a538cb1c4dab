import { Icon } from '../../components/icon'
import type { View } from '../../components/view'
import { pick } from '../../domain/lang'
import { mailHref } from '../../domain/phone'
import type { Manager } from '../../domain/property'
import type { PublicDocument } from '../../domain/published'

interface DocumentsProps {
  view: View
  documents: PublicDocument[]
  manager: Manager | null
  /** What the mail is about: the address, or a project's name. */
  subject: string
}

/** What there is to read; asked for by mail here, until the gate's form (`data-document`) hands it out. */
export function Documents({ view, documents, manager, subject }: DocumentsProps) {
  const { t, site } = view
  const rows = documents.map((document) => ({ ...document, name: documentName(view, document) }))
  if (rows.length === 0) return null
  return (
    <section className="part" id="documents">
      <h2>{t('detail.documents')}</h2>
      <ul className="docs">
        {rows.map(({ id, name, typeName }) => (
          <li key={id}>
            <Icon name="document" />
            <div>
              <strong>{name}</strong>
              <small>{otherThan(name, pick(typeName, view.lang))}</small>
            </div>
            <a
              className="link"
              data-document={id}
              href={
                mailHref(
                  manager?.email ?? site.settings.siteEmail,
                  t('docs.subject', { name, address: subject }),
                ) ?? undefined
              }
            >
              <span aria-hidden="true">{t('docs.short')}</span>
              <span className="sr-only">{t('docs.request', { name })}</span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** What it holds, else its kind, else its file's name; never empty. */
function documentName({ t, lang }: View, document: PublicDocument): string {
  const { comment, typeName, fileName } = document
  const name = pick(comment, lang) || pick(typeName, lang) || fileName || t('detail.documents')
  return name.slice(0, 120)
}

function otherThan(name: string, kind: string): string {
  return kind === name ? '' : kind.slice(0, 60)
}
