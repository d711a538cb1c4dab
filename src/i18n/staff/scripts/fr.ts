import type { scriptsNl } from './nl'

/** The words of scripts of other firms, by their templates. */
export const scriptsFr: Record<keyof typeof scriptsNl, string> = {
  'script.template': 'Type',
  'script.template.help':
    'Pour une balise Google, le numéro suffit\u00a0: nom, adresse et hôtes sont alors remplis. D’autres hôtes que ceux de ce type sont refusés.',
  'script.template.google': 'Balise Google',
  'script.template.reviews': 'Avis',
  'script.template.booking': 'Réservation de visites',
  'script.template.own': 'Script propre',
  'script.wrong.host': '{value} n’appartient pas à ce type.',
  'script.wrong.tag': 'Le numéro d’une balise Google, comme G-ABC1234567.',
  'script.wrong.consent': 'Ceci ne se charge qu’avec un consentement\u00a0: choisissez pour quoi.',
  'script.policy': 'Ceci change sur chaque page',
  'script.policy.text':
    'Rien n’est encore enregistré. Vérifiez quels sites vos pages laisseront entrer, puis publiez à nouveau.',
  'script.policy.what': 'Pour quoi',
  'script.policy.added': 'Ajouté',
  'script.policy.removed': 'Retiré',
}
