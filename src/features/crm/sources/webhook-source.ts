import type { CrmLead } from '../../leads/crm-lead'
import type { ImportIssue } from '../import/import-issue'
import type { FeedItem } from './feed'
import type { CrmCheck, SendOutcome } from './source'

/** A record that a CRM told of, in the import format but for its number, with the texts of all languages. */
export interface WebhookItem extends FeedItem {
  /** The key of its project; null without one. */
  project: string | null
  /** What was understood for the worst. */
  notes: ImportIssue[]
}

/** The port to a CRM that has no lists: it tells which record changed, and answers for one at a time. */
export interface WebhookSource {
  name: 'sweepbright'
  check(): Promise<CrmCheck>
  /** The record of this key with those inside of it, none where it is not public; null where there is none. */
  one(key: string): Promise<WebhookItem[] | null>
  /** Sends a lead, about the record of this key or about none. */
  send(lead: CrmLead, key: string | null): Promise<SendOutcome>
}
