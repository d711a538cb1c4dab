import {
  MAX_COMPARED,
  MAX_FAVOURITES,
  MAX_RECENT,
  parseFavouriteId,
} from '../../listing/filter/favourite-ids'
import { readJsonObject } from '../../platform/format/json'

/** The favourites, recently viewed pages and comparison in the browser's storage, the newest first. */
export interface FavouritesState {
  favourites: string[]
  /** The viewed pages, with the time in seconds. */
  recent: Seen[]
  compare: string[]
  /** The listings that the visitor hid from lists, the newest first. */
  hidden: string[]
  /** The last list with filters, which `lastSearch` parses. */
  search?: unknown
}

type Seen = [id: string, at: number]

export const EMPTY_FAVOURITES: FavouritesState = {
  favourites: [],
  recent: [],
  compare: [],
  hidden: [],
}

/**
 * The hours during which a page is 'recently viewed' and a search is the last one. They are stored without a click, so
 * not for longer (decision 026).
 */
export const RECENT_HOURS = 24

const VERSION = 1

/** Reads the stored state; malformed entries are ignored. */
export function readState(text: string | null): FavouritesState {
  const stored = readJsonObject(text)
  if (stored?.v !== VERSION) return EMPTY_FAVOURITES
  return {
    favourites: idsOf(stored.kept, MAX_FAVOURITES),
    recent: listOf(stored.recent).filter(isSeen).slice(0, MAX_RECENT),
    compare: idsOf(stored.compare, MAX_COMPARED),
    hidden: idsOf(stored.hidden, MAX_FAVOURITES),
    search: stored.search,
  }
}

export function writeState(state: FavouritesState): string {
  const { favourites, ...others } = state
  return JSON.stringify({ v: VERSION, kept: favourites, ...others })
}

/** Adds a favourite, or removes it if it is one. The oldest favourite above the limit is removed. */
export function withToggled(state: FavouritesState, id: string): FavouritesState {
  const others = without(state.favourites, id)
  const favourites =
    others.length < state.favourites.length ? others : [id, ...others].slice(0, MAX_FAVOURITES)
  return { ...state, favourites }
}

export function withSeen(state: FavouritesState, id: string, now: Date): FavouritesState {
  const others = lately(state, now).filter(([other]) => other !== id)
  return { ...state, recent: [[id, secondsOf(now)] as Seen, ...others].slice(0, MAX_RECENT) }
}

/** Removes the recently viewed pages and the last search. */
export function withoutSeen(state: FavouritesState): FavouritesState {
  return { ...state, recent: [], search: undefined }
}

/** Returns the IDs of the recently viewed pages without this one. */
export function recentIds(state: FavouritesState, now: Date, except?: string): string[] {
  return lately(state, now).flatMap(([id]) => (id === except ? [] : [id]))
}

export function without(ids: readonly string[], id: string): string[] {
  return ids.filter((otherId) => otherId !== id)
}

function lately({ recent }: FavouritesState, now: Date): Seen[] {
  const since = secondsOf(now) - RECENT_HOURS * 3600
  return recent.filter(([, at]) => at > since)
}

function secondsOf(date: Date): number {
  return Math.floor(date.getTime() / 1000)
}

function idsOf(value: unknown, max: number): string[] {
  const ids = listOf(value).filter((id): id is string => parseFavouriteId(id) !== null)
  return [...new Set(ids)].slice(0, max)
}

function isSeen(value: unknown): value is Seen {
  return Array.isArray(value) && parseFavouriteId(value[0]) !== null && Number.isInteger(value[1])
}

function listOf(value: unknown): unknown[] {
  return Array.isArray(value) ? value : []
}
