import { pageLang } from '../page-lang'
import type { Choice } from './combobox'
import { placeFinder } from './place-finder'
import { loadPlaces, type Place } from './places'

/** Reads and sets the chosen places (`{city}|{zip}`). */
interface RegionChooser {
  /** The label of a whole municipality, with `{name}` in it. */
  whole: string
  chosen(): string[]
  choose(regions: string[]): void
}

/** The options of a list of places: each place, and municipalities with all their postcodes. */
export function regionFinder({ whole, chosen, choose }: RegionChooser) {
  let find: (query: string) => Place[] = () => []

  function choicesOf({ name, zip, value, zips, within }: Place): Choice[] {
    const one = choice(`${name} ${zip}`, within === name ? '' : within, [value])
    if (zips.length === 1) return [one]
    const others = zips.filter((other) => other !== zip).map((other) => `${name}|${other}`)
    return [one, choice(whole.replace('{name}', name), `${zips.length}`, [value, ...others])]
  }

  function choice(label: string, note: string, values: string[]): Choice {
    const isChosen = values.every(isAmong(chosen()))
    return { label, note, selected: isChosen, choose: () => toggle(values, isChosen) }
  }

  function toggle(values: string[], isChosen: boolean): void {
    const others = chosen().filter((region) => !isAmong(values)(region))
    choose(isChosen ? others : [...others, ...values])
  }

  return {
    async prepare() {
      const places = await loadPlaces(pageLang())
      find = placeFinder(places, { threshold: 0.1, keys: ['names', 'zips', 'value', 'parts'] })
    },
    choices: (query: string) => find(query).flatMap(choicesOf),
  }
}

/** By zip, which decides. */
function isAmong(regions: string[]): (region: string) => boolean {
  const zips = new Set(regions.map(zipOf))
  return (region) => zips.has(zipOf(region))
}

function zipOf(region: string): string {
  return region.slice(region.lastIndexOf('|') + 1)
}
