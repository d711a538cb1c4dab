import type { Translated } from '../../platform/format/lang'
import { type Box, boundingBox, cornersOf, type Pixel } from '../../platform/geo/mercator'
import { placeData } from './place-data'
import { allMunicipalities } from './places'

/** The outlines of Belgium's municipalities, bundled (shapes.json; belgium-topojson, CC0). */

/** A boundary line between two points where municipalities meet. Adjacent municipalities share it. */
export interface Border {
  line: Pixel[]
  box: Box
  /** The kind of areas that the line separates. A border of the country is also one of its province. */
  parts: 'municipalities' | 'provinces' | 'countries'
  /** The NIS codes of the municipalities on its sides. There is only one at the border of the country. */
  sides: number[]
}

/** A border with the direction in which a ring follows it. */
interface Side {
  border: Border
  isReversed: boolean
}

/** The sides of an area's outline, in order. */
export type Ring = Side[]

export interface Municipality {
  nis: number
  name: Translated
  /** The rings of the municipality, widest first. It has several if it has exclaves. */
  rings: Ring[]
  /** The bounding box of its widest part. */
  box: Box
}

interface Outlines {
  borders: Border[]
  /** The municipalities by NIS code. */
  municipalities: Map<number, Municipality>
  country: Ring[]
  countryBox: Box
  /** The adjacent municipalities of each, by NIS code. */
  neighbours: Map<number, Set<number>>
}

const DIGITS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz-_'

/**
 * The three parts of Brabant. The first digit of an NIS code identifies the other provinces; after a 2, the second
 * digit is also needed.
 */
const BRABANT: Record<string, string> = { 21: 'brussels', 23: 'flemish', 24: 'flemish' }

let outlines: Outlines | null = null

/** Returns the outlines. They are decoded once in an isolate, for the first page with a map. */
export function readOutlines(): Outlines {
  outlines ??= decode(placeData().shapes.outlines)
  return outlines
}

/**
 * Decodes the outlines. There is one word for each municipality, in numbers of 5 bits per digit. It contains the sides
 * of each ring. A side is the number of borders since it was first read, or 0 and its steps from the end of the
 * previous side. The first step of a ring starts at the start of the previous ring.
 */
function decode(text: string): Outlines {
  const borders: Border[] = []
  const municipalities = new Map<number, Municipality>()
  const words = text.split(' ')
  let start: Pixel = { x: 0, y: 0 }
  for (const [row, { nis, name }] of allMunicipalities().entries()) {
    const numbers = numbersIn(words[row] ?? '')
    const rings: Ring[] = []
    for (let count = numbers.next(); count.value; count = numbers.next()) {
      const ring = readRing(numbers, count.value, start, borders, nis)
      start = lineOf(ring[0])[0] ?? start
      rings.push(ring)
    }
    municipalities.set(nis, { nis, name, ...partsOf(rings) })
  }
  for (const border of borders) border.parts = separatedKind(border)
  const country = joined(sidesOf(borders))
  return {
    borders,
    municipalities,
    country,
    countryBox: boxOf(country.flat()),
    neighbours: neighboursByMunicipality(borders),
  }
}

function partsOf(rings: Ring[]): Omit<Municipality, 'nis' | 'name'> {
  const [first, ...others] = rings
    .map((ring) => ({ ring, box: boxOf(ring) }))
    .sort((a, b) => b.box.width - a.box.width)
  if (!first) throw new Error('A municipality has no outline')
  return {
    rings: [first, ...others].map(({ ring }) => ring),
    box: first.box,
  }
}

function boxOf(ring: Ring): Box {
  return boundingBox(ring.flatMap(({ border }) => cornersOf(border.box)))
}

type Numbers = Generator<number, undefined>

function readRing(
  numbers: Numbers,
  count: number,
  start: Pixel,
  borders: Border[],
  nis: number,
): Ring {
  let position = start
  return Array.from({ length: count }, (_, index) => {
    const backReference = nextNumber(numbers)
    const known = borders[borders.length - backReference]
    if (known) {
      known.sides.push(nis)
      position = known.line[0] ?? position
      return { border: known, isReversed: true }
    }
    if (index === 0) position = stepFrom(position, numbers)
    const line = [position]
    for (let steps = nextNumber(numbers); steps > 0; steps--) {
      position = stepFrom(position, numbers)
      line.push(position)
    }
    const border = { line, box: boundingBox(line), parts: 'countries' as const, sides: [nis] }
    borders.push(border)
    return { border, isReversed: false }
  })
}

