import { Icon } from '../../components/ui/icon'
import type { ListChoices } from '../../listing/filter/list-choices'
import { MAX_TYPED_TEXT } from '../../listing/filter/list-filter'
import type { MarketList } from '../../listing/filter/lists'
import { formatEuro } from '../../listing/price'
import { pick } from '../../platform/format/lang'
import { FROM_PARAM, SUBMITTED } from '../../urls'
import { priceSteps } from './embed'
import type { EmbedView } from './embed-page'

/** A list that the form can search, with the path of its page. */
export interface SearchedList {
  list: MarketList
  path: string
  choices: ListChoices
}

interface EmbedSearchProps {
  view: EmbedView
  /** At least one. */
  lists: readonly SearchedList[]
}

/**
 * The search of the home page as a form without a script, with a button for each list. Prices of a purchase and of a rent
 * differ, so a form for several lists has none.
 */
export function EmbedSearch({ view, lists }: EmbedSearchProps) {
  const { t, lang, site, from } = view
  const [first, another] = lists
  const offered = new Set(lists.flatMap(({ choices }) => choices.types))
  const types = site.propertyTypes.filter(({ webId }) => offered.has(webId))
  const prices = first && !another ? pricesOf(view, first) : []
  return (
    <search>
      <h1 id="title">{t('embeds.find', { name: site.settings.name })}</h1>
      <form className="embed-search" action={first?.path} aria-labelledby="title">
        <input type="hidden" name={SUBMITTED} value="true" />
        {from ? <input type="hidden" name={FROM_PARAM} value={from} /> : null}
        <p className="field">
          <label htmlFor="where">{t('search.where')}</label>
          <input
            id="where"
            name="streetcity"
            type="text"
            inputMode="search"
            enterKeyHint="search"
            placeholder={t('search.placeholder')}
            maxLength={MAX_TYPED_TEXT}
            spellCheck={false}
          />
        </p>
        <Choice
          name="type"
          label={t('search.type')}
          any={t('search.alltypes')}
          options={types.map(({ webId, name }) => [webId, pick(name, lang)])}
        />
        <Choice
          name="pricemax"
          label={t('search.maxprice')}
          any={t('search.nomax')}
          options={prices.map((price) => [price, formatEuro(price)])}
        />
        <div className="row">
          {lists.map(({ list, path }) => (
            <button key={list} type="submit" className="button" formAction={path}>
              <Icon name="search" />
              {another ? t(`goal.${list}`) : t('search.submit')}
            </button>
          ))}
        </div>
      </form>
    </search>
  )
}

/** Returns the agency's price steps that match a listing of the list. */
function pricesOf(view: EmbedView, { list, choices }: SearchedList): number[] {
  const lowest = choices.ranges.price?.lowest ?? Number.POSITIVE_INFINITY
  return priceSteps(view, list).filter((price) => price >= lowest)
}

interface ChoiceProps {
  name: string
  label: string
  /** The option without a condition. */
  any: string
  options: [value: number, label: string][]
}

function Choice({ name, label, any, options }: ChoiceProps) {
  if (options.length === 0) return null
  return (
    <p className="field">
      <label htmlFor={name}>{label}</label>
      <select id={name} name={name}>
        <option value="">{any}</option>
        {options.map(([value, text]) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </select>
    </p>
  )
}
