import { expect } from 'vitest'
import { TYPE_ID } from '../src/features/natural-query/meaning'
import { readWords } from '../src/features/natural-query/read-words'
import { featuresOf } from '../src/listing/features'
import { placeCorrector } from '../src/listing/places/correct-place'
import { placeFinder } from '../src/listing/places/find-place'
import type { Lang } from '../src/platform/format/lang'
import { GOAL } from '../src/platform/goal'

/**
 * What a phrase should be read as; `at` has postcodes and keys of areas (`gent` for `town-gent`, `area-coast`), words of one kind stand
 * in one text.
 */
export type Expected = {
  goal?: keyof typeof GOAL
  type?: string
  has?: string
  beds?: number
  /** Smallest surface in m². */
  surface?: number
  /** Smallest plot in m². */
  plot?: number
  /** Least number of bathrooms. */
  baths?: number
  epc?: string
  min?: number
  max?: number
  at?: string
  km?: number
  order?: string
  sold?: true
  existing?: true
  /** Facts without a filter, in the order of the text. */
  without?: string
  rest?: string
}

export type Phrases = readonly (readonly [typed: string, Expected | Record<string, string>])[]

/** Reads a table with a phrase on each line: `words => name: value; name: value`, with the names of `Expected`. */
export function readPhrases(table: string): Phrases {
  const lines = table.split('\n').filter(Boolean)
  return lines.map((line) => {
    const [typed = '', meaning = ''] = line.split(/ =>(?: |$)/)
    const pairs = meaning.split('; ').filter(Boolean)
    return [typed, Object.fromEntries(pairs.map((pair) => pair.split(/: (.*)/)))]
  })
}

/** All phrases are read exactly. */
export function expectReadAll(lang: Lang, phrases: Phrases) {
  expect(misread(lang, phrases).join('\n'), lang).toBe('')
}

function misread(lang: Lang, phrases: Phrases): string[] {
  const [find, correct] = [placeFinder(lang), placeCorrector(lang)]
  return phrases.flatMap(([typed, expected]) => {
    const read = compact(readWords(typed, lang, find, correct))
    const [wanted, got] = [inOrder(expected), inOrder(read)]
    return wanted === got ? [] : [`${typed}\n    wanted ${wanted}\n    read   ${got}`]
  })
}

function compact({ filter, rest, unfiltered }: ReturnType<typeof readWords>): Expected {
  const types = Object.entries(TYPE_ID).filter(([, id]) => filter.types?.includes(id))
  const goal = Object.entries(GOAL).find(([, number]) => number === filter.goal)
  const zips = filter.regions?.map(({ zip }) => zip.replace(/^town-/, '')).join(' ')
  return {
    ...(goal && { goal: goal[0] as keyof typeof GOAL }),
    ...(types.length && { type: types.map(([name]) => name).join(' ') }),
    ...(filter.features && { has: featuresOf(filter.features).join(' ') }),
    ...(filter.bedrooms && { beds: filter.bedrooms }),
    ...(filter.minSurface && { surface: filter.minSurface }),
    ...(filter.minPlot && { plot: filter.minPlot }),
    ...(filter.minBathrooms && { baths: filter.minBathrooms }),
    ...(filter.epc && { epc: filter.epc }),
    ...(filter.minPrice && { min: filter.minPrice }),
    ...(filter.maxPrice && { max: filter.maxPrice }),
    ...(zips && { at: zips }),
    ...(filter.radius && { km: filter.radius }),
    ...(filter.order && { order: filter.order }),
    ...(filter.sold && { sold: true }),
    ...(filter.noConstruction && { existing: true }),
    ...(unfiltered.length > 0 && { without: unfiltered.join(', ') }),
    ...(rest && { rest }),
  }
}

function inOrder(expected: Phrases[number][1]): string {
  const texts = Object.entries(expected).map((pair) => pair.map(String))
  return JSON.stringify(texts.toSorted(([a = ''], [b = '']) => (a < b ? -1 : 1)))
}
