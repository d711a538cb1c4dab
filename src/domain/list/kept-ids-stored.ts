import { readJsonObject } from '../format/json'
import { COMPARED_AT_MOST, KEPT_AT_MOST, parseKeptId, RECENT_AT_MOST } from './kept-ids'

/** What a visitor's browser keeps, newest first. */
export interface KeptState {
  kept: string[]
  /** Pages seen, with the second when. */
  recent: Seen[]
  compare: string[]
}

type Seen = [id: string, at: number]

export const NOTHING_KEPT: KeptState = { kept: [], recent: [], compare: [] }

/** How long a page counts as seen lately: nobody asked for a longer memory (decision 010). */
const RECENT_HOURS = 24

const VERSION = 1

/** The state as it was written; whatever else stands there is as if there were nothing. */
export function readState(text: string | null): KeptState {
  const found = readJsonObject(text)
  if (found?.v !== VERSION) return NOTHING_KEPT
  return {
    kept: idsOf(found.kept, KEPT_AT_MOST),
    recent: listOf(found.recent).filter(isSeen).slice(0, RECENT_AT_MOST),
    compare: idsOf(found.compare, COMPARED_AT_MOST),
  }
}

export function writeState(state: KeptState): string {
  return JSON.stringify({ v: VERSION, ...state })
}

/** Kept when it wasn't, and the other way round; the oldest makes room for the newest. */
export function withToggled(state: KeptState, id: string): KeptState {
  const others = without(state.kept, id)
  const kept = others.length < state.kept.length ? others : [id, ...others].slice(0, KEPT_AT_MOST)
  return { ...state, kept }
}

export function withSeen(state: KeptState, id: string, now: Date): KeptState {
  const others = lately(state, now).filter(([other]) => other !== id)
  return { ...state, recent: [[id, secondsOf(now)] as Seen, ...others].slice(0, RECENT_AT_MOST) }
}

/** The pages seen lately, this one not among them. */
export function recentIds(state: KeptState, now: Date, except?: string): string[] {
  return lately(state, now).flatMap(([id]) => (id === except ? [] : [id]))
}

export function without(ids: readonly string[], id: string): string[] {
  return ids.filter((other) => other !== id)
}

function lately({ recent }: KeptState, now: Date): Seen[] {
  const since = secondsOf(now) - RECENT_HOURS * 3600
  return recent.filter(([, at]) => at > since)
}

function secondsOf(date: Date): number {
  return Math.floor(date.getTime() / 1000)
}

function idsOf(value: unknown, most: number): string[] {
  const ids = listOf(value).filter((id): id is string => parseKeptId(id) !== null)
  return [...new Set(ids)].slice(0, most)
}

function isSeen(value: unknown): value is Seen {
  return Array.isArray(value) && parseKeptId(value[0]) !== null && Number.isInteger(value[1])
}

function listOf(value: unknown): unknown[] {
  return Array.isArray(value) ? value : []
}
