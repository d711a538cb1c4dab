import { LANGUAGE_NAMES } from '../../components/shell/language-menu'
import type { View } from '../../components/ui/view'
import { LANGS } from '../../platform/format/lang'
import { STAFF } from '../../urls'

/** A button for each language. The choice is stored in the account. */
export function LanguageForm({ view }: { view: View }) {
  return (
    <form className="languages" method="post" action={STAFF.language}>
      <input type="hidden" name="returnTo" value={view.path} />
      <fieldset>
        <legend className="sr-only">{view.t('staff.language')}</legend>
        {LANGS.map((lang) => (
          <button
            key={lang}
            type="submit"
            name="lang"
            value={lang}
            aria-current={lang === view.lang ? 'true' : undefined}
          >
            {lang} <span className="sr-only">{LANGUAGE_NAMES[lang]}</span>
          </button>
        ))}
      </fieldset>
    </form>
  )
}
