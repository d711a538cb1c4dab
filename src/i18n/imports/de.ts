import type { IssueCode } from '../../domain/crm/import-issue'

/** Findings of imports, for staff and for the systems that send listings. */
export const importsDe = {
  'import.notObject': 'Der Eintrag ist kein Objekt',
  'import.idMissing': 'Die Nummer fehlt oder ist keine positive ganze Zahl',
  'import.codeUnknown': '{field} fehlt oder ist keiner der Werte {other}: „{value}“',
  'import.zipUnusable': 'Die Postleitzahl fehlt oder ist keine: „{value}“',
  'import.priceUnreadable': 'Der Preis ist keine Zahl: „{value}“',
  'import.takeOver': 'Ziel 2 ist die Übernahme eines Geschäfts',
  'import.textTooLong': '{field} enthält einen Text von mehr als 256 KB',
  'import.itemTooLarge': 'Der Eintrag enthält mehr als 500 KB',
  'import.withoutNumber': 'Das Objekt hat keine Nummer',
  'import.unreadable': '{field} ist nicht lesbar und wurde weggelassen: „{value}“',
  'import.unreadableEntry':
    '{field} hat keine brauchbare Nummer oder Adresse und wurde weggelassen: „{value}“',
  'import.numberAmbiguous': '{field} kann zwei Zahlen bedeuten und wurde weggelassen: „{value}“',
  'import.coordinatesOutside':
    'Die Koordinaten liegen außerhalb von {other} und wurden weggelassen: {value}',
  'import.coordinatesSwapped': 'Breite und Länge waren vertauscht und wurden berichtigt',
  'import.addressUnusable': '{field} ist keine http(s)-Adresse und wurde weggelassen: „{value}“',
  'import.picturesUnusable': 'Fotos ohne http(s)-Adresse wurden weggelassen ({count}): „{value}“',
  'import.planUnusable':
    '{field} hat kein Bild dieser Website oder einen Punkt außerhalb und wurde weggelassen',
  'import.flagAbsent': '{field} fehlt: verborgen',
  'import.wordUnknown':
    '{field} hat einen unbekannten Wert, das Objekt wird daher nicht als verfügbar gezeigt: „{value}“',
  'import.characterLost':
    '{field} hat durch eine falsche Zeichenkodierung Zeichen verloren und wurde weggelassen: „{value}“',
  'import.encodedTwice': '{field} war zweimal kodiert und wurde berichtigt: „{value}“',
  'import.rentPeriod': 'Die Miete gilt nicht pro Monat und ist daher verborgen: {field} „{value}“',
  'import.priceByArea': 'Der Preis gilt pro m² und ist daher verborgen: {field} „{value}“',
  'import.priceIncludesCosts': 'Die Miete enthält Nebenkosten: {field} „{value}“',
  'import.bothGoals':
    'Zugleich zu verkaufen und zu vermieten: als Kauf gezeigt, die Miete „{value}“ ist weggelassen',
  'import.fieldIgnored': '{field} wird nicht übernommen: „{value}“',
  'import.priceLow': 'Der Preis {value} liegt unter {other}: er wartet auf Bestätigung',
  'import.priceJump': 'Der Preis ändert sich von {other} auf {value}: das wartet auf Bestätigung',
  'import.pricesHeld':
    'In diesem Lauf ändern sich viele Preise, daher wartet die Änderung von {other} auf {value} auf Bestätigung',
  'import.priceRejected':
    'Der Preis {value} wurde vom Büro abgelehnt: das Objekt bleibt, wie es war',
  'import.duplicateHeld':
    'Wahrscheinlich dasselbe Objekt wie {other} (gleiche Adresse, Art und Fläche): es wartet auf Bestätigung',
  'import.duplicate':
    'Wahrscheinlich dasselbe Objekt wie {other}: Adresse, Art und Fläche sind gleich',
  'import.numberShared':
    '{field} „{value}“ gehört zu mehreren Objekten und wurde nicht zum Erkennen verwendet',
  'import.deletionUnmatched': 'Zu löschen, aber kein Objekt hat diese Nummer: „{value}“',
  'import.publicationCheck': 'Veröffentlichungsprüfung: {field}. {value}',
  'import.publicationCheckMore':
    'Veröffentlichungsprüfung: Auch anderen Objekten fehlt etwas ({count})',
  'import.emailUnusable': 'Email ist keine E-Mail-Adresse: „{value}“',
  'import.notArray': '{field} ist keine Liste',
  'import.passwordLength': 'Das Passwort hat nicht {other} Zeichen',
  'import.passwordCommon': 'Das Passwort ist eines der häufigsten',
  'import.languageUnknown': 'LanguageId ist nicht 1, 2, 3 oder 4: „{value}“',
  'import.idUnusable': '{field} ist keine Nummer: „{value}“',
  'import.ownerIsStaff': '{value} gehört zu einem Mitarbeiter',
  'import.historyTooLarge': 'Der Verlauf enthält mehr als 1\u00a0MB',
  'import.recordUnknown': 'Das CRM hat eine Änderung gemeldet, kennt dieses Objekt aber nicht',
  'import.recordRefused': 'Das CRM hat dieses Objekt nicht gesendet',
  'import.sourceWithoutFiles': 'CRM_SOURCE ist weder openimmo noch csv',
  'import.fileTypeUnknown': 'Senden Sie XML, ZIP oder CSV; dies ist {value}',
  'import.fileMissing': 'Das Formular enthält keine Datei',
  'import.runOpen':
    'Ein anderer Lauf ist noch nicht fertig: versuchen Sie es in einigen Minuten erneut',
  'import.syncPaused': 'Die Synchronisierung ist angehalten',
  'import.quoteOpen': 'Ein Anführungszeichen wird nicht geschlossen',
  'import.cellCount': 'Die Anzahl der Zellen ({count}) ist nicht die der Spalten ({other})',
  'import.columnsUnknown': 'Unbekannte Spalten: {value}',
  'import.columnsMissing': 'Fehlende Spalten: {value}',
  'import.columnsTwice': 'Doppelte Spalten: {value}',
  'import.encodingDiffers': 'Die Datei gibt {value} an, ist aber {other}; so wurde sie gelesen',
  'import.encodingUnknown': 'Die Zeichenkodierung {value} ist unbekannt',
  'import.fileEmpty': 'Die Datei ist leer',
  'import.fileKind': 'Die Datei wurde als {value} gesendet, ist aber {other}',
  'import.fileExcel': 'Dies ist eine Excel-Arbeitsmappe: speichern Sie sie zuerst als CSV (UTF-8)',
  'import.fileSource': 'Die Datei ist {value}, und CRM_SOURCE ist {other}',
  'import.fileTooLarge': 'Mehr als {other}',
  'import.unpackedTooLarge': 'Entpackt mehr als {other}',
  'import.listingsTooLarge': 'Mehr als {other} an Objekten',
  'import.recordsMany': 'Die Datei enthält mehr als {other} Objekte',
  'import.cellsMany': 'Zeile {value} hat mehr als {other} Zellen',
  'import.xmlIncomplete': 'Die XML-Datei endet zu früh oder ist keine',
  'import.xmlNotOpenImmo': 'Die XML-Datei ist kein OpenImmo: sie hat keine uebertragung',
  'import.xmlTooDeep': 'Die XML-Datei ist zu tief verschachtelt',
  'import.xmlPartsMany': 'Die XML-Datei enthält mehr als {other} Elemente und Attribute',
  'import.xmlRecordParts':
    'Ein Objekt der XML-Datei enthält mehr als {other} Elemente und Attribute',
  'import.xmlPartLong': 'Ein Teil der XML-Datei ist größer als {other}',
  'import.xmlDoctype': 'Ein DOCTYPE ist nicht erlaubt',
  'import.zipBroken': 'Die ZIP-Datei ist beschädigt',
  'import.zipEncrypted': 'Die ZIP-Datei ist verschlüsselt',
  'import.zipMethod': 'Die ZIP-Datei ist auf ungewöhnliche Weise gepackt',
  'import.zipWithoutXml': 'Die ZIP-Datei enthält keine XML-Datei',
  'import.zipManyXml': 'Die ZIP-Datei enthält {count} XML-Dateien, erwartet wird eine',
  'import.languageSkipped':
    'Das CRM gab keine brauchbare Antwort auf {value}: die gespeicherten Texte bleiben',
  'import.countryUnknown': '{value} ist kein bekanntes Land',
  'import.countryConflict': '{value} sind verschiedene Länder',
  'import.countryMissing':
    'Die Postleitzahl „{value}“ ist nicht belgisch, und es ist kein Land angegeben',
  'import.currencyUnknown': 'Die Währung „{value}“ ist unbekannt, der Preis wurde weggelassen',
  'import.zipTooMany': 'Die Übertragung enthält mehr als {other} Dateien',
  'import.attachmentGroup':
    'Der Anhang „{value}“ hat die unbekannte Gruppe „{field}“ und wurde nicht übernommen',
  'import.attachmentMissing': 'Der Anhang „{value}“ ist nicht in der Übertragung enthalten',
  'import.attachmentTwice':
    'Mehrere Dateien der Übertragung können der Anhang „{value}“ sein: Er wurde nicht übernommen',
  'import.attachmentTooLarge':
    'Der Anhang „{value}“ ist größer als {other} und wurde nicht übernommen',
  'import.attachmentKind':
    'Der Anhang „{value}“ ist weder ein Bild noch ein PDF und wurde nicht übernommen',
  'import.attachmentBroken': 'Der Anhang „{value}“ ist nicht lesbar und wurde nicht übernommen',
  'import.attachmentNotShown':
    'Die Website hat keinen Platz für den Anhang „{value}“ ({field}): Er wurde nicht übernommen',
  'import.attachmentsMany': 'Weitere Anhänge wurden nicht übernommen ({count})',
  'import.line': 'Zeile {count}',
} satisfies Record<`import.${IssueCode | 'line'}`, string>
