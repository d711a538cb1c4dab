import { hook } from '../../client/hooks'
import { CHECKBOX_VALUE, type Entries, type Field } from '../../platform/fields/field'
import { leavesOf } from '../../platform/fields/leaf-fields'
import { type TranslationState, translationsIn } from '../../platform/fields/translation-states'
import type { Lang } from '../../platform/format/lang'
import { LANGUAGE_TABS } from '../client/live-parts'
import type { EditForm } from './edit-form'
import type { FieldIssue } from './issues-of'

/**
 * Returns the language that a form shows at first: the one of the first refused text, or else the last one shown, or
 * else the agency's first.
 */
export function shownLanguage(
  { entries, issues }: { entries: Entries; issues: readonly FieldIssue[] },
  languages: readonly Lang[],
  lastShown: string | undefined,
): Lang | undefined {
  const refused = issues.flatMap(
    ({ name }) => languages.find((one) => name.endsWith(`.${one}`)) ?? [],
  )
  const last = entries[LANGUAGE_TABS.shown] ?? lastShown ?? ''
  const shown = languages.find((one) => one === last) ?? languages[0]
  return shown && refused.includes(shown) ? shown : (refused[0] ?? shown)
}

interface LanguageTabsProps {
  form: EditForm
  fields: readonly Field[]
}

/**
 * Tabs that show the texts of a form in one language, with the state of each language. The styles hide the others.
 * Without scripts the tabs are hidden and all languages are visible.
 */
export function LanguageTabs({ form, fields }: LanguageTabsProps) {
  const { t, site } = form.view
  const { languages } = site.settings
  const [main] = languages
  const hasTexts = leavesOf(fields, form.entries).some(({ field }) => field.kind === 'translated')
  if (!main || languages.length < 2 || !hasTexts) return null
  const states = languageStates(form, fields)
  const shown = form.shownLanguage ?? shownLanguage(form, languages, undefined)
  return (
    <fieldset className="language-switch" {...hook('language-switch')}>
      <legend className="sr-only">{t('edit.languages')}</legend>
      {languages.map((lang) => {
        const state = states.get(lang) ?? 'filled'
        const text = t(`edit.language.${state}`)
        return (
          <label key={lang} title={text}>
            <input
              type="radio"
              name={LANGUAGE_TABS.shown}
              value={lang}
              defaultChecked={lang === shown}
            />
            <span className={`state ${STATE_CLASSES[state]}`}>
              <span className="name">{t(`settings.lang.${lang}`)}</span>
              <span className="code" aria-hidden="true">
                {lang.toUpperCase()}
              </span>
            </span>
            <span className="sr-only">{text}</span>
          </label>
        )
      })}
      <label className="check compare">
        <input
          type="checkbox"
          name={LANGUAGE_TABS.compared}
          value={CHECKBOX_VALUE}
          defaultChecked={form.entries[LANGUAGE_TABS.compared] === CHECKBOX_VALUE}
        />
        {t('edit.compare', { language: t(`settings.lang.${main}`) })}
      </label>
    </fieldset>
  )
}

type LanguageState = TranslationState | 'refused'

const STATE_CLASSES: Record<LanguageState, string> = {
  filled: 'done',
  missing: '',
  older: 'held',
  refused: 'failed',
}

/**
 * Returns the state of each language: the worst of its texts. A language without an entry is complete, and none is
 * while a required text is empty.
 */
function languageStates(
  { entries, published = [], issues, view }: EditForm,
  fields: readonly Field[],
): ReadonlyMap<Lang, LanguageState> {
  const { languages } = view.site.settings
  const states = new Map<Lang, LanguageState>()
  const isEmpty = leavesOf(fields, entries).some(
    ({ name, field }) =>
      field.kind === 'translated' && field.required && !entries[`${name}.${languages[0]}`],
  )
  if (isEmpty) for (const lang of languages) states.set(lang, 'missing')
  for (const { lang, state } of translationsIn(fields, entries, published, languages))
    if (state === 'missing' || (state === 'older' && !states.has(lang))) states.set(lang, state)
  for (const lang of languages)
    if (issues.some(({ name }) => name.endsWith(`.${lang}`))) states.set(lang, 'refused')
  return states
}
