import { FREQUENCIES, type Frequency } from '../../domain/searches/saved-search'
import { rolePath, SEARCHES } from '../../urls'
import { Icon } from '../ui/icon'
import type { View } from '../ui/view'

interface SearchFormProps {
  view: View
  /** Sets the form apart from others on the page. */
  id: string
  /** What is searched: a list's canonical query, or homes by their numbers. */
  about: { query: string } | { ids: string }
  /** The path that the visitor came from. */
  page: string
  email?: string
  frequency?: Frequency
  issue?: string | undefined
}

/** Asks for mails about a search: an address, and how often. A plain post. */
export function SearchForm(props: SearchFormProps) {
  const { view, id, about, page, email, frequency = 'now', issue } = props
  const { t, lang, site } = view
  const privacy = rolePath(site, lang, 'privacy')
  return (
    <form method="post" action={SEARCHES.ask} className="lead-form search-mails">
      <input type="hidden" name="lang" value={lang} />
      <input type="hidden" name="page" value={page} />
      {Object.entries(about).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <div className="trap" aria-hidden="true">
        <label htmlFor={`${id}-trap`}>{t('searches.trap')}</label>
        <input id={`${id}-trap`} name="middleName" tabIndex={-1} autoComplete="off" />
      </div>
      <div className={issue ? 'field invalid' : 'field'}>
        <label htmlFor={`${id}-email`}>{t('searches.email')}</label>
        <input
          id={`${id}-email`}
          name="email"
          type="email"
          autoComplete="email"
          maxLength={254}
          required
          defaultValue={email}
          aria-invalid={issue ? true : undefined}
          aria-describedby={issue ? `${id}-issue` : undefined}
        />
        {issue ? (
          <p className="error" id={`${id}-issue`} role="alert">
            <Icon name="info" />
            <span>{issue}</span>
          </p>
        ) : null}
      </div>
      <FrequencyField view={view} id={`${id}-frequency`} frequency={frequency} />
      <button type="submit" className="button">
        {t('searches.ask')}
      </button>
      <p className="help">
        {t('searches.privacy')} {privacy ? <a href={privacy}>{t('form.privacymore')}</a> : null}
      </p>
    </form>
  )
}

interface FrequencyFieldProps {
  view: View
  id: string
  frequency: Frequency
}

/** How often mails come. */
export function FrequencyField({ view, id, frequency }: FrequencyFieldProps) {
  const { t } = view
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
