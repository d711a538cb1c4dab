import type { Db } from '../../platform/db/db'
import { whileLeased } from '../../platform/db/lease'
import { log } from '../../platform/log'
import { crmKeyOf, findCrmState } from '../crm/crm'
import type { CrmSource } from '../crm/sources/source'
import type { WebhookSource } from '../crm/sources/webhook-source'
import { claimCrmLead, hasDueCrmLead, markCrmLead, releaseMails, renewCrmLead } from './crm-leads'

/** The time in milliseconds after which no further lead is sent. */
const BUDGET_MS = 40_000

type LeadTaker = Pick<CrmSource, 'check' | 'send' | 'upserts'>

/** Returns the interface of a CRM that identifies the listing of a lead by its own key. */
export function takerByKey(db: Db, source: WebhookSource): LeadTaker {
  const keyOf = async (kind: 'property' | 'project', id: number | null) =>
    id === null ? null : crmKeyOf(db, source.name, kind, id)
  return {
    check: source.check,
    send: async (lead) => {
      const { propertyId, projectId } = lead
      const key = (await keyOf('property', propertyId)) ?? (await keyOf('project', projectId))
      return source.send(lead, key)
    },
  }
}

/**
 * Sends due leads to the CRM, one after the other. The CRM is checked first, so a lead has an unknown outcome only if
 * the CRM fails between two calls. No lead is sent with refused credentials.
 */
export async function sendToCrm(db: Db, source: LeadTaker, now: Date): Promise<void> {
  const began = Date.now()
  const clock = () => new Date(now.getTime() + Date.now() - began)
  if (await isReady(db, source, now)) {
    while (Date.now() - began < BUDGET_MS && (await sendOne(db, source, clock)));
  }
  await releaseMails(db, clock())
}

async function isReady(db: Db, source: LeadTaker, now: Date): Promise<boolean> {
  if (!source.send || !(await hasDueCrmLead(db, now))) return false
  const state = await findCrmState(db)
  return state?.pausedFor !== 'credentials' && (await source.check()) === 'ok'
}

/** Sends one lead; returns false if none is due, or if the CRM accepts no more for now. */
async function sendOne(db: Db, source: LeadTaker, clock: () => Date): Promise<boolean> {
  const { upserts = false, send } = source
  const row = await claimCrmLead(db, upserts, clock())
  if (!row || !send) return false
  const renew = () => renewCrmLead(db, row, clock())
  const outcome = await whileLeased(renew, () => send(row.lead))
  if (outcome.is !== 'taken') log('lead not taken', { id: row.leadId, outcome: outcome.is })
  await markCrmLead(db, row, outcome, { upserts, now: clock() })
  return outcome.is === 'taken' || outcome.is === 'refused'
}
