import { and, eq, isNull, or, type SQL, sql } from 'drizzle-orm'
import { lead } from '../db/schema-leads'

/** Whose leads somebody sees: all, or those that are the own by assignment or by the home's manager. */
export type LeadScope = 'all' | { accountId: number; email: string }

/** The condition that finds the leads of a scope. A lead that is somebody else's belongs to no manager. */
export function inScope(scope: LeadScope): SQL | undefined {
  if (scope === 'all') return undefined
  const managed = (table: string, column: SQL) =>
    sql`${column} IN (SELECT id FROM ${sql.identifier(table)}
      WHERE lower(data ->> '$.manager.email') = ${scope.email})`
  const isManager = or(
    managed('property', sql`${lead.propertyId}`),
    managed('project', sql`${lead.projectId}`),
  )
  return or(eq(lead.assigneeId, scope.accountId), and(isNull(lead.assigneeId), isManager))
}
