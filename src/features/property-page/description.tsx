import { Prose } from '../../components/ui/prose'
import type { View } from '../../components/ui/view'
import type { ListingDetail } from '../../listing/published'
import { fallbackLang, pick } from '../../platform/format/lang'

interface DescriptionProps {
  view: View
  listing: Pick<ListingDetail, 'description'>
}

/** The description of a listing with its heading. One that lacks the language of the page says which one it has. */
export function Description({ view: { t, lang }, listing: { description } }: DescriptionProps) {
  if (!pick(description, lang)) return null
  const other = fallbackLang(description, lang)
  const languages = new Intl.DisplayNames([lang], { type: 'language' })
  return (
    <>
      <h2>{t('detail.description')}</h2>
      {other && (
        <p className="muted small">
          {t('detail.otherlanguage', { language: languages.of(other) ?? other })}
        </p>
      )}
      <Prose lang={lang} texts={[description]} />
    </>
  )
}
