import type { Region } from '../geo/belgian-region'

/** What a rental application may request besides the name and a means of contact. */
export const APPLICATION_QUESTIONS = [
  'candidateAddress',
  'birthDate',
  'familyComposition',
  'civilStatus',
  'totalAmountIncome',
  'rentProof',
] as const
export type ApplicationQuestion = (typeof APPLICATION_QUESTIONS)[number]

/** The questions that each region allows. */
const NARROWEST: readonly ApplicationQuestion[] = ['familyComposition', 'totalAmountIncome']

/**
 * - Flanders: what is needed to verify the identity and to judge whether the candidate can meet the
 *   obligations of a tenant (Flemish Housing Rental Decree of 9 November 2018, art. 7).
 * - Brussels: the number of people and the amount of the means, with the application; identity papers come
 *   with the contract (Brussels Housing Code, art. 200ter).
 * - Wallonia: a closed list of eight data (decree of 15 March 2018, art. 6); name and means of contact
 *   are the other two.
 * - Luxembourg has no list here.
 */
const ALLOWED: Record<Region, readonly ApplicationQuestion[]> = {
  flanders: ['candidateAddress', ...NARROWEST],
  brussels: NARROWEST,
  wallonia: APPLICATION_QUESTIONS,
  luxembourg: NARROWEST,
}

/** Returns the questions of an application for a home in this region; the narrowest list without a region. */
export function applicationQuestions(region: Region | null): readonly ApplicationQuestion[] {
  return region === null ? NARROWEST : ALLOWED[region]
}
