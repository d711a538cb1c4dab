import type { startNl } from './nl'

export const startDe: Record<keyof typeof startNl, string> = {
  'staff.start.leads': 'Neue Anfragen',
  'staff.start.leads.none': 'Keine neue Anfrage wartet auf Sie.',
  'staff.start.adverts': 'Anzeigen',
  'staff.start.adverts.mine': 'Meine Anzeigen',
  'staff.start.adverts.none': 'Keines Ihrer Objekte ist auf dem Markt.',
  'staff.start.lacking.one':
    'Bei {count} von {total} Anzeigen fehlt etwas, das das Gesetz verlangt.',
  'staff.start.lacking.other':
    'Bei {count} von {total} Anzeigen fehlt etwas, das das Gesetz verlangt.',
  'staff.start.lacking.of.one':
    'Von den {checked} zuletzt geänderten Anzeigen (insgesamt {total}) fehlt bei {count} etwas, das das Gesetz verlangt.',
  'staff.start.lacking.of.other':
    'Von den {checked} zuletzt geänderten Anzeigen (insgesamt {total}) fehlt bei {count} etwas, das das Gesetz verlangt.',
  'staff.start.week': 'Diese Woche',
  'staff.start.page': 'Seite {name}',
  'staff.start.article': 'Artikel {name}',
  'staff.start.popup': 'Pop-up-Fenster',
  'staff.start.appears': 'erscheint am {at}',
  'staff.start.ends': 'verlässt die Website am {at}',
  'staff.start.popup.ends': 'letzter Tag am {at}',
  'staff.start.health': 'Zustand',
  'staff.start.fine': 'in Ordnung',
  'staff.start.refused.one': '{count} abgelehnt',
  'staff.start.refused.other': '{count} abgelehnt',
  'staff.start.mails': 'E-Mails',
  'staff.start.mails.stay': 'bleiben hier',
  'staff.start.mails.stuck.one': '{count} nicht versandt',
  'staff.start.mails.stuck.other': '{count} nicht versandt',
  'staff.start.steps': 'Ihre Website fertig machen',
  'staff.start.steps.done': '{done} von {all} erledigt',
  'staff.start.steps.homes': 'Ihre erste Immobilie',
  'staff.start.steps.mail': 'E-Mails',
  'staff.start.steps.mail.text':
    'Noch geht keine E-Mail hinaus. Wer die Website eingerichtet hat, richtet einen Mailserver ein.',
  'staff.start.steps.texts': 'Texte, die nur Sie kennen',
  'staff.start.steps.logo': 'Logo und Farben',
  'staff.start.steps.ready': 'erledigt',
  'staff.start.steps.open.one': 'noch {count} auszufüllen',
  'staff.start.steps.open.other': 'noch {count} auszufüllen',
  'staff.start.steps.none': 'noch nicht',
  'staff.start.translate': 'Zu übersetzen',
  'staff.start.translate.none': 'Alle Texte sind übersetzt.',
  'staff.start.translate.one': '{count} Text',
  'staff.start.translate.other': '{count} Texte',
}
