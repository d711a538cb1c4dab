import { normalise } from '../../../platform/format/text'
import { type ImportIssue, shownValue } from '../import/import-issue'

/** The terms for a price per square metre, or for a period other than a month. */
const AREA = wordList(
  'm2|qm|sqm|ha|par are|per are|pro ar|hectare|hectares|hektar|vierkante meter|metre carre|metres carres|square metre|square meter|quadratmeter',
)
const PERIODS = wordList(
  `dag|dagelijks|jour|jours|journalier|day|daily|tag|taglich|taeglich|nacht|nuit|nuitee|night|nightly
  |week|weken|wekelijks|weekend|semaine|semaines|hebdomadaire|weekly|woche|wochentlich|woechentlich|wochenende
  |kwartaal|trimestre|trimestriel|quarter|quarterly|quartal|semester|semestre|halfjaar|halbjahr
  |jaar|jaarlijks|annee|annuel|annuelle|year|yearly|annual|annum|jahr|jahrlich|jaehrlich|par an|l an|p a|wk|jr|yr|pw|p w|p par w|p j|p par j|seizoen|saison|season
  |jaarbasis|jaarhuur|jaarprijs|weekhuur|weekprijs|dagprijs|jahresmiete|jahrespacht|wochenmiete|tagesmiete
  |quinzaine|fortnight|fortnightly|veertien dagen|14 dagen|14 days|14 tage`,
)
/** Matches a price of several months: 'per 3 maanden'. */
const MONTHS =
  / (?:per|par|pro|every|elke|alle|tous les) (?:[2-9]|1[0-2]) (?:maanden|mois|months|monate) /
const MONTHLY = wordList(
  'month|monthly|maand|maandelijks|mois|mensuel|mensuelle|monat|monatlich|mtl|permonth|per month',
)

/**
 * Returns the issue of a price that its texts describe as something else than a total price or monthly rent, or null.
 */
export function priceUnitIssue(field: string, texts: readonly string[]): ImportIssue | null {
  for (const text of texts) {
    const words = padded(text)
    if (hasAny(words, AREA)) return { code: 'priceByArea', field, value: shownValue(text) }
    if (hasAny(words, PERIODS) || MONTHS.test(words))
      return { code: 'rentPeriod', field, value: shownValue(text) }
  }
  return null
}

/** Returns true if the period of a rent is a month, or is not given. */
export function isMonthly(period: string | null): boolean {
  return period === null || MONTHLY.includes(normalise(period))
}

function hasAny(words: string, terms: readonly string[]): boolean {
  return terms.some((word) => words.includes(` ${word} `))
}

/** Returns the words of a text separated by single spaces, with a space before and after them. */
function padded(text: string): string {
  return ` ${normalise(text.replaceAll('/', ' par '))} `
}

function wordList(list: string): string[] {
  return list.split('|').map((word) => word.trim())
}
