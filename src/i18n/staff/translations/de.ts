import type { translationsNl } from './nl'

export const translationsDe: Record<keyof typeof translationsNl, string> = {
  'staff.translations': 'Übersetzungen',
  'staff.translations.text':
    'So weit sind Ihre Texte in jeder Sprache. Geschrieben werden sie zuerst in Ihrer ersten Sprache ({language}): Eine Übersetzung, die seither nicht folgte, ist veraltet. Was in einem Entwurf steht, zählt so, wie es dort steht.',
  'staff.translations.single':
    'Ihre Website hat eine Sprache. Fügen Sie in den Einstellungen eine hinzu, dann steht hier, was zu übersetzen ist.',
  'staff.translations.of': 'Bereich',
  'staff.translations.kind.page': 'Seiten mit ihren Modulen',
  'staff.translations.kind.article': 'Artikel',
  'staff.translations.kind.team': 'Team',
  'staff.translations.kind.settings': 'Einstellungen',
  'staff.translations.kind.popup': 'Pop-up',
  'staff.translations.kind.markers': 'Punkte auf Karten',
  'staff.translations.kind.media': 'Beschreibungen der Bilder',
  'staff.translations.kind.label': 'Eigene Wörter der Website',
  'staff.translations.percent': '{percent}\u00A0%',
  'staff.translations.none': 'keine Texte',
  'staff.translations.missing': 'fehlt: {count}',
  'staff.translations.older': 'veraltet: {count}',
  'staff.translations.todo': 'Zu tun',
  'staff.translations.left.one': '{count} Text zu übersetzen',
  'staff.translations.left.other': '{count} Texte zu übersetzen',
  'staff.translations.done': 'Hier ist alles übersetzt.',
  'staff.translations.language': 'Sprache',
  'staff.translations.all': 'Alle',
  'staff.translations.where': 'Wo',
  'staff.translations.source': 'Ursprünglicher Text',
  'staff.translations.state': 'Stand',
  'staff.translations.state.missing': 'Fehlt',
  'staff.translations.state.older': 'Veraltet',
}
