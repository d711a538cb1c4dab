import type { contentNl } from './nl'

export const contentFr: Record<keyof typeof contentNl, string> = {
  'article.readmore': 'Lire la suite',
  'beforeafter.before': 'Avant',
  'beforeafter.after': 'Après',
  'beforeafter.border': 'Limite entre avant et après',
  'beforeafter.value': '{percent} % avant',
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
  'embed.consent':
    '{title} : ce contenu vient d’un autre service et ne se charge qu’avec votre accord.',
  'embed.loads': '{title} : chargement en cours.',
  'embed.failed': '{title} : le chargement a échoué. Réessayez plus tard.',
  'embed.choose': 'Modifier mon choix',
  'reviews.title': 'Avis',
}
