import { and, eq, isNull, or, type SQL, sql } from 'drizzle-orm'
import type { ManagerNames } from '../../listing/manager'
import { lead } from '../../platform/db/schema-leads'
import { account } from '../../platform/db/schema-people'
import { managedBy } from '../accounts/accounts'

/** Whose leads somebody sees: all, or those that are the own by assignment, by the home's manager, or as they were written to them. */
export type LeadScope = 'all' | ({ accountId: number } & ManagerNames)

/** The condition that finds the leads of a scope. A lead that is somebody else's belongs to no manager. */
export function inScope(scope: LeadScope): SQL | undefined {
  if (scope === 'all') return undefined
  const managed = (table: string, column: SQL) =>
    sql`${column} IN (SELECT id FROM ${sql.identifier(table)} WHERE ${managedBy(sql`data`, scope)})`
  const isTheirs = or(
    managed('property', sql`${lead.propertyId}`),
    managed('project', sql`${lead.projectId}`),
    sql`${lead.data} ->> '$.memberId' = (SELECT ${account.memberId} FROM ${account}
      WHERE ${account.id} = ${scope.accountId})`,
  )
  return or(eq(lead.assigneeId, scope.accountId), and(isNull(lead.assigneeId), isTheirs))
}
