import type { TextsByKey } from '../../platform/i18n/texts-by-key'

/** The texts of the lists of documents. */
export const collectionTexts = {
  'collection.online': {
    nl: '‘{title}’ staat op de website en is niet verwijderd. Haal het eerst van de website.',
    fr: '«\u00a0{title}\u00a0» est en ligne et n’a pas été supprimé. Retirez-le d’abord du site.',
    en: '‘{title}’ is on the website and was not deleted. First take it off the website.',
    de: '„{title}“ ist auf der Website und wurde nicht gelöscht. Nehmen Sie es zuerst von der Website.',
  },
  'collection.used': {
    nl: '‘{title}’ is niet verwijderd, want het wordt hier nog gebruikt, eventueel in een concept:',
    fr: '«\u00a0{title}\u00a0» n’a pas été supprimé, car il est encore utilisé ici, peut-être dans un brouillon\u00a0:',
    en: '‘{title}’ was not deleted, because it is still used here, possibly in a draft:',
    de: '„{title}“ wurde nicht gelöscht, denn es wird hier noch verwendet, vielleicht in einem Entwurf:',
  },
  'audit.document.create': {
    nl: 'maakte {object}',
    fr: 'a créé {object}',
    en: 'created {object}',
    de: 'hat {object} angelegt',
  },
  'audit.document.publish': {
    nl: 'publiceerde {object}',
    fr: 'a publié {object}',
    en: 'published {object}',
    de: 'hat {object} veröffentlicht',
  },
  'audit.document.restore': {
    nl: 'zette {object} terug',
    fr: 'a rétabli {object}',
    en: 'restored {object}',
    de: 'hat {object} wiederhergestellt',
  },
  'audit.document.delete': {
    nl: 'verwijderde {object}',
    fr: 'a supprimé {object}',
    en: 'deleted {object}',
    de: 'hat {object} gelöscht',
  },
  'audit.document.schedule': {
    nl: 'plande {object} in',
    fr: 'a programmé {object}',
    en: 'scheduled {object}',
    de: 'hat {object} eingeplant',
  },
  'document.page': { nl: 'een pagina', fr: 'une page', en: 'a page', de: 'eine Seite' },
  'document.article': {
    nl: 'een artikel',
    fr: 'un article',
    en: 'an article',
    de: 'einen Artikel',
  },
  'document.category': {
    nl: 'een rubriek',
    fr: 'une rubrique',
    en: 'a category',
    de: 'eine Rubrik',
  },
} satisfies TextsByKey
