import { bitsOf, FEATURE_BIT, featuresOf } from '../../listing/features'
import { isAreaKey, type ListFilter, type RegionChoice } from '../../listing/filter/list-filter'
import { areLargeAreas } from '../../listing/filter/region'
import { formatEuro } from '../../listing/price'
import type { Lang } from '../../platform/format/lang'
import { formatSurface } from '../../platform/format/number'
import { GOAL, type Goal, WEB_ID } from '../../platform/goal'
import { type PluralBase, plural } from '../../platform/i18n/translate'
import { LIST_ROLE } from '../../urls'
import type { Words } from '../ui/view'

/** The base of texts with a noun: `.one` and `.other` with a number, `.a` with its indefinite article. */
type Noun = Extract<PluralBase, `noun.${string}` | 'list.count' | 'list.projects'>

/** The nouns for listings of one type, by the type's WebID. */
const NOUNS: Record<number, Noun> = {
  1: 'noun.house',
  2: 'noun.flat',
  3: 'noun.plot',
  4: 'noun.garage',
  5: 'noun.office',
  6: 'noun.shop',
  7: 'noun.hall',
  8: 'noun.income',
  9: 'noun.room',
  10: 'noun.project',
}

const MAX_PLACES = 2
const ADJECTIVES = bitsOf(['furnished', 'renovate', 'groundfloor', 'accessible'])
/** Features that have no noun for a phrase with 'with'. */
export const NO_NOUNS = ADJECTIVES | FEATURE_BIT.abroad

/**
 * Returns a filter as a phrase within a sentence: `een huis te koop in Gent met tuin tot € 400.000`. A place with one
 * postcode has it before its name, because `Gent` alone is the municipality.
 */
export function searchSentence(words: Words, filter: ListFilter): string {
  const title = withGoal(words, filter)
  return `${withPlace(words, title, filter, 'sentence')} ${factsInSentence(words, filter)}`.trim()
}

/** Returns a kind of property with its article, as in `een huis`, or null if the type has no noun. */
export function typeInSentence({ t }: Words, type: number): string | null {
  const noun = NOUNS[type]
  return noun ? t(`${noun}.a`) : null
}

/** Returns a number of properties of one type, as in `3 huizen`; `3 panden` if the type has no noun. */
export function countedType({ t, lang }: Words, type: number, count: number): string {
  return plural(t, lang, NOUNS[type] ?? 'list.count', count)
}

/** Returns the kinds of property with their article: `een huis of een appartement`. */
function typesInSentence(words: Words, { types, goal }: ListFilter): string {
  const { t, lang } = words
  const names = types.map((type) => typeInSentence(words, type) ?? t(`${listNoun({ goal })}.a`))
  if (names.length === 0) return t(`${listNoun({ goal })}.a`)
  return new Intl.ListFormat(lang, { type: 'disjunction' }).format(new Set(names))
}

function withGoal(words: Words, filter: ListFilter): string {
  const { t } = words
  const { goal, types } = filter
  const isProject = types.length === 0 || types.includes(WEB_ID.project)
  if (goal === GOAL.projects && isProject) return t('noun.project.a')
  const homes = typesInSentence(words, filter)
  return goal === null ? homes : t(`sentence.${LIST_ROLE[goal]}`, { homes })
}

/**
 * Returns the heading of a list, with the number of listings: `Te koop in Gent, 3 huizen met tuin tot € 900.000`.
 * Without a title it has no place: `3 huizen met tuin tot € 900.000`.
 */
export function searchHeading(
  words: Words,
  filter: ListFilter,
  { title = '', total }: { title?: string; total: number },
): string {
  const listings = `${countedTypes(words, filter, total)} ${factsInSentence(words, filter)}`.trim()
  return title ? `${withPlace(words, title, filter, 'heading')}, ${listings}` : listings
}

/** Returns a title with the filter's place: `Te koop in Gent`. Returns only the title if the filter has no place. */
function withPlace(
  words: Words,
  title: string,
  filter: ListFilter,
  form: 'heading' | 'sentence',
): string {
  const { t } = words
  const { radius, regions, text, area } = filter
  const place = placesOf(words, filter, form === 'sentence' ? nameWithPostcode : undefined)
  const [region] = regions
  const atPlace = place
    ? radius
      ? t('heading.around', { title, km: radius, place: region?.city || place })
      : t(areLargeAreas(regions) ? `${form}.region` : 'heading.at', { title, place })
    : title
  const withAbroad = isAbroad(filter) ? t('heading.abroad', { title: atPlace }) : atPlace
  const withArea = area ? t('heading.area', { title: withAbroad }) : withAbroad
  return text ? t('heading.text', { title: withArea, text }) : withArea
}

/** Returns the towns of a filter: up to two by name, more by their number, or '' if there are none. */
export function placesOf(
  { t, lang }: Words,
  { regions }: Pick<ListFilter, 'regions'>,
  nameOf = ({ city, zip }: RegionChoice) => city || zip,
): string {
  const names = [...new Set(regions.map((region) => nameOf(region)))]
  const [first = '', ...others] = names
  if (names.length <= MAX_PLACES) return joinNames(lang, names)
  return plural(t, lang, 'heading.others', others.length, { place: first })
}

