import type { CrmLead } from '../../leads/crm-lead'
import type { ImportIssue } from '../import/import-issue'
import type { FeedItem } from './feed'
import type { CrmCheck, SendOutcome } from './source'
import type { UnreadFields } from './unread-fields'

/** A record that a CRM sent after a webhook, in the import format without its ID, with texts in all languages. */
export interface WebhookItem extends FeedItem {
  /** The key of its project; null without one. */
  project: string | null
  /** The issues of unknown values that were read as the safest ones. */
  notes: ImportIssue[]
  /** The fields that the CRM sent and no mapping reads, without those that are ignored on purpose. */
  unread: UnreadFields
}

/** The interface to a CRM without lists: it sends webhooks about changes and returns one record per call. */
export interface WebhookSource {
  name: 'sweepbright'
  check(): Promise<CrmCheck>
  /** Returns the record of this key with its units, an empty list if it is not public, or null if it does not exist. */
  fetchListing(key: string): Promise<WebhookItem[] | null>
  /** Sends the address of a listing's page to the record of this key. */
  setAddress(key: string, address: string): Promise<void>
  /** Sends a lead about the record of this key, or about none. */
  send(lead: CrmLead, key: string | null): Promise<SendOutcome>
}
