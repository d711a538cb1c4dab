import type { contentNl } from './nl'

export const contentFr: Record<keyof typeof contentNl, string> = {
  'article.readmore': 'Lire la suite',
  'beforeafter.before': 'Avant',
  'beforeafter.after': 'Après',
  'beforeafter.border': 'Limite entre avant et après',
  'beforeafter.value': '{percent}\u00A0% avant',
  'markers.map': 'Carte de nos bureaux',
  'markers.show': 'Voir sur la carte',
  'markers.failed':
    'La carte ne se charge pas. Les liens près des adresses montrent aussi l’endroit.',
  carousel: 'carrousel',
  'play.pause': 'Mettre en pause',
  'play.play': 'Lancer le défilement',
  'scroll.down': 'Vers le premier bloc',
  'team.direct': 'Ligne directe',
  'team.mobile': 'GSM',
  'team.speaks': 'Parle {languages}',
  'video.play': 'Lire la vidéo',
  'embed.consent':
    '{title}\u00a0: ce contenu vient d’un autre service et ne se charge qu’avec votre accord.',
  'embed.loads': '{title}\u00a0: chargement en cours.',
  'embed.failed': '{title}\u00a0: le chargement a échoué. Réessayez plus tard.',
  'embed.choose': 'Modifier mon choix',
  'contact.reads': '{name} vous lit',
  'address.label': 'L’adresse de votre bien',
  'address.placeholder': 'Rue, numéro et commune',
  'address.start': 'Commencer',
  'story.with': '{name}, avec {person}',
  'office.hours': 'Heures d’ouverture',
  'offices.homes': '{count} à moins de {km}\u00A0km',
  'figures.sale': 'à vendre',
  'figures.rent': 'à louer',
  'figures.sold': 'vendus ou loués',
  'figures.fresh.one': 'dont {count} nouveau ces trente derniers jours',
  'figures.fresh.other': 'dont {count} nouveaux ces trente derniers jours',
  'figures.municipalities': 'communes où nous proposons un bien en ce moment',
  'reviews.title': 'Avis',
  'privacy.never': 'jusqu’à ce que vous demandiez de les effacer',
  'privacy.leads':
    'Questions, demandes de visite et estimations, avec les e-mails qui s’y rapportent\u00a0: {time}.',
  'privacy.demands': 'Recherches, avec les e-mails qui s’y rapportent\u00a0: {time}.',
  'privacy.tenants': 'Réponses sur le ménage et les revenus\u00a0: {time}.',
  'privacy.sessions':
    'Une session de l’accès propriétaire\u00a0: {idle} sans activité, et jamais plus de {longest}.',
  'privacy.accounts':
    'Un compte de propriétaire\u00a0: {time} après la disparition de votre dernier bien.',
  'privacy.histories':
    'L’historique d’un bien\u00a0: {time} après sa dernière modification, et jamais plus longtemps que le bien ne figure dans notre système.',
  'privacy.mails': 'E-mails concernant votre compte\u00a0: {time}.',
  'privacy.visits': 'Combien de fois la page d’un bien a été ouverte, sans par qui\u00a0: {time}.',
  'privacy.errors': 'Rapports d’erreurs techniques, sans noms ni numéros\u00a0: {time}.',
  'privacy.abuse': 'Comptages contre les abus\u00a0: jusqu’à la fin du lendemain.',
  'privacy.registers':
    'Le fait que des données ont été effacées et la fréquence de chaque choix sur les cookies, en nombres par jour et sans noms\u00a0: {time}.',
}
