import { z } from 'zod'
import { formatDate } from '../format/dates'
import type { Translate } from '../i18n'
import { defineForm } from './define-form'
import { isVisitDay, MAX_HALF_DAYS, visitHalfDays } from './half-days'
import { listingFields, tenantRows } from './listing.form'

const column = z.preprocess(
  (value) => (value === undefined ? [] : Array.isArray(value) ? value : [value]).map(String),
  z.array(z.string().max(40, 'moment')).max(MAX_HALF_DAYS, 'moment'),
)

/**
 * A request for a visit with up to three half-days. `VisitDate` (`2026-11-24`) and `VisitPart` (`am`, `pm`) are
 * repeated for each, in the same order. A row without a date is ignored.
 */
export const visit = defineForm({
  fields: { ...listingFields, VisitDate: column, VisitPart: column },
  checks: [
    {
      field: 'VisitDate',
      code: 'required',
      isMet: ({ VisitDate }) => VisitDate === undefined || VisitDate.some((date) => date !== ''),
    },
    { field: 'VisitDate', code: 'moment', isMet: areValidHalfDays },
  ],
  completesKnownVisitor: true,
  about: 'property',
  rentalStage: 'visit',
  thanks: { page: 'contact-me', roles: ['sale', 'rent', 'valuation'] },
  rows: (values, { t }) => [
    { label: 'mail.row.moments', value: halfDayLines(values, t) },
    ...tenantRows(values),
  ],
  crm: 'visit',
  answer: 'answer.visit',
  icon: 'calendar',
})

type HalfDayColumns = Parameters<typeof visitHalfDays>[0]

/**
 * Returns true if there is at least one half-day, and all are valid days that are neither in the past nor too far
 * ahead.
 */
function areValidHalfDays(values: HalfDayColumns, today: string): boolean {
  const dates = (values.VisitDate ?? []).filter(Boolean)
  const halfDays = visitHalfDays(values)
  return (
    halfDays.length > 0 &&
    halfDays.length === dates.length &&
    halfDays.every(({ date }) => isVisitDay(date, today))
  )
}

/** Returns the half-days that a visitor proposes, one per line. */
export function halfDayLines(values: HalfDayColumns, t: Translate<'mail'>): string {
  return visitHalfDays(values)
    .map(({ date, part }) => t(`mail.${part}`, { date: formatDate(date) }))
    .join('\n')
}
