import type { menusNl } from './nl'

export const menusFr: Record<keyof typeof menusNl, string> = {
  'staff.menus': 'Menus',
  'menus.text':
    'Quelles pages figurent dans quel menu, dans quel ordre et sous quel nom. Une page qui n’est pas sur le site quitte le menu d’elle-même.',
  'menus.main': 'Menu principal',
  'menus.main.help':
    'Sans coche, ce menu suit l’arborescence des pages. Les pages masquées n’y figurent pas\u00a0; le logo mène déjà à l’accueil.',
  'menus.extra': 'Menu supplémentaire',
  'menus.extra.help':
    'Le menu latéral à côté du menu principal\u00a0; sur un téléphone, il se trouve à la fin du même menu.',
  'menus.footer': 'Accès rapide, au bas de chaque page',
  'menus.footer.help': 'Les liens juridiques s’y trouvent toujours.',
  'menus.items': 'Les liens',
  'menus.item': 'Lien {nth}',
  'menus.others': 'Hors de ce menu',
  'menus.in': 'Dans ce menu',
  'menus.page': 'La page',
  'menus.article': 'Article',
  'menus.article.help': 'Mène à la page où se trouve l’article.',
  'menus.url': 'Adresse sur un autre site',
  'menus.url.help':
    'Commence par https://. Choisissez un article ou donnez une adresse, pas les deux.',
  'menus.name': 'Nom propre dans le menu',
  'menus.name.help': 'Vide, c’est le titre. Une adresse sur un autre site a besoin d’un nom.',
  'menus.wrong.target': 'Choisissez un article ou donnez une adresse\u00a0: l’un des deux.',
  'menus.wrong.name': 'Donnez un nom au lien.',
  'menus.own': 'Composer soi-même',
  'menus.derived': 'De lui-même, selon les pages',
}
