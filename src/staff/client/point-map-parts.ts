/** The attributes by which the script finds the map of a point and its parts. */
export const POINT_MAP = {
  /** On the container: the names of the fields with the latitude and the longitude. */
  container: 'data-point-map',
  /** On the container: the latitude and longitude that the map shows while the fields are empty. */
  start: 'data-start',
  /** On the container: left, top, width and height of the basemap's stage. */
  stage: 'data-stage',
  /** On the container: the address of the basemap's drawing. */
  drawing: 'data-drawing',
  /** On the container: the credits of the map, as HTML. */
  credits: 'data-credits',
  /** On the container: the accessible name of the pin, and the id of the text that describes its keys. */
  label: 'data-label',
  hint: 'data-hint',
  /** On the status line: its text without a point. */
  unset: 'data-unset',
  /** On the status line: its text with a point, as in `Point: {lat}, {lng}`. */
  set: 'data-set',
  /** On the note below the map: its text if the tiles do not load. */
  noTiles: 'data-no-tiles',
  /** On a zoom button: the steps by which it zooms. */
  zoom: 'data-zoom',
} as const
