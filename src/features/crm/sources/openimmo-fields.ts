import { type ImportIssue, shownValue } from '../import/import-issue'
import { encodingIssue } from '../mapping/dropped-values'
import { isEmptyValue, readFlag } from '../mapping/wire-values'
import { NAMES, TYPES } from './openimmo-names'
import type { XmlElement } from './xml-elements'

/** The maximum number of fields that the issues of one object name. */
const MAX_NAMED = 5
/** The maximum number of elements of an object that are visited. */
const MAX_ELEMENTS = 2000

/**
 * The elements of OpenImmo 1.2.7's `immobilie` that are deliberately not imported, each with all inside of it. An
 * element that is neither here nor in `NAMES` is reported.
 */
export const IGNORED_ELEMENTS: readonly { reason: string; group: string; names: string }[] = [
  {
    reason: 'the category says it',
    group: 'objektkategorie',
    names: 'nutzungsart',
  },
  {
    reason: 'no category of the site',
    group: 'objektkategorie/objektart',
    names: 'land_und_forstwirtschaft sonstige freizeitimmobilie_gewerblich objektart_zusatz',
  },
  {
    reason: 'postcode, place and coordinates say it, or it is not shown',
    group: 'geo',
    names:
      'bundesland gemeindecode flur flurstueck gemarkung anzahl_etagen lage_im_bau lage_gebiet karten_makro karten_mikro virtuelletour luftbildern',
  },
  {
    reason: 'the site shows name, function, e-mail and telephone of the manager',
    group: 'kontaktperson',
    names:
      'tel_fax titel anrede anrede_brief firma zusatzfeld strasse hausnummer plz ort postfach postf_plz postf_ort land email_privat email_sonstige email_feedback tel_privat tel_sonstige url adressfreigabe personennummer immobilientreuhaenderid foto referenz_id freitextfeld',
  },
  { reason: 'people who are not shown', group: '', names: 'weitere_adresse' },
  {
    reason: 'costs, commissions and yields that the site does not show',
    group: 'preise',
    names:
      'kaufpreisnetto@kaufpreisust heizkosten_enthalten heizkosten betriebskostennetto mietzuschlaege hausgeld abstand provisionspflichtig provision_teilen innen_courtage aussen_courtage courtage_hinweis provisionnetto provisionbrutto mwst_satz mwst_gesamt x_fache nettorendite nettorendite_soll nettorendite_ist mieteinnahmen_ist mieteinnahmen_soll erschliessungskosten kaution_text geschaeftsguthaben stp_carport stp_duplex stp_freiplatz stp_garage@stellplatzmiete stp_garage@stellplatzkaufpreis stp_parkhaus stp_tiefgarage stp_sonstige richtpreis richtpreisprom2',
  },
  { reason: 'bids among the parties are not shown', group: '', names: 'bieterverfahren' },
  {
    reason: 'of a public sale, the site shows only that it is one',
    group: 'versteigerung',
    names: 'aktenzeichen zusatztermin amtsgericht grundbuchblatt verkehrswert',
  },
  {
    reason: 'surfaces and numbers that the site does not show',
    group: 'flaechen',
    names:
      'nutzflaeche lagerflaeche freiflaeche bueroteilflaeche fensterfront verwaltungsflaeche gastroflaeche grz gfz bmz bgf sonstflaeche anzahl_zimmer anzahl_balkone anzahl_terrassen anzahl_logia anzahl_wohn_schlafzimmer kellerflaeche fensterfront_qm grundstuecksfront dachbodenflaeche teilbar_ab beheizbare_flaeche plaetze_gastraum anzahl_betten anzahl_tagungsraeume vermietbare_flaeche anzahl_wohneinheiten anzahl_gewerbeeinheiten einliegerwohnung kubatur ausnuetzungsziffer flaechevon flaechebis',
  },
  {
    reason: 'comfort that the site does not show as a fact',
    group: 'ausstattung',
    names:
      'ausstatt_kategorie wg_geeignet raeume_veraenderbar bad kueche boden kamin heizungsart befeuerung klimatisiert fahrstuhl@lasten stellplatzart ausricht_balkon_terrasse moebliert rollstuhlgerecht kabel_sat_tv dvbt barrierefrei sauna swimmingpool wasch_trockenraum wintergarten dv_verkabelung rampe hebebuehne kran gastterrasse stromanschlusswert kantine_cafeteria teekueche hallenhoehe angeschl_gastronomie brauereibindung sporteinrichtungen wellnessbereich serviceleistungen telefon_ferienimmobilie breitband_zugang umts_empfang sicherheitstechnik unterkellert abstellraum fahrradraum rolladen dachform bauweise ausbaustufe energietyp bibliothek gaestewc kabelkanaele seniorengerecht',
  },
  {
    reason: 'details of the building and of German certificates',
    group: 'zustand_angaben',
    names:
      'letztemodernisierung zustand alter bebaubar_nach erschliessung erschliessung_umfang bauzone altlasten',
  },
  {
    reason: 'details of the building and of German certificates',
    group: 'zustand_angaben/energiepass',
    names:
      'epart mitwarmwasser primaerenergietraeger stromwert waermewert baujahr ausstelldatum jahrgang gebaeudeart epasstext hwbwert hwbklasse fgeewert fgeeklasse geg2018',
  },
  {
    reason: 'ratings and distances, which are not shown',
    group: '',
    names: 'bewertung infrastruktur',
  },
  { reason: 'a short form of the description', group: 'freitexte', names: 'dreizeiler' },
  {
    reason: 'conditions of the tenancy and notes; `vermietet` means that the property is occupied',
    group: 'verwaltung_objekt',
    names:
      'bisdatum min_mietdauer max_mietdauer wbs_sozialwohnung vermietet gruppennummer zugang laufzeit max_personen nichtraucher haustiere geschlecht denkmalgeschuetzt als_ferien gewerbliche_nutzung branchen hochhaus',
  },
  {
    reason: 'management of the file; a listing that ends is deleted by its action',
    group: 'verwaltung_techn',
    names:
      'aktiv_von aktiv_bis kennung_ursprung stand_vom weitergabe_positiv weitergabe_negativ gruppen_kennung master',
  },
  {
    reason: 'names that only the sender knows, but for those in the table above',
    group: '',
    names: 'user_defined_simplefield user_defined_anyfield user_defined_extend',
  },
]

