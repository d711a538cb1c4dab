/** Parts of the drawings: shapes in metres, materials, shadows. */

/** Returns a length in metres, to the centimetre. */
export const cm = (value) => String(+value.toFixed(2)).replace(/^(-?)0\./, '$1.')
/** Returns a rectangle with corners of radius `r`. */
export const box = (x, y, w, h, fill, r = 0) =>
  r
    ? `<rect x="${cm(x)}" y="${cm(y)}" width="${cm(w)}" height="${cm(h)}" rx="${cm(r)}" fill="${fill}"/>`
    : `<path fill="${fill}" d="M${cm(x)} ${cm(y)}h${cm(w)}v${cm(h)}h${cm(-w)}z"/>`
/** Returns a disc. */
export const disc = (x, y, r, fill) =>
  `<circle cx="${cm(x)}" cy="${cm(y)}" r="${cm(r)}" fill="${fill}"/>`
/** Returns a tree of dried flowers. */
export const tree = (x, y, r) =>
  `<use href="#tree" transform="translate(${cm(x)} ${cm(y)})scale(${cm(r)})"/>`

/** Returns a filter: a shadow swept to the upper right in `doublings` from `step`, and a thin edge. */
export function shadow(id, step, doublings, blur, strength, edge = 0.012) {
  const sweep = Array.from({ length: doublings }, (_, at) => {
    const from = at ? `s${at}` : 'SourceAlpha'
    return `<feOffset in="${from}" dx="${+(step * 2 ** at * 0.8).toFixed(3)}" dy="${+(-step * 2 ** at * 0.6).toFixed(3)}"/><feComposite in2="${from}" result="s${at + 1}"/>`
  })
  const tint = (alpha) =>
    `<feColorMatrix values="0 0 0 0 .2 0 0 0 0 .15 0 0 0 0 .1 0 0 0 ${alpha} 0"`
  return `<filter id="${id}" x="-.1" y="-.1" width="1.2" height="1.2" color-interpolation-filters="sRGB">${sweep.join('')}<feGaussianBlur in="s${doublings}" stdDeviation="${blur}"/>${tint(strength)} result="shade"/><feMorphology in="SourceAlpha" operator="dilate" radius="${edge}"/>${tint(0.45)} result="edge"/><feMerge><feMergeNode in="shade"/><feMergeNode in="edge"/><feMergeNode in="SourceGraphic"/></feMerge></filter>`
}

/** Returns the materials of floors and boards, as patterns in metres. */
export function patterns({ tile }) {
  const pattern = (id, w, h, ground, joints, colour, width) =>
    `<pattern id="${id}" width="${w}" height="${h}" patternUnits="userSpaceOnUse"><path fill="${ground}" d="M0 0h${w}v${h}H0z"/><path fill="none" stroke="${colour}" stroke-width="${width}" d="${joints}"/></pattern>`
  return {
    oak: pattern(
      'oak',
      2.4,
      0.64,
      '#eddcc2',
      'M0 .01h2.4M0 .17h2.4M0 .33h2.4M0 .49h2.4M.4 0v.16M1.6 .16v.16M.9 .32v.16M2.1 .48v.16',
      '#d6bd97',
      0.02,
    ),
    larch: pattern('larch', 0.2, 1, '#d9bf9d', 'M.01 0v1', '#b3946b', 0.03),
    stone: pattern('stone', 0.8, 0.8, '#e6e2d9', 'M0 .01h.8M.01 0v.8', '#cfc9bc', 0.02),
    tile: pattern('tile', 0.4, 0.4, tile, 'M0 .01h.4M.01 0v.4', '#fff8', 0.025),
    screed: pattern('screed', 3, 3, '#dedad1', 'M0 .01h3M.01 0v3', '#cbc5ba', 0.02),
    gravel: pattern(
      'gravel',
      0.5,
      0.5,
      '#efece6',
      'M.1 .1h.04M.35 .22h.04M.2 .4h.04',
      '#d5d0c6',
      0.04,
    ),
    slate: pattern('slate', 0.4, 0.3, '#e4e5e4', 'M0 .01h.4M.1 0v.15M.3 .15v.15', '#cfd1d0', 0.02),
    earth: pattern('earth', 0.4, 0.4, '#f1ece2', 'M0 .4 .4 0', '#ded5c5', 0.02),
    ply: pattern(
      'ply',
      6,
      0.9,
      '#fbf6ec',
      'M0 .2q3 .16 6 0M0 .5q2-.12 6 0M0 .75q4 .1 6 0',
      '#f1e7d4',
      0.025,
    ),
    felt: pattern(
      'felt',
      0.3,
      0.3,
      '#c3cda6',
      'M.03 .1l.06-.07M.15 .2l.07.04M.2 .06l.05.06M.06 .24l.05-.05',
      '#d3dbba',
      0.025,
    ),
  }
}

/** Returns a tree of dried flowers from above, of radius 1. */
export function dried() {
  const ring = (colour, at) => {
    const balls = Array.from({ length: 7 }, (_, one) => {
      const angle = (at * 7 + one) * 2.4
      const far = 0.8 * Math.sqrt(1 - (at * 7 + one) / 28)
      return `M${cm(Math.cos(angle) * far)} ${cm(Math.sin(angle) * far)}h.01`
    }).join('')
    return `<path stroke="#3f4730" stroke-width=".52" d="${balls}"/><path stroke="${colour}" stroke-width=".46" d="${balls}"/>`
  }
  return `<g id="tree" stroke-opacity="1" stroke-linecap="round">${['#66744f', '#7c8a5d', '#8f9a68', '#b0ad7c'].map(ring).join('')}</g>`
}