/** Returns the points of a side in the direction of its ring. */
export function lineOf(side: Side | undefined): Pixel[] {
  if (!side) return []
  return side.isReversed ? side.border.line.toReversed() : side.border.line
}

function stepFrom({ x, y }: Pixel, numbers: Numbers): Pixel {
  return { x: x + signed(nextNumber(numbers)), y: y + signed(nextNumber(numbers)) }
}

function nextNumber(numbers: Numbers): number {
  return numbers.next().value ?? 0
}

/** Decodes numbers of 5 bits per digit, lowest first. The flag 32 means that another digit follows. */
function* numbersIn(word: string): Numbers {
  let [value, shift] = [0, 0]
  for (const letter of word) {
    const digit = DIGITS.indexOf(letter)
    value += (digit & 31) << shift
    shift += 5
    if (digit >= 32) continue
    yield value
    ;[value, shift] = [0, 0]
  }
}

/** Returns the signed number of an encoded one: 0, -1, 1, -2, 2 and so on. */
function signed(value: number): number {
  return value & 1 ? -(value + 1) / 2 : value / 2
}

function neighboursByMunicipality(borders: Border[]): Map<number, Set<number>> {
  const neighbours = new Map<number, Set<number>>()
  const add = (nis: number, other: number) =>
    neighbours.set(nis, (neighbours.get(nis) ?? new Set()).add(other))
  for (const { sides } of borders) {
    const [first, second] = sides
    if (first === undefined || second === undefined || first === second) continue
    add(first, second)
    add(second, first)
  }
  return neighbours
}

function separatedKind({ sides }: Border): Border['parts'] {
  const [one, other] = sides
  if (one === undefined || other === undefined) return 'countries'
  return provinceOf(one) === provinceOf(other) ? 'municipalities' : 'provinces'
}

/** Returns the province by the first digits of an NIS code. */
function provinceOf(nis: number): string {
  const code = String(nis)
  return code.startsWith('2') ? (BRABANT[code.slice(0, 2)] ?? 'walloon') : code.slice(0, 1)
}

/** Returns the sides of the country: the borders with only one municipality. */
function sidesOf(borders: Border[]): Side[] {
  const outer = borders.filter(({ parts }) => parts === 'countries')
  return outer.map((border) => ({ border, isReversed: false }))
}

/** Returns true if a pixel is in the country, by the even-odd rule: a line to the east crosses its border. */
export function isInCountry({ x, y }: Pixel): boolean {
  const borders = readOutlines().borders.filter(
    ({ parts, box }) => parts === 'countries' && y >= box.y && y <= box.y + box.height,
  )
  const crossings = borders.flatMap(({ line }) =>
    line.filter((to, at) => {
      const from = line[at - 1] ?? to
      if (from.y > y === to.y > y) return false
      return x < to.x + ((from.x - to.x) * (y - to.y)) / (from.y - to.y)
    }),
  )
  return crossings.length % 2 === 1
}

/** Returns the outline around municipalities, by their NIS codes, without the borders between them. */
export function outlineAround(chosen: ReadonlySet<number>): Ring[] {
  const { municipalities } = readOutlines()
  const rings = [...chosen].flatMap((nis) => municipalities.get(nis)?.rings ?? [])
  const isOuter = ({ border: { sides } }: Side) =>
    !(sides.length > 1 && sides.every((nis) => chosen.has(nis)))
  return joined(rings.flat().filter(isOuter))
}

/** Joins sides to rings. Each side ends where the next one starts. */
function joined(outer: Side[]): Ring[] {
  const startOf = (side: Side) => keyOf(lineOf(side)[0])
  const endOf = (side: Side) => keyOf(lineOf(side).at(-1))
  const byStart = Map.groupBy(outer, startOf)
  const rings: Ring[] = []
  const take = (key: string) => byStart.get(key)?.pop()
  for (const first of outer) {
    const ring: Ring = []
    for (let next = take(startOf(first)); next; next = take(endOf(next))) ring.push(next)
    if (ring.length > 0) rings.push(ring)
  }
  return rings
}

function keyOf(pixel: Pixel | undefined): string {
  return `${pixel?.x} ${pixel?.y}`
}
