import type { IssueCode } from '../../domain/crm/import-issue'

/** Findings of imports, for staff and for the systems that send listings. */
export const importsNl = {
  'import.notObject': 'Dit is geen object',
  'import.idMissing': 'Het nummer ontbreekt of is geen positief geheel getal',
  'import.codeUnknown': '{field} ontbreekt of is geen van {other}: ‘{value}’',
  'import.zipUnusable': 'De postcode ontbreekt of is er geen: ‘{value}’',
  'import.priceUnreadable': 'De prijs is geen getal: ‘{value}’',
  'import.takeOver': 'Doel 2 is de overname van een handelszaak',
  'import.textTooLong': '{field} bevat een tekst van meer dan 256 KB',
  'import.itemTooLarge': 'Het pand bevat meer dan 500 KB',
  'import.withoutNumber': 'Het object heeft geen nummer',
  'import.unreadable': '{field} is onleesbaar en werd weggelaten: ‘{value}’',
  'import.unreadableEntry':
    '{field} heeft geen bruikbaar nummer of adres en werd weggelaten: ‘{value}’',
  'import.numberAmbiguous': '{field} kan twee getallen betekenen en werd weggelaten: ‘{value}’',
  'import.coordinatesOutside':
    'De coördinaten liggen buiten België en Luxemburg en werden weggelaten: {value}',
  'import.coordinatesSwapped': 'Breedte en lengte waren verwisseld en werden omgewisseld',
  'import.addressUnusable': '{field} is geen http(s)-adres en werd weggelaten: ‘{value}’',
  'import.picturesUnusable': 'Foto’s zonder http(s)-adres werden weggelaten ({count}): ‘{value}’',
  'import.planUnusable':
    '{field} heeft geen afbeelding van deze site of een punt erbuiten en werd weggelaten',
  'import.flagAbsent': '{field} ontbreekt: verborgen',
  'import.wordUnknown':
    '{field} heeft een onbekende waarde, daarom staat het pand niet als beschikbaar op de site: ‘{value}’',
  'import.characterLost':
    '{field} verloor tekens door een verkeerde tekencodering en werd weggelaten: ‘{value}’',
  'import.rentPeriod': 'De huurprijs is niet per maand en is daarom verborgen: {field} ‘{value}’',
  'import.priceByArea': 'De prijs is per m² en is daarom verborgen: {field} ‘{value}’',
  'import.priceIncludesCosts': 'In de huurprijs zijn kosten inbegrepen: {field} ‘{value}’',
  'import.bothGoals':
    'Tegelijk te koop en te huur: op de site staat het te koop, de huurprijs ‘{value}’ is weggelaten',
  'import.fieldIgnored': '{field} wordt niet ingelezen: ‘{value}’',
  'import.priceLow': 'De prijs {value} ligt onder {other}: hij wacht op bevestiging',
  'import.priceJump': 'De prijs gaat van {other} naar {value}: dat wacht op bevestiging',
  'import.pricesHeld':
    'In deze run veranderen veel prijzen, daarom wacht die van {other} naar {value} op bevestiging',
  'import.priceRejected':
    'De prijs {value} werd door het kantoor geweigerd: het pand blijft zoals het was',
  'import.duplicateHeld':
    'Waarschijnlijk hetzelfde pand als {other} (zelfde adres, type en oppervlakte): het wacht op bevestiging',
  'import.duplicate':
    'Waarschijnlijk hetzelfde pand als {other}: adres, type en oppervlakte zijn gelijk',
  'import.numberShared':
    '{field} ‘{value}’ hoort bij meerdere panden en werd niet gebruikt om dit pand te herkennen',
  'import.deletionUnmatched': 'Te verwijderen, maar geen enkel pand heeft dit nummer: ‘{value}’',
  'import.publicationCheck': 'Publicatiecontrole: {field}. {value}',
  'import.publicationCheckMore': 'Publicatiecontrole: nog {count} panden missen iets',
  'import.emailUnusable': 'Email is geen e-mailadres: ‘{value}’',
  'import.notArray': '{field} is geen lijst',
  'import.passwordLength': 'Het wachtwoord telt geen {other} tekens',
  'import.passwordCommon': 'Het wachtwoord is een van de meest gebruikte',
  'import.languageUnknown': 'LanguageId is niet 1, 2, 3 of 4: ‘{value}’',
  'import.idUnusable': '{field} is geen nummer: ‘{value}’',
  'import.ownerIsStaff': '{value} is van een medewerker',
  'import.historyTooLarge': 'De historiek bevat meer dan 1 MB',
  'import.recordUnknown': 'Het CRM meldde een wijziging, maar kent dit pand niet',
  'import.recordRefused': 'Het CRM weigerde dit pand te sturen',
  'import.sourceWithoutFiles': 'CRM_SOURCE is openimmo noch csv',
  'import.fileTypeUnknown': 'Stuur XML, ZIP of CSV; dit is {value}',
  'import.fileMissing': 'Het formulier bevat geen bestand',
  'import.runOpen': 'Er loopt nog een andere run: probeer het over enkele minuten opnieuw',
  'import.syncPaused': 'De sync is gepauzeerd',
  'import.quoteOpen': 'Een aanhalingsteken wordt niet gesloten',
  'import.cellCount': '{count} cellen voor {other} kolommen',
  'import.columnsUnknown': 'Kolommen die we niet kennen: {value}',
  'import.columnsMissing': 'Kolommen die ontbreken: {value}',
  'import.columnsTwice': 'Kolommen die er twee keer staan: {value}',
  'import.encodingDiffers':
    'Het bestand zegt {value} te zijn, maar is {other}; zo werd het gelezen',
  'import.encodingUnknown': 'De tekencodering {value} is onbekend',
  'import.fileEmpty': 'Het CSV-bestand is leeg',
  'import.fileKind': 'Het bestand werd als {value} gestuurd, maar het is {other}',
  'import.fileExcel': 'Dit is een Excel-werkmap: sla ze eerst op als CSV (UTF-8)',
  'import.fileSource': 'Het bestand is {value}, en CRM_SOURCE is {other}',
  'import.fileTooLarge': 'Meer dan {other}',
  'import.unpackedTooLarge': 'Uitgepakt meer dan {other}',
  'import.listingsTooLarge': 'Meer dan {other} aan panden',
  'import.xmlIncomplete': 'De XML eindigt te vroeg, of is er geen',
  'import.xmlNotOpenImmo': 'De XML is geen OpenImmo: er is geen uebertragung',
  'import.xmlTooDeep': 'De XML is te diep genest',
  'import.xmlDoctype': 'Een DOCTYPE is niet toegelaten',
  'import.zipBroken': 'Het ZIP-bestand is stuk',
  'import.zipEncrypted': 'Het ZIP-bestand is versleuteld',
  'import.zipMethod': 'Het ZIP-bestand is op een ongewone manier ingepakt',
  'import.zipWithoutXml': 'Het ZIP-bestand bevat geen XML',
  'import.zipManyXml': 'Het ZIP-bestand bevat {count} XML-bestanden, we verwachten er één',
  'import.languageSkipped':
    'Het CRM antwoordde niet bruikbaar in het {value}: de opgeslagen teksten blijven',
  'import.zipTooMany': 'De ZIP bevat meer dan {other} bestanden',
  'import.attachmentGroup':
    'De bijlage “{value}” heeft de onbekende groep “{field}” en is niet ingelezen',
  'import.attachmentMissing': 'De bijlage “{value}” zit niet in de zending',
  'import.attachmentTwice':
    'Meerdere bestanden in de zending kunnen de bijlage “{value}” zijn: ze is niet ingelezen',
  'import.attachmentTooLarge': 'De bijlage “{value}” is groter dan {other} en is niet ingelezen',
  'import.attachmentKind': 'De bijlage “{value}” is geen foto en geen pdf, en is niet ingelezen',
  'import.attachmentBroken': 'De bijlage “{value}” is onleesbaar en is niet ingelezen',
  'import.attachmentNotShown':
    'De site heeft geen plaats voor de bijlage “{value}” ({field}): ze is niet ingelezen',
  'import.attachmentsMany': 'Nog {count} bijlagen zijn niet ingelezen',
} satisfies Record<`import.${IssueCode}`, string>
