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
    nl: 'Wat nodig is om de site te laten werken, staat altijd aan. Voor al de rest vragen we eerst uw toestemming: zonder toestemming laden we niets. U kunt uw keuze onderaan elke pagina wijzigen.',
    fr: 'Ce qui est nécessaire au fonctionnement du site est toujours actif. Pour tout le reste, nous vous demandons d’abord votre accord : sans celui-ci, rien n’est chargé. Vous pouvez changer d’avis au bas de chaque page.',
    en: 'What the site needs to work is always on. For anything else we ask you first: nothing is loaded without your consent. You can change your choice at the bottom of every page.',
    de: 'Was für den Betrieb der Website nötig ist, ist immer aktiv. Für alles andere fragen wir zuerst: Ohne Ihre Zustimmung wird nichts geladen. Ihre Wahl können Sie am Ende jeder Seite ändern.',
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
    de: 'Alle akzeptieren',
  },
  'consent.choose': {
    nl: 'Zelf kiezen',
    fr: 'Personnaliser',
    en: 'Choose for yourself',
    de: 'Selbst auswählen',
  },
  'consent.title': {
    nl: 'Uw cookiekeuze',
    fr: 'Vos choix de cookies',
    en: 'Your cookie choices',
    de: 'Ihre Cookie-Auswahl',
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
    fr: 'Pour retenir votre choix et ce que vous enregistrez. Toujours actif.',
    en: 'Remembers your choice here and what you save yourself. Always on.',
    de: 'Merkt sich Ihre Wahl und was Sie selbst speichern. Immer aktiv.',
  },
  'consent.analytics_storage': {
    nl: 'Statistieken.',
    fr: 'Statistiques.',
    en: 'Statistics.',
    de: 'Statistik.',
  },
  'consent.analytics_storage.text': {
    nl: 'Telt weergaven en verstuurde formulieren, om de site te verbeteren.',
    fr: 'Pour compter les consultations et les formulaires envoyés et améliorer le site.',
    en: 'Counts page views and forms that were sent, to improve the site.',
    de: 'Zählt Aufrufe und gesendete Formulare, um die Website zu verbessern.',
  },
  'consent.ad_storage': {
    nl: 'Advertenties meten.',
    fr: 'Mesure publicitaire.',
    en: 'Advertising measurement.',
    de: 'Messung von Anzeigen.',
  },
  'consent.ad_storage.text': {
    nl: 'Onthoudt via welke advertentie u op de site kwam.',
    fr: 'Pour savoir par quelle publicité vous êtes venu.',
    en: 'Remembers which advertisement brought you here.',
    de: 'Merkt sich, über welche Anzeige Sie zu uns gekommen sind.',
  },
  'consent.ad_user_data': {
    nl: 'Gegevens voor advertenties.',
    fr: 'Données pour la publicité.',
    en: 'Data for advertising.',
    de: 'Daten für Werbung.',
  },
  'consent.ad_user_data.text': {
    nl: 'Stuurt gegevens over uw gebruik van de site naar advertentiediensten.',
    fr: 'Pour envoyer des données sur votre utilisation du site à des services publicitaires.',
    en: 'Sends data about your use of the site to advertising services.',
    de: 'Sendet Daten über Ihre Nutzung der Website an Werbedienste.',
  },
  'consent.ad_personalization': {
    nl: 'Gepersonaliseerde advertenties.',
    fr: 'Publicité personnalisée.',
    en: 'Personalised advertising.',
    de: 'Personalisierte Werbung.',
  },
  'consent.ad_personalization.text': {
    nl: 'Laat u elders advertenties zien die bij uw gebruik van de site passen.',
    fr: 'Pour vous montrer ailleurs des publicités liées à votre utilisation du site.',
    en: 'Shows you advertisements elsewhere that match your use of the site.',
    de: 'Zeigt Ihnen anderswo Anzeigen, die zu Ihrer Nutzung der Website passen.',
  },

  'embed.consent': {
    nl: '{title}: dit komt van een andere dienst en laadt pas als u dat toestaat.',
    fr: '{title}\u00a0: ce contenu vient d’un autre service et ne se charge qu’avec votre accord.',
    en: '{title}: this comes from another service and loads only if you allow it.',
    de: '{title}: Dieser Inhalt stammt von einem anderen Dienst und wird erst geladen, wenn Sie zustimmen.',
  },
  'embed.loads': {
    nl: '{title} laadt zo dadelijk.',
    fr: '{title}\u00a0: chargement en cours.',
    en: '{title} will load in a moment.',
    de: '{title} wird gleich geladen.',
  },
  'embed.failed': {
    nl: '{title}: dit kan nu niet geladen worden. Probeer het later opnieuw.',
    fr: '{title}\u00a0: le chargement a échoué. Réessayez plus tard.',
    en: '{title}: this cannot be loaded right now. Please try again later.',
    de: '{title}: Der Inhalt kann gerade nicht geladen werden. Bitte versuchen Sie es später noch einmal.',
  },
  'embed.choose': {
    nl: 'Mijn keuze aanpassen',
    fr: 'Modifier mon choix',
    en: 'Change my choice',
    de: 'Meine Auswahl ändern',
  },
} satisfies TextsByKey
