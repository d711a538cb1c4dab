import type { RegionChoice } from '../../listing/filter/list-filter'

/** A place: how many words name it, and its postcodes, the main one first. */
export type FoundPlace = { length: number; regions: RegionChoice[] }

/** Looks for a place at the start of normalised words; the longest name counts. */
export type FindPlace = (words: string[]) => FoundPlace | null

/** The same for a misspelled name. */
export type CorrectPlace = FindPlace
