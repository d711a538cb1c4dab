import type { CrmCheck } from '../../../features/crm/sources/source'

/** The actions of admins on the sync. The form of each posts to its name below the page's address. */
export const ACTS = [
  'changes',
  'all',
  'pause',
  'resume',
  'check',
  'go',
  'keep',
  'pictures',
] as const
export type Act = (typeof ACTS)[number]

/** The outcomes of a check of the connection. */
export const OUTCOMES = ['ok', 'denied', 'away'] as const satisfies readonly CrmCheck[]

/** The results that the page confirms after an action. */
export type Done = Exclude<Act, 'check'> | (typeof OUTCOMES)[number] | 'file'

export function isDone(name: string | undefined): name is Done {
  return name !== 'check' && [...ACTS, ...OUTCOMES, 'file'].some((known) => known === name)
}
