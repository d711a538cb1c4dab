import { LANGUAGE_NAMES } from '../../../components/shell/language-menu'
import type { View } from '../../../components/ui/view'
import type { Lang } from '../../../platform/format/lang'
import { plural } from '../../../platform/i18n'
import { STAFF, withQuery } from '../../../urls'
import { PanelHead } from './panel-head'

interface TranslationsPanelProps {
  view: View
  /** The number of untranslated texts by language. */
  untranslated: [lang: Lang, count: number][]
}

/** The number of untranslated texts by language. Renders nothing if all texts are translated. */
export function TranslationsPanel({ view, untranslated }: TranslationsPanelProps) {
  const { t, lang } = view
  const remaining = untranslated.filter(([, count]) => count > 0)
  if (remaining.length === 0) return null
  return (
    <section className="panel">
      <PanelHead
        view={view}
        title={t('staff.start.translate')}
        href={STAFF.translations}
        link={t('staff.translations')}
      />
      <ul className="rows">
        {remaining.map(([code, count]) => (
          <li key={code}>
            <a href={`${withQuery(STAFF.translations, `lang=${code}`)}#todo`}>
              {LANGUAGE_NAMES[code]}
            </a>
            <small className="muted">{plural(t, lang, 'staff.start.translate', count)}</small>
          </li>
        ))}
      </ul>
    </section>
  )
}
