import type { mailsNl } from './nl'

export const mailsDe: Record<keyof typeof mailsNl, string> = {
  'issue.required': 'Füllen Sie dieses Feld aus.',
  'issue.reach':
    'Geben Sie eine E-Mail-Adresse oder eine Telefonnummer an, damit wir antworten können.',
  'issue.toolong': 'Das ist zu lang. Kürzen Sie es etwas.',
  'issue.email': 'Diese E-Mail-Adresse können wir nicht verwenden. Ein Beispiel: name@beispiel.be',
  'issue.phone': 'Das ist keine Telefonnummer. Ein Beispiel: 0470 12 34 56',
  'issue.number': 'Geben Sie hier eine Zahl an.',
  'issue.choice': 'Wählen Sie eine der Möglichkeiten.',
  'issue.range': 'Der Höchstwert liegt unter dem Mindestwert.',
  'issue.moment':
    'Wählen Sie einen bis drei halbe Tage, ab morgen, innerhalb von drei Monaten und nicht sonntags.',
  'issue.replayed':
    'Dieses Formular wurde schon mit anderem Inhalt gesendet. Senden Sie es noch einmal.',
  'issue.invalid': 'Hier steht etwas, das wir nicht lesen können.',
  'issue.toomany':
    'Das sind viele Nachrichten hintereinander. Versuchen Sie es in {minutes} Min. erneut, oder rufen Sie {phone} an.',
  'issue.away':
    'Wir können Ihre Nachricht gerade nicht speichern. Es wurde nichts gesendet. Rufen Sie {phone} an, schreiben Sie an {email} oder versuchen Sie es gleich noch einmal.',
  'issue.toolarge':
    'Diese Nachricht ist zu groß. Kürzen Sie sie, oder schicken Sie sie per E-Mail.',
  'issue.unreadable': 'Wir können dieses Formular nicht lesen. Senden Sie es von unserer Website.',
}
