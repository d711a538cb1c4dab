import { Icon } from '../../components/ui/icon'
import type { Words } from '../../components/ui/view'
import { SearchForm, type SearchFormProps, type SearchFormText } from './search-form'

/** The offer: news of a list, or of the visitor's favourites. */
type Offer = 'searches.offer' | 'searches.keptoffer'

interface ButtonProps {
  words: Words<SearchFormText>
  /** The id of the popover. */
  id: string
  offer: Offer
  /** True if the button may shrink to its icon. */
  compact?: boolean
}

/** The button that opens the form for mails, without a script. */
export function SearchMailsButton({ words, id, offer, compact = false }: ButtonProps) {
  return (
    <button
      type="button"
      className={compact ? 'button quiet search-mails-button' : 'button quiet'}
      popoverTarget={id}
    >
      <Icon name="mail" />
      {compact ? <span>{words.t(offer)}</span> : words.t(offer)}
    </button>
  )
}

interface SearchMailsProps extends SearchFormProps {
  offer: Offer
  /** A further advantage of the mails. */
  more?: string
}

/** The form that requests mails, in a popover that its buttons open. */
export function SearchMails({ offer, more, ...form }: SearchMailsProps) {
  const { id, words } = form
  const { t } = words
  return (
    <div
      id={id}
      className="search-mails"
      popover="auto"
      role="dialog"
      aria-labelledby={`${id}-title`}
    >
      <div className="search-mails-head">
        <h2 id={`${id}-title`}>{t(offer)}</h2>
        <button
          type="button"
          className="round"
          popoverTarget={id}
          popoverTargetAction="hide"
          aria-label={t('nav.close')}
        >
          <Icon name="close" />
        </button>
      </div>
      <p>
        {t(`${offer}text`)} {more}
      </p>
      <SearchForm {...form} />
    </div>
  )
}
