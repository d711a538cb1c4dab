import type { categoriesNl } from './nl'

export const categoriesFr: Record<keyof typeof categoriesNl, string> = {
  'staff.categories': 'Rubriques',
  'category.text':
    'Les rubriques regroupent des articles\u00a0; les pages les affichent dans cet ordre.',
  'category.new': 'Nouvelle rubrique',
  'category.new.text':
    'Elle est visible sur le site dès qu’elle contient un article et qu’une page l’affiche.',
  'category.new.make': 'Créer la rubrique',
  'category.name': 'Nom',
  'category.parent': 'Se trouve sous',
  'category.parent.help': 'Vide\u00a0: au niveau le plus haut.',
  'category.parent.itself': 'Une rubrique ne peut pas se trouver sous elle-même.',
  'category.edit.text': 'Le nom figure au-dessus des articles, là où une page affiche la rubrique.',
  'category.articles.one': '{count} article',
  'category.articles.other': '{count} articles',
  'category.uses': 'Où la rubrique est utilisée',
  'category.uses.article': 'Article\u00a0: {title}',
  'category.uses.category': 'Rubrique en dessous\u00a0: {title}',
  'category.uses.page': 'Page\u00a0: {title}',
  'category.uses.none': 'Nulle part\u00a0: elle peut disparaître.',
  'category.delete': 'Supprimer la rubrique',
  'category.refused':
    'La rubrique est encore utilisée et reste en place. Retirez-la d’abord là où elle figure ci-dessous.',
  'category.done.create': 'La rubrique est créée.',
  'category.done.delete': 'La rubrique a disparu.',
  'audit.category.create': 'a créé une rubrique',
  'audit.category.publish': 'a publié une rubrique',
  'audit.category.restore': 'a rétabli une rubrique',
  'audit.category.delete': 'a supprimé une rubrique',
}
