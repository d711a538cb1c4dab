import type { scriptsNl } from './nl'

/** The words of scripts of other firms, by their templates. */
export const scriptsDe: Record<keyof typeof scriptsNl, string> = {
  'script.template': 'Art',
  'script.template.help':
    'Bei einem Google-Tag genügt die Nummer: Name, Adresse und Hosts werden dann ausgefüllt. Andere Hosts als die dieser Art werden abgelehnt.',
  'script.template.google': 'Google-Tag',
  'script.template.reviews': 'Bewertungen',
  'script.template.booking': 'Buchung von Besichtigungen',
  'script.template.own': 'Eigenes Skript',
  'script.wrong.host': '{value} gehört nicht zu dieser Art.',
  'script.wrong.tag': 'Die Nummer eines Google-Tags, wie G-ABC1234567.',
  'script.wrong.consent': 'Das lädt nur mit Einwilligung: Wählen Sie, wofür.',
  'script.policy': 'Das ändert sich auf jeder Seite',
  'script.policy.text':
    'Noch ist nichts gespeichert. Prüfen Sie, welche Websites Ihre Seiten künftig zulassen, und veröffentlichen Sie dann erneut.',
  'script.policy.what': 'Wofür',
  'script.policy.added': 'Kommt hinzu',
  'script.policy.removed': 'Fällt weg',
}
