/**
 * The elements that each element of OpenImmo 1.2.7 may hold, in the order that the schema wants: all that an
 * export could ever write. Those of further countries and trades are left out.
 */
export const ORDER: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
  Object.entries({
    openimmo: 'uebertragung anbieter user_defined_simplefield user_defined_anyfield',
    anbieter:
      'anbieternr firma openimmo_anid lizenzkennung anhang immobilie impressum impressum_strukt user_defined_simplefield user_defined_anyfield user_defined_extend',
    immobilie:
      'objektkategorie geo kontaktperson weitere_adresse preise bieterverfahren versteigerung flaechen ausstattung zustand_angaben bewertung infrastruktur freitexte anhaenge verwaltung_objekt verwaltung_techn user_defined_simplefield user_defined_anyfield user_defined_extend',
    objektkategorie: 'nutzungsart vermarktungsart objektart user_defined_simplefield',
    objektart:
      'zimmer wohnung haus grundstueck buero_praxen einzelhandel gastgewerbe hallen_lager_prod land_und_forstwirtschaft parken sonstige freizeitimmobilie_gewerblich zinshaus_renditeobjekt objektart_zusatz',
    geo: 'plz ort geokoordinaten strasse hausnummer bundesland land gemeindecode flur flurstueck gemarkung etage anzahl_etagen lage_im_bau wohnungsnr lage_gebiet regionaler_zusatz karten_makro karten_mikro virtuelletour luftbildern',
    kontaktperson:
      'email_zentrale email_direkt tel_zentrale tel_durchw tel_fax tel_handy name vorname titel anrede position anrede_brief firma zusatzfeld strasse hausnummer plz ort postfach postf_plz postf_ort land email_privat email_sonstige email_feedback tel_privat tel_sonstige url adressfreigabe personennummer immobilientreuhaenderid foto referenz_id freitextfeld',
    preise:
      'kaufpreis kaufpreisnetto kaufpreisbrutto nettokaltmiete kaltmiete warmmiete nebenkosten heizkosten_enthalten heizkosten zzg_mehrwertsteuer mietzuschlaege hausgeld abstand mietpreis_pro_qm kaufpreis_pro_qm provisionspflichtig innen_courtage aussen_courtage waehrung mwst_satz mwst_gesamt freitext_preis x_fache nettorendite kaution kaution_text geschaeftsguthaben stp_carport stp_duplex stp_freiplatz stp_garage stp_parkhaus stp_tiefgarage stp_sonstige richtpreis richtpreisprom2',
    flaechen:
      'wohnflaeche nutzflaeche gesamtflaeche ladenflaeche lagerflaeche verkaufsflaeche freiflaeche bueroflaeche bueroteilflaeche verwaltungsflaeche gastroflaeche grz gfz bmz bgf grundstuecksflaeche sonstflaeche anzahl_zimmer anzahl_schlafzimmer anzahl_badezimmer anzahl_sep_wc anzahl_balkone anzahl_terrassen anzahl_logia balkon_terrasse_flaeche anzahl_wohn_schlafzimmer gartenflaeche kellerflaeche dachbodenflaeche anzahl_stellplaetze',
    ausstattung:
      'ausstatt_kategorie wg_geeignet raeume_veraenderbar bad kueche boden kamin heizungsart befeuerung klimatisiert fahrstuhl stellplatzart gartennutzung ausricht_balkon_terrasse moebliert rollstuhlgerecht kabel_sat_tv barrierefrei sauna swimmingpool unterkellert abstellraum fahrradraum rolladen dachform bauweise ausbaustufe energietyp bibliothek dachboden gaestewc kabelkanaele seniorengerecht',
    zustand_angaben:
      'baujahr letztemodernisierung zustand alter bebaubar_nach erschliessung erschliessung_umfang bauzone altlasten energiepass verkaufstatus',
    energiepass:
      'epart gueltig_bis energieverbrauchkennwert mitwarmwasser endenergiebedarf primaerenergietraeger stromwert waermewert wertklasse baujahr ausstelldatum jahrgang gebaeudeart',
    freitexte:
      'objekttitel dreizeiler lage ausstatt_beschr objektbeschreibung sonstige_angaben objekt_text',
    anhaenge: 'anhang',
    anhang: 'anhangtitel format check daten',
    daten: 'pfad anhanginhalt',
    verwaltung_objekt:
      'objektadresse_freigeben verfuegbar_ab abdatum bisdatum vermietet gruppennummer zugang laufzeit max_personen denkmalgeschuetzt gewerbliche_nutzung',
    verwaltung_techn:
      'objektnr_intern objektnr_extern aktion aktiv_von aktiv_bis openimmo_obid kennung_ursprung stand_vom weitergabe_generell weitergabe_positiv weitergabe_negativ gruppen_kennung master sprache',
  }).map(([name, children]) => [name, children.split(' ')]),
)

/** The required elements, and attributes after `@`, in lower case as our reader returns them. */
export const REQUIRED: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
  Object.entries({
    openimmo:
      'uebertragung@art uebertragung@umfang uebertragung@version uebertragung@sendersoftware uebertragung@senderversion anbieter',
    anbieter: 'firma openimmo_anid immobilie',
    immobilie: 'objektkategorie geo kontaktperson verwaltung_techn',
    objektkategorie:
      'nutzungsart@wohnen nutzungsart@gewerbe vermarktungsart@kauf vermarktungsart@miete_pacht objektart',
    geo: 'plz',
    kontaktperson: 'email_zentrale name',
    anhang: '@location format daten',
    verwaltung_techn: 'objektnr_extern aktion@aktionart openimmo_obid stand_vom',
  }).map(([name, needed]) => [name, needed.split(' ')]),
)
