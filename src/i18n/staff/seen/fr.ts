import type { seenNl } from './nl'

export const seenFr: Record<keyof typeof seenNl, string> = {
  'staff.edit': 'Modifier\u00a0: {what}',
  'staff.edit.page': 'cette page',
  'staff.edit.listing': 'ce bien',
  'staff.edit.article': 'texte',
  'edit.return': 'Retour au site',
  'edit.live': 'Le résultat',
  'edit.live.look': 'Aperçu',
  'edit.live.newtab': 'dans un nouvel onglet, sans enregistrer',
  'edit.live.width': 'Largeur de l’aperçu',
  'edit.live.phone': 'GSM, {width}',
  'edit.live.screen': 'Écran, {width}',
  'edit.live.frame': 'La page avec ce que vous tapez',
  'edit.live.refused':
    'L’aperçu attend\u00a0: quelque chose ne convient pas encore dans le formulaire, ou vous êtes déconnecté.',
  'edit.live.files':
    'Pas encore enregistré. Les nouveaux fichiers n’apparaissent qu’après l’enregistrement.',
}
