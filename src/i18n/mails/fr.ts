import type { mailsNl } from './nl'

export const mailsFr: Record<keyof typeof mailsNl, string> = {
  'issue.required': 'Complétez ce champ.',
  'issue.reach':
    'Indiquez une adresse e-mail ou un numéro de téléphone, pour que nous puissions répondre.',
  'issue.toolong': 'C’est trop long. Raccourcissez un peu.',
  'issue.email': 'Cette adresse e-mail n’est pas utilisable. Un exemple : nom@exemple.be',
  'issue.phone': 'Ce n’est pas un numéro de téléphone. Un exemple : 0470 12 34 56',
  'issue.number': 'Indiquez un nombre.',
  'issue.choice': 'Choisissez une des possibilités.',
  'issue.range': 'Le maximum est inférieur au minimum.',
  'issue.moment':
    'Choisissez une à trois demi-journées, à partir de demain, dans les trois mois et pas le dimanche.',
  'issue.replayed': 'Ce formulaire a déjà été envoyé, avec un autre contenu. Envoyez-le à nouveau.',
  'issue.invalid': 'Nous ne pouvons pas lire ce qui se trouve ici.',
  'issue.toomany':
    'Cela fait beaucoup de messages à la suite. Réessayez dans {minutes} min, ou appelez le {phone}.',
  'issue.away':
    'Nous ne pouvons pas enregistrer votre message pour le moment. Rien n’a été envoyé. Appelez le {phone}, écrivez à {email} ou réessayez dans un instant.',
  'issue.toolarge': 'Ce message est trop volumineux. Raccourcissez-le ou envoyez-le par e-mail.',
  'issue.unreadable': 'Nous ne pouvons pas lire ce formulaire. Envoyez-le depuis notre site.',
}
