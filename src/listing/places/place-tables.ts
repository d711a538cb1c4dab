/** The tables of areas, places and their outlines, as one module. */
export { default as areas } from './areas.json'
export { default as places } from './places.json'
export { default as shapes } from './shapes.json'
