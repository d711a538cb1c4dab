import type { findingNl } from './nl'

export const findingFr: Record<keyof typeof findingNl, string> = {
  'staff.find': 'Chercher partout',
  'staff.find.button': 'Chercher',
  'staff.find.title': 'Recherche',
  'staff.find.screens': 'Écrans',
  'staff.find.all': 'Tous les résultats',
  'staff.find.none':
    'Rien trouvé avec «\u00a0{words}\u00a0». Essayez une partie d’un nom, d’une adresse ou d’un numéro.',
  'staff.find.text':
    'Cherchez un bien, une demande, une personne, une page ou un réglage\u00a0: par un nom, une adresse, un numéro ou un mot.',
}
