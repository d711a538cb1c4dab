import type { LeadStatus } from '../../features/leads/lead-status'
import type { Role } from '../accounts/account'
import type { Translated } from '../format/lang'

/** The actions of the audit log, each consisting of the subject type and a verb. */
const AUDIT_ACTIONS = [
  'account.invite',
  'account.change',
  'account.disable',
  'account.enable',
  'account.logout',
  'account.password',
  'account.factor-on',
  'account.factor-off',
  'account.factor-reset',
  'account.passkey-on',
  'account.passkey-off',
  'account.recovery',
  'account.codes',
  'account.codes-wrong',
  'account.codes-blocked',
  'account.calendar-on',
  'account.calendar-off',
  'owner.invite',
  'owner.change',
  'owner.revoke',
  'owner.restore',
  'owner.add-home',
  'owner.remove-home',
  'owner.view',
  'person.export',
  'person.erase',
  'site.purge',
  'settings.publish',
  'settings.restore',
  'media.upload',
  'media.change',
  'media.replace',
  'media.restore',
  'media.delete',
  'listing.create',
  'listing.publish',
  'listing.restore',
  'listing.schedule',
  'listing.early',
  'listing.delete',
  'listing.approve',
  'listing.reject',
  'listing.report',
  'listing.report-plan',
  'listing.entry',
  'listing.entry-removal',
  'screen.address',
  'webhook.secret',
  'label.change',
  'label.restore',
  'redirect.change',
  'redirect.restore',
  'crm.file',
  'crm.changes',
  'crm.all',
  'crm.pause',
  'crm.resume',
  'crm.go',
  'crm.keep',
  'crm.pictures',
  'visit.create',
  'visit.change',
  'visit.cancel',
  'visit.outcome',
  'visit.feedback',
  'lead.change',
  'lead.answer',
  'lead.csv',
  'lead.resend',
  'lead.crm',
  'lead.delete',
] as const
type NamedAction = (typeof AUDIT_ACTIONS)[number]

/** The verbs of the actions that all kinds of documents have. */
export const DOCUMENT_VERBS = ['create', 'publish', 'restore', 'delete', 'schedule'] as const

export type AuditAction = NamedAction | `${string}.${(typeof DOCUMENT_VERBS)[number]}`

/** Returns true if an action has a text of its own. The others are named by their verb and the kind of document. */
export function isNamedAction(action: string): action is NamedAction {
  return AUDIT_ACTIONS.some((one) => one === action)
}

/**
 * The name of a subject, by language or one for all. Entries store it, so that it is still known after the subject is
 * deleted.
 */
export type AuditName = Translated | string

/**
 * The details of an entry: the name of its subject, a change of role, a lead's new status, assignee and office (null:
 * none), or an owner's listing. They never contain personal data of a visitor or owner.
 */
export interface AuditDetail {
  from?: Role
  to?: Role
  status?: LeadStatus
  assignee?: number | null
  office?: number | null
  home?: number
  name?: AuditName
}
