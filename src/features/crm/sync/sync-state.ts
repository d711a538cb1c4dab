import type { Bindings } from '../../../env'
import type { StoredHealth } from '../../leads/health'
import { crmChannel, crmSettingIssue } from '../sources/crm-source'
import { type CrmHealth, crmHealth } from './crm-health'

/** Returns the state of the sync. It is paused while a setting is missing or wrong. */
export function crmHealthState(env: Bindings, facts: StoredHealth['crm'], now: Date): CrmHealth {
  if (!env.CRM_SOURCE) return 'off'
  const isPaused = facts.isPaused || crmSettingIssue(env) !== null
  return crmHealth({ ...facts, isRequested: crmChannel(env) === 'lists', isPaused }, now)
}
