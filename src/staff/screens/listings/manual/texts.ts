import type { TextsByKey } from '../../../../platform/i18n/texts-by-key'

/** The texts of the screens for listings made by staff. */
export const manualTexts = {
  'record.draft': { nl: 'concept', fr: 'brouillon', en: 'draft', de: 'Entwurf' },
  'record.state.archived': {
    nl: 'gearchiveerd',
    fr: 'archivé',
    en: 'archived',
    de: 'archiviert',
  },
  'record.show.drafts': {
    nl: 'met een concept',
    fr: 'avec un brouillon',
    en: 'with a draft',
    de: 'mit Entwurf',
  },
  'record.show.archived': {
    nl: 'gearchiveerd',
    fr: 'archivés',
    en: 'archived',
    de: 'archiviert',
  },
  'record.manage': {
    nl: 'Kopiëren, archiveren, verwijderen',
    fr: 'Copier, archiver, supprimer',
    en: 'Copy, archive, delete',
    de: 'Kopieren, archivieren, löschen',
  },
  'record.copy': { nl: 'Kopieer', fr: 'Copier', en: 'Copy', de: 'Kopieren' },
  'record.copy.text': {
    nl: 'Een kopie is een concept zonder huisnummer, documenten en datums.',
    fr: 'La copie est un brouillon sans numéro de maison, documents ni dates.',
    en: 'A copy is a draft without house number, documents and dates.',
    de: 'Eine Kopie ist ein Entwurf ohne Hausnummer, Dokumente und Daten.',
  },
  'record.archive': { nl: 'Archiveer', fr: 'Archiver', en: 'Archive', de: 'Archivieren' },
  'record.archive.text': {
    nl: 'Een gearchiveerd pand staat niet op de site en niet in de gewone lijsten. U kunt het later terughalen.',
    fr: 'Un bien archivé n’est ni sur le site ni dans les listes habituelles. Vous pouvez le reprendre plus tard.',
    en: 'An archived property is neither on the site nor in the usual lists. You can bring it back later.',
    de: 'Ein archiviertes Objekt ist weder auf der Website noch in den üblichen Listen. Sie können es später zurückholen.',
  },
  'record.unarchive': {
    nl: 'Haal uit het archief',
    fr: 'Sortir des archives',
    en: 'Take out of the archive',
    de: 'Aus dem Archiv holen',
  },
  'record.unarchive.text': {
    nl: 'Dit pand is gearchiveerd. Haalt u het terug, dan blijft het van de site tot u het publiceert.',
    fr: 'Ce bien est archivé. Si vous le reprenez, il reste hors du site jusqu’à sa publication.',
    en: 'This property is archived. If you bring it back, it stays off the site until you publish it.',
    de: 'Dieses Objekt ist archiviert. Wenn Sie es zurückholen, bleibt es bis zur Veröffentlichung von der Website.',
  },
  'record.remove': { nl: 'Verwijder …', fr: 'Supprimer …', en: 'Delete …', de: 'Löschen …' },
  'record.remove.title': {
    nl: '{title} verwijderen',
    fr: 'Supprimer {title}',
    en: 'Delete {title}',
    de: '{title} löschen',
  },
  'record.remove.text': {
    nl: 'Dit kan niet ongedaan worden gemaakt. Het adres op de site meldt daarna dat het pand weg is.',
    fr: 'Cette action est définitive. L’adresse sur le site indiquera ensuite que le bien n’existe plus.',
    en: 'This cannot be undone. Its address on the site will then say that the property is gone.',
    de: 'Das lässt sich nicht rückgängig machen. Die Adresse auf der Website meldet danach, dass das Objekt weg ist.',
  },
  'record.remove.nothing': {
    nl: 'Er hangt niets aan dit pand.',
    fr: 'Rien n’est lié à ce bien.',
    en: 'Nothing is linked to this property.',
    de: 'Mit diesem Objekt ist nichts verknüpft.',
  },
  'record.remove.leads.one': {
    nl: '{count} aanvraag blijft bewaard, met haar tekst',
    fr: '{count} demande est conservée, avec son texte',
    en: '{count} lead stays, with its text',
    de: '{count} Anfrage bleibt mit ihrem Text erhalten',
  },
  'record.remove.leads.other': {
    nl: '{count} aanvragen blijven bewaard, met hun tekst',
    fr: '{count} demandes sont conservées, avec leur texte',
    en: '{count} leads stay, with their text',
    de: '{count} Anfragen bleiben mit ihrem Text erhalten',
  },
  'record.remove.owners.one': {
    nl: '{count} eigenaar ziet dit pand niet meer in de eigenaarszone',
    fr: '{count} propriétaire ne voit plus ce bien dans son espace',
    en: '{count} owner no longer sees this property in the owners’ area',
    de: '{count} Eigentümer sieht dieses Objekt nicht mehr im Eigentümerbereich',
  },
  'record.remove.owners.other': {
    nl: '{count} eigenaars zien dit pand niet meer in de eigenaarszone',
    fr: '{count} propriétaires ne voient plus ce bien dans leur espace',
    en: '{count} owners no longer see this property in the owners’ area',
    de: '{count} Eigentümer sehen dieses Objekt nicht mehr im Eigentümerbereich',
  },
  'record.remove.units.one': {
    nl: '{count} unit wordt mee verwijderd',
    fr: '{count} unité est supprimée avec lui',
    en: '{count} unit is deleted with it',
    de: '{count} Einheit wird mitgelöscht',
  },
  'record.remove.units.other': {
    nl: '{count} units worden mee verwijderd',
    fr: '{count} unités sont supprimées avec lui',
    en: '{count} units are deleted with it',
    de: '{count} Einheiten werden mitgelöscht',
  },
  'record.remove.back': {
    nl: 'Niet verwijderen',
    fr: 'Ne pas supprimer',
    en: 'Don’t delete',
    de: 'Nicht löschen',
  },
  'record.remove.confirm': {
    nl: 'Verwijder definitief',
    fr: 'Supprimer définitivement',
    en: 'Delete for good',
    de: 'Endgültig löschen',
  },
  'record.remove.done': {
    nl: 'Het pand is verwijderd.',
    fr: 'Le bien est supprimé.',
    en: 'The property has been deleted.',
    de: 'Das Objekt ist gelöscht.',
  },
} satisfies TextsByKey
