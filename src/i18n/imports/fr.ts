import type { IssueCode } from '../../domain/crm/import-issue'

/** Findings of imports, for staff and for the systems that send listings. */
export const importsFr = {
  'import.notObject': 'L’élément n’est pas un objet',
  'import.idMissing': 'Le numéro manque ou n’est pas un nombre entier positif',
  'import.codeUnknown': '{field} manque ou n’est pas l’une de ces valeurs : {other} (« {value} »)',
  'import.zipUnusable': 'Le code postal manque ou n’en est pas un : « {value} »',
  'import.priceUnreadable': 'Le prix n’est pas un nombre : « {value} »',
  'import.takeOver': 'L’objectif 2 est la reprise d’un commerce',
  'import.textTooLong': '{field} contient un texte de plus de 256 Ko',
  'import.itemTooLarge': 'L’élément contient plus de 500 Ko',
  'import.withoutNumber': 'L’objet n’a pas de numéro',
  'import.unreadable': '{field} est illisible et a été omis : « {value} »',
  'import.unreadableEntry':
    '{field} n’a ni numéro ni adresse utilisable et a été omis : « {value} »',
  'import.numberAmbiguous': '{field} peut désigner deux nombres et a été omis : « {value} »',
  'import.coordinatesOutside':
    'Les coordonnées sont hors de la Belgique et du Luxembourg et ont été omises : {value}',
  'import.coordinatesSwapped': 'La latitude et la longitude étaient inversées et ont été corrigées',
  'import.addressUnusable': '{field} n’est pas une adresse http(s) et a été omis : « {value} »',
  'import.picturesUnusable': 'Photos sans adresse http(s) omises ({count}) : « {value} »',
  'import.planUnusable':
    '{field} n’a pas d’image de ce site ou un point hors de celle-ci et a été omis',
  'import.flagAbsent': '{field} manque : masqué',
  'import.wordUnknown':
    '{field} a une valeur inconnue, le bien n’est donc pas affiché comme disponible : « {value} »',
  'import.characterLost':
    '{field} a perdu des caractères à cause d’un mauvais encodage et a été omis : « {value} »',
  'import.rentPeriod': 'Le loyer n’est pas mensuel, il est donc masqué : {field} « {value} »',
  'import.priceByArea': 'Le prix est au m², il est donc masqué : {field} « {value} »',
  'import.priceIncludesCosts': 'Le loyer comprend des charges : {field} « {value} »',
  'import.bothGoals':
    'À la fois à vendre et à louer : affiché à vendre, le loyer « {value} » est omis',
  'import.fieldIgnored': '{field} n’est pas importé : « {value} »',
  'import.priceLow': 'Le prix {value} est inférieur à {other} : il attend une confirmation',
  'import.priceJump': 'Le prix passe de {other} à {value} : cela attend une confirmation',
  'import.pricesHeld':
    'De nombreux prix changent dans cette synchronisation : le passage de {other} à {value} attend une confirmation',
  'import.priceRejected': 'Le prix {value} a été refusé par l’agence : le bien reste tel quel',
  'import.duplicateHeld':
    'Probablement le même bien que {other} (mêmes adresse, type et surface) : il attend une confirmation',
  'import.duplicate': 'Probablement le même bien que {other} : adresse, type et surface identiques',
  'import.numberShared':
    '{field} « {value} » appartient à plusieurs biens et n’a pas servi à reconnaître celui-ci',
  'import.deletionUnmatched': 'À supprimer, mais aucun bien n’a ce numéro : « {value} »',
  'import.publicationCheck': 'Contrôle de publication : {field}. {value}',
  'import.publicationCheckMore':
    'Contrôle de publication : il manque quelque chose à {count} autres biens',
  'import.emailUnusable': 'Email n’est pas une adresse e-mail : « {value} »',
  'import.notArray': '{field} n’est pas une liste',
  'import.passwordLength': 'Le mot de passe ne compte pas {other} caractères',
  'import.passwordCommon': 'Le mot de passe est l’un des plus courants',
  'import.languageUnknown': 'LanguageId n’est pas 1, 2, 3 ou 4 : « {value} »',
  'import.idUnusable': '{field} n’est pas un numéro : « {value} »',
  'import.ownerIsStaff': '{value} appartient à un collaborateur',
  'import.historyTooLarge': 'L’historique contient plus de 1 Mo',
  'import.recordUnknown': 'Le CRM a annoncé une modification, mais ne connaît pas ce bien',
  'import.recordRefused': 'Le CRM a refusé d’envoyer ce bien',
  'import.sourceWithoutFiles': 'CRM_SOURCE n’est ni openimmo ni csv',
  'import.fileTypeUnknown': 'Envoyez du XML, ZIP ou CSV ; ceci est {value}',
  'import.fileMissing': 'Le formulaire ne contient pas de fichier',
  'import.runOpen': 'Une autre synchronisation est en cours : réessayez dans quelques minutes',
  'import.syncPaused': 'La synchronisation est en pause',
  'import.quoteOpen': 'Un guillemet n’est pas fermé',
  'import.cellCount': '{count} cellules pour {other} colonnes',
  'import.columnsUnknown': 'Colonnes inconnues : {value}',
  'import.columnsMissing': 'Colonnes manquantes : {value}',
  'import.columnsTwice': 'Colonnes en double : {value}',
  'import.encodingDiffers': 'Le fichier se dit {value}, mais il est en {other} ; il a été lu ainsi',
  'import.encodingUnknown': 'L’encodage {value} est inconnu',
  'import.fileEmpty': 'Le fichier CSV est vide',
  'import.fileKind': 'Le fichier a été envoyé comme {value}, mais c’est du {other}',
  'import.fileExcel': 'Ceci est un classeur Excel : enregistrez-le d’abord en CSV (UTF-8)',
  'import.fileSource': 'Le fichier est en {value}, et CRM_SOURCE est {other}',
  'import.fileTooLarge': 'Plus de {other}',
  'import.unpackedTooLarge': 'Plus de {other} une fois décompressé',
  'import.listingsTooLarge': 'Plus de {other} de biens',
  'import.xmlIncomplete': 'Le XML s’arrête trop tôt, ou n’en est pas',
  'import.xmlNotOpenImmo': 'Le XML n’est pas de l’OpenImmo : il n’a pas d’uebertragung',
  'import.xmlTooDeep': 'Le XML est imbriqué trop profondément',
  'import.xmlDoctype': 'Un DOCTYPE n’est pas autorisé',
  'import.zipBroken': 'Le fichier ZIP est endommagé',
  'import.zipEncrypted': 'Le fichier ZIP est chiffré',
  'import.zipMethod': 'Le fichier ZIP est compressé de manière inhabituelle',
  'import.zipWithoutXml': 'Le fichier ZIP ne contient pas de XML',
  'import.zipManyXml': 'Le fichier ZIP contient {count} fichiers XML, un seul est attendu',
  'import.languageSkipped':
    'Le CRM n’a pas donné de réponse utilisable en {value} : les textes enregistrés restent',
  'import.zipTooMany': 'Le ZIP contient plus de {other} fichiers',
  'import.attachmentGroup':
    'L’annexe « {value} » a le groupe inconnu « {field} » et n’a pas été importée',
  'import.attachmentMissing': 'L’annexe « {value} » ne se trouve pas dans l’envoi',
  'import.attachmentTwice':
    'Plusieurs fichiers de l’envoi peuvent être l’annexe « {value} » : elle n’a pas été importée',
  'import.attachmentTooLarge': 'L’annexe « {value} » dépasse {other} et n’a pas été importée',
  'import.attachmentKind':
    'L’annexe « {value} » n’est ni une photo ni un PDF et n’a pas été importée',
  'import.attachmentBroken': 'L’annexe « {value} » est illisible et n’a pas été importée',
  'import.attachmentNotShown':
    'Le site n’a pas de place pour l’annexe « {value} » ({field}) : elle n’a pas été importée',
  'import.attachmentsMany': '{count} autres annexes n’ont pas été importées',
} satisfies Record<`import.${IssueCode}`, string>
