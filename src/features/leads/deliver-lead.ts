import type { Context } from 'hono'
import type { AppEnv } from '../../env'
import { isDatabaseUnavailable, primaryDb } from '../../platform/db/db'
import { retry } from '../../platform/db/retry'
import { log } from '../../platform/log'
import { createView } from '../../site/view'
import { searchesPath } from '../../urls'
import { leadMode } from '../crm/crm'
import { combinedFilter, filterCriteria, requestSearch } from '../saved-searches/saved-searches'
import type { BuiltLead } from './build-lead'
import { crmLead } from './mail/crm-lead'
import { leadMails } from './mail/lead-mails'
import {
  type HeldDelivery,
  type NewLead,
  type StoreOutcome,
  storeLead,
  storeSuspectedLead,
} from './queries'
import { sendLeadMails } from './send-lead-mails'

const MAX_ATTEMPTS = 3

/**
 * Stores a lead with its mails and its row for the CRM. D1 may store it and lose the response. The lead is then stored
 * again under the same ID, and remains one.
 */
export function storeWithRetry(
  c: Context<AppEnv>,
  built: BuiltLead,
  isCopied: boolean,
): Promise<StoreOutcome> {
  const { lead, facts } = built
  const { mails, forCrm } = deliveryOf(c, built, isCopied)
  return withRetry(() => storeLead(primaryDb(c.env.DB), lead, mails, facts.now, forCrm))
}

/** Stores a lead as suspected spam. Its mails and its row for the CRM are held until staff release it. */
export function storeSuspectedWithRetry(c: Context<AppEnv>, built: BuiltLead): Promise<void> {
  const { lead, facts } = built
  const held = deliveryOf(c, built, lead.data.Email !== '')
  return withRetry(() => storeSuspectedLead(primaryDb(c.env.DB), lead, held, facts.now))
}

function deliveryOf(
  c: Context<AppEnv>,
  { lead, facts }: BuiltLead,
  isCopied: boolean,
): HeldDelivery {
  const all = leadMails(facts, { copies: isCopied })
  const mode = leadMode(c.env)
  const office = mode === 'only' ? all.find(({ name }) => name === 'office') : undefined
  return {
    mails: all.filter((mail) => mail !== office),
    forCrm: mode === 'off' ? null : { lead: crmLead(facts, lead), mail: office?.mail ?? null },
  }
}

function withRetry<Result>(store: () => Promise<Result>): Promise<Result> {
  return retry(store, {
    attempts: MAX_ATTEMPTS,
    isTransient: isDatabaseUnavailable,
    pauseMs: (failed) => 100 * 2 ** failed,
  })
}

/**
 * Sends the mails of a lead after the response, unless it was stored before. Returns true if the visitor must confirm a
 * saved search by mail.
 */
export async function notify(
  c: Context<AppEnv>,
  lead: NewLead,
  outcome: StoreOutcome,
): Promise<boolean> {
  const asksToConfirm =
    lead.data.MailMe === true && (outcome === 'known' || (await requestSearchMails(c, lead)))
  if (outcome === 'stored') c.executionCtx.waitUntil(sendLeadMails(c, lead.id))
  return asksToConfirm
}

/** Returns false if no mail to confirm the search is sent. The lead is stored in any case. */
async function requestSearchMails(
  c: Context<AppEnv>,
  { id, lang, data }: NewLead,
): Promise<boolean> {
  if (!data.Email) return false
  const view = createView(c, lang, (other) => searchesPath(other))
  const criteria = filterCriteria(view, combinedFilter(data))
  try {
    return await requestSearch(c, view, criteria, {
      email: data.Email,
      frequency: 'now',
      leadId: id,
    })
  } catch (error) {
    if (!isDatabaseUnavailable(error)) throw error
    log('search not stored', { error })
    return false
  }
}
