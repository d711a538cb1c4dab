import type { contentNl } from './nl'

export const contentDe: Record<keyof typeof contentNl, string> = {
  'article.readmore': 'Weiterlesen',
  'beforeafter.before': 'Vorher',
  'beforeafter.after': 'Nachher',
  'beforeafter.border': 'Grenze zwischen vorher und nachher',
  'beforeafter.value': '{percent} % vorher',
  'markers.map': 'Karte unserer Büros',
  'markers.show': 'Auf der Karte zeigen',
  'markers.failed': 'Die Karte lädt nicht. Die Links bei den Adressen zeigen den Ort ebenfalls.',
  'play.pause': 'Anhalten',
  'play.play': 'Abspielen',
  'scroll.down': 'Zum ersten Abschnitt',
  'team.direct': 'Durchwahl',
  'team.mobile': 'Handy',
  'team.speaks': 'Spricht {languages}',
  'video.play': 'Video abspielen',
  'embed.consent':
    '{title}: Das kommt von einem anderen Dienst und lädt erst, wenn Sie es erlauben.',
  'embed.loads': '{title} lädt gleich.',
  'embed.failed': '{title}: Das lädt gerade nicht. Bitte versuchen Sie es später noch einmal.',
  'embed.choose': 'Meine Auswahl ändern',
  'reviews.title': 'Kundenmeinungen',
}
