import { and, eq, isNull, or, type SQL, sql } from 'drizzle-orm'
import type { ManagerNames } from '../../listing/manager'
import { lead } from '../../platform/db/schema-leads'
import { account } from '../../platform/db/schema-people'
import { managedBy } from '../../site/accounts/members'

/**
 * The leads that an account may see: all, or those that are assigned to it, about listings that it manages, or
 * addressed to it.
 */
export type LeadScope = 'all' | ({ accountId: number } & ManagerNames)

/**
 * Returns the condition for the leads of a scope. A lead that is assigned to another account does not belong to the
 * listing's manager.
 */
export function inScope(scope: LeadScope): SQL | undefined {
  if (scope === 'all') return undefined
  const managed = (table: string, column: SQL) =>
    sql`${column} IN (SELECT id FROM ${sql.identifier(table)} WHERE ${managedBy(sql`data`, scope)})`
  const isResponsible = or(
    managed('property', sql`${lead.propertyId}`),
    managed('project', sql`${lead.projectId}`),
    sql`${lead.data} ->> '$.memberId' = (SELECT ${account.memberId} FROM ${account}
      WHERE ${account.id} = ${scope.accountId})`,
  )
  return or(eq(lead.assigneeId, scope.accountId), and(isNull(lead.assigneeId), isResponsible))
}
