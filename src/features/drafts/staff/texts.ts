import type { TextsByKey } from '../../../platform/i18n/texts-by-key'

/** The texts of the screen with all drafts. */
export const draftsTexts = {
  'staff.drafts': {
    nl: 'Concepten publiceren',
    fr: 'Publier les brouillons',
    en: 'Publish drafts',
    de: 'Entwürfe veröffentlichen',
  },
  'staff.drafts.text': {
    nl: 'Alle wijzigingen die bezoekers nog niet zien. Open een concept om het te bekijken.',
    fr: 'Toutes les modifications que les visiteurs ne voient pas encore. Ouvrez un brouillon pour le voir.',
    en: 'All changes that visitors don’t see yet. Open a draft to look at it.',
    de: 'Alle Änderungen, die Besucher noch nicht sehen. Öffnen Sie einen Entwurf, um ihn anzusehen.',
  },
  'staff.drafts.none': {
    nl: 'Er zijn geen concepten.',
    fr: 'Il n’y a pas de brouillons.',
    en: 'There are no drafts.',
    de: 'Es gibt keine Entwürfe.',
  },
  'staff.drafts.publish': {
    nl: 'Aangevinkte publiceren',
    fr: 'Publier la sélection',
    en: 'Publish selected',
    de: 'Ausgewählte veröffentlichen',
  },
  'staff.drafts.view': { nl: 'Bekijken', fr: 'Voir', en: 'View', de: 'Ansehen' },
  'staff.drafts.setting': {
    nl: 'Instellingen {name}',
    fr: 'Paramètres {name}',
    en: 'Settings {name}',
    de: 'Einstellungen {name}',
  },
  'staff.drafts.open': {
    nl: 'publiceert u op het scherm zelf',
    fr: 'se publie sur son propre écran',
    en: 'published on its own screen',
    de: 'wird auf der eigenen Seite veröffentlicht',
  },
  'staff.drafts.published.one': {
    nl: '{count} concept is gepubliceerd.',
    fr: '{count} brouillon est publié.',
    en: '{count} draft is published.',
    de: '{count} Entwurf ist veröffentlicht.',
  },
  'staff.drafts.published.other': {
    nl: '{count} concepten zijn gepubliceerd.',
    fr: '{count} brouillons sont publiés.',
    en: '{count} drafts are published.',
    de: '{count} Entwürfe sind veröffentlicht.',
  },
  'staff.drafts.left': {
    nl: 'Een concept is nog niet klaar, of u mag een wijziging erin niet publiceren. Open het om te zien wat er ontbreekt.',
    fr: 'Un brouillon n’est pas prêt, ou vous ne pouvez pas publier une de ses modifications. Ouvrez-le pour voir ce qui manque.',
    en: 'A draft isn’t ready, or you may not publish one of its changes. Open it to see what is missing.',
    de: 'Ein Entwurf ist nicht fertig, oder Sie dürfen eine Änderung darin nicht veröffentlichen. Öffnen Sie ihn, um zu sehen, was fehlt.',
  },
} satisfies TextsByKey
