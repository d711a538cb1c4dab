import type { menusNl } from './nl'

export const menusEn: Record<keyof typeof menusNl, string> = {
  'staff.menus': 'Menus',
  'menus.text':
    'Which pages stand in which menu, in which order, and what they are called there. A page that is not on the site leaves the menu by itself.',
  'menus.main': 'Main menu',
  'menus.main.help':
    'Without a tick this menu follows the tree of pages. Hidden pages do not appear in it; the logo leads to the home page already.',
  'menus.extra': 'Extra menu',
  'menus.extra.help':
    'The side menu beside the main one; on a telephone it stands at the end of the same menu.',
  'menus.footer': 'Quick links, at the foot of every page',
  'menus.footer.help': 'The legal links are always there.',
  'menus.items': 'Links',
  'menus.item': 'Link {nth}',
  'menus.others': 'Not in this menu',
  'menus.in': 'In this menu',
  'menus.page': 'Page',
  'menus.article': 'Article',
  'menus.article.help': 'Leads to the page that the article stands on.',
  'menus.url': 'Address on another site',
  'menus.url.help': 'Begins with https://. Choose an article or give an address, not both.',
  'menus.name': 'Own name in the menu',
  'menus.name.help': 'Empty it is the title. An address on another site needs a name.',
  'menus.wrong.target': 'Choose an article or give an address: one of the two.',
  'menus.wrong.name': 'Give the link a name.',
  'menus.own': 'Make it ourselves',
  'menus.derived': 'By itself, as the pages are',
}
