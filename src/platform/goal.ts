/** The goals with the numbers of the spec. 2 is the list of projects and never the goal of a property. */
export const GOAL = { sale: 0, rent: 1, projects: 2 } as const
export type Goal = (typeof GOAL)[keyof typeof GOAL]

export type PropertyGoal = Exclude<Goal, typeof GOAL.projects>

/** The CRM's `ConditionID`s on which a rule depends (spec, section 3). */
export const CONDITION = { new: 2, toBuild: 3, toRenovate: 4, toRestore: 6, toDemolish: 8 } as const

/** The public categories (`WebID`) on which a rule depends (spec, section 3). */
export const WEB_ID = {
  house: 1,
  apartment: 2,
  land: 3,
  parking: 4,
  office: 5,
  shop: 6,
  industry: 7,
  student: 9,
  project: 10,
} as const

/** The models in white card that stand for listings without pictures. Every other category is a house. */
const MODELS: Readonly<Record<number, string>> = {
  [WEB_ID.apartment]: 'flat',
  [WEB_ID.land]: 'land',
  [WEB_ID.parking]: 'garage',
  [WEB_ID.office]: 'shop',
  [WEB_ID.shop]: 'shop',
  [WEB_ID.industry]: 'shop',
  [WEB_ID.student]: 'flat',
  [WEB_ID.project]: 'flat',
}

/** Returns the picture of the model of a category. */
export function modelPicture(webId: number | null = null): string {
  return `/images/empty/card-${MODELS[webId ?? 0] ?? 'house'}.jpg`
}

const NOT_LIVED_IN: readonly number[] = [
  WEB_ID.land,
  WEB_ID.parking,
  WEB_ID.office,
  WEB_ID.shop,
  WEB_ID.industry,
]

/** Returns true for a residential category, false for business property, a garage or land. */
export function isDwelling(webId: number): boolean {
  return !NOT_LIVED_IN.includes(webId)
}

/** Returns true if the surface of a listing is a habitable surface. It is not for a garage, land or a business unit. */
export function hasLivingArea({ webIds }: { webIds: readonly number[] }): boolean {
  return webIds.length === 0 || webIds.some(isDwelling)
}
