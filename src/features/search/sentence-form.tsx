import type { SelectOption } from '../../components/listing/search-options'
import { NO_NOUNS, nameInSentence } from '../../components/listing/search-sentence'
import { bitsOf, FEATURE_BIT, FEATURES, featuresOf } from '../../listing/features'
import { homeQuery } from '../../listing/filter/form-query'
import { Select } from './fields'
import { availableFeatures, countedOptions, priceOptions, typeOptions } from './options'
import { SearchBox } from './search-box'
import { priceOf, typesOf } from './select-values'
import type { Search } from './use-search'

/** The main fields as the words of a sentence: 'I am looking for a house in Ghent with garden up to € 400.000'. */
export function SearchSentence({ search }: { search: Search }) {
  const { t, filter, counts, change } = search
  const types = filter.types.join(',')
  const features = featureOptions(search)
  const prices = priceOptions(search, 'max')
  return (
    <div className="sentence">
      {t('sentenceform.start')}{' '}
      <Select
        label={t('search.type')}
        name="type"
        options={countedOptions(typeOptions(search), types, counts?.types)}
        value={types}
        onChange={(value) => change({ types: typesOf(value) })}
      />{' '}
      {t('sentenceform.in')} <SearchBox search={search} />{' '}
      {features.length > 1 && t('sentenceform.with')}{' '}
      <Select
        label={t('search.features')}
        name="feature"
        options={countedOptions(features, selectedNouns(filter), counts?.features)}
        value={selectedNouns(filter)}
        onChange={(value) => change({ features: withNouns(filter, value) })}
      />{' '}
      {prices.length > 1 && t('sentenceform.to')}{' '}
      <Select
        label={t('search.maxprice')}
        name="pricemax"
        options={prices}
        value={String(filter.maxPrice ?? '')}
        onChange={(value) => change({ maxPrice: priceOf(value) })}
      />
    </div>
  )
}

/** The link that shows the form of the home page as a sentence, or as fields again, with the same filter. */
export function SentenceSwitch({ search: { t, filter, isSentence } }: { search: Search }) {
  return (
    <a className="link sentence-switch" href={`?${homeQuery(filter, { isSentence: !isSentence })}`}>
      {t(isSentence ? 'sentenceform.fields' : 'search.sentence')}
    </a>
  )
}

/** Returns the features with a noun. Several at once, which the other filters can select, are an additional option. */
function featureOptions(search: Search): SelectOption[] {
  const { t, lang, filter } = search
  const label = (name: (typeof FEATURES)[number]) => nameInSentence(lang, t(`search.${name}`))
  const selected = featuresOf(filter.features & ~NO_NOUNS)
  return [
    { value: '', label: t('sentenceform.anyfeature') },
    ...(selected.length > 1
      ? [{ value: selected.join(','), label: selected.map(label).join(', ') }]
      : []),
    ...availableFeatures(search)
      .filter((name) => (FEATURE_BIT[name] & NO_NOUNS) === 0)
      .map((name) => ({ value: name, label: label(name) })),
  ]
}

function selectedNouns({ features }: Search['filter']): string {
  return featuresOf(features & ~NO_NOUNS).join(',')
}

function withNouns({ features }: Search['filter'], value: string): number {
  const names = value.split(',')
  return (features & NO_NOUNS) | bitsOf(FEATURES.filter((name) => names.includes(name)))
}
