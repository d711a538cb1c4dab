import type { startNl } from './nl'

export const startFr: Record<keyof typeof startNl, string> = {
  'staff.start.leads': 'Nouvelles demandes',
  'staff.start.leads.none': 'Aucune nouvelle demande ne vous attend.',
  'staff.start.adverts': 'Annonces',
  'staff.start.adverts.mine': 'Mes annonces',
  'staff.start.adverts.none': 'Aucun de vos biens n’est en ligne.',
  'staff.start.lacking.one': 'À {count} annonce sur {total}, il manque ce que la loi demande.',
  'staff.start.lacking.other': 'À {count} annonces sur {total}, il manque ce que la loi demande.',
  'staff.start.lacking.of.one':
    'Parmi les {checked} annonces modifiées en dernier (sur {total}), il manque à {count} ce que la loi demande.',
  'staff.start.lacking.of.other':
    'Parmi les {checked} annonces modifiées en dernier (sur {total}), il manque à {count} ce que la loi demande.',
  'staff.start.week': 'Cette semaine',
  'staff.start.page': 'Page {name}',
  'staff.start.article': 'Article {name}',
  'staff.start.popup': 'Fenêtre pop-up',
  'staff.start.appears': 'paraît le {at}',
  'staff.start.ends': 'quitte le site le {at}',
  'staff.start.popup.ends': 'dernier jour le {at}',
  'staff.start.health': 'État du site',
  'staff.start.fine': 'en ordre',
  'staff.start.refused.one': '{count} refusé',
  'staff.start.refused.other': '{count} refusés',
  'staff.start.mails': 'E-mails',
  'staff.start.mails.stuck.one': '{count} non parti',
  'staff.start.mails.stuck.other': '{count} non partis',
}
