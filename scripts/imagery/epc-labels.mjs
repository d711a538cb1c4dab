// Draws the energy label tags: node scripts/imagery/epc-labels.mjs  (see README.md)
import fs from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

const here = path.dirname(fileURLToPath(import.meta.url))
const sharp = createRequire(process.env.SHARP_FROM || path.join(here, 'x.js'))('sharp')
const out = path.resolve(here, '../../public/images/epc')

const WIDTH = 240
const HEIGHT = 96
/** The design's tag: a head of .6rem on a height of 1.65rem. */
const HEAD = Math.round((HEIGHT * 0.6) / 1.65)
const FONT = 58
const CAP = 0.69

const REGIONS = {
  flanders: 'a_plus a b c d e f',
  wallonia: 'a_plusplus a_plus a b c d e f g',
  brussels:
    'a_plusplus a_plus a a_sub b_plus b b_sub c_plus c c_sub d_plus d d_sub e_plus e e_sub f_plus f f_sub g',
  luxembourg: 'a b c d e f g h i',
}

const INK = '#15201b'
const COLOURS = {
  'a+': ['#0b6a3a', '#ffffff'],
  a: ['#1d8446', '#ffffff'],
  b: ['#86bd45', INK],
  c: ['#cddc46', INK],
  d: ['#f7d336', INK],
  e: ['#f4a23a', INK],
  f: ['#e8743b', INK],
  g: ['#b3202a', '#ffffff'],
  h: ['#8c1a22', '#ffffff'],
  i: ['#68141a', '#ffffff'],
}

/** Hanken Grotesk (OFL) at weight 700, 1000 units to the em, as outlines so that no font is needed. */
const GLYPHS = {
  A: {
    width: 674,
    path: 'M8 0L288 -697L385 -697L665 0L524 0L338 -506L149 0ZM192 -136L232 -252L442 -252L484 -136Z',
  },
  B: {
    width: 611,
    path: 'M67 0L67 -697L312 -697Q416 -697 475 -651Q534 -604 534 -521Q534 -473 514 -436Q494 -398 458 -377Q516 -355 544 -312Q572 -268 572 -204Q572 -108 512 -54Q451 0 344 0ZM196 -119L334 -119Q443 -119 443 -210Q443 -254 417 -278Q390 -302 341 -302L196 -302ZM196 -417L318 -417Q358 -417 382 -440Q405 -462 405 -501Q405 -538 381 -558Q357 -578 312 -578L196 -578Z',
  },
  C: {
    width: 709,
    path: 'M373 16Q274 16 199 -30Q123 -76 81 -158Q39 -240 39 -349Q39 -458 81 -540Q123 -621 199 -667Q274 -713 373 -713Q484 -713 565 -658Q645 -602 680 -505L558 -460Q536 -521 489 -555Q441 -589 373 -589Q311 -589 265 -560Q218 -531 194 -478Q169 -424 169 -349Q169 -274 194 -220Q218 -166 265 -137Q311 -108 373 -108Q441 -108 489 -142Q536 -176 558 -237L680 -193Q645 -96 565 -40Q484 16 373 16Z',
  },
  D: {
    width: 674,
    path: 'M67 0L67 -697L270 -697Q444 -697 539 -605Q634 -513 634 -343Q634 -177 540 -89Q446 0 269 0ZM196 -119L256 -119Q335 -119 390 -139Q445 -159 475 -209Q504 -259 504 -348Q504 -434 476 -485Q447 -535 395 -557Q342 -578 268 -578L196 -578Z',
  },
  E: {
    width: 578,
    path: 'M67 0L67 -697L531 -697L531 -581L196 -581L196 -415L509 -415L509 -300L196 -300L196 -116L531 -116L531 0Z',
  },
  F: {
    width: 558,
    path: 'M67 0L67 -697L533 -697L533 -581L196 -581L196 -415L489 -415L489 -300L196 -300L196 0Z',
  },
  G: {
    width: 735,
    path: 'M365 16Q269 16 196 -30Q123 -76 81 -158Q39 -240 39 -349Q39 -458 81 -540Q123 -621 199 -667Q274 -713 373 -713Q484 -713 565 -658Q645 -602 680 -505L558 -460Q536 -521 489 -555Q441 -589 373 -589Q311 -589 265 -560Q218 -531 194 -478Q169 -424 169 -349Q169 -274 194 -220Q218 -166 265 -137Q311 -108 373 -108Q405 -108 439 -117Q473 -126 502 -149Q530 -171 548 -211Q565 -251 565 -313L565 -353L594 -263L394 -263L394 -379L680 -379L680 0L566 0L548 -113L570 -96Q552 -59 521 -34Q490 -9 451 3Q411 16 365 16Z',
  },
  H: {
    width: 693,
    path: 'M67 0L67 -697L196 -697L196 -418L497 -418L497 -697L626 -697L626 0L497 0L497 -299L196 -299L196 0Z',
  },
  I: { width: 263, path: 'M67 0L67 -697L196 -697L196 0Z' },
  '+': {
    width: 560,
    path: 'M231 -4L231 -198L36 -198L36 -296L231 -296L231 -491L330 -491L330 -296L524 -296L524 -198L330 -198L330 -4Z',
  },
  '−': { width: 560, path: 'M69 -198L69 -296L491 -296L491 -198Z' },
}

const SIGNS = { plusplus: '++', plus: '+', sub: '−' }

function labelOf(key) {
  const [letter, sign] = key.split('_')
  return letter.toUpperCase() + (SIGNS[sign] ?? '')
}

function coloursOf(key) {
  return key.startsWith('a_plus') ? COLOURS['a+'] : COLOURS[key[0]]
}

function svgOf(key) {
  const label = labelOf(key)
  const [back, front] = coloursOf(key)
  const scale = FONT / 1000
  const width = [...label].reduce((sum, sign) => sum + GLYPHS[sign].width * scale, 0)
  let x = (WIDTH - HEAD * 0.6 - width) / 2
  const baseline = (HEIGHT + FONT * CAP) / 2
  const glyphs = [...label].map((sign) => {
    const at = x
    x += GLYPHS[sign].width * scale
    return `<path transform="translate(${at.toFixed(2)} ${baseline.toFixed(2)}) scale(${scale})" d="${GLYPHS[sign].path}"/>`
  })
  const tag = `M8 0H${WIDTH - HEAD}L${WIDTH} ${HEIGHT / 2}L${WIDTH - HEAD} ${HEIGHT}H8a8 8 0 0 1-8-8V8a8 8 0 0 1 8-8z`
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" width="${WIDTH}" height="${HEIGHT}" role="img" aria-label="${label}"><path fill="${back}" d="${tag}"/><g fill="${front}">${glyphs.join('')}</g></svg>\n`
}

for (const [region, keys] of Object.entries(REGIONS)) {
  const folder = path.join(out, region)
  fs.mkdirSync(folder, { recursive: true })
  for (const key of keys.split(' ')) {
    const svg = svgOf(key)
    fs.writeFileSync(path.join(folder, `${key}.svg`), svg)
    await sharp(Buffer.from(svg))
      .png({ palette: true, colours: 32 })
      .toFile(path.join(folder, `${key}.png`))
  }
}
