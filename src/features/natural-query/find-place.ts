import type { RegionChoice } from '../../listing/filter/list-filter'

/** A place in a text: its number of words, and its postcodes with the main one first. */
export type FoundPlace = { length: number; regions: RegionChoice[] }

/** Finds a place at the start of normalised words, by its longest name. */
export type FindPlace = (words: string[]) => FoundPlace | null

/** Finds the place that a misspelled name means. */
export type CorrectPlace = FindPlace
