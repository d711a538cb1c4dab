import type { redirectsNl } from './nl'

export const redirectsFr: Record<keyof typeof redirectsNl, string> = {
  'staff.redirects.file': 'Un fichier CSV',
  'staff.redirects.file.help':
    'Tel que vous le téléchargez ici\u00a0: par ligne l’ancienne adresse, puis la nouvelle ou 410. Vous pouvez aussi coller des lignes ci-dessous, ou les deux.',
  'staff.redirects.gone': 'Disparue pour de bon\u00a0: rien ne la remplace',
  'staff.redirects.gone.help':
    'Les visiteurs lisent que la page n’existe plus et les moteurs de recherche l’oublient (410). Laissez la nouvelle adresse vide.',
  'staff.redirects.gone.told': 'Disparue pour de bon',
  'staff.redirects.issue.both': 'a disparu pour de bon ou mène quelque part, pas les deux.',
  'staff.redirects.missed': 'Jamais trouvées',
  'staff.redirects.missed.text':
    'Les pages que des visiteurs ont cherchées et qui n’existent pas\u00a0: ils sont arrivés à l’accueil. Après 90 jours sans visite, le site les oublie.',
  'staff.redirects.missed.none': 'Personne n’a cherché de page inexistante.',
  'staff.redirects.missed.lead': 'Rediriger',
  'staff.redirects.missed.where': 'Adresse cherchée',
  'staff.redirects.missed.hits': 'Demandée',
}
