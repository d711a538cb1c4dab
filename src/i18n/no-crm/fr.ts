import type { noCrmNl } from './nl'

/** Staff texts of an agency without a CRM, instead of those that name one. */
export const noCrmFr: Record<keyof typeof noCrmNl, string> = {
  'staff.roles.admin':
    'Un administrateur peut tout\u00a0: aussi inviter des collègues, effacer des données personnelles et vider les pages conservées.',
  'staff.crm': 'Connexion',
  'staff.crm.lead.pending': 'en attente d’envoi',
  'staff.crm.lead.taken': 'transmise',
  'staff.crm.lead.refused': 'non transmise',
  'staff.crm.lead.unknown': 'peut-être transmise',
  'staff.crm.lead.unknown.text': 'Il n’est pas certain que cette demande ait été transmise.',
  'staff.crm.lead.refused.text': 'Cette demande n’a pas été transmise.',
  'staff.crm.lead.settle': 'En ordre',
  'staff.crm.lead.again': 'Transmettre à nouveau',
  'staff.crm.lead.id': 'Numéro {id}',
  'record.list.text':
    'Vos biens\u00a0: ceux d’une importation et ceux que vous créez ici. Prix, statut et adresse d’un bien importé viennent de l’importation\u00a0; ce que vous complétez ici demeure.',
  'record.text': 'Ce que vous laissez vide vient de l’importation.',
  'record.crm.only': 'Prix, statut et adresse ne viennent que de l’importation.',
  'record.lacks.where': 'Complétez-les ci-dessous.',
  'record.lacks.crm': '(par l’importation seulement)',
  'record.description.help':
    'Votre texte remplace celui de l’importation, langue par langue. Vide\u00a0: le texte de l’importation.',
  'record.law': 'Mentions légales manquantes',
  'record.facts': 'Caractéristiques manquantes',
  'record.facts.help': 'Dès qu’une importation les remplit, le site montre ceux-là.',
  'record.crm': 'Importé\u00a0: {value}',
  'record.crm.changed':
    'Une importation a changé ce texte depuis\u00a0; le vôtre reste. Importé maintenant\u00a0: {value}',
  'record.crm.told': 'La dernière importation dit {value}\u00a0; c’est ce que montre le site.',
  'record.made': 'Ce bien a été créé ici\u00a0: aucune importation ne le modifie.',
  'record.new.text': 'Le bien n’apparaît sur le site que quand vous changez le statut.',
  'record.project.new.text':
    'Le projet neuf n’apparaît sur le site que quand vous changez le statut.',
  'record.project.made': 'Ce projet a été créé ici\u00a0: aucune importation ne le modifie.',
  'record.document.name.help': 'Vide\u00a0: le nom de l’importation, ou sinon le type.',
  'record.document.crm': '{name} (de l’importation)',
  'record.visit.crm': 'agenda',
  'part.valuation.goal.value': 'Numéro',
  'staff.owners.text':
    'Qui vous confie un bien suit ici les visites, les rendez-vous et les documents. Vous invitez vous-même les propriétaires.',
  'staff.owners.homes.text':
    'Le propriétaire ne voit que ces biens. Si une importation transmet les propriétaires d’un bien, ce qu’elle dit s’applique.',
  'settings.type.id': 'Numéro',
  'settings.marquees.help': 'Numéros, un par ligne.',
  'settings.documentHosts.help': 'Comme documents.exemple.be, un par ligne.',
  'settings.history.help': 'Une importation peut en décider autrement pour un bien.',
  'settings.history.showAutomaticHistory': 'Ce qui est noté automatiquement',
  'settings.history.kinds.help': 'Numéros, un par ligne.',
  'staff.import.api': 'API',
  'staff.lacking.text':
    'Ce que la loi de la région veut dans l’annonce et qui manque à ces biens. Complétez-le dans la fiche du bien.',
  'staff.person.erase.text':
    'Demandes, e-mails, compte, ce que les historiques disent de cette adresse et les mentions ailleurs sur le site disparaissent d’ici pour de bon. Dans votre messagerie et vos autres logiciels, effacez-les vous-même.',
  'staff.accounts.member.help':
    'Les biens que cette personne gère, et leurs demandes, sont alors ceux de ce compte. La photo figure à côté du nom.',
  'settings.crmName': 'Nom dans l’importation',
  'settings.office.crmName.help':
    'Seulement si une importation appelle ce bureau autrement\u00a0: le site sait ainsi quels biens et quelles demandes lui appartiennent.',
  'settings.member.crmName.help':
    'Exactement comme une importation nomme le gestionnaire d’un bien. Inutile si l’adresse e-mail y est la même.',
  'import.sourceWithoutFiles': 'Ce site n’est pas configuré pour lire des fichiers',
}
