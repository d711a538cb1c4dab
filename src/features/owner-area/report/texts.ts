import type { TextsByKey } from '../../../platform/i18n/texts-by-key'

/** The texts of the reports to owners, and of the page that stops them. */
export const ownerReportTexts = {
  'mail.report.subject': {
    nl: 'Overzicht van uw pand: {address}',
    fr: 'Aperçu de votre bien\u00a0: {address}',
    en: 'Report on your property: {address}',
    de: 'Bericht zu Ihrer Immobilie: {address}',
  },
  'mail.report.heading': {
    nl: 'Overzicht van uw pand',
    fr: 'Aperçu de votre bien',
    en: 'Report on your property',
    de: 'Bericht zu Ihrer Immobilie',
  },
  'mail.report.intro': {
    nl: 'Dit gebeurde er van {from} tot en met {until} rond {address}.',
    fr: 'Voici ce qui s’est passé du {from} au {until} pour {address}.',
    en: 'This is what happened from {from} to {until} with {address}.',
    de: 'Das geschah vom {from} bis zum {until} rund um {address}.',
  },
  'mail.report.views': {
    nl: 'Bekeken op onze website',
    fr: 'Consultations sur notre site',
    en: 'Views on our website',
    de: 'Aufrufe auf unserer Website',
  },
  'mail.report.before': {
    nl: '{count} (in de periode daarvoor: {before})',
    fr: '{count} (période précédente\u00a0: {before})',
    en: '{count} (in the period before: {before})',
    de: '{count} (im Zeitraum davor: {before})',
  },
  'mail.report.people': {
    nl: 'minstens {count} mensen',
    fr: 'au moins {count} personnes',
    en: 'at least {count} people',
    de: 'mindestens {count} Personen',
  },
  'mail.report.favourites': {
    nl: 'Volgen dit pand als favoriet',
    fr: 'Suivent ce bien en favori',
    en: 'Follow it as a favourite',
    de: 'Haben es als Favorit gemerkt',
  },
  'mail.report.searchers': {
    nl: 'Zoeken een pand zoals dit',
    fr: 'Cherchent un bien comme celui-ci',
    en: 'Search for a property like this',
    de: 'Suchen eine solche Immobilie',
  },
  'mail.report.questions': {
    nl: 'Vragen en informatieaanvragen',
    fr: 'Questions et demandes d’information',
    en: 'Questions and requests',
    de: 'Fragen und Anfragen',
  },
  'mail.report.requests': {
    nl: 'Aanvragen voor een bezoek',
    fr: 'Demandes de visite',
    en: 'Requests for a viewing',
    de: 'Anfragen für eine Besichtigung',
  },
  'mail.report.appointments': {
    nl: 'Afspraken',
    fr: 'Rendez-vous',
    en: 'Appointments',
    de: 'Termine',
  },
  'mail.report.planned': {
    nl: 'Geplande bezoeken',
    fr: 'Visites prévues',
    en: 'Planned viewings',
    de: 'Geplante Besichtigungen',
  },
  'mail.report.feedback': {
    nl: 'Reacties na een bezoek',
    fr: 'Réactions après une visite',
    en: 'Feedback after viewings',
    de: 'Rückmeldungen nach Besichtigungen',
  },
  'mail.report.work': {
    nl: 'Wat wij deden',
    fr: 'Ce que nous avons fait',
    en: 'What we did',
    de: 'Was wir getan haben',
  },
  'mail.report.chart': {
    nl: 'Bekeken per dag',
    fr: 'Consultations par jour',
    en: 'Views per day',
    de: 'Aufrufe pro Tag',
  },
  'mail.report.button': {
    nl: 'De volledige historiek bekijken',
    fr: 'Voir l’historique complet',
    en: 'See the full history',
    de: 'Den vollständigen Verlauf ansehen',
  },
  'mail.report.why': {
    nl: 'U krijgt deze mail omdat u eigenaar bent van een pand dat {agency} aanbiedt.',
    fr: 'Vous recevez cet e-mail parce que vous êtes propriétaire d’un bien que {agency} propose.',
    en: 'You are receiving this email because you own a property that {agency} offers.',
    de: 'Sie erhalten diese E-Mail, weil {agency} eine Immobilie von Ihnen anbietet.',
  },
  'mail.report.stop': {
    nl: 'Deze overzichten stopzetten',
    fr: 'Ne plus recevoir ces aperçus',
    en: 'Stop these reports',
    de: 'Diese Berichte abbestellen',
  },
  'report.title': {
    nl: 'Overzichten per mail',
    fr: 'Aperçus par e-mail',
    en: 'Reports by email',
    de: 'Berichte per E-Mail',
  },
  'report.on': {
    nl: 'We mailen overzichten van uw pand naar {email}.',
    fr: 'Nous envoyons les aperçus de votre bien à {email}.',
    en: 'We send reports on your property to {email}.',
    de: 'Wir senden die Berichte zu Ihrer Immobilie an {email}.',
  },
  'report.off': {
    nl: 'U krijgt geen overzichten meer op {email}.',
    fr: 'Vous ne recevez plus d’aperçus à l’adresse {email}.',
    en: 'You no longer receive reports at {email}.',
    de: 'Sie erhalten unter {email} keine Berichte mehr.',
  },
  'report.stop': {
    nl: 'Overzichten stopzetten',
    fr: 'Ne plus recevoir d’aperçus',
    en: 'Stop the reports',
    de: 'Berichte abbestellen',
  },
  'report.resume': {
    nl: 'Overzichten weer ontvangen',
    fr: 'Recevoir à nouveau les aperçus',
    en: 'Receive the reports again',
    de: 'Berichte wieder erhalten',
  },
  'report.invalid': {
    nl: 'Deze link is niet geldig. Neem contact met ons op als u geen overzichten meer wilt.',
    fr: 'Ce lien n’est pas valable. Contactez-nous si vous ne voulez plus d’aperçus.',
    en: 'This link is not valid. Contact us if you no longer want reports.',
    de: 'Dieser Link ist nicht gültig. Melden Sie sich bei uns, wenn Sie keine Berichte mehr möchten.',
  },
} satisfies TextsByKey
