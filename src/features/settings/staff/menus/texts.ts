import type { TextsByKey } from '../../../../platform/i18n/texts-by-key'

/** The texts of the menu screens. */
export const menusTexts = {
  'menus.text': {
    nl: 'Welke pagina’s in welk menu staan, in welke volgorde en onder welke naam. Een pagina die niet op de site staat, verdwijnt vanzelf uit het menu.',
    fr: 'Quelles pages figurent dans quel menu, dans quel ordre et sous quel nom. Une page qui n’est pas sur le site est retirée automatiquement du menu.',
    en: 'Which pages appear in which menu, in which order and under which name. A page that is not on the site disappears from the menu automatically.',
    de: 'Welche Seiten in welchem Menü stehen, in welcher Reihenfolge und unter welchem Namen. Eine Seite, die nicht auf der Website ist, erscheint auch nicht im Menü.',
  },
  'menus.main': { nl: 'Hoofdmenu', fr: 'Menu principal', en: 'Main menu', de: 'Hauptmenü' },
  'menus.main.help': {
    nl: 'Als dit niet aangevinkt is, volgt het menu de paginaboom. Verborgen pagina’s komen er niet in; het logo leidt al naar de startpagina.',
    fr: 'Si la case n’est pas cochée, ce menu suit l’arborescence des pages. Les pages masquées n’y figurent pas ; le logo mène déjà à l’accueil.',
    en: 'If not ticked, this menu follows the page tree. Hidden pages do not appear in it; the logo already leads to the home page.',
    de: 'Ohne Häkchen folgt dieses Menü dem Seitenbaum. Verborgene Seiten stehen nicht darin; zur Startseite führt schon das Logo.',
  },
  'menus.extra': {
    nl: 'Extra menu',
    fr: 'Menu complémentaire',
    en: 'Extra menu',
    de: 'Zusätzliches Menü',
  },
  'menus.extra.help': {
    nl: 'Het zijmenu naast het hoofdmenu. Op een telefoon staat het onderaan in het hoofdmenu.',
    fr: 'Le menu latéral à côté du menu principal\u00a0; sur un téléphone, il se trouve à la fin du même menu.',
    en: 'The side menu next to the main menu; on a phone it is at the end of the same menu.',
    de: 'Das Seitenmenü neben dem Hauptmenü; auf einem Telefon steht es am Ende desselben Menüs.',
  },
  'menus.footer': {
    nl: 'Snel naar, onderaan elke pagina',
    fr: 'Accès rapide, au bas de chaque page',
    en: 'Quick links, at the bottom of every page',
    de: 'Schnellzugriff, am Ende jeder Seite',
  },
  'menus.footer.help': {
    nl: 'De juridische links staan er altijd bij.',
    fr: 'Les liens juridiques s’y trouvent toujours.',
    en: 'The legal links are always there.',
    de: 'Die rechtlichen Links stehen immer dabei.',
  },
  'menus.items': { nl: 'Links', fr: 'Les liens', en: 'Links', de: 'Links' },
  'menus.item': { nl: 'Link {nth}', fr: 'Lien {nth}', en: 'Link {nth}', de: 'Eintrag {nth}' },
  'menus.others': {
    nl: 'Niet in dit menu',
    fr: 'Hors de ce menu',
    en: 'Not in this menu',
    de: 'Nicht in diesem Menü',
  },
  'menus.in': { nl: 'In dit menu', fr: 'Dans ce menu', en: 'In this menu', de: 'In diesem Menü' },
  'menus.page': { nl: 'Pagina', fr: 'La page', en: 'Page', de: 'Seite' },
  'menus.article': { nl: 'Artikel', fr: 'Article', en: 'Article', de: 'Artikel' },
  'menus.article.help': {
    nl: 'Leidt naar de pagina waar het artikel op staat.',
    fr: 'Mène à la page où se trouve l’article.',
    en: 'Leads to the page that contains the article.',
    de: 'Führt zur Seite, auf der der Artikel steht.',
  },
  'menus.url': {
    nl: 'Adres op een andere site',
    fr: 'Adresse sur un autre site',
    en: 'Address on another site',
    de: 'Adresse auf einer anderen Website',
  },
  'menus.url.help': {
    nl: 'Begint met https://. Kies een artikel of vul een adres in, niet allebei.',
    fr: 'Commence par https://. Choisissez un article ou donnez une adresse, pas les deux.',
    en: 'Must start with https://. Choose an article or enter an address, not both.',
    de: 'Beginnt mit https://. Wählen Sie einen Artikel oder geben Sie eine Adresse an, nicht beides.',
  },
  'menus.name': {
    nl: 'Eigen naam in het menu',
    fr: 'Nom personnalisé dans le menu',
    en: 'Custom name in the menu',
    de: 'Eigener Name im Menü',
  },
  'menus.name.help': {
    nl: 'Laat leeg om de titel te gebruiken. Een adres op een andere site heeft een naam nodig.',
    fr: 'Vide : le titre. Un nom est obligatoire pour une adresse sur un autre site.',
    en: 'If empty: the title. An address on another site needs a name.',
    de: 'Leer: der Titel. Eine Adresse auf einer anderen Website braucht einen Namen.',
  },
  'menus.wrong.target': {
    nl: 'Kies een artikel of vul een adres in: één van de twee.',
    fr: 'Choisissez un article ou donnez une adresse\u00a0: l’un des deux.',
    en: 'Choose an article or enter an address, not both.',
    de: 'Wählen Sie einen Artikel oder geben Sie eine Adresse an: eines von beiden.',
  },
  'menus.wrong.name': {
    nl: 'Geef de link een naam.',
    fr: 'Donnez un nom au lien.',
    en: 'Give the link a name.',
    de: 'Geben Sie dem Link einen Namen.',
  },
  'menus.unshown': {
    nl: 'Deze pagina’s staan in een menu, maar bezoekers zien ze daar niet:',
    fr: 'Ces pages figurent dans un menu, mais les visiteurs ne les y voient pas\u00a0:',
    en: 'These pages are in a menu, but visitors do not see them there:',
    de: 'Diese Seiten stehen in einem Menü, aber Besucher sehen sie dort nicht:',
  },
  'menus.unshown.question': {
    nl: 'Dit menu bevat pagina’s die verborgen zijn of niet op de website staan. Bezoekers zien ze pas in het menu als u ze publiceert.',
    fr: 'Ce menu contient des pages masquées ou hors ligne. Les visiteurs ne les y voient que si vous les publiez.',
    en: 'This menu contains pages that are hidden or not on the website. Visitors see them in the menu only if you publish them.',
    de: 'Dieses Menü enthält Seiten, die verborgen oder nicht auf der Website sind. Besucher sehen sie dort erst, wenn Sie sie veröffentlichen.',
  },
  'menus.unshown.publish': {
    nl: '‘{title}’ ook publiceren',
    fr: 'Publier aussi «\u00a0{title}\u00a0»',
    en: 'Also publish ‘{title}’',
    de: '„{title}“ auch veröffentlichen',
  },
  'menus.own': {
    nl: 'Zelf samenstellen',
    fr: 'Composer manuellement',
    en: 'Custom menu',
    de: 'Selbst zusammenstellen',
  },
  'menus.derived': {
    nl: 'Automatisch, volgens de pagina’s',
    fr: 'Automatique, selon les pages',
    en: 'Automatic, based on the pages',
    de: 'Automatisch, nach den Seiten',
  },

  'staff.menus': { nl: 'Menu’s', fr: 'Menus', en: 'Menus', de: 'Menüs' },
} satisfies TextsByKey
