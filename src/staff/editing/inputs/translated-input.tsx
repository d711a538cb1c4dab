import { hook } from '../../../client/hooks'
import type { TranslatedField } from '../../../platform/fields/field'
import { isIllustrated } from '../../../platform/fields/leaf-fields'
import { LANGS, type Lang } from '../../../platform/format/lang'
import { RICH_TEXT } from '../../rich-text/client/rich-parts'
import { type EditForm, issueText } from '../edit-form'
import { describedBy, FieldHint } from './hint'
import { SeveralFiles } from './several-files'

interface TranslatedInputProps {
  form: EditForm
  field: TranslatedField
  name: string
}

/**
 * Inputs for a text in the agency's languages, of which the tabs of the form show one. Texts in other languages are
 * hidden inputs.
 */
export function TranslatedInput({ form, field, name }: TranslatedInputProps) {
  const { t, site } = form.view
  const { languages } = site.settings
  const [main] = languages
  const issue = issueText(form, name)
  return (
    <fieldset className={issue ? 'field translated invalid' : 'field translated'}>
      <legend>{t(field.label)}</legend>
      <div className="language-tabs">
        {languages.map((lang) => (
          <LanguageInput
            key={lang}
            form={form}
            field={field}
            name={`${name}.${lang}`}
            lang={lang}
            fallback={lang === main ? undefined : form.entries[`${name}.${main}`]}
            isRequired={lang === main && field.required === true}
          />
        ))}
      </div>
      {LANGS.filter((lang) => !languages.includes(lang)).map((lang) => (
        <input
          key={lang}
          type="hidden"
          name={`${name}.${lang}`}
          value={form.entries[`${name}.${lang}`] ?? ''}
        />
      ))}
      <FieldHint form={form} name={name} help={field.help && t(field.help)} />
      {isIllustrated(field) ? (
        <details>
          <summary>{t('edit.several')}</summary>
          <SeveralFiles
            view={form.view}
            of="picture"
            label="media.choose.several.text"
            name={name}
          />
        </details>
      ) : null}
    </fieldset>
  )
}

/** Returns the maximum number of rows that the rich text editor needs for this HTML, because it replaces the field. */
function richRows(html: string): number {
  return Math.min(20, 4 + Math.ceil(html.length / 70))
}

interface LanguageInputProps extends TranslatedInputProps {
  lang: Lang
  /** The text that visitors see if the field is empty. */
  fallback: string | undefined
  isRequired: boolean
}

function LanguageInput({ form, field, name, lang, fallback, isRequired }: LanguageInputProps) {
  const { t } = form.view
  const issue = issueText(form, name)
  const common = {
    id: name,
    name,
    lang,
    'aria-label': `${t(field.label)}, ${t(`settings.lang.${lang}`)}`,
    'aria-invalid': issue ? true : undefined,
    'aria-describedby':
      [describedBy(form, name), describedBy(form, name.slice(0, -3), field.help)]
        .filter(Boolean)
        .join(' ') || undefined,
    defaultValue: form.entries[name] ?? '',
    autoFocus: lang === form.shownLanguage && form.focus === name.slice(0, -3),
    placeholder: fallback,
    required: isRequired,
  }
  return (
    <div
      className={issue ? 'field language-tab invalid' : 'field language-tab'}
      {...hook('language', lang)}
    >
      <span aria-hidden="true">{lang.toUpperCase()}</span>
      {field.lines ? (
        <textarea
          {...common}
          {...(field.rich && { [RICH_TEXT.field]: field.rich })}
          rows={field.rich ? richRows(common.defaultValue) : 3}
        />
      ) : (
        <input {...common} type="text" autoComplete="off" />
      )}
      <FieldHint form={form} name={name} />
    </div>
  )
}
