import type { CrmCheck } from '../../../features/crm/sources/source'

/** Admins' actions on the sync; the form of each posts to the address of its name below the page's. */
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

/** The confirmations that the page shows after a button. */
export type Done = Exclude<Act, 'check'> | (typeof OUTCOMES)[number] | 'file'

export function isDone(name: string | undefined): name is Done {
  return name !== 'check' && [...ACTS, ...OUTCOMES, 'file'].some((known) => known === name)
}
