import type { translationsNl } from './nl'

export const translationsFr: Record<keyof typeof translationsNl, string> = {
  'staff.translations': 'Traductions',
  'staff.translations.text':
    'Voici où en sont vos textes dans chaque langue. Ils s’écrivent d’abord dans votre première langue ({language})\u00a0: une traduction qui n’a pas suivi depuis est en retard. Ce qui est dans un brouillon compte tel quel.',
  'staff.translations.single':
    'Votre site n’a qu’une langue. Ajoutez-en une dans les réglages et vous verrez ici ce qu’il faut traduire.',
  'staff.translations.of': 'Partie',
  'staff.translations.kind.page': 'Pages et leurs modules',
  'staff.translations.kind.article': 'Articles',
  'staff.translations.kind.team': 'Équipe',
  'staff.translations.kind.settings': 'Réglages',
  'staff.translations.kind.popup': 'Fenêtre surgissante',
  'staff.translations.kind.markers': 'Points sur les cartes',
  'staff.translations.kind.media': 'Descriptions des photos',
  'staff.translations.kind.label': 'Vos propres mots du site',
  'staff.translations.percent': '{percent}\u00A0%',
  'staff.translations.none': 'aucun texte',
  'staff.translations.missing': 'absent\u00a0: {count}',
  'staff.translations.older': 'en retard\u00a0: {count}',
  'staff.translations.todo': 'À faire',
  'staff.translations.left.one': '{count} texte à traduire',
  'staff.translations.left.other': '{count} textes à traduire',
  'staff.translations.done': 'Ici, tout est traduit.',
  'staff.translations.language': 'Langue',
  'staff.translations.all': 'Toutes',
  'staff.translations.where': 'Où',
  'staff.translations.source': 'Texte d’origine',
  'staff.translations.state': 'État',
  'staff.translations.state.missing': 'Absent',
  'staff.translations.state.older': 'En retard',
}
