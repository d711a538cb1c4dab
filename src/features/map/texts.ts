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
    nl: 'De straten laden niet.',
    fr: 'Les rues ne se chargent pas.',
    en: 'The streets could not be loaded.',
    de: 'Die Straßen laden nicht.',
  },
  'map.unlocated.one': {
    nl: '{count} pand zonder ligging staat niet op de kaart.',
    fr: '{count} bien sans localisation ne figure pas sur la carte.',
    en: '{count} property without a location is not on the map.',
    de: '{count} Immobilie ohne Lage ist nicht auf der Karte.',
  },
  'map.unlocated.other': {
    nl: '{count} panden zonder ligging staan niet op de kaart.',
    fr: '{count} biens sans localisation ne figurent pas sur la carte.',
    en: '{count} properties without a location are not on the map.',
    de: '{count} Immobilien ohne Lage sind nicht auf der Karte.',
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
  'projectmap.unlocated.one': {
    nl: '{count} project zonder ligging staat niet op de kaart.',
    fr: '{count} projet sans localisation ne figure pas sur la carte.',
    en: '{count} project without a location is not on the map.',
    de: '{count} Projekt ohne Lage ist nicht auf der Karte.',
  },
  'projectmap.unlocated.other': {
    nl: '{count} projecten zonder ligging staan niet op de kaart.',
    fr: '{count} projets sans localisation ne figurent pas sur la carte.',
    en: '{count} projects without a location are not on the map.',
    de: '{count} Projekte ohne Lage sind nicht auf der Karte.',
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
