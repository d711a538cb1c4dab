/** The radius of the area around a hidden address, of which only the town is public. */
export const AREA_METRES = 900

const SVG = 'http://www.w3.org/2000/svg'
/** The outline of a pin that stands on its point, in a box of 30 by 42. */
export const DROP_PATH =
  'M15 41.5C5.500 28.500 1 21.500 1 15a14 14 0 0 1 28 0c0 6.500-4.500 13.500-14 26.500z'

/** A pin that stands on its point, 30 by 42. */
export function dropShape(): SVGElement {
  const svg = document.createElementNS(SVG, 'svg')
  svg.setAttribute('viewBox', '0 0 30 42')
  const drop = document.createElementNS(SVG, 'path')
  drop.setAttribute('d', DROP_PATH)
  const hole = document.createElementNS(SVG, 'circle')
  for (const [name, value] of [
    ['cx', '15'],
    ['cy', '15'],
    ['r', '5'],
  ] as const) {
    hole.setAttribute(name, value)
  }
  svg.append(drop, hole)
  return svg
}
