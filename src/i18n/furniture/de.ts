import type { furnitureNl } from './nl'

export const furnitureDe: Record<keyof typeof furnitureNl, string> = {
  'consent.ask':
    'Wir nutzen notwendige Cookies. Dürfen wir auch messen, wie Sie diese Website nutzen?',
  'consent.text':
    'Was die Website zum Funktionieren braucht, ist immer aktiv. Für alles andere fragen wir zuerst: Ohne Ihr Ja wird nichts geladen. Ihre Wahl können Sie am Ende jeder Seite ändern.',
  'consent.refuse': 'Alle ablehnen',
  'consent.accept': 'Alle annehmen',
  'consent.choose': 'Selbst auswählen',
  'consent.save': 'Auswahl speichern',
  'consent.necessary': 'Notwendig.',
  'consent.necessarytext': 'Merkt sich Ihre Wahl und was Sie selbst speichern. Immer aktiv.',
  'consent.analytics_storage': 'Statistik.',
  'consent.analytics_storage.text':
    'Zählt Besuche und gesendete Formulare, um die Website zu verbessern.',
  'consent.ad_storage': 'Messung von Anzeigen.',
  'consent.ad_storage.text': 'Merkt sich, über welche Anzeige Sie kamen.',
  'consent.ad_user_data': 'Daten für Werbung.',
  'consent.ad_user_data.text': 'Sendet Daten über Ihren Besuch an Werbedienste.',
  'consent.ad_personalization': 'Personalisierte Werbung.',
  'consent.ad_personalization.text': 'Zeigt Ihnen anderswo Anzeigen, die zu Ihrem Besuch passen.',
  'nav.subof': 'Untermenü von {name}',
  'nav.extra': 'Zusatzmenü',
  'nav.openextra': 'Zusatzmenü öffnen',
  'popup.more': 'Mehr erfahren',
}
