/** Asked of tenants only, and only where the agency's settings allow it. */
export const RENTAL_QUESTIONS = ['familyComposition', 'totalAmountIncome'] as const
