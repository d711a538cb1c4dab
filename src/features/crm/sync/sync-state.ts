import type { Bindings } from '../../../env'
import type { StoredHealth } from '../../leads/health'
import { crmSettingIssue, crmWay, hasCrm } from '../sources/crm-source'
import { type CrmHealth, crmHealth } from './crm-health'

/** The state of the sync. Settings that can't work stand still until somebody mends them. */
export function crmStanding(env: Bindings, facts: StoredHealth['crm'], now: Date): CrmHealth {
  if (!hasCrm(env)) return 'off'
  const isPaused = facts.isPaused || crmSettingIssue(env) !== null
  return crmHealth({ ...facts, isRequested: crmWay(env) === 'asked', isPaused }, now)
}
