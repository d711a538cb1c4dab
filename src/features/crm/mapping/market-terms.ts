import { MARQUEE, marqueeOf } from '../../../listing/marquee'
import { STATUS } from '../../../listing/status'
import { normalise } from '../../../platform/format/text'
import { GOAL } from '../../../platform/goal'
import { readPlainLine } from './wire-values'

/** The availability of a listing: its status, and its label or null for none. */
export interface Market {
  status: number
  marquee: number | null
}

const active = (marquee: number | null): Market => ({ status: STATUS.active, marquee })
const off = (status: number): Market => ({ status, marquee: null })

/**
 * The terms for availability in Dutch, French, English and German, in the form that `normalise` returns, separated by
 * `|`. Codes that only one source has are in the table of that source.
 */
const MARKETS: readonly { market: Market; words: string }[] = [
  {
    market: active(null),
    words: `te koop|te huur|te koop of te huur|beschikbaar|onmiddellijk beschikbaar|vrij|actief|open|in verkoop|in verhuur|op de markt|online
      |gepubliceerd|zichtbaar|a vendre|a louer|disponible|disponible immediatement|libre|actif|active|en vente|en location|sur le marche|en ligne
      |publie|publiee|visible|for sale|for rent|to let|to rent|available|on the market|on market|published|offen
      |verfugbar|verfuegbar|frei|aktiv|zu verkaufen|zu vermieten|im verkauf|in vermietung|veroffentlicht
      |veroeffentlicht|sichtbar`,
  },
  {
    market: active(MARQUEE.new),
    words: 'nieuw|nieuw te koop|nieuw te huur|nouveau|nouveaute|new|neu',
  },
  {
    market: active(MARQUEE.newPrice),
    words: `nieuwe prijs|prijsdaling|prijsverlaging|prijs verlaagd|nouveau prix|baisse de prix|prix en baisse
      |new price|price reduced|price reduction|reduced|neuer preis|preissenkung|preis gesenkt`,
  },
  {
    market: active(MARQUEE.newConditions),
    words:
      'nieuwe voorwaarden|nouvelles conditions|new conditions|neue bedingungen|neue konditionen',
  },
  {
    market: active(MARQUEE.option),
    words: `optie|in optie|onder optie|met optie|optie genomen|gereserveerd|voorbehouden|reservatie|onder bod|bod
      |bod aanvaard|onder compromis|in compromis|compromis|compromis getekend|compromis ondertekend|bod ontvangen|reservering|in option|onder contract|onder voorbehoud
      |in onderhandeling|onderhandeling|verkoopovereenkomst getekend
      |option|en option|sous option|option prise|reserve|reservee|reservation|sous offre|offre acceptee|offre recue|offre en cours|sous compromis
      |sous compromis de vente|en compromis|compromis signe|compromis de vente signe|sous contrat|sous seing prive|vente en cours|en negociation|en cours de negociation
      |on option|under option|reserved|under offer|offer accepted|bid|pending|sale pending|contract pending|sale agreed|under contract|under negotiation
      |unter option|optioniert|optiert|vorgemerkt|reserviert|reservierung|unter angebot|angebot angenommen|unter vertrag|vorvertrag
      |vorvertrag unterzeichnet|kompromiss unterzeichnet|in verhandlung`,
  },
  {
    market: active(MARQUEE.sold),
    words: `verkocht onder voorwaarden|verkocht onder voorwaarde|verkocht onder opschortende voorwaarden
      |verkocht onder opschortende voorwaarde|verkocht onder voorbehoud|verkocht o v|voorlopig verkocht|vendu sous conditions
      |vendu sous condition|vendu sous conditions suspensives|vendu sous condition suspensive|vendu sous reserve
      |sold under conditions|sold under condition|sold subject to contract|sold stc|sstc|unter vorbehalt verkauft
      |verkauft unter vorbehalt|bedingt verkauft`,
  },
  {
    market: off(STATUS.sold),
    words: 'verkocht|akte verleden|vendu|vendue|acte signe|acte passe|sold|verkauft',
  },
  {
    market: off(STATUS.rented),
    words: 'verhuurd|loue|louee|rented|rented out|let|let out|let agreed|vermietet|verpachtet',
  },
  {
    market: off(STATUS.cancelled),
    words: `ingetrokken|teruggetrokken|uit de markt|uit verkoop|vervallen|geannuleerd|afgesloten|stopgezet|retire|retiree
      |retire de la vente|expire|annule|annulee|abandonne
      |withdrawn|cancelled|canceled|off market|off the market|lost|expired|zuruckgezogen|zurueckgezogen|storniert
      |zuruckgestellt|abgebrochen`,
  },
  {
    market: off(STATUS.inactive),
    words: `verborgen|niet zichtbaar|niet beschikbaar|niet meer beschikbaar|opgeschort|inactief|niet actief|offline|gearchiveerd|archief|gedeactiveerd|niet publiceren
      |verwijderd|cache|cachee|masque|masquee|invisible|indisponible|plus disponible|suspendu|inactif|inactive|hors ligne|archive|archivee|desactive
      |non publie|non publiee|supprime|hidden|not active|not published|unpublished|archived|deactivated|deleted|paused|on hold|unavailable|not available|no longer available
      |versteckt|verborgen|verdeckt|nicht verfugbar|nicht sichtbar|inaktiv|nicht aktiv|archiviert|deaktiviert|nicht veroffentlicht
      |nicht veroeffentlicht|geloscht|geloescht|pausiert`,
  },
  {
    market: off(STATUS.prospective),
    words: `prospectie|prospect|in voorbereiding|voorbereiding|ontwerp|binnenkort|weldra|schatting
      |prospection|en preparation|brouillon|bientot|estimation|prospective|in preparation|draft|coming soon|valuation
      |akquise|akquisition|in vorbereitung|entwurf|demnachst|demnaechst|bewertung`,
  },
  { market: off(STATUS.reference), words: 'referentie|reference|referenz|realisatie|realisation' },
]

