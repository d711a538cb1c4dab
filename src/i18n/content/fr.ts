import type { contentNl } from './nl'

export const contentFr: Record<keyof typeof contentNl, string> = {
  'article.readmore': 'Lire la suite',
  'beforeafter.before': 'Avant',
  'beforeafter.after': 'Après',
  'beforeafter.border': 'Limite entre avant et après',
  'markers.map': 'Carte de nos bureaux',
  'markers.show': 'Voir sur la carte',
  'markers.failed':
    'La carte ne se charge pas. Les liens près des adresses montrent aussi l’endroit.',
  'play.pause': 'Mettre en pause',
  'play.play': 'Lancer le défilement',
  'scroll.down': 'Vers le premier bloc',
  'team.direct': 'Ligne directe',
  'team.mobile': 'GSM',
  'team.speaks': 'Parle {languages}',
  'video.play': 'Lire la vidéo',
}
