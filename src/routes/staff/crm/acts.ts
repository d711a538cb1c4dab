import type { CrmCheck } from '../../../crm/sources/source'

/** What admins can do with the sync, by the name of its button. */
export const ACTS = ['changes', 'all', 'pause', 'resume', 'check', 'go', 'keep'] as const
export type Act = (typeof ACTS)[number]

/** What a check of the connection says. */
export const OUTCOMES = ['ok', 'denied', 'away'] as const satisfies readonly CrmCheck[]

/** What the page confirms after a button. */
export type Done = Exclude<Act, 'check'> | (typeof OUTCOMES)[number]

export function isDone(name: string | undefined): name is Done {
  return name !== 'check' && [...ACTS, ...OUTCOMES].some((known) => known === name)
}