function nameWithPostcode({ city, zip }: RegionChoice): string {
  return city && zip && !isAreaKey(zip) ? `${zip} ${city}` : city || zip
}

/** Returns the noun for the rows of a list: projects, or properties and projects. */
export function listNoun({ goal }: { goal?: Goal | null }): 'list.projects' | 'list.count' {
  return goal === GOAL.projects ? 'list.projects' : 'list.count'
}

/** Returns the text of a button that shows a number of listings. */
export function showText({
  goal,
}: Pick<ListFilter, 'goal'>): 'search.showprojects' | 'search.show' {
  return goal === GOAL.projects ? 'search.showprojects' : 'search.show'
}

/** Returns a number of properties with the types of the filter: `3 huizen en appartementen`. */
function countedTypes(words: Words, filter: ListFilter, total: number): string {
  if (filter.goal === GOAL.projects) return countedProjects(words, filter, total)
  const { t, lang } = words
  const [first = listNoun(filter), ...others] = nounsOf(filter)
  const names = [
    plural(t, lang, first, total),
    ...others.map((noun) => withoutCount(plural(t, lang, noun, total))),
  ]
  const type = total < 2 ? 'disjunction' : 'conjunction'
  return new Intl.ListFormat(lang, { type }).format(names)
}

/** Returns a number of projects with the types of their units: `3 projecten (huizen en appartementen)`. */
function countedProjects({ t, lang }: Words, filter: ListFilter, total: number): string {
  const projects = plural(t, lang, 'list.projects', total)
  const types = filter.types.filter((type) => NOUNS[type] && type !== WEB_ID.project)
  const units = nounsOf({ types }).map((noun) => withoutCount(t(`${noun}.other`, { count: '' })))
  return units.length > 0 ? `${projects} (${joinNames(lang, units)})` : projects
}

function nounsOf({ types }: Pick<ListFilter, 'types'>): Noun[] {
  return [...new Set(types.map((type) => NOUNS[type] ?? 'list.count'))]
}

/** Returns a counted noun without its number. */
function withoutCount(counted: string): string {
  return counted.replace(/^[\d\s.,]+/, '')
}

/** Returns the filters other than place and type, as in `met tuin tot € 900.000`, or '' if there are none. */
function factsInSentence(words: Words, filter: ListFilter): string {
  const { t, lang } = words
  const facts = factsOf(words, filter)
  return [
    facts.length > 0 && t('heading.with', { facts: joinNames(lang, facts) }),
    pricesOf(words, filter),
    filter.noConstruction && t('heading.noconstruction'),
    adjectivesOf(words, filter),
  ]
    .filter(Boolean)
    .join(' ')
}

export function joinNames(lang: Lang, names: readonly string[]): string {
  if (names.length < 2) return names.join()
  return new Intl.ListFormat(lang, { type: 'conjunction' }).format(names)
}

/** Returns a noun as it is written within a sentence. German nouns have a capital there too. */
export function nameInSentence(lang: Lang, name: string): string {
  return lang === 'de' ? name : name.toLowerCase()
}

function factsOf({ t, lang }: Words, filter: ListFilter): string[] {
  const { bedrooms, minBathrooms, minSurface, minPlot, epc, features } = filter
  const rooms =
    bedrooms &&
    (bedrooms === 4 ? t('heading.fourormore') : plural(t, lang, 'heading.bedrooms', bedrooms))
  const facts = featuresOf(features & ~NO_NOUNS)
  const names = facts.map((feature) => nameInSentence(lang, t(`search.${feature}`)))
  return [
    rooms,
    minBathrooms && plural(t, lang, 'heading.bathrooms', minBathrooms),
    minSurface !== null && t('heading.surface', { surface: formatSurface(minSurface) }),
    minPlot !== null && t(plotKey(filter), { surface: formatSurface(minPlot) }),
    ...names,
    epc !== null && t('search.epcfrom', { label: epc }),
  ].filter((name) => typeof name === 'string')
}

/** The surface of land is that of its plot. */
function plotKey({ types }: ListFilter): 'heading.surface' | 'heading.plot' {
  const isLand = types.length > 0 && types.every((type) => type === WEB_ID.land)
  return isLand ? 'heading.surface' : 'heading.plot'
}

/** Returns the adjectives in parentheses, as in `(gemeubeld, te renoveren)`. After the noun they need no inflection. */
function adjectivesOf({ t }: Words, { features }: ListFilter): string {
  const names = featuresOf(features & ADJECTIVES).map((name) =>
    t(`search.${name}`).replace(/^./, (first) => first.toLowerCase()),
  )
  return names.length > 0 ? `(${names.join(', ')})` : ''
}

/**
 * Returns true if the filter is limited to listings abroad. The heading names that as a place: `Te koop in het
 * buitenland`.
 */
function isAbroad({ features }: ListFilter): boolean {
  return (features & FEATURE_BIT.abroad) !== 0
}

function pricesOf({ t }: Words, { minPrice, maxPrice }: ListFilter): string {
  if (minPrice !== null && maxPrice !== null)
    return t('heading.between', {
      from: formatEuro(minPrice),
      to: formatEuro(maxPrice),
    })
  if (minPrice !== null) return t('heading.from', { price: formatEuro(minPrice) })
  return maxPrice === null ? '' : t('heading.to', { price: formatEuro(maxPrice) })
}
