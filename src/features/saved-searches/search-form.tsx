import { Honeypot, PlainField } from '../../components/forms/plain-field'
import type { Words } from '../../components/ui/view'
import { SEARCHES } from '../../urls'
import { FREQUENCIES, type Frequency } from './saved-search'

/** The prefixes of the texts of the form that saves a search. */
export const SEARCH_FORM_TEXTS = [
  'form.privacymore',
  'form.trap',
  'issue',
  'nav.close',
  'searches.ask',
  'searches.daily',
  'searches.email',
  'searches.frequency',
  'searches.kept',
  'searches.keptoffer',
  'searches.keptoffertext',
  'searches.now',
  'searches.offer',
  'searches.offertext',
  'searches.privacy',
  'searches.saves',
  'searches.weekly',
] as const
export type SearchFormText = (typeof SEARCH_FORM_TEXTS)[number]

/** The criteria: the canonical query of a list, or the ids of listings. */
type SearchedBy = { query: string } | { ids: string }

export interface SearchFormProps {
  words: Words<SearchFormText>
  /** The id that distinguishes the form from others on the page. */
  id: string
  about: SearchedBy
  /** The filter as a sentence. */
  sentence: string
  /** The path of the page from which the visitor came. */
  page: string
  /** The address of the privacy statement, if there is one. */
  privacy: string | null
  email?: string
  issue?: string | undefined
}

/** The form that requests mails about a search, with the address and the frequency. It works without scripts. */
export function SearchForm(props: SearchFormProps) {
  const { words, id, about, sentence, page, privacy, email, issue } = props
  const { t, lang } = words
  return (
    <form method="post" action={SEARCHES.ask} className="search-form" noValidate>
      <input type="hidden" name="lang" value={lang} />
      <input type="hidden" name="page" value={page} />
      {Object.entries(about).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <dl className="searched-for">
        <dt>{t('searches.saves')}</dt>
        <dd>{sentence}</dd>
      </dl>
      <Honeypot id={`${id}-trap`} label={t('form.trap')} />
      <PlainField
        t={t}
        form="search"
        id={`${id}-email`}
        name="email"
        type="email"
        label={t('searches.email')}
        autoComplete="email"
        value={email}
        issue={issue}
        isFirstWrong={issue !== undefined}
      />
      <FrequencyField words={words} id={`${id}-frequency`} frequency="now" />
      <button type="submit" className="button large block">
        {t('searches.ask')}
      </button>
      <p className="help">
        {t('searches.privacy')} {privacy ? <a href={privacy}>{t('form.privacymore')}</a> : null}
      </p>
    </form>
  )
}

interface FrequencyFieldProps {
  words: Words<SearchFormText>
  id: string
  frequency: Frequency
}

export function FrequencyField({ words: { t }, id, frequency }: FrequencyFieldProps) {
  return (
    <div className="field">
      <label htmlFor={id}>{t('searches.frequency')}</label>
      <select id={id} name="frequency" defaultValue={frequency}>
        {FREQUENCIES.map((name) => (
          <option key={name} value={name}>
            {t(`searches.${name}`)}
          </option>
        ))}
      </select>
    </div>
  )
}
