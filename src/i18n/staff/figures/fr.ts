import type { figuresNl } from './nl'

export const figuresFr: Record<keyof typeof figuresNl, string> = {
  'staff.figures': 'Chiffres',
  'staff.figures.text': 'Du {from} au {until}.',
  'staff.figures.days': '{days} jours',
  'staff.figures.year': 'Un an',
  'staff.figures.day': 'Jour',
  'staff.figures.week': 'Semaine du',
  'staff.figures.visits': 'Visites',
  'staff.figures.visits.day': 'Visites par jour',
  'staff.figures.visits.week': 'Visites par semaine',
  'staff.figures.visits.text':
    'Des pages de biens\u00a0; sans les robots ni les personnes connectées.',
  'staff.figures.sum': '{count} au total.',
  'staff.figures.since': 'Comptées depuis le {day}.',
  'staff.figures.novisits': 'Aucune visite n’a été comptée pendant cette période.',
  'staff.figures.kinds': 'Demandes par type',
  'staff.figures.sources': 'Demandes par provenance',
  'staff.figures.sources.text':
    'La campagne dans l’adresse, ou la page avant le formulaire. Rien de plus n’est conservé.',
  'staff.figures.source': 'Provenance',
  'staff.figures.source.campaign': 'Campagne\u00a0: {name}',
  'staff.figures.source.google-ad': 'Annonce sur Google',
  'staff.figures.source.site': 'Une autre page de ce site',
  'staff.figures.source.direct': 'Directe, ou non précisée',
  'staff.figures.noleads': 'Aucune demande n’est arrivée durant cette période.',
  'staff.figures.answers': 'Délai de réponse',
  'staff.figures.answers.text':
    'Une réponse est partie d’ici, ou la demande est marquée répondue, visite prévue ou réussie.',
  'staff.figures.half.minutes.one':
    'La moitié des réponses est arrivée en moins de {count} minute.',
  'staff.figures.half.minutes.other':
    'La moitié des réponses est arrivée en moins de {count} minutes.',
  'staff.figures.half.hours.one':
    'La moitié des réponses est arrivée en moins de {count}\u00a0heure.',
  'staff.figures.half.hours.other':
    'La moitié des réponses est arrivée en moins de {count}\u00a0heures.',
  'staff.figures.half.days.one': 'La moitié des réponses est arrivée en moins de {count} jour.',
  'staff.figures.half.days.other': 'La moitié des réponses est arrivée en moins de {count} jours.',
  'staff.figures.answer': 'Réponse',
  'staff.figures.answer.hour': 'En une heure',
  'staff.figures.answer.half': 'En 4\u00a0heures',
  'staff.figures.answer.day': 'En un jour',
  'staff.figures.answer.days': 'En 3 jours',
  'staff.figures.answer.later': 'Plus tard',
  'staff.figures.answer.none': 'Aucune réponse notée à ce jour',
  'staff.figures.homes': 'Des visites, aucune demande',
  'staff.figures.homes.text.one':
    '{count} bien en vente ou en location que l’on regarde et sur lequel personne ne demande rien.',
  'staff.figures.homes.text.other':
    '{count} biens en vente ou en location que l’on regarde et sur lesquels personne ne demande rien.',
  'staff.figures.nohomes': 'Chaque bien regardé a reçu une demande.',
  'staff.figures.address': 'Adresse',
  'staff.figures.number': 'Numéro',
  'staff.figures.forgotten.one': 'Au-delà de {count} mois, des demandes peuvent être effacées.',
  'staff.figures.forgotten.other': 'Au-delà de {count} mois, des demandes peuvent être effacées.',
}
