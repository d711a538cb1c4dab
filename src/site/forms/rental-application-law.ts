import type { Region } from '../../platform/geo/belgian-region'

/** The data that a rental application may request in addition to the name and a means of contact. */
export const APPLICATION_QUESTIONS = [
  'candidateAddress',
  'birthDate',
  'familyComposition',
  'civilStatus',
  'totalAmountIncome',
  'rentProof',
] as const
export type ApplicationQuestion = (typeof APPLICATION_QUESTIONS)[number]

const NARROWEST: readonly ApplicationQuestion[] = ['familyComposition', 'totalAmountIncome']

/**
 * The questions that each region allows.
 * - Flanders: what is needed to verify the identity and to judge whether the candidate can meet the obligations of a
 *   tenant (Flemish Housing Rental Decree of 9 November 2018, art. 7).
 * - Brussels: the number of people and the amount of the means, with the application. Identity papers are requested
 *   with the contract (Brussels Housing Code, art. 200ter).
 * - Wallonia: a closed list of eight data (decree of 15 March 2018, art. 6). Name and means of contact are the other
 *   two.
 * - Luxembourg has no such list.
 */
const ALLOWED: Record<Region, readonly ApplicationQuestion[]> = {
  flanders: ['candidateAddress', ...NARROWEST],
  brussels: NARROWEST,
  wallonia: APPLICATION_QUESTIONS,
  luxembourg: NARROWEST,
}

/**
 * Returns the questions of an application for a listing in this region. Without a region, returns those that all
 * regions allow.
 */
export function applicationQuestions(region: Region | null): readonly ApplicationQuestion[] {
  return region === null ? NARROWEST : ALLOWED[region]
}
