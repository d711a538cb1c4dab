import { z } from 'zod'

const MAX_MONTHS = 240

/** The months that the answers of visitors about a visit are retained. */
export const FEEDBACK_MONTHS = 12

const time = (usual: number) => z.number().int().min(1).max(MAX_MONTHS).default(usual)

/** The periods after which personal data is deleted. Leads have their own (`leadMonths`). */
export const retention = z.object({
  /** Months that the answers of tenants about income and family are retained. */
  tenantMonths: time(3),
  /** Days that mails without a lead are retained: invitations, and links to set a password. */
  mailDays: time(30),
  /** Days that error reports are retained. */
  errorDays: time(30),
  /** Months that a property's history is retained after its last change. */
  historyMonths: time(24),
  /** Months that the visit counts of a property are retained. */
  visitMonths: time(24),
  /** Months that an owner's account is retained after the end of their last property. */
  accountMonths: time(12),
  /** Months that records about the treatment of data are retained: imports, erasures, consent. */
  auditMonths: time(36),
})
export type Retention = z.infer<typeof retention>
