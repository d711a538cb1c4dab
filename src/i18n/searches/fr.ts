import type { searchesNl } from './nl'

/** The words of saved searches; see `nl.ts`. */
export const searchesFr: Record<keyof typeof searchesNl, string> = {
  'searches.title': 'Être averti par e-mail',
  'searches.offer': 'M’avertir par e-mail',
  'searches.offertext':
    'Vous recevez un e-mail dès qu’un nouveau bien y correspond, ou que son prix baisse. Sans compte.',
  'searches.keptoffer': 'M’avertir des changements',
  'searches.keptoffertext':
    'Vous recevez un e-mail si le prix d’un de ces biens baisse, ou si l’un d’eux est sous option, vendu ou loué.',
  'searches.email': 'Votre adresse e-mail',
  'searches.frequency': 'À quelle fréquence',
  'searches.now': 'Tout de suite',
  'searches.daily': 'Chaque matin',
  'searches.weekly': 'Chaque lundi',
  'searches.ask': 'Avertissez-moi',
  'searches.privacy':
    'Votre adresse ne sert qu’à ces e-mails et à vous écrire au sujet de cette recherche. Chaque e-mail permet d’arrêter en un clic.',
  'searches.tick':
    'Avertissez-moi aussi par e-mail des nouveaux biens qui y correspondent. Je le confirme via un e-mail.',
  'searches.wanted': 'Souhaite des e-mails sur les nouveaux biens',
  'searchers.like': 'Au moins {count} personnes cherchent chez nous un bien comme celui-ci.',
  'searchers.buy': 'Au moins {count} personnes cherchent chez nous un bien à acheter.',
  'searchers.buy.place':
    'Au moins {count} personnes cherchent chez nous un bien à acheter à {place}.',
  'searchers.buy.kind':
    'Au moins {count} personnes cherchent chez nous un bien à acheter à {place}, du type «\u00a0{kind}\u00a0».',
  'searchers.rent': 'Au moins {count} personnes cherchent chez nous un bien à louer.',
  'searchers.rent.place':
    'Au moins {count} personnes cherchent chez nous un bien à louer à {place}.',
  'searchers.rent.kind':
    'Au moins {count} personnes cherchent chez nous un bien à louer à {place}, du type «\u00a0{kind}\u00a0».',
  'searches.about': 'À propos de',
  'searches.everything': 'À vendre et à louer',
  'searches.kept.one': '{count} bien enregistré',
  'searches.kept.other': '{count} biens enregistrés',
  'searches.sent': 'Consultez votre boîte mail',
  'searches.senttext':
    'Nous avons envoyé un lien à votre adresse. Confirmez avec ce lien dans les {count} jours\u00a0; les e-mails ne commencent qu’ensuite.',
  'searches.sentto':
    'Nous avons envoyé un lien à {email}. Confirmez avec ce lien dans les {count} jours\u00a0; ensuite seulement, vous recevez des e-mails.',
  'searches.saves': 'Vous enregistrez',
  'searches.sentence': '{place}\u00a0: {rest}.',
  'searches.sentspam':
    'Rien reçu\u00a0? Regardez dans les indésirables. Une adresse reçoit au plus {max} de ces e-mails par jour\u00a0: sinon, redemandez-le demain.',
  'searches.back': 'Retour aux biens',
  'searches.confirm': 'Voulez-vous ces e-mails\u00a0?',
  'searches.confirmtext':
    'Un dernier clic, et nous vous tenons au courant pendant un an. Vous pouvez arrêter à tout moment.',
  'searches.consent':
    'Je souhaite des e-mails sur cette recherche. Les personnes qui travaillent chez {agency} la voient et peuvent m’écrire à ce sujet. Mon adresse ne sert à rien d’autre.',
  'searches.confirmbutton': 'Oui, avertissez-moi',
  'searches.others': 'Vous recevez déjà des e-mails sur autre chose',
  'searches.beside': 'Ajouter celle-ci',
  'searches.instead': 'À la place de\u00a0: {name}',
  'searches.confirmed': 'C’est confirmé. Le premier e-mail arrive dès qu’il y a du nouveau.',
  'searches.saved': 'C’est enregistré.',
  'searches.manage': 'Votre recherche',
  'searches.on': 'Vous recevez des e-mails, jusqu’au {date}.',
  'searches.paused': 'En pause\u00a0: vous ne recevez pas d’e-mails. Elle court jusqu’au {date}.',
  'searches.save': 'Enregistrer',
  'searches.pause': 'Mettre en pause',
  'searches.resume': 'Reprendre',
  'searches.renew': 'Prolonger d’un an',
  'searches.end': 'Arrêter ces e-mails',
  'searches.endtext': 'Nous effaçons alors votre recherche et l’adresse qui va avec.',
  'searches.change': 'Choisir d’autres filtres',
  'searches.changetext':
    'Redemandez des e-mails depuis la liste, et choisissez en confirmant qu’ils remplacent ceux-ci.',
  'searches.ended': 'C’est arrêté',
  'searches.endedtext':
    'Votre recherche et son adresse sont effacées. Vous ne recevrez plus d’e-mails à ce sujet.',
  'searches.over': 'Ce lien ne fonctionne plus',
  'searches.overtext':
    'Il a déjà servi, ou la recherche est arrêtée. Le lien de votre dernier e-mail fonctionne tant qu’elle court.',
  'searches.trap': 'Laissez ce champ vide',
  'mail.search.confirm': 'Confirmez votre recherche',
  'mail.search.confirm.text':
    'Quelqu’un a demandé avec cette adresse des e-mails de {agency} sur\u00a0: {name}. C’était vous\u00a0? Confirmez en un clic. Le lien fonctionne une fois, pendant {count} jours.',
  'mail.search.confirm.button': 'Oui, avertissez-moi',
  'mail.search.new.one': '{count} nouveau bien pour vous',
  'mail.search.new.other': '{count} nouveaux biens pour vous',
  'mail.search.news': 'Du nouveau sur vos biens',
  'mail.search.about': 'Pour votre recherche\u00a0: {name}.',
  'mail.search.section.new': 'Nouveau',
  'mail.search.section.cheaper': 'Prix en baisse',
  'mail.search.section.option': 'Sous option',
  'mail.search.section.back': 'À nouveau disponible',
  'mail.search.section.gone': 'Plus disponible',
  'mail.search.was': 'avant {price}',
  'mail.search.more.one': 'et encore {count} autre',
  'mail.search.more.other': 'et encore {count} autres',
  'mail.search.see': 'Voir toute la liste',
  'mail.search.manage': 'Adapter ou suspendre la recherche',
  'mail.search.stop': 'Arrêter ces e-mails',
  'mail.search.why':
    'Vous recevez cet e-mail parce que vous l’avez demandé sur {host} et confirmé.',
  'mail.search.ending': 'Votre recherche s’arrête bientôt',
  'mail.search.ending.text':
    'Le {date}, votre recherche s’arrête d’elle-même\u00a0: {name}. Vous cherchez encore\u00a0? Prolongez-la d’un an. Sinon, vous n’avez rien à faire.',
  'mail.search.ending.button': 'Prolonger la recherche',
  'privacy.searches':
    'E-mails pour une recherche\u00a0: {time} après votre confirmation ou prolongation, ou jusqu’à ce que vous les arrêtiez\u00a0; sans confirmation {days}',
  'staff.form.search': 'Recherche suivie',
  'staff.figures.source.search': 'Recherches suivies',
  'staff.leads.asks': 'Tout ce qui demande une réponse',
  'staff.search': 'E-mails sur les nouveaux biens',
  'staff.search.what': 'Quoi',
  'staff.search.state': 'Statut',
  'staff.search.on': 'Court jusqu’au {day}',
  'staff.search.paused': 'En pause, court jusqu’au {day}',
  'staff.search.ended': 'Terminée',
  'staff.search.endedtext':
    'La personne a arrêté ou n’a pas prolongé. L’adresse et les critères sont effacés\u00a0; ce qui reste ici ne compte plus que dans les chiffres.',
  'staff.search.consent': 'Accord',
  'staff.search.agreedat': 'Donné le',
  'staff.search.theirs': 'Seule la personne qui cherche la modifie, par les liens de ses e-mails.',
  'answer.search':
    'Vous cherchez un bien sur notre site. Ces biens correspondent à ce que vous cherchez\u00a0: …',
  'staff.person.searches': 'Recherches avec e-mails',
}
