import type { Lang } from '../../platform/format/lang'
import { withColon } from '../../platform/format/lang'
import { homePath } from '../../urls'
import { Icon } from '../ui/icon'
import type { View } from '../ui/view'

export const LANGUAGE_NAMES: Record<Lang, string> = {
  nl: 'Nederlands',
  fr: 'Français',
  en: 'English',
  de: 'Deutsch',
}

/** A menu with the language codes. It is not rendered if the agency has one language. */
export function LanguageMenu({ view }: { view: View }) {
  if (view.site.settings.languages.length < 2) return null
  return (
    <div className="lang">
      <button type="button" className="lang-button" popoverTarget="languages">
        <span className="sr-only">{withColon(view.lang, view.t('nav.language'))} </span>
        {view.lang.toUpperCase()}
        <Icon name="chevron-down" />
      </button>
      <div id="languages" className="lang-menu" popover="auto">
        <LanguageLinks view={view} named />
      </div>
    </div>
  )
}

/** Links to this page in every enabled language. `named` shows the names, otherwise the codes. */
export function LanguageLinks({ view, named = false }: { view: View; named?: boolean }) {
  const { languages } = view.site.settings
  if (languages.length < 2) return null
  return (
    <ul
      className="langs"
      aria-label={view.t('nav.language')}
      data-live={named ? 'languages' : 'language-codes'}
    >
      {languages.map((lang) => (
        <li key={lang}>
          <a
            href={view.alternates[lang] ?? homePath(lang)}
            hrefLang={lang}
            lang={lang}
            aria-current={lang === view.lang ? 'true' : undefined}
          >
            {lang.toUpperCase()}
            <span className={named ? undefined : 'sr-only'}> {LANGUAGE_NAMES[lang]}</span>
          </a>
        </li>
      ))}
    </ul>
  )
}
