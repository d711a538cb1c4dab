import type { mediaNl } from './nl'

export const mediaDe: Record<keyof typeof mediaNl, string> = {
  'staff.media': 'Fotos und Dateien',
  'media.count.one': '{count} Datei',
  'media.count.other': '{count} Dateien',
  'media.text':
    'Was Sie hier hochladen, wählen Sie in Seiten, Artikeln und Einstellungen. Fotos werden in allen Breiten erstellt. Ort, Kamera und Verfasser werden gelöscht, auch aus Filmen und PDFs.',
  'media.files': 'Fotos und Dateien',
  'media.files.help':
    'JPEG, PNG, GIF, WebP, AVIF oder HEIC, ein SVG für ein Logo, PDF oder MP4. Je höchstens {limit} MB, zusammen höchstens 40.',
  'media.upload': 'Hochladen',
  'media.done.one': 'Die Datei steht in der Bibliothek.',
  'media.done.other': '{count} Dateien stehen in der Bibliothek.',
  'media.done.upload': 'Die Datei steht in der Bibliothek. Sagen Sie dazu, was sie zeigt.',
  'media.done.describe': 'Gespeichert.',
  'media.done.replace': 'Ersetzt, überall wo sie stand.',
  'media.done.delete': 'Die Datei ist gelöscht.',
  'media.outcomes': 'Was aus Ihren Dateien wurde',
  'media.stored': 'steht in der Bibliothek.',
  'media.known': 'stand schon in der Bibliothek.',
  'media.refused.large': 'ist größer als {limit} MB.',
  'media.refused.kind':
    'ist von einer Art, die nicht geht. Speichern Sie die Datei als JPEG, PNG, GIF, WebP, HEIC, SVG, PDF oder MP4.',
  'media.refused.broken': 'ist beschädigt und lässt sich nicht lesen.',
  'media.heic.busy': '{name} wird in JPEG umgewandelt …',
  'media.heic.failed':
    '{name} konnte nicht umgewandelt werden: Speichern Sie das Foto als JPEG und wählen Sie es erneut.',
  'media.refused.convert':
    'ist ein HEIC-Foto. Diese Website kann es noch nicht umwandeln: Speichern Sie es als JPEG.',
  'media.refused.empty': 'ist leer.',
  'media.refused.none': 'Wählen Sie zuerst eine Datei.',
  'media.refused.blank': 'enthält nichts, was angezeigt werden kann.',
  'media.refused.foreign':
    'hat Inhalt, der als Webseite eingebettet ist (foreignObject). Wandeln Sie ihn in normalen Text oder Pfade um.',
  'media.refused.script':
    'wird von einem Skript gezeichnet, und Skripte werden nicht gespeichert. Speichern Sie die Zeichnung ohne Skript.',
  'media.refused.switch':
    'hat eine Auswahl (switch), von der keine Variante angezeigt werden kann.',
  'media.refused.style':
    'verbirgt Teile auf eine Weise, die hier nicht erhalten bleibt (Stile, Ausschnitt oder Maske). Löschen Sie diese Teile und speichern Sie die Zeichnung erneut.',
  'media.refused.complex':
    'hat zu viele Teile oder ist zu groß für eine Zeichnung. Vereinfachen Sie die Zeichnung oder speichern Sie sie als PNG.',
  'media.refused.metadata':
    'enthält Daten wie Verfasser oder Ort, die hier nicht gelöscht werden können. Erstellen Sie es neu: Drucken Sie ein PDF als PDF, exportieren Sie einen Film erneut als MP4.',
  'media.unchanged.signed':
    'Digital signiert, daher unverändert gespeichert. Angaben wie der Verfasser wurden nicht gelöscht.',
  'media.unchanged.protected':
    'Mit einem Passwort geschützt, daher unverändert gespeichert. Angaben wie der Verfasser wurden nicht gelöscht.',
  'media.removed.parts': 'Entfernt: {parts}.',
  'media.removed': 'Aus {name} wurde entfernt: {parts}. Prüfen Sie, ob die Zeichnung noch stimmt.',
  'media.removed.hidden.one': '{count} verborgener Teil',
  'media.removed.hidden.other': '{count} verborgene Teile',
  'media.search': 'Name, Beschreibung oder Fotograf suchen',
  'media.shelf': 'Art',
  'media.shelf.all': 'alles',
  'media.shelf.pictures': 'Fotos',
  'media.shelf.files': 'Dateien',
  'media.shelf.undescribed': 'ohne Beschreibung',
  'media.shelf.unused': 'nicht verwendet',
  'media.find': 'Suchen',
  'media.none': 'Nichts gefunden.',
  'media.empty': 'Noch leer. Laden Sie die ersten Fotos hoch.',
  'media.lacks': 'Beschreibung fehlt',
  'media.used.one': 'an {count} Stelle verwendet',
  'media.used.other': 'an {count} Stellen verwendet',
  'media.unused': 'nicht verwendet',
  'media.open': 'Datei öffnen',
  'media.since': 'Seit dem',
  'media.alt': 'Beschreibung für alle, die das Foto nicht sehen',
  'media.alt.help':
    'Ein Satz darüber, was zu sehen ist, ohne „Foto von“. Bei einer Datei: wie sie heißt.',
  'media.decoration': 'Nur Schmuck, keine Beschreibung nötig',
  'media.credit': 'Fotograf',
  'media.save': 'Speichern',
  'media.uses': 'Hier verwendet',
  'media.uses.none': 'Nirgends.',
  'media.uses.page': 'Seite: {title}',
  'media.uses.article': 'Artikel: {title}',
  'media.uses.listing': 'Immobilie: {title}',
  'media.delete': 'Löschen',
  'media.delete.text':
    'Gelöscht werden kann eine Datei erst, wenn sie nirgends mehr steht, auch in keinem Entwurf.',
  'media.file': 'Neue Datei',
  'media.replace': 'Ersetzen',
  'media.replace.text': 'Die neue kommt überall an ihre Stelle; die Beschreibung bleibt.',
  'media.replace.act': 'Überall ersetzen',
  'media.choose.none.picture': 'kein Foto',
  'media.choose.none.film': 'kein Film',
  'media.choose.now': 'das jetzige: {name}',
  'media.choose.file.picture': 'Oder laden Sie eines hoch',
  'media.choose.file.film': 'Oder laden Sie einen hoch (MP4)',
  'media.choose.several.picture':
    'Oder laden Sie mehrere auf einmal hoch (zusammen höchstens 40\u00a0MB)',
  'media.choose.several.film':
    'Oder laden Sie mehrere auf einmal hoch (MP4, zusammen höchstens 40\u00a0MB)',
  'media.choose.several.document':
    'Oder laden Sie mehrere auf einmal hoch (PDF, zusammen höchstens 40\u00a0MB)',
  'audit.media.upload': 'lud eine Datei hoch',
  'audit.media.change': 'beschrieb eine Datei',
  'audit.media.replace': 'ersetzte eine Datei',
  'audit.media.restore': 'setzte die Beschreibung einer Datei zurück',
  'audit.media.delete': 'löschte eine Datei',
  'staff.large': 'Das ist zu viel auf einmal',
  'staff.large.text':
    'Gehen Sie zurück und senden Sie weniger oder kleinere Dateien: zusammen höchstens 40\u00a0MB.',
  'media.refused.document': 'ist kein PDF. Dokumente von Objekten sind PDFs.',
  'media.gated': 'Dokumente von Objekten (PDF): nur für jene, die das Formular ausfüllen',
  'media.gated.text': 'Besucher bekommen diese Datei nur über das Formular eines Objekts.',
  'media.choose.none.document': 'kein Dokument',
  'media.choose.file.document': 'Oder laden Sie eines hoch (PDF)',
  'media.focus': 'Was im Bild bleibt',
  'media.focus.text':
    'Klicken Sie auf das, was nie abgeschnitten werden darf. Wo das Foto beschnitten ist, verschiebt es sich so, dass dies sichtbar bleibt.',
  'media.focus.press': 'Wählen Sie, was im Bild bleibt. Mit der Tastatur: die Mitte.',
  'media.focus.save': 'Stelle speichern',
  'media.focus.middle': 'Zurück zur Mitte',
  'media.history.file': 'Datei',
  'media.history.replaced': '{name} (seitdem ersetzt)',
  'media.focus.off': 'Diese Stelle liegt außerhalb des Fotos: Wählen Sie Zahlen von 0 bis 100.',
  'media.done.focus': 'Gespeichert, überall, wo das Foto steht.',
  'media.focus.numbers':
    'Sagen Sie in Prozent, was nie abgeschnitten werden darf: 0 und 0 ist links oben.',
}
