import type { Context, Hono } from 'hono'
import type { AppEnv } from '../../../env'
import { type SelectionResult, serveSelection } from '../../../staff/serve-selection'
import { STAFF } from '../../../urls'
import { isClosed, LEAD_STATUSES, SUSPECTED } from '../lead-status'
import { changeLead } from '../lead-work'
import { findLead, type LeadDetails } from '../queries'
import { assigneeOf } from './change-lead'
import { leadName } from './lead-name'
import { scopeOf } from './lead-scope'

type Texts = Record<string, string>
type LeadChange = Parameters<typeof changeLead>[2]

/** Serves the actions on the selected leads. Suspected spam is released or deleted on its own screen. */
export function serveSelectedLeads(
  area: Hono<AppEnv>,
  send: (c: Context<AppEnv>, result: SelectionResult) => Promise<Response>,
): void {
  serveSelection(area, {
    path: STAFF.leads,
    actions: { assignment: rowAction(assign), status: rowAction(setStatus) },
    send,
  })
}

/** Returns the action on a lead of the account's scope. */
function rowAction(
  change: (c: Context<AppEnv>, lead: LeadDetails, texts: Texts) => Promise<LeadChange | null>,
) {
  return async (c: Context<AppEnv>, id: string, texts: Texts) => {
    const { db, staffMember, actor } = c.var
    const lead = await findLead(db, id, await scopeOf(db, staffMember))
    if (!lead) return null
    const name = leadName(lead)
    if (lead.status === SUSPECTED) return { name, reason: 'staff.leads.select.suspected' as const }
    const changed = await change(c, lead, texts)
    if (!changed) return { name, reason: 'staff.leads.select.choose' as const }
    await changeLead(db, lead, changed, actor)
    return { name, reason: null }
  }
}

async function assign(c: Context<AppEnv>, lead: LeadDetails, { assignee }: Texts) {
  const assigneeId = await assigneeOf(c, Number(assignee))
  return assigneeId === null ? null : { ...lead, assigneeId }
}

async function setStatus(_c: Context<AppEnv>, lead: LeadDetails, texts: Texts) {
  const status = LEAD_STATUSES.find((name) => name === texts.status)
  if (!status) return null
  const { due, closedReason } = lead
  return isClosed(status)
    ? { ...lead, status, due: null, closedReason }
    : { ...lead, status, due, closedReason: null }
}
