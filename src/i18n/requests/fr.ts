import type { requestsNl } from './nl'

export const requestsFr: Record<keyof typeof requestsNl, string> = {
  'promise.reply': 'dès que possible',
  'promise.valuation': 'dès que possible',
  'thanks.mail': 'Vous recevez tout de suite une confirmation par e-mail.',
  'thanks.received.title': 'Votre demande est bien arrivée',
  'thanks.received.text': 'Merci pour votre demande. Nous vous répondons {reply}.',
  'thanks.contact.title': 'Votre question est bien arrivée',
  'thanks.contact.text': 'Merci pour votre question. Nous répondons {reply}.',
  'thanks.contact.next': 'La personne qui connaît la réponse prend le relais.',
  'thanks.contact.reply': 'Vous recevez une réponse {reply}, par e-mail ou par téléphone.',
  'thanks.site-contact.title': 'Votre message est bien arrivé',
  'thanks.site-contact.text': 'Merci pour votre message. Nous le lisons et répondons {reply}.',
  'thanks.agent.title': 'Votre question à {agent} est bien arrivée',
  'thanks.agent.text': '{agent} lit votre question et répond {reply}.',
  'thanks.property-info.title': 'Votre question sur le bien est arrivée',
  'thanks.property-info.text': '{agent} suit ce bien et répond {reply}.',
  'thanks.property-info.visit': 'Si vous voulez voir le bien, nous convenons d’une visite.',
  'thanks.project-contact.title': 'Votre question sur le projet est arrivée',
  'thanks.project-contact.text': '{agent} suit ce projet et répond {reply}.',
  'thanks.project-contact.visit': 'Si une unité vous intéresse, nous convenons d’un entretien.',
  'thanks.document-request.title': 'Votre document est prêt',
  'thanks.document-request.text':
    'Le lien se trouve aussi dans l’e-mail que vous recevez de nous. Il fonctionne {days} jours.',
  'thanks.contact-download.title': 'Bonne lecture',
  'thanks.contact-download.text':
    'Le lien vers le fichier se trouve dans l’e-mail que vous recevez de nous. Il fonctionne {days} jours.',
  'thanks.rental.title': 'Votre candidature est bien arrivée',
  'thanks.rental.text': '{agent} examine votre candidature et vous informe de la suite {reply}.',
  'thanks.rental.owner': 'Le propriétaire choisit le locataire.',
  'thanks.rental.answer':
    'Vous recevez toujours une réponse, même si le logement est loué à quelqu’un d’autre.',
  'thanks.visit.title': 'Visite demandée',
  'thanks.visit.text':
    '{agent} choisit l’un de vos moments et vous confirme l’heure exacte {reply}.',
  'thanks.visit.hello': 'Merci, {name}',
  'thanks.visit.thanks': 'Merci',
  'thanks.visit.moments': 'Vos moments',
  'thanks.visit.calendar': 'Ajouter à l’agenda',
  'thanks.visit.calendarof': 'Ajouter {day} à l’agenda',
  'thanks.visit.urgent': 'Une urgence\u00a0? N’hésitez pas à appeler.',
  'thanks.visit.until': 'D’ici là',
  'thanks.visit.documents': 'Lire les documents',
  'thanks.visit.similar': 'Voir des biens similaires',
  'thanks.visit.copy': 'Une copie de votre demande est en route vers {email}.',
  'thanks.visit.back': 'Retour au bien',
  'thanks.valuation.title': 'Votre estimation est demandée',
  'thanks.valuation.text':
    'Merci de votre confiance. Nous venons d’abord voir votre bien, et ne parlons chiffres qu’ensuite.',
  'thanks.valuation.attime': 'Nous vous appelons au moment choisi pour convenir d’une visite.',
  'thanks.valuation.call': 'Nous vous contactons {reply} pour convenir d’une visite.',
  'thanks.valuation.second': 'Un agent agréé vient chez vous.',
  'thanks.valuation.third':
    'Après la visite, vous recevez {valuation} notre estimation et ses explications.',
  'thanks.demand.title': 'Nous cherchons avec vous',
  'thanks.demand.text':
    'Votre recherche nous est parvenue. Un agent la compare à ce que nous avons aujourd’hui.',
  'thanks.demand.confirm':
    'Vous voulez aussi des e-mails sur les nouveaux biens\u00a0: confirmez-le par le lien d’un deuxième e-mail.',
  'thanks.demand.second': 'Si un bien convient déjà, vous l’apprenez {reply}.',
  'thanks.demand.third':
    'Les biens qui s’ajoutent plus tard se trouvent ici, les plus récents en tête.',
  'thanks.friend.title': 'Merci d’avoir recommandé un bien',
  'thanks.friend.text':
    'Quelqu’un hésite encore\u00a0? Nous répondons volontiers à toute question sur ce bien.',
  'thanks.newsletter.title': 'Votre inscription nous est parvenue',
  'thanks.newsletter.text':
    'Quand il y a du nouveau, nous pouvons vous l’écrire. Pour vous désinscrire, il suffit de répondre.',
}
