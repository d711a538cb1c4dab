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

/** The results that the page confirms after an action: of a check of the connection, its outcome. */
export const CRM_RESULTS = [
  'changes',
  'all',
  'pause',
  'resume',
  'ok',
  'denied',
  'away',
  'go',
  'keep',
  'pictures',
  'file',
] as const
export type CrmResult = (typeof CRM_RESULTS)[number]
