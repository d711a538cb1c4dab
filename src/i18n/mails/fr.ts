import type { mailsNl } from './nl'

export const mailsFr: Record<keyof typeof mailsNl, string> = {
  'mail.owneraddress': 'Votre adresse e-mail chez {agency} a été modifiée',
  'mail.owneraddress.text':
    'L’adresse e-mail avec laquelle vous vous connectez comme propriétaire chez {agency} a été modifiée. Vous ne l’avez pas demandé\u00a0? Contactez-nous tout de suite.',
  'mail.receivers': 'Destinataire ou accès modifié chez {agency}',
  'mail.receivers.text':
    '{name} a modifié, dans la gestion du site, qui reçoit les messages ou qui voit des données.',
  'mail.receivers.wrong':
    'Ce n’est pas correct\u00a0? Prévenez tout de suite un administrateur de l’agence.',
  'issue.required': 'Complétez ce champ.',
  'issue.required.firstname': 'Indiquez votre prénom.',
  'issue.required.lastname': 'Indiquez votre nom.',
  'issue.required.email': 'Indiquez votre adresse e-mail, pour que nous puissions répondre.',
  'issue.required.email.visit': 'Indiquez votre adresse e-mail, pour que nous puissions confirmer.',
  'issue.required.email.demand':
    'Indiquez votre adresse e-mail, pour que nous puissions vous proposer des biens.',
  'issue.required.email.file':
    'Indiquez votre adresse e-mail, pour que nous puissions vous envoyer le document.',
  'issue.required.email.search':
    'Indiquez votre adresse e-mail, pour que nous puissions vous envoyer les nouveaux biens.',
  'issue.required.email.login': 'Indiquez votre adresse e-mail.',
  'issue.required.email.link':
    'Indiquez votre adresse e-mail, pour que nous puissions vous envoyer un lien.',
  'issue.required.phone':
    'Indiquez votre numéro de téléphone, pour que nous puissions vous appeler.',
  'issue.required.question': 'Écrivez votre question.',
  'issue.required.visit': 'Choisissez au moins un moment.',
  'issue.required.password': 'Indiquez votre mot de passe.',
  'issue.required.extra': 'Complétez «\u00a0{label}\u00a0».',
  'issue.choice.extra': 'Choisissez une réponse à «\u00a0{label}\u00a0».',
  'issue.number.extra': 'Indiquez un nombre à «\u00a0{label}\u00a0».',
  'issue.reach':
    'Indiquez une adresse e-mail ou un numéro de téléphone, pour que nous puissions répondre.',
  'issue.toolong': 'C’est trop long. Raccourcissez un peu.',
  'issue.email': 'Cette adresse e-mail n’est pas utilisable. Un exemple\u00a0: nom@exemple.be',
  'issue.phone': 'Ce n’est pas un numéro de téléphone. Un exemple\u00a0: 0470 12 34 56',
  'issue.number': 'Indiquez un nombre.',
  'issue.choice': 'Choisissez une des possibilités.',
  'issue.range': 'Le maximum est inférieur au minimum.',
  'issue.moment':
    'Choisissez une à trois demi-journées, à partir de demain, dans les trois mois et pas le dimanche.',
  'issue.replayed': 'Ce formulaire a déjà été envoyé, avec un autre contenu. Envoyez-le à nouveau.',
  'issue.invalid': 'Nous ne pouvons pas lire ce qui se trouve ici.',
  'issue.toomany':
    'Cela fait beaucoup de messages à la suite. Réessayez dans {minutes}\u00a0min, ou appelez le {phone}.',
  'issue.away':
    'Nous ne pouvons pas enregistrer votre message pour le moment. Rien n’a été envoyé. Appelez le {phone}, écrivez à {email} ou réessayez dans un instant.',
  'issue.toolarge': 'Ce message est trop volumineux. Raccourcissez-le ou envoyez-le par e-mail.',
  'issue.unreadable': 'Nous ne pouvons pas lire ce formulaire. Envoyez-le depuis notre site.',
  'issue.expired': 'Ce lien n’est plus valable. Demandez à nouveau le document sur notre site.',

  'mail.office.contact': 'Question de {name}',
  'mail.office.site-contact': 'Message de {name}',
  'mail.office.contact-download': 'Brochure téléchargée par {name}',
  'mail.office.project-contact': 'Question de {name} sur un projet',
  'mail.office.property-info': 'Question de {name} sur un bien',
  'mail.office.demand': 'Recherche confiée par {name}',
  'mail.office.valuation': 'Estimation demandée par {name}',
  'mail.office.document-request': 'Document demandé par {name}',
  'mail.office.visit': 'Visite demandée par {name}',
  'mail.office.agent': 'Question de {name}',
  'mail.office.rental': 'Candidature de {name}',
  'mail.office.answer': 'Reçu via {host}. Répondez à ce message et vous écrivez à {name}.',
  'mail.office.call':
    'Reçu via {host}. {name} n’a pas laissé d’adresse e-mail\u00a0; un appel est possible.',
  'mail.visitor.contact': 'Votre question à {agency}',
  'mail.visitor.site-contact': 'Votre message à {agency}',
  'mail.visitor.contact-download': 'Votre brochure de {agency}',
  'mail.visitor.project-contact': 'Votre question sur un projet de {agency}',
  'mail.visitor.property-info': 'Votre question sur un bien chez {agency}',
  'mail.visitor.demand': 'Votre recherche chez {agency}',
  'mail.visitor.valuation': 'Votre demande d’estimation chez {agency}',
  'mail.visitor.document-request': 'Votre document de {agency}',
  'mail.visitor.visit': 'Votre demande de visite chez {agency}',
  'mail.visitor.agent': 'Votre question à {agency}',
  'mail.visitor.rental': 'Votre candidature auprès de {agency}',
  'mail.text.contact': 'Nous avons bien reçu votre question et y répondons {reply}.',
  'mail.text.site-contact': 'Nous avons bien reçu votre message et y répondons {reply}.',
  'mail.text.contact-download':
    'Voici le lien vers le fichier que vous avez demandé. Il fonctionne {days} jours.',
  'mail.text.project-contact':
    'Nous avons bien reçu votre question. La personne qui suit le projet répond {reply}.',
  'mail.text.property-info':
    'Nous avons bien reçu votre question. La personne qui suit le bien répond {reply}.',
  'mail.text.demand':
    'Votre recherche nous est bien parvenue. Un agent la compare à ce que nous avons aujourd’hui. Si un bien convient déjà, vous l’apprenez {reply}. Pour la modifier ou l’arrêter, répondez à ce message.',
  'mail.text.valuation':
    'Nous avons bien reçu votre demande et vous contactons {reply} pour convenir d’une visite. Après la visite, vous recevez {valuation} notre estimation.',
  'mail.text.document-request':
    'Voici le lien vers le document que vous avez demandé. Il fonctionne {days} jours.',
  'mail.text.visit':
    'Nous avons bien reçu votre proposition. L’agent choisit l’une de ces demi-journées et vous confirme l’heure exacte {reply}. Un fichier par demi-journée est joint à cet e-mail\u00a0: ouvrez-le pour ajouter déjà cette demi-journée à votre agenda.',
  'mail.text.valuation.attime':
    'Nous avons bien reçu votre demande et vous appelons au moment choisi pour convenir d’une visite. Après la visite, vous recevez {valuation} notre estimation.',
  'mail.text.agent': 'Nous avons bien reçu votre question et y répondons {reply}.',
  'mail.text.rental':
    'Nous avons bien reçu votre candidature et vous informons de la suite {reply}.',
  'mail.hello': 'Bonjour {name},',
  'mail.hellothere': 'Bonjour,',
  'mail.greetings': 'Bien à vous,',
  'mail.why':
    'Vous recevez ce message parce que quelqu’un a indiqué cette adresse sur {host}. Si ce n’était pas vous, il n’y a rien à faire.',
  'mail.listing': 'Voir le bien',
  'mail.project': 'Voir le projet',
  'mail.file': 'Ouvrir le fichier',
  'mail.privacy': 'Comment nous traitons vos données',
  'mail.row.name': 'Nom',
  'mail.row.email': 'Adresse e-mail',
  'mail.row.phone': 'Téléphone',
  'mail.row.lang': 'Langue',
  'mail.row.subject': 'Objet',
  'mail.row.content': 'Message',
  'mail.row.listing': 'Bien',
  'mail.row.project': 'Projet',
  'mail.row.document': 'Document',
  'mail.row.moments': 'Proposé',
  'mail.row.goal': 'Souhait',
  'mail.row.types': 'Type',
  'mail.row.places': 'Où',
  'mail.row.budget': 'Budget',
  'mail.row.rooms': 'Chambres, au moins',
  'mail.row.address': 'Adresse',
  'mail.row.times': 'Joignable',
  'mail.row.family': 'Ménage',
  'mail.row.income': 'Revenus',
  'mail.row.news': 'Souhaite des nouvelles par e-mail',
  'mail.row.page': 'Envoyé depuis',
  'mail.row.referrer': 'Venait de',
  'mail.row.campaign': 'Campagne',
  'mail.yes': 'oui',
  'mail.no': 'non',
  'mail.want.buy': 'Acheter',
  'mail.want.rent': 'Louer',
  'mail.want.projects': 'Projet neuf',
  'mail.have.estimate': 'Seulement une estimation',
  'mail.have.sell': 'Vendre',
  'mail.have.let': 'Mettre en location',
  'mail.from': 'à partir de {price}',
  'mail.upto': 'jusqu’à {price}',
  'mail.time.morning': 'le matin',
  'mail.time.noon': 'à midi',
  'mail.time.afternoon': 'l’après-midi',
  'mail.time.evening': 'le soir',
  'mail.am': '{date}, matin',
  'mail.pm': '{date}, après-midi',
  'mail.calendar': 'Visite, à confirmer\u00a0: {home}',
  'mail.alarm.late': 'Des e-mails de {agency} ne partent pas',
  'mail.alarm.late.text.one':
    '{count} e-mail du site attend, depuis le {time}. Le site réessaie de lui-même pendant trois jours. La raison se trouve auprès de l’e-mail.',
  'mail.alarm.late.text.other':
    '{count} e-mails du site attendent, le plus ancien depuis le {time}. Le site réessaie de lui-même pendant trois jours. La raison se trouve auprès de chaque e-mail.',
  'mail.alarm.dead': 'Des e-mails de {agency} ont été abandonnés',
  'mail.alarm.dead.text.one':
    '{count} e-mail du site n’est pas arrivé et le site n’essaie plus\u00a0; il a été abandonné le {time}. La raison se trouve auprès de l’e-mail, et vous pouvez le renvoyer.',
  'mail.alarm.dead.text.other':
    '{count} e-mails du site ne sont pas arrivés et le site n’essaie plus\u00a0; le dernier a été abandonné le {time}. La raison se trouve auprès de chaque e-mail, et vous pouvez les renvoyer.',
  'mail.alarm.see': 'Voir les e-mails',
  'mail.crm.held': 'La synchronisation de {agency} avec le CRM vous attend',
  'mail.crm.held.text.one':
    'Le CRM veut retirer {count} bien du site ou modifie un nombre inhabituel de prix. Les mises à jour continuent, mais rien ne disparaît avant votre décision.',
  'mail.crm.held.text.other':
    'Le CRM veut retirer {count} biens du site ou modifie un nombre inhabituel de prix. Les mises à jour continuent, mais rien ne disparaît avant votre décision.',
  'mail.crm.paused': 'Le CRM de {agency} ne nous accepte plus',
  'mail.crm.paused.text':
    'Les identifiants du CRM ont été refusés trois fois. Le site montre le dernier état correct\u00a0; la synchronisation est arrêtée jusqu’à ce qu’ils soient corrigés.',
  'mail.crm.late': 'Les biens de {agency} n’arrivent plus',
  'mail.crm.late.text':
    'Depuis le {time}, aucune synchronisation avec le CRM n’a réussi. Le site montre l’état de ce moment.',
  'mail.crm.see': 'Voir la synchronisation',
}
