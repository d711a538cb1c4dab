import { LANGS, type Lang } from '../../platform/format/lang'
import { normalise } from '../../platform/format/text'
import type { ShownHistory } from './history'

/**
 * The types and states of a CRM's entries by language, separated by `|`. The first one of a language is shown to
 * owners, the others are read only.
 */
const TERMS: readonly Record<Lang, string>[] = [
  {
    nl: 'Bezoek|Plaatsbezoek|Bezichtiging|Eerste bezoek',
    fr: 'Visite|Première visite',
    en: 'Viewing|Visit|First viewing',
    de: 'Besichtigung',
  },
  {
    nl: 'Tweede bezoek|Herbezoek',
    fr: 'Deuxième visite|Seconde visite',
    en: 'Second viewing|Second visit',
    de: 'Zweite Besichtigung|Zweitbesichtigung',
  },
  {
    nl: 'Fotoreportage|Foto’s nemen',
    fr: 'Reportage photo|Prise de photos',
    en: 'Photo shoot|Photos',
    de: 'Fototermin',
  },
  {
    nl: 'Ondertekening compromis|Ondertekening verkoopcompromis|Compromis',
    fr: 'Signature du compromis|Signature compromis',
    en: 'Signing of the sale agreement',
    de: 'Unterzeichnung des Kaufvertrags',
  },
  {
    nl: 'Ondertekening akte|Verlijden akte|Akte',
    fr: 'Signature de l’acte|Acte',
    en: 'Signing of the deed|Deed',
    de: 'Unterzeichnung der Urkunde|Beurkundung',
  },
  { nl: 'Schatting|Waardebepaling', fr: 'Estimation', en: 'Valuation', de: 'Bewertung' },
  { nl: 'Afspraak', fr: 'Rendez-vous', en: 'Appointment', de: 'Termin' },
  { nl: 'Plaatsbeschrijving', fr: 'État des lieux', en: 'Inventory', de: 'Zustandsprotokoll' },
  { nl: 'Opendeurdag|Kijkdag', fr: 'Portes ouvertes', en: 'Open house', de: 'Tag der offenen Tür' },
  {
    nl: 'Interne nota|Nota',
    fr: 'Note interne|Note',
    en: 'Internal note|Note',
    de: 'Interne Notiz|Notiz',
  },

  { nl: 'Gepland|Ingepland', fr: 'Planifié|Prévu', en: 'Planned|Scheduled', de: 'Geplant' },
  { nl: 'Bevestigd', fr: 'Confirmé', en: 'Confirmed', de: 'Bestätigt' },
  {
    nl: 'Uitgevoerd|Afgewerkt|Afgerond|Voltooid',
    fr: 'Effectué|Réalisé|Terminé',
    en: 'Done|Completed',
    de: 'Durchgeführt|Erledigt',
  },
  { nl: 'Geannuleerd', fr: 'Annulé', en: 'Cancelled|Canceled', de: 'Abgesagt|Storniert' },
  { nl: 'Uitgesteld|Verplaatst', fr: 'Reporté', en: 'Postponed', de: 'Verschoben' },

  {
    nl: 'Advertentie online|Online geplaatst',
    fr: 'Annonce en ligne|Mise en ligne',
    en: 'Advert online|Advertised online',
    de: 'Anzeige online',
  },
  {
    nl: 'Advertentie vernieuwd',
    fr: 'Annonce renouvelée',
    en: 'Advert renewed',
    de: 'Anzeige erneuert',
  },
  {
    nl: 'Advertentie offline|Offline gehaald',
    fr: 'Annonce hors ligne|Mise hors ligne',
    en: 'Advert offline',
    de: 'Anzeige offline',
  },
  { nl: 'Foto’s vernieuwd', fr: 'Photos renouvelées', en: 'Photos renewed', de: 'Fotos erneuert' },
  {
    nl: 'Uitgelicht op de startpagina',
    fr: 'Mise en avant sur la page d’accueil',
    en: 'Featured on the home page',
    de: 'Auf der Startseite hervorgehoben',
  },

  { nl: 'E-mail|Mail', fr: 'E-mail|Courriel', en: 'E-mail|Email', de: 'E-Mail' },
  {
    nl: 'Brief|Correspondentie|Briefwisseling',
    fr: 'Courrier|Lettre',
    en: 'Letter|Correspondence',
    de: 'Brief|Schreiben|Korrespondenz',
  },
  {
    nl: 'Telefoon|Telefoongesprek',
    fr: 'Appel téléphonique|Appel|Téléphone',
    en: 'Phone call|Call|Phone',
    de: 'Telefonat|Anruf|Telefon',
  },
  { nl: 'Matching', fr: 'Correspondance', en: 'Matching', de: 'Matching' },
  { nl: 'Nieuwsbrief', fr: 'Lettre d’information', en: 'Newsletter', de: 'Newsletter' },
  {
    nl: 'Bezoekverslag',
    fr: 'Compte rendu de visite',
    en: 'Viewing report',
    de: 'Besichtigungsbericht',
  },
]

interface Word {
  term: Record<Lang, string>
  langs: Lang[]
}

const WORDS = readWords()

function readWords(): Map<string, Word> {
  const words = new Map<string, Word>()
  for (const term of TERMS) {
    for (const lang of LANGS) {
      for (const key of term[lang].split('|').map(normalise)) {
        words.set(key, { term, langs: [...(words.get(key)?.langs ?? []), lang] })
      }
    }
  }
  return words
}

/** Returns a type or state of the CRM in a language, or null if it is unknown. */
export function translateCrmTerm(text: string, lang: Lang): string | null {
  const word = WORDS.get(normalise(text))
  if (!word) return null
  return word.langs.includes(lang) ? text : (word.term[lang].split('|')[0] ?? null)
}

/**
 * Returns the language in which the CRM writes about a property: that of most of its known types and states, or the
 * default.
 */
export function crmLanguage(history: ShownHistory, defaultLang: Lang): Lang {
  const { calendar, media, communications } = history
  const texts = [
    ...(calendar ?? []).flatMap(({ type, status }) => [type, status]),
    ...[...(media ?? []), ...(communications ?? [])].map(({ type }) => type),
  ]
  const langs = texts.flatMap((text) => WORDS.get(normalise(text))?.langs ?? [])
  const countOf = (lang: Lang) => langs.filter((other) => other === lang).length
  return LANGS.reduce((best, lang) => (countOf(lang) > countOf(best) ? lang : best), defaultLang)
}
