import { searchFieldName } from '../../../platform/fields/search-select'
import { withColon } from '../../../platform/format/lang'
import { STAFF } from '../../../urls'
import { SEARCH_SELECT } from '../../client/search-select-parts'
import type { Offered } from '../choices/offered'
import type { EditForm } from '../edit-form'

interface SearchSelectProps {
  form: EditForm
  /** The name and label of the select. */
  name: string
  label: string
  /** The kinds of items that it offers. */
  kinds: readonly string[]
  offered: Offered
}

/** The search field of a select. Its button sends the complete form and stores nothing. */
export function SearchSelect({ form: { view }, name, label, kinds, offered }: SearchSelectProps) {
  const { t } = view
  const { options, total, query } = offered
  return (
    <span
      className="seek"
      {...{ [SEARCH_SELECT.container]: kinds.join(' '), [SEARCH_SELECT.endpoint]: STAFF.choices }}
    >
      <input
        type="search"
        name={searchFieldName(name)}
        aria-label={t('choice.search', { field: label })}
        placeholder={t('choice.word')}
        maxLength={100}
        autoComplete="off"
      />
      <button
        type="submit"
        className="button quiet"
        name="action"
        value={searchFieldName(name)}
        formNoValidate
      >
        {t('choice.find')}
        <span className="sr-only">
          {withColon(view.lang, '')} {label}
        </span>
      </button>
      <small role="status" {...{ [SEARCH_SELECT.count]: t('choice.count') }}>
        {total === null
          ? t('choice.recent')
          : query === null
            ? t('choice.some', { shown: options.length, total })
            : t('choice.found', { words: query, count: total })}
      </small>
    </span>
  )
}
