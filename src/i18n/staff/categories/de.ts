import type { categoriesNl } from './nl'

export const categoriesDe: Record<keyof typeof categoriesNl, string> = {
  'staff.categories': 'Rubriken',
  'category.text': 'Rubriken fassen Artikel zusammen; Seiten zeigen sie in dieser Reihenfolge.',
  'category.new': 'Neue Rubrik',
  'category.new.text':
    'Sie ist auf der Website zu sehen, sobald ein Artikel darin steht und eine Seite sie zeigt.',
  'category.new.make': 'Rubrik anlegen',
  'category.name': 'Name',
  'category.parent': 'Steht unter',
  'category.parent.help': 'Leer: auf der obersten Ebene.',
  'category.parent.itself': 'Eine Rubrik kann nicht unter sich selbst stehen.',
  'category.edit.text': 'Der Name steht über den Artikeln, wo eine Seite die Rubrik zeigt.',
  'category.articles.one': '{count} Artikel',
  'category.articles.other': '{count} Artikel',
  'category.uses': 'Wo die Rubrik verwendet wird',
  'category.uses.article': 'Artikel: {title}',
  'category.uses.category': 'Rubrik darunter: {title}',
  'category.uses.page': 'Seite: {title}',
  'category.uses.none': 'Nirgends: Sie kann weg.',
  'category.delete': 'Rubrik löschen',
  'category.refused':
    'Die Rubrik wird noch verwendet und bleibt. Nehmen Sie sie zuerst dort weg, wo sie unten steht.',
  'category.done.create': 'Die Rubrik ist angelegt.',
  'category.done.delete': 'Die Rubrik ist weg.',
  'audit.category.create': 'hat eine Rubrik angelegt',
  'audit.category.publish': 'hat eine Rubrik veröffentlicht',
  'audit.category.restore': 'hat eine Rubrik zurückgesetzt',
  'audit.category.delete': 'hat eine Rubrik gelöscht',
}
