/** The spec's numbers; 2 is the projects list, never a property's goal. */
export const GOAL = { sale: 0, rent: 1, projects: 2 } as const
export type Goal = (typeof GOAL)[keyof typeof GOAL]

/** The goals that a home can have. */
export type PropertyGoal = Exclude<Goal, typeof GOAL.projects>
