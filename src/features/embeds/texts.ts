import type { TextsByKey } from '../../platform/i18n/texts-by-key'

/** The texts of frames on other sites, for visitors. */
export const embedsTexts = {
  'embeds.all': {
    nl: 'Bekijk alles bij {name}',
    fr: 'Tout voir chez {name}',
    en: 'See everything at {name}',
    de: 'Alles bei {name} ansehen',
  },
  'embeds.tosite': {
    nl: 'Naar de website van {name}',
    fr: 'Vers le site de {name}',
    en: 'To the website of {name}',
    de: 'Zur Website von {name}',
  },
  'embeds.find': {
    nl: 'Zoek een woning bij {name}',
    fr: 'Rechercher un bien chez {name}',
    en: 'Search for a property at {name}',
    de: 'Haus oder Wohnung bei {name} suchen',
  },
  'embeds.refused': {
    nl: 'Deze website mag het aanbod van {name} niet tonen',
    fr: 'Ce site ne peut pas afficher l’offre de {name}',
    en: 'This website may not show the properties of {name}',
    de: 'Diese Website darf das Angebot von {name} nicht zeigen',
  },
  'embeds.refused.text': {
    nl: 'U vindt het op de website van {name}. Is dit uw website? Vraag {name} om ze toe te laten.',
    fr: 'Vous la trouverez sur le site de {name}. Ce site est le vôtre\u00a0? Demandez à {name} de l’autoriser.',
    en: 'You find them on the website of {name}. Is this your website? Ask {name} to allow it.',
    de: 'Sie finden es auf der Website von {name}. Ist dies Ihre Website? Bitten Sie {name}, sie zuzulassen.',
  },
  'embeds.wrong': {
    nl: 'Dit aanbod is hier niet te tonen',
    fr: 'Cette offre ne peut pas être affichée ici',
    en: 'These properties can’t be shown here',
    de: 'Dieses Angebot kann hier nicht gezeigt werden',
  },
  'embeds.wrong.text': {
    nl: 'Het adres van dit kader noemt een lijst die {name} niet heeft. U vindt het aanbod op de website.',
    fr: 'L’adresse de ce cadre indique une liste que {name} n’a pas. Vous trouverez l’offre sur le site.',
    en: 'The address of this frame names a list that {name} does not have. You find the properties on the website.',
    de: 'Die Adresse dieses Rahmens nennt eine Liste, die {name} nicht hat. Sie finden das Angebot auf der Website.',
  },
} satisfies TextsByKey

/** The texts of the staff screen about frames. */
export const embedsStaffTexts = {
  'embeds.title': {
    nl: 'Op andere websites',
    fr: 'Sur d’autres sites',
    en: 'On other websites',
    de: 'Auf anderen Websites',
  },
  'embeds.intro': {
    nl: 'Toon uw panden of uw zoekformulier op de website van een partner. De code haalt altijd het huidige aanbod op.',
    fr: 'Montrez vos biens ou votre formulaire de recherche sur le site d’un partenaire. Le code affiche toujours l’offre actuelle.',
    en: 'Show your properties or your search form on the website of a partner. The code always shows the current properties.',
    de: 'Zeigen Sie Ihre Objekte oder Ihr Suchformular auf der Website eines Partners. Der Code zeigt immer das aktuelle Angebot.',
  },
  'embeds.show': { nl: 'Toon', fr: 'Afficher', en: 'Show', de: 'Zeigen' },
  'embeds.search': {
    nl: 'Zoekformulier',
    fr: 'Formulaire de recherche',
    en: 'Search form',
    de: 'Suchformular',
  },
  'embeds.cards': { nl: 'Aantal', fr: 'Nombre', en: 'Number', de: 'Anzahl' },
  'embeds.place': {
    nl: 'Gemeente of postcode',
    fr: 'Commune ou code postal',
    en: 'Town or postcode',
    de: 'Gemeinde oder Postleitzahl',
  },
  'embeds.noplace': {
    nl: 'Er is geen gemeente of postcode ‘{place}’. De code toont daarom alle plaatsen.',
    fr: 'Il n’y a pas de commune ni de code postal «\u00a0{place}\u00a0». Le code montre donc tous les lieux.',
    en: 'There is no town or postcode ‘{place}’, so the code shows all places.',
    de: 'Es gibt keine Gemeinde oder Postleitzahl „{place}“. Der Code zeigt darum alle Orte.',
  },
  'embeds.make': {
    nl: 'Maak de code',
    fr: 'Créer le code',
    en: 'Make the code',
    de: 'Code erstellen',
  },
  'embeds.code': {
    nl: 'Code voor de andere website',
    fr: 'Code pour l’autre site',
    en: 'Code for the other website',
    de: 'Code für die andere Website',
  },
  'embeds.code.help': {
    nl: 'De beheerder van de andere website plakt deze code op de plaats waar het kader moet komen.',
    fr: 'Le gestionnaire de l’autre site colle ce code à l’endroit où le cadre doit apparaître.',
    en: 'The manager of the other website pastes this code in the place where the frame should appear.',
    de: 'Der Verwalter der anderen Website fügt diesen Code dort ein, wo der Rahmen erscheinen soll.',
  },
  'embeds.copy': {
    nl: 'Kopieer de code',
    fr: 'Copier le code',
    en: 'Copy the code',
    de: 'Code kopieren',
  },
  'embeds.copied': {
    nl: 'De code is gekopieerd.',
    fr: 'Le code est copié.',
    en: 'The code has been copied.',
    de: 'Der Code ist kopiert.',
  },
  'embeds.preview': { nl: 'Voorbeeld', fr: 'Aperçu', en: 'Preview', de: 'Vorschau' },
  'embeds.hosts': {
    nl: 'Toegelaten websites',
    fr: 'Sites autorisés',
    en: 'Allowed websites',
    de: 'Zugelassene Websites',
  },
  'embeds.hosts.none': {
    nl: 'U hebt nog geen website toegelaten. Op elke andere website toont de code alleen een melding.',
    fr: 'Vous n’avez encore autorisé aucun site. Sur tout autre site, le code n’affiche qu’un message.',
    en: 'You have not allowed any website yet. On every other website the code shows only a message.',
    de: 'Sie haben noch keine Website zugelassen. Auf jeder anderen Website zeigt der Code nur eine Meldung.',
  },
  'embeds.hosts.text': {
    nl: 'Op elke andere website toont de code alleen een melding.',
    fr: 'Sur tout autre site, le code n’affiche qu’un message.',
    en: 'On every other website the code shows only a message.',
    de: 'Auf jeder anderen Website zeigt der Code nur eine Meldung.',
  },
  'embeds.hosts.change': {
    nl: 'Wijzig de toegelaten websites',
    fr: 'Modifier les sites autorisés',
    en: 'Change the allowed websites',
    de: 'Zugelassene Websites ändern',
  },
} satisfies TextsByKey
