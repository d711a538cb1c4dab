export const menusNl = {
  'staff.menus': 'Menu’s',
  'menus.text':
    'Welke pagina’s in welk menu staan, in welke volgorde, en hoe ze daar heten. Een pagina die niet op de site staat, valt vanzelf uit het menu.',
  'menus.main': 'Hoofdmenu',
  'menus.main.help':
    'Niet aangevinkt volgt dit menu de paginaboom. Verborgen pagina’s komen hier niet in; het logo leidt al naar de startpagina.',
  'menus.extra': 'Extra menu',
  'menus.extra.help':
    'Het zijmenu naast het hoofdmenu; op een telefoon staat het onderaan in hetzelfde menu.',
  'menus.footer': 'Snel naar, onderaan elke pagina',
  'menus.footer.help': 'De juridische links staan er altijd bij.',
  'menus.items': 'Links',
  'menus.item': 'Link {nth}',
  'menus.others': 'Niet in dit menu',
  'menus.in': 'In dit menu',
  'menus.page': 'Pagina',
  'menus.article': 'Artikel',
  'menus.article.help': 'Leidt naar de pagina waar het artikel op staat.',
  'menus.url': 'Adres op een andere site',
  'menus.url.help': 'Begint met https://. Kies een artikel of geef een adres, niet allebei.',
  'menus.name': 'Eigen naam in het menu',
  'menus.name.help': 'Leeg is het de titel. Een adres op een andere site heeft een naam nodig.',
  'menus.wrong.target': 'Kies een artikel of geef een adres: één van de twee.',
  'menus.wrong.name': 'Geef de link een naam.',
  'menus.own': 'Zelf samenstellen',
  'menus.derived': 'Vanzelf, volgens de pagina’s',
}
