/** The CRM's `ConditionID`s on which a rule depends (spec, section 3). */
export const CONDITION = { new: 2, toBuild: 3, toDemolish: 8 } as const
