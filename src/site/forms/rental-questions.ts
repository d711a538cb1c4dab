/** Only for tenants, and only if the agency's settings allow it. */
export const RENTAL_QUESTIONS = ['familyComposition', 'totalAmountIncome'] as const