/** The elements of the schema that are reported if they have a value, as visitors may miss it. */
export const REPORTED_ELEMENTS: readonly { group: string; names: string }[] = [
  {
    group: 'preise',
    names:
      'hauptmietzinsnetto evbnetto gesamtmietenetto gesamtmietebrutto gesamtbelastungnetto gesamtbelastungbrutto gesamtkostenprom2von heizkostennetto monatlichekostennetto monatlichekostenbrutto nebenkostenprom2von ruecklagennetto sonstigekostennetto sonstigemietenetto summemietenetto nettomieteprom2von',
  },
  { group: 'freitexte', names: 'objekt_text' },
]

const TYPE = NAMES.type.join('/')
const IGNORED_PATHS = new Set(IGNORED_ELEMENTS.flatMap(({ group, names }) => pathsOf(group, names)))
const MAPPED_PATHS = new Set([
  ...textsIn(NAMES),
  ...Object.keys(TYPES).map((type) => `${TYPE}/${type}`),
  ...NAMES.attachments,
])

/**
 * Returns an issue for each of the first fields with a value that are neither imported nor deliberately ignored, or
 * whose text is wrongly encoded.
 */
export function ignoredFields(object: XmlElement): ImportIssue[] {
  const issues = new Map<string, ImportIssue>()
  const open = object.children.map((element) => ({ element, path: element.name }))
  for (let count = 0; count < MAX_ELEMENTS && issues.size < MAX_NAMED; count++) {
    const next = open.shift()
    if (!next) break
    const { element, path } = next
    if (isIgnored(path)) continue
    const isType = path === `${TYPE}/${element.name}`
    const values = [
      [path, isType ? element.name : element.text],
      ...Object.entries(element.attributes).map(([name, value]) => [`${path}@${name}`, value]),
    ]
    for (const [field = '', value = ''] of values) {
      if (isIgnored(field) || !hasContent(value)) continue
      if (MAPPED_PATHS.has(field)) {
        const issue = encodingIssue(field, value)
        if (issue) issues.set(field, issue)
        continue
      }
      issues.set(field, { code: 'fieldIgnored', field, value: shownValue(value) })
    }
    open.push(
      ...element.children.map((child) => ({ element: child, path: `${path}/${child.name}` })),
    )
  }
  return [...issues.values()].slice(0, MAX_NAMED)
}

/** Returns the paths of an entry of `IGNORED_ELEMENTS`. */
export function pathsOf(group: string, names: string): string[] {
  return names.split(' ').map((name) => (group ? `${group}/${name}` : name))
}

/**
 * Returns true for an ignored element. Attachments have rules of their own, and the attributes of a category are not
 * shown.
 */
function isIgnored(path: string): boolean {
  const [first = '', , third = ''] = path.split('/')
  if (NAMES.attachments.includes(first)) return true
  if (path.startsWith(`${TYPE}/`) && Object.hasOwn(TYPES, third)) return true
  const name = path.slice(path.lastIndexOf('/') + 1)
  return IGNORED_PATHS.has(path) || name.startsWith(NAMES.userDefined)
}

/** Returns true for a value that a visitor may miss; a flag that is off is none. */
function hasContent(value: string): boolean {
  return !isEmptyValue(value) && readFlag(value) !== false
}

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : []
}
