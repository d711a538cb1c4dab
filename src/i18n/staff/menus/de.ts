import type { menusNl } from './nl'

export const menusDe: Record<keyof typeof menusNl, string> = {
  'staff.menus': 'Menüs',
  'menus.text':
    'Welche Seiten in welchem Menü stehen, in welcher Reihenfolge und unter welchem Namen. Eine Seite, die nicht auf der Website steht, fällt von selbst heraus.',
  'menus.main': 'Hauptmenü',
  'menus.main.help':
    'Ohne Häkchen folgt dieses Menü dem Seitenbaum. Verborgene Seiten stehen nicht darin; zur Startseite führt schon das Logo.',
  'menus.extra': 'Zusätzliches Menü',
  'menus.extra.help':
    'Das Seitenmenü neben dem Hauptmenü; auf einem Telefon steht es am Ende desselben Menüs.',
  'menus.footer': 'Schnell zu, am Fuß jeder Seite',
  'menus.footer.help': 'Die rechtlichen Links stehen immer dabei.',
  'menus.items': 'Die Links',
  'menus.item': 'Eintrag {nth}',
  'menus.others': 'Nicht in diesem Menü',
  'menus.in': 'In diesem Menü',
  'menus.page': 'Seite',
  'menus.article': 'Artikel',
  'menus.article.help': 'Führt zur Seite, auf der der Artikel steht.',
  'menus.url': 'Adresse auf einer anderen Website',
  'menus.url.help':
    'Beginnt mit https://. Wählen Sie einen Artikel oder geben Sie eine Adresse an, nicht beides.',
  'menus.name': 'Eigener Name im Menü',
  'menus.name.help':
    'Leer ist es der Titel. Eine Adresse auf einer anderen Website braucht einen Namen.',
  'menus.wrong.target':
    'Wählen Sie einen Artikel oder geben Sie eine Adresse an: eines von beiden.',
  'menus.wrong.name': 'Geben Sie dem Link einen Namen.',
  'menus.own': 'Selbst zusammenstellen',
  'menus.derived': 'Von selbst, wie die Seiten sind',
}
