import type { officesNl } from './nl'

/** The words of offices and who works there. */
export const officesFr: Record<keyof typeof officesNl, string> = {
  'staff.office': 'Bureau',
  'staff.accounts.nooffice': 'Aucun bureau',
  'staff.accounts.member': 'Dans l’équipe',
  'staff.accounts.nomember': 'Personne de l’équipe',
  'staff.accounts.member.help':
    'Les biens que cette personne gère dans le CRM, et leurs demandes, sont alors ceux de ce compte. La photo figure à côté du nom.',
  'settings.number': 'Numéro',
  'settings.crmName': 'Nom dans le CRM',
  'settings.office.crmName.help':
    'Seulement si le CRM appelle ce bureau autrement\u00a0: le site sait ainsi quels biens et quelles demandes lui appartiennent.',
  'settings.member.crmName.help':
    'Exactement comme le CRM nomme le gestionnaire d’un bien. Inutile si l’adresse e-mail y est la même.',
  'settings.member.status': 'Sur le site',
  'settings.member.status.Published': 'Visible',
  'settings.member.status.Hidden': 'Invisible',
  'settings.member.office': 'Bureau',
  'settings.sendToOffice': 'Les demandes vont au bureau concerné',
  'settings.sendToOffice.help':
    'À l’adresse e-mail de ce bureau\u00a0; ce qui n’en concerne aucun va à l’adresse e-mail du site.',
  'part.askOffice': 'Demande pour quel bureau c’est',
  'part.askOffice.help': 'Seulement s’il y a plusieurs bureaux.',
  'form.office': 'Pour quel bureau\u00a0?',
  'staff.figures.alloffices': 'Tous les bureaux',
  'staff.figures.offices': 'Par bureau',
  'staff.figures.answered': 'Répondues',
  'staff.figures.offices.text':
    'Une demande appartient au bureau du bien ou de son gestionnaire, ou à celui que le visiteur a choisi. Les visites sont celles des biens de chaque bureau.',
  'settings.hours': 'Heures d’ouverture',
  'settings.hours.help':
    'Au plus deux parties par jour, comme 9\u00a0h-12\u00a0h 30 et 13\u00a0h 30-18\u00a0h. Vide\u00a0: fermé.',
  'settings.hours.appointment': 'Sur rendez-vous',
  'settings.hours.note': 'Exceptions',
  'settings.hours.note.help':
    'Une ligne sous les heures, comme «\u00a0Fermé du 24 au 31 décembre\u00a0».',
  'field.wrong.hours':
    'Écrivez les heures comme 9\u00a0h-12\u00a0h 30 et 13\u00a0h 30-18\u00a0h, dans leur ordre\u00a0; un jour sur rendez-vous n’en a pas.',
  'settings.day.mon': 'Lundi',
  'settings.day.tue': 'Mardi',
  'settings.day.wed': 'Mercredi',
  'settings.day.thu': 'Jeudi',
  'settings.day.fri': 'Vendredi',
  'settings.day.sat': 'Samedi',
  'settings.day.sun': 'Dimanche',
}
