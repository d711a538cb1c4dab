import type { CrmCheck } from '../../../features/crm/sources/source'

/** The actions of admins on the sync. The form of each posts to its name below the page's address. */
export const SYNC_ACTIONS = [
  'changes',
  'all',
  'pause',
  'resume',
  'check',
  'go',
  'keep',
  'pictures',
] as const
export type SyncAction = (typeof SYNC_ACTIONS)[number]

/** The outcomes of a check of the connection. */
export const CHECK_OUTCOMES = ['ok', 'denied', 'away'] as const satisfies readonly CrmCheck[]

/** The results that the page confirms after an action. */
export type CompletedAction =
  | Exclude<SyncAction, 'check'>
  | (typeof CHECK_OUTCOMES)[number]
  | 'file'

export function isCompletedAction(name: string | undefined): name is CompletedAction {
  return (
    name !== 'check' &&
    [...SYNC_ACTIONS, ...CHECK_OUTCOMES, 'file'].some((knownName) => knownName === name)
  )
}
