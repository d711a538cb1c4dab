/** The public categories (`WebID`) on which a rule depends (spec, section 3). */
export const WEB_ID = { house: 1, apartment: 2, land: 3, parking: 4 } as const
