import { z } from 'zod'

const LONGEST = 240

const time = (usual: number) => z.number().int().min(1).max(LONGEST).default(usual)

/** Periods after which records about people are deleted; leads have their own (`leadMonths`). */
export const retention = z.object({
  /** Months of what tenants answer about income and family. */
  tenantMonths: time(3),
  /** Days of mails that belong to no lead: invitations, links to set a password. */
  mailDays: time(30),
  /** Days of reports of errors. */
  errorDays: time(30),
  /** Months of a home's history after it last came in changed. */
  historyMonths: time(24),
  /** Months of the counted visits of a home. */
  visitMonths: time(24),
  /** Months of an owner's account after the last of their homes. */
  accountMonths: time(12),
  /** Months of what shows how data was treated: imports, erasures, consent. */
  auditMonths: time(36),
})
export type Retention = z.infer<typeof retention>
