import type { TextsByKey } from '../../../platform/i18n/texts-by-key'

/** The texts of the menu screens. */
export const menusTexts = {
  'menus.text': {
    nl: 'Welke pagina’s in welk menu staan, in welke volgorde, en hoe ze daar heten. Een pagina die niet op de site staat, valt vanzelf uit het menu.',
    fr: 'Quelles pages figurent dans quel menu, dans quel ordre et sous quel nom. Une page qui n’est pas sur le site quitte le menu d’elle-même.',
    en: 'Which pages stand in which menu, in which order, and what they are called there. A page that is not on the site leaves the menu by itself.',
    de: 'Welche Seiten in welchem Menü stehen, in welcher Reihenfolge und unter welchem Namen. Eine Seite, die nicht auf der Website steht, fällt von selbst heraus.',
  },
  'menus.main': { nl: 'Hoofdmenu', fr: 'Menu principal', en: 'Main menu', de: 'Hauptmenü' },
  'menus.main.help': {
    nl: 'Niet aangevinkt volgt dit menu de paginaboom. Verborgen pagina’s komen hier niet in; het logo leidt al naar de startpagina.',
    fr: 'Sans coche, ce menu suit l’arborescence des pages. Les pages masquées n’y figurent pas\u00a0; le logo mène déjà à l’accueil.',
    en: 'Without a tick this menu follows the tree of pages. Hidden pages do not appear in it; the logo leads to the home page already.',
    de: 'Ohne Häkchen folgt dieses Menü dem Seitenbaum. Verborgene Seiten stehen nicht darin; zur Startseite führt schon das Logo.',
  },
  'menus.extra': {
    nl: 'Extra menu',
    fr: 'Menu supplémentaire',
    en: 'Extra menu',
    de: 'Zusätzliches Menü',
  },
  'menus.extra.help': {
    nl: 'Het zijmenu naast het hoofdmenu; op een telefoon staat het onderaan in hetzelfde menu.',
    fr: 'Le menu latéral à côté du menu principal\u00a0; sur un téléphone, il se trouve à la fin du même menu.',
    en: 'The side menu beside the main one; on a telephone it stands at the end of the same menu.',
    de: 'Das Seitenmenü neben dem Hauptmenü; auf einem Telefon steht es am Ende desselben Menüs.',
  },
  'menus.footer': {
    nl: 'Snel naar, onderaan elke pagina',
    fr: 'Accès rapide, au bas de chaque page',
    en: 'Quick links, at the foot of every page',
    de: 'Schnell zu, am Fuß jeder Seite',
  },
  'menus.footer.help': {
    nl: 'De juridische links staan er altijd bij.',
    fr: 'Les liens juridiques s’y trouvent toujours.',
    en: 'The legal links are always there.',
    de: 'Die rechtlichen Links stehen immer dabei.',
  },
  'menus.items': { nl: 'Links', fr: 'Les liens', en: 'Links', de: 'Die Links' },
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
    en: 'Leads to the page that the article stands on.',
    de: 'Führt zur Seite, auf der der Artikel steht.',
  },
  'menus.url': {
    nl: 'Adres op een andere site',
    fr: 'Adresse sur un autre site',
    en: 'Address on another site',
    de: 'Adresse auf einer anderen Website',
  },
  'menus.url.help': {
    nl: 'Begint met https://. Kies een artikel of geef een adres, niet allebei.',
    fr: 'Commence par https://. Choisissez un article ou donnez une adresse, pas les deux.',
    en: 'Begins with https://. Choose an article or give an address, not both.',
    de: 'Beginnt mit https://. Wählen Sie einen Artikel oder geben Sie eine Adresse an, nicht beides.',
  },
  'menus.name': {
    nl: 'Eigen naam in het menu',
    fr: 'Nom propre dans le menu',
    en: 'Own name in the menu',
    de: 'Eigener Name im Menü',
  },
  'menus.name.help': {
    nl: 'Leeg is het de titel. Een adres op een andere site heeft een naam nodig.',
    fr: 'Vide, c’est le titre. Une adresse sur un autre site a besoin d’un nom.',
    en: 'Empty it is the title. An address on another site needs a name.',
    de: 'Leer ist es der Titel. Eine Adresse auf einer anderen Website braucht einen Namen.',
  },
  'menus.wrong.target': {
    nl: 'Kies een artikel of geef een adres: één van de twee.',
    fr: 'Choisissez un article ou donnez une adresse\u00a0: l’un des deux.',
    en: 'Choose an article or give an address: one of the two.',
    de: 'Wählen Sie einen Artikel oder geben Sie eine Adresse an: eines von beiden.',
  },
  'menus.wrong.name': {
    nl: 'Geef de link een naam.',
    fr: 'Donnez un nom au lien.',
    en: 'Give the link a name.',
    de: 'Geben Sie dem Link einen Namen.',
  },
  'menus.own': {
    nl: 'Zelf samenstellen',
    fr: 'Composer soi-même',
    en: 'Make it ourselves',
    de: 'Selbst zusammenstellen',
  },
  'menus.derived': {
    nl: 'Vanzelf, volgens de pagina’s',
    fr: 'De lui-même, selon les pages',
    en: 'By itself, as the pages are',
    de: 'Von selbst, wie die Seiten sind',
  },

  'staff.menus': { nl: 'Menu’s', fr: 'Menus', en: 'Menus', de: 'Menüs' },
} satisfies TextsByKey
