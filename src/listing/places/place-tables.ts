/** The tables of areas, places and their outlines, as one module. */
export { AREAS as areas } from './area-table'
export { default as places } from './places.json'
export { default as shapes } from './shapes.json'
