// node project-plans.mjs: the floors of project 9001, two buildings around a garden, without lettering (see README.md)
import fs from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

const INK = '#1d2c27'
const LINE = '#ece8de'
const TINTS = ['#f1e7d6', '#e9ece2', '#dbe7e6']
/** The homes of a floor: left, top, width and height, in pixels of a picture of 1600 by 1067. */
const FLOORS = {
  ground: [
    [150, 130, 484, 290],
    [150, 480, 484, 400],
    [966, 200, 484, 520],
  ],
  first: [
    [150, 130, 484, 240],
    [150, 430, 228, 450],
    [406, 430, 228, 450],
    [966, 130, 484, 310],
    [966, 500, 484, 380],
  ],
  second: [
    [150, 130, 484, 290],
    [150, 480, 484, 400],
    [966, 130, 484, 310],
    [966, 500, 484, 380],
  ],
}

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..')
for (const [floor, homes] of Object.entries(FLOORS)) {
  const file = path.join(root, `public/images/demo/plan-9001-${floor}.svg`)
  fs.writeFileSync(file, drawing(homes, floor === 'ground'))
}

function drawing(homes, isGround) {
  const buildings = [150, 966].map((x) => rect(x - 14, 116, 512, 778, '#f8f6f1', 14))
  const inside = homes.map((home, at) => rect(...home, TINTS[at % TINTS.length], 8) + windows(home))
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1600 1067" width="1600" height="1067"><path fill="#f8f6f1" d="M0 0h1600v1067H0z"/>${grid()}${garden(isGround)}${buildings.join('')}${inside.join('')}${north()}</svg>\n`
}

function rect(x, y, width, height, fill, stroke) {
  return `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="${fill}" stroke="${INK}" stroke-width="${stroke}"/>`
}

/** Light from the long outer side, and a terrace before it. */
function windows([x, y, width, height]) {
  const outer = x < 800 ? x : x + width
  const terrace = x < 800 ? x - 84 : x + width + 14
  const middle = y + height / 2
  return `<path stroke="#fff" stroke-width="10" d="M${outer} ${middle - 60}v120"/><rect x="${terrace}" y="${middle - 70}" width="70" height="140" fill="#efeae0" stroke="#8b968f" stroke-width="2.5" stroke-dasharray="9 7"/>`
}

function grid() {
  const down = Array.from({ length: 40 }, (_, at) => `M${at * 41} 0v1067`)
  const across = Array.from({ length: 27 }, (_, at) => `M0 ${at * 41}h1600`)
  return `<path stroke="${LINE}" d="${[...down, ...across].join('')}"/>`
}

/** Trees between the buildings; from above, on the floors over the ground, paler. */
function garden(isGround) {
  const trees = [[800, 220, 62], [748, 400, 46], [856, 520, 54], [770, 690, 60], [840, 850, 44]]
  const drawn = trees.map(([x, y, r]) => `<circle cx="${x}" cy="${y}" r="${r}" fill="#7f9a72"/>`)
  return `<g opacity="${isGround ? 0.85 : 0.45}"><rect x="676" y="116" width="248" height="778" rx="24" fill="#e3ead9"/>${drawn.join('')}</g>`
}

function north() {
  return `<g transform="translate(1490 970)" fill="none" stroke="${INK}" stroke-width="2.5"><circle r="34"/><path fill="${INK}" d="M0-48 11 14 0 6-11 14Z"/></g>`
}
