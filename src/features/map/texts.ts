import type { TextsByKey } from '../../platform/i18n/texts-by-key'

/** The texts of the map of results and of the drawn area. */
export const mapTexts = {
  'map.label': {
    nl: 'Kaart met alle resultaten',
    fr: 'Carte de tous les résultats',
    en: 'Map of all results',
    de: 'Karte mit allen Ergebnissen',
  },
  'map.cards': {
    nl: 'Panden in beeld',
    fr: 'Biens affichés',
    en: 'Properties in view',
    de: 'Angebote im Kartenausschnitt',
  },
  'map.skip': {
    nl: 'Kaart overslaan',
    fr: 'Passer la carte',
    en: 'Skip the map',
    de: 'Karte überspringen',
  },
  'map.zoomin': { nl: 'Inzoomen', fr: 'Zoom avant', en: 'Zoom in', de: 'Vergrößern' },
  'map.zoomout': { nl: 'Uitzoomen', fr: 'Zoom arrière', en: 'Zoom out', de: 'Verkleinern' },
  'map.cluster': {
    nl: '{count} panden, inzoomen',
    fr: '{count} biens, zoomer',
    en: '{count} properties, zoom in',
    de: '{count} Immobilien, vergrößern',
  },
  'map.samespot': {
    nl: '{count} panden op deze plek',
    fr: '{count} biens à cet endroit',
    en: '{count} properties at this spot',
    de: '{count} Immobilien an diesem Ort',
  },
  'map.searchhere': {
    nl: 'Zoeken in dit gebied',
    fr: 'Rechercher dans cette zone',
    en: 'Search in this area',
    de: 'In diesem Gebiet suchen',
  },
  'map.approximate': {
    nl: 'Ligging bij benadering',
    fr: 'Emplacement approximatif',
    en: 'Approximate location',
    de: 'Ungefähre Lage',
  },
  'map.total': {
    nl: 'Panden op de kaart: {count}',
    fr: 'Biens sur la carte\u00a0: {count}',
    en: 'Properties on the map: {count}',
    de: 'Angebote auf der Karte: {count}',
  },
  'map.notiles': {
    nl: 'De kaartachtergrond laadt niet. De panden staan wel op hun plaats.',
    fr: 'Le fond de carte ne se charge pas. Les biens sont bien à leur place.',
    en: 'The base map could not be loaded. The properties are shown in their correct place.',
    de: 'Die Hintergrundkarte kann nicht geladen werden. Die Immobilien sind richtig eingezeichnet.',
  },
  'map.failed': {
    nl: 'De panden laden niet op de kaart. In de lijst staan ze allemaal.',
    fr: 'Les biens ne se chargent pas sur la carte. La liste les contient tous.',
    en: 'The properties could not be loaded on the map. They are all in the list.',
    de: 'Die Immobilien können nicht auf der Karte angezeigt werden. Die Liste enthält alle.',
  },
  'projectmap.cards': {
    nl: 'Projecten in beeld',
    fr: 'Projets affichés',
    en: 'Projects in view',
    de: 'Projekte im Kartenausschnitt',
  },
  'projectmap.cluster': {
    nl: '{count} projecten, inzoomen',
    fr: '{count} projets, zoomer',
    en: '{count} projects, zoom in',
    de: '{count} Projekte, vergrößern',
  },
  'projectmap.samespot': {
    nl: '{count} projecten op deze plek',
    fr: '{count} projets à cet endroit',
    en: '{count} projects at this spot',
    de: '{count} Projekte an diesem Ort',
  },
  'projectmap.total': {
    nl: 'Projecten op de kaart: {count}',
    fr: 'Projets sur la carte\u00a0: {count}',
    en: 'Projects on the map: {count}',
    de: 'Projekte auf der Karte: {count}',
  },
  'projectmap.notiles': {
    nl: 'De kaartachtergrond laadt niet. De projecten staan wel op hun plaats.',
    fr: 'Le fond de carte ne se charge pas. Les projets sont bien à leur place.',
    en: 'The base map could not be loaded. The projects are shown in their correct place.',
    de: 'Die Hintergrundkarte kann nicht geladen werden. Die Projekte sind richtig eingezeichnet.',
  },
  'projectmap.failed': {
    nl: 'De projecten laden niet op de kaart. In de lijst staan ze allemaal.',
    fr: 'Les projets ne se chargent pas sur la carte. La liste les contient tous.',
    en: 'The projects could not be loaded on the map. They are all in the list.',
    de: 'Die Projekte können nicht auf der Karte angezeigt werden. Die Liste enthält alle.',
  },
  'map.from': { nl: 'Vanaf', fr: 'Dès', en: 'From', de: 'Ab' },
  'map.credit': {
    nl: 'Grenzen: belgium-topojson, CC0',
    fr: 'Limites\u00a0: belgium-topojson, CC0',
    en: 'Boundaries: belgium-topojson, CC0',
    de: 'Grenzen: belgium-topojson, CC0',
  },
} satisfies TextsByKey