/** Matches the date at the end of 'option until 12/05' and 'available from 12/05'. */
const DATE = / (?:tot|tem|t e m|jusqu|until|till|bis|vanaf|des|a partir|from|ab|\d).*/s

/** The number of words of a longer text that are read; the longest phrase in the table follows. */
const MAX_WORDS = 12
const MAX_PHRASE = 5
/** The negations: a text with one of them may mean the opposite. */
export const NEGATIONS = [
  'niet',
  'geen',
  'zonder',
  'pas',
  'non',
  'sans',
  'not',
  'no',
  'without',
  'nicht',
  'kein',
  'ohne',
]
/** Terms that mean something else within many texts: 'let op', 'bod mogelijk'. */
const AMBIGUOUS = ['let', 'bod', 'bid', 'lost', 'cache', 'reserve', 'voorbehouden']

/** The terms for 'sold or rented', of which the goal decides one. */
const OFF_MARKET_TERMS = `verkocht verhuurd|verhuurd verkocht|verkocht of verhuurd|vendu loue|loue vendu|vendu ou loue
  |sold rented|sold let|sold or rented|verkauft vermietet|vermietet verkauft|vergeven`

const GOALS: readonly { goal: number; words: string }[] = [
  {
    goal: GOAL.sale,
    words: 'te koop|koop|verkoop|a vendre|vente|for sale|sale|sell|buy|kauf|verkauf|zu verkaufen',
  },
  {
    goal: GOAL.rent,
    words: `te huur|huur|verhuur|verhuring|a louer|location|for rent|to rent|rent|rental|to let|let|letting|lease
      |miete|vermietung|zu vermieten|pacht|miete pacht`,
  },
  {
    goal: GOAL.projects,
    words:
      'overname|over te nemen|a remettre|reprise|takeover|take over|business takeover|geschaftsubernahme',
  },
]

const MARKET_OF = new Map(
  MARKETS.flatMap(({ market, words }) => list(words).map((word) => [word, market])),
)
const GOAL_OF = new Map(GOALS.flatMap(({ goal, words }) => list(words).map((word) => [word, goal])))
const OFF_MARKET = new Set(list(OFF_MARKET_TERMS))

/**
 * Returns the availability that this text names, or null if it names none. `goal` decides 'sold or rented'. In a longer
 * text only the terms for reserved or unavailable listings count.
 */
export function marketOfWords(words: string, goal: number | null): Market | null {
  return marketNamed(words, goal) ?? marketInside(wordsOf(words), goal)
}

/** Returns the availability that the text consists of, apart from a date at its end; null for any other text. */
export function marketNamed(words: string, goal: number | null): Market | null {
  const word = wordsOf(words).replace(DATE, '')
  if (OFF_MARKET.has(word)) return off(goal === GOAL.rent ? STATUS.rented : STATUS.sold)
  return MARKET_OF.get(word) ?? null
}

function marketInside(text: string, goal: number | null): Market | null {
  const words = text.split(' ', MAX_WORDS)
  if (words.some((word) => NEGATIONS.includes(word))) return null
  const phrases = words.flatMap((_, start) =>
    Array.from({ length: MAX_PHRASE }, (_, more) => words.slice(start, start + more + 1).join(' ')),
  )
  const [first, ...others] = phrases.flatMap((phrase) => {
    const market = AMBIGUOUS.includes(phrase) ? undefined : MARKET_OF.get(phrase)
    const isTenanted = market?.status === STATUS.rented && goal !== GOAL.rent
    return market && !isTenanted && isReserved(market) ? [market] : []
  })
  return first ? strictestMarket([first, ...others]) : null
}

/** Returns true for an availability that is reserved, sold, rented or withdrawn. */
function isReserved({ status, marquee }: Market): boolean {
  if (status === STATUS.active) return marquee === MARQUEE.option || marquee === MARQUEE.sold
  return status !== STATUS.prospective && status !== STATUS.reference
}

/** Returns the goal that this text names (2 for the take-over of a business), or null if it names none. */
export function goalOfWords(words: string): number | null {
  return GOAL_OF.get(wordsOf(words)) ?? null
}

/** Returns the table of terms for the documentation: each availability with all its terms. */
export function marketWords(): { market: Market; words: string[] }[] {
  return MARKETS.map(({ market, words }) => ({ market, words: list(words) }))
}

/**
 * Returns the most restrictive of these, in the order: off the site, off the market, under option, another label, no
 * label.
 */
export function strictestMarket(markets: readonly [Market, ...Market[]]): Market {
  return markets.reduce((strictest, market) =>
    rank(market) > rank(strictest) ? market : strictest,
  )
}

function rank({ status, marquee }: Market): number {
  if (status === STATUS.sold || status === STATUS.rented) return 4
  if (status !== STATUS.active) return 5
  const label = marqueeOf(marquee)
  if (!label) return 0
  if (label.ignored) return 3
  return label.hidesPrice ? 2 : 1
}

function wordsOf(text: string): string {
  return normalise(readPlainLine(text) ?? '')
}

function list(words: string): string[] {
  return words.split('|').map((word) => word.trim())
}
