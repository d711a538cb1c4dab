import type { TextsByKey } from '../../platform/i18n/texts-by-key'

/** The texts of consent and of the features that depend on it. */
export const consentTexts = {
  'consent.ask': {
    nl: 'We gebruiken noodzakelijke cookies. Mogen we ook meten hoe u deze site gebruikt?',
    fr: 'Nous utilisons des cookies nécessaires. Pouvons-nous aussi mesurer votre utilisation du site\u00a0?',
    en: 'We use necessary cookies. May we also measure how you use this site?',
    de: 'Wir nutzen notwendige Cookies. Dürfen wir auch messen, wie Sie diese Website nutzen?',
  },
  'consent.text': {
    nl: 'Wat nodig is om de site te laten werken, staat altijd aan. Al de rest vragen we eerst: zonder uw ja wordt er niets geladen. U kunt uw keuze onderaan elke pagina wijzigen.',
    fr: 'Ce qui est nécessaire au fonctionnement du site est toujours actif. Pour tout le reste, nous vous demandons d’abord\u00a0: sans votre accord, rien n’est chargé. Vous pouvez changer d’avis au bas de chaque page.',
    en: 'What the site needs to work is always on. We ask before anything else: without your yes, nothing is loaded. You can change your mind at the foot of every page.',
    de: 'Was die Website zum Funktionieren braucht, ist immer aktiv. Für alles andere fragen wir zuerst: Ohne Ihr Ja wird nichts geladen. Ihre Wahl können Sie am Ende jeder Seite ändern.',
  },
  'consent.refuse': {
    nl: 'Alles weigeren',
    fr: 'Tout refuser',
    en: 'Refuse all',
    de: 'Alle ablehnen',
  },
  'consent.accept': {
    nl: 'Alles aanvaarden',
    fr: 'Tout accepter',
    en: 'Accept all',
    de: 'Alle annehmen',
  },
  'consent.choose': {
    nl: 'Zelf kiezen',
    fr: 'Choisir moi-même',
    en: 'Choose for yourself',
    de: 'Selbst auswählen',
  },
  'consent.save': {
    nl: 'Keuze bewaren',
    fr: 'Enregistrer mon choix',
    en: 'Save my choice',
    de: 'Auswahl speichern',
  },
  'consent.necessary': {
    nl: 'Noodzakelijk.',
    fr: 'Nécessaire.',
    en: 'Necessary.',
    de: 'Notwendig.',
  },
  'consent.necessarytext': {
    nl: 'Onthoudt uw keuze hier en wat u zelf bewaart. Staat altijd aan.',
    fr: 'Retient votre choix et ce que vous gardez vous-même. Toujours actif.',
    en: 'Remembers your choice here and what you keep yourself. Always on.',
    de: 'Merkt sich Ihre Wahl und was Sie selbst speichern. Immer aktiv.',
  },
  'consent.analytics_storage': {
    nl: 'Statistieken.',
    fr: 'Statistiques.',
    en: 'Statistics.',
    de: 'Statistik.',
  },
  'consent.analytics_storage.text': {
    nl: 'Telt bezoeken en verstuurde formulieren, om de site te verbeteren.',
    fr: 'Compte les visites et les formulaires envoyés, pour améliorer le site.',
    en: 'Counts visits and forms that were sent, to improve the site.',
    de: 'Zählt Besuche und gesendete Formulare, um die Website zu verbessern.',
  },
  'consent.ad_storage': {
    nl: 'Advertenties meten.',
    fr: 'Mesure publicitaire.',
    en: 'Measuring advertisements.',
    de: 'Messung von Anzeigen.',
  },
  'consent.ad_storage.text': {
    nl: 'Onthoudt via welke advertentie u kwam.',
    fr: 'Retient par quelle annonce vous êtes venu.',
    en: 'Remembers which advertisement brought you here.',
    de: 'Merkt sich, über welche Anzeige Sie kamen.',
  },
  'consent.ad_user_data': {
    nl: 'Gegevens voor advertenties.',
    fr: 'Données pour la publicité.',
    en: 'Data for advertising.',
    de: 'Daten für Werbung.',
  },
  'consent.ad_user_data.text': {
    nl: 'Stuurt gegevens over uw bezoek naar advertentiediensten.',
    fr: 'Envoie des données sur votre visite à des services publicitaires.',
    en: 'Sends data about your visit to advertising services.',
    de: 'Sendet Daten über Ihren Besuch an Werbedienste.',
  },
  'consent.ad_personalization': {
    nl: 'Gepersonaliseerde advertenties.',
    fr: 'Publicité personnalisée.',
    en: 'Personalised advertising.',
    de: 'Personalisierte Werbung.',
  },
  'consent.ad_personalization.text': {
    nl: 'Laat u elders advertenties zien die bij uw bezoek passen.',
    fr: 'Vous montre ailleurs des annonces liées à votre visite.',
    en: 'Shows you advertisements elsewhere that match your visit.',
    de: 'Zeigt Ihnen anderswo Anzeigen, die zu Ihrem Besuch passen.',
  },

  'embed.consent': {
    nl: '{title}: dit komt van een andere dienst en laadt pas als u dat toestaat.',
    fr: '{title}\u00a0: ce contenu vient d’un autre service et ne se charge qu’avec votre accord.',
    en: '{title}: this comes from another service and loads only if you allow it.',
    de: '{title}: Das kommt von einem anderen Dienst und lädt erst, wenn Sie es erlauben.',
  },
  'embed.loads': {
    nl: '{title} laadt zo dadelijk.',
    fr: '{title}\u00a0: chargement en cours.',
    en: '{title} will load in a moment.',
    de: '{title} lädt gleich.',
  },
  'embed.failed': {
    nl: '{title}: dit laadt nu niet. Probeer het later nog eens.',
    fr: '{title}\u00a0: le chargement a échoué. Réessayez plus tard.',
    en: '{title}: this does not load right now. Please try again later.',
    de: '{title}: Das lädt gerade nicht. Bitte versuchen Sie es später noch einmal.',
  },
  'embed.choose': {
    nl: 'Mijn keuze aanpassen',
    fr: 'Modifier mon choix',
    en: 'Change my choice',
    de: 'Meine Auswahl ändern',
  },
} satisfies TextsByKey
