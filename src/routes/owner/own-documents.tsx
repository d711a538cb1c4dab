import { Icon } from '../../components/ui/icon'
import type { View } from '../../components/ui/view'
import { pick } from '../../domain/format/lang'
import type { ListingDocument, Property } from '../../domain/listing/property'
import { ownDocumentPath } from '../../urls'
import { Section } from './history-sections'

/** All papers of one's own home, behind links that work for its owner only. */
export function OwnDocuments({ view, home }: { view: View; home: Property }) {
  const { t, lang } = view
  return (
    <Section title={t('history.documents')} count={home.documents.length}>
      {home.documents.length === 0 && <p className="muted">{t('history.empty')}</p>}
      <ul className="docs">
        {home.documents.map((document) => {
          const name = nameOf(view, document)
          const kind = pick(document.typeName, lang)
          return (
            <li key={document.id}>
              <Icon name="document" />
              <div>
                <strong>{name}</strong>
                <small>{kind === name ? '' : kind}</small>
              </div>
              <a className="link" href={ownDocumentPath(lang, home.id, document.id)}>
                <span aria-hidden="true">{t('history.download')}</span>
                <span className="sr-only">{t('history.downloadname', { name })}</span>
              </a>
            </li>
          )
        })}
      </ul>
    </Section>
  )
}

function nameOf({ t, lang }: View, { comment, typeName, fileName }: ListingDocument): string {
  return pick(comment, lang) || pick(typeName, lang) || fileName || t('history.documents')
}
