import type { TextsByKey } from '../../platform/i18n/texts-by-key'

/** Legal information and the privacy statement. */
export const legalTexts = {
  'legal.company': { nl: 'Onderneming', fr: 'Entreprise', en: 'Company', de: 'Unternehmen' },
  'legal.cookiesettings': {
    nl: 'Cookie-instellingen wijzigen',
    fr: 'Modifier les paramètres des cookies',
    en: 'Change cookie settings',
    de: 'Cookie-Einstellungen ändern',
  },
  'legal.ipi': { nl: 'BIV-nummer', fr: 'Numéro IPI', en: 'IPI number', de: 'IPI-Nummer' },
  'legal.biv': { nl: 'BIV', fr: 'IPI', en: 'IPI', de: 'IPI' },
  'legal.supervisor': {
    nl: 'Toezichthoudende autoriteit',
    fr: 'Autorité de surveillance',
    en: 'Supervisory authority',
    de: 'Aufsichtsbehörde',
  },
  'legal.insurance': {
    nl: 'BA en borgstelling',
    fr: 'RC professionnelle et cautionnement',
    en: 'Professional liability and surety',
    de: 'Berufshaftpflicht und Bürgschaft',
  },
  'legal.policy': {
    nl: 'polis {number}',
    fr: 'police {number}',
    en: 'policy {number}',
    de: 'Police {number}',
  },
  'legal.enterprise': {
    nl: 'Ondernemingsnummer',
    fr: 'Numéro d’entreprise',
    en: 'Enterprise number',
    de: 'Unternehmensnummer',
  },
  'legal.vat': { nl: 'Btw-nummer', fr: 'Numéro de TVA', en: 'VAT number', de: 'MwSt.-Nummer' },
  'legal.thirdparty': {
    nl: 'Derdenrekening',
    fr: 'Compte de tiers',
    en: 'Third-party account',
    de: 'Treuhandkonto',
  },
  'legal.rules': {
    nl: 'Beroepsregels',
    fr: 'Règles professionnelles',
    en: 'Professional rules',
    de: 'Berufsregeln',
  },
  'legal.conduct': {
    nl: 'Plichtenleer van het BIV',
    fr: 'Déontologie de l’IPI',
    en: 'IPI code of conduct',
    de: 'Berufsordnung des IPI',
  },

  'privacy.never': {
    nl: 'tot u vraagt ze te wissen',
    fr: 'jusqu’à ce que vous demandiez de les effacer',
    en: 'until you ask us to delete them',
    de: 'bis Sie uns bitten, sie zu löschen',
  },
  'privacy.leads': {
    nl: 'Vragen, bezoekaanvragen, afspraken en schattingen, met de mails erover: {time}.',
    fr: 'Questions, demandes de visite, rendez-vous et estimations, avec les e-mails qui s’y rapportent\u00a0: {time}.',
    en: 'Questions, viewing requests, appointments and valuations, with the emails about them: {time}.',
    de: 'Fragen, Besichtigungsanfragen, Termine und Bewertungen, mit den E-Mails dazu: {time}.',
  },
  'privacy.feedback': {
    nl: 'Wat u ons na een bezoek antwoordt: {time}. De eigenaar leest daarvan alleen, zonder uw naam, wat wij vrijgeven.',
    fr: 'Vos réponses après une visite\u00a0: {time}. Le propriétaire n’en lit que ce que nous lui transmettons, sans votre nom.',
    en: 'What you answer after a viewing: {time}. The owner reads only what we release of it, without your name.',
    de: 'Was Sie uns nach einer Besichtigung antworten: {time}. Der Eigentümer liest davon nur, was wir freigeben, ohne Ihren Namen.',
  },
  'privacy.demands': {
    nl: 'Zoekopdrachten, met de mails erover: {time}.',
    fr: 'Recherches, avec les e-mails qui s’y rapportent\u00a0: {time}.',
    en: 'Search requests, with the emails about them: {time}.',
    de: 'Suchaufträge, mit den E-Mails dazu: {time}.',
  },
  'privacy.tenants': {
    nl: 'Antwoorden over gezin en inkomen: {time}.',
    fr: 'Réponses sur le ménage et les revenus\u00a0: {time}.',
    en: 'Answers about household and income: {time}.',
    de: 'Angaben zu Haushalt und Einkommen: {time}.',
  },
  'privacy.sessions': {
    nl: 'Een sessie van de eigenaarslogin: {idle} zonder gebruik, en nooit langer dan {longest}.',
    fr: 'Une session de l’accès propriétaire\u00a0: {idle} sans activité, et jamais plus de {longest}.',
    en: 'An owner login session: {idle} without use, and never longer than {longest}.',
    de: 'Eine Sitzung des Eigentümer-Logins: {idle} ohne Nutzung, und nie länger als {longest}.',
  },
  'privacy.accounts': {
    nl: 'Een eigenaarsaccount: {time} nadat uw laatste pand eruit is verdwenen.',
    fr: 'Un compte de propriétaire : {time} après le retrait de votre dernier bien.',
    en: 'An owner’s account: {time} after your last property was removed from it.',
    de: 'Ein Eigentümerkonto: {time}, nachdem Ihr letztes Angebot daraus entfernt wurde.',
  },
  'privacy.histories': {
    nl: 'De historiek van een pand: {time} na de laatste wijziging, en nooit langer dan het pand in ons systeem staat.',
    fr: 'L’historique d’un bien\u00a0: {time} après sa dernière modification, et jamais plus longtemps que le bien ne figure dans notre système.',
    en: 'The history of a property: {time} after its last change, and never longer than the property remains in our system.',
    de: 'Der Verlauf eines Angebots: {time} nach der letzten Änderung, und nie länger, als das Angebot in unserem System steht.',
  },
  'privacy.mails': {
    nl: 'Mails over uw account: {time}.',
    fr: 'E-mails concernant votre compte\u00a0: {time}.',
    en: 'Emails about your account: {time}.',
    de: 'E-Mails zu Ihrem Konto: {time}.',
  },
  'privacy.visits': {
    nl: 'Hoe vaak de pagina van een pand is geopend, niet door wie: {time}.',
    fr: 'Nombre d’ouvertures de la page d’un bien, sans indiquer par qui : {time}.',
    en: 'How often the page of a property was opened, without recording by whom: {time}.',
    de: 'Wie oft die Seite eines Angebots geöffnet wurde, ohne zu erfassen, von wem: {time}.',
  },
  'privacy.errors': {
    nl: 'Meldingen van technische fouten, zonder namen of nummers: {time}.',
    fr: 'Rapports d’erreurs techniques, sans noms ni numéros\u00a0: {time}.',
    en: 'Reports of technical errors, without names or numbers: {time}.',
    de: 'Meldungen technischer Fehler, ohne Namen oder Nummern: {time}.',
  },
  'privacy.abuse': {
    nl: 'Tellingen tegen misbruik: tot het einde van de volgende dag.',
    fr: 'Comptages contre les abus\u00a0: jusqu’à la fin du lendemain.',
    en: 'Counters to prevent abuse: until the end of the next day.',
    de: 'Zählungen gegen Missbrauch: bis zum Ende des nächsten Tages.',
  },
  'privacy.registers': {
    nl: 'Het feit dat we gegevens hebben gewist en hoe vaak elke cookiekeuze is gemaakt, als aantallen per dag en zonder namen: {time}.',
    fr: 'Le fait que des données ont été effacées et la fréquence de chaque choix sur les cookies, en totaux par jour et sans noms : {time}.',
    en: 'The fact that we erased data, and how often each cookie choice was made, in numbers per day and without names: {time}.',
    de: 'Dass wir Daten gelöscht haben und wie oft welche Cookie-Wahl getroffen wurde, als Zahlen pro Tag und ohne Namen: {time}.',
  },
  'privacy.searches': {
    nl: 'Mails over een zoekopdracht: {time} na uw bevestiging of verlenging, of tot u ze stopt; zonder bevestiging {days}',
    fr: 'E-mails pour une recherche\u00a0: {time} après votre confirmation ou prolongation, ou jusqu’à ce que vous les arrêtiez\u00a0; sans confirmation {days}',
    en: 'Emails about a search: {time} after you confirm or renew it, or until you stop them; without confirmation {days}',
    de: 'E-Mails zu einem Suchauftrag: {time} nach Ihrer Bestätigung oder Verlängerung, oder bis Sie sie beenden; ohne Bestätigung {days}',
  },
} satisfies TextsByKey
