import type { Context } from 'hono'
import type { AppEnv } from '../../env'
import { mayDo, needsStepUp } from '../../platform/accounts/rights'
import type { Entries, Field } from '../../platform/fields/field'
import { type GuardedChange, guardedChanges } from '../../platform/fields/guarded-changes'
import { logSecurity } from '../../platform/log'
import type { ChangeCheck } from '../../site/revisions/documents'
import { requireRecentMfa } from '../login/step-up'
import { receiverNotices } from './receiver-notices'

/**
 * The reason why a change was not stored: changes for which the account lacks the right, or a page that asks for a
 * code.
 */
export type GuardRefusal = Response | GuardedChange[]

/**
 * Returns the check of a change against the guards of its fields. The account needs the right of each changed field,
 * and a recent code if the right requires one. `sent` is the posted form, which the page that asks for the code
 * contains.
 */
export function checkGuards(
  c: Context<AppEnv>,
  fields: readonly Field[],
  sent: Entries,
): ChangeCheck<GuardRefusal> {
  return async function check(before, after) {
    const account = c.get('staffMember')
    const changes = guardedChanges(fields, before, after)
    const forbidden = changes.filter(({ guard }) => !mayDo(account.role, guard))
    if (forbidden.length > 0) {
      logSecurity('staff role refused', { account: account.id, role: account.role })
      return { refusal: forbidden }
    }
    const needsCode = changes.some(({ guard }) => needsStepUp(guard))
    const stepUp = needsCode ? await requireRecentMfa(c, sent) : null
    return stepUp ? { refusal: stepUp } : { statements: await receiverNotices(c, changes) }
  }
}
