import { z } from 'zod'
import { formatDate } from '../../platform/format/dates'
import type { Translate } from '../../platform/i18n'
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

  texts: {
    subject: {
      nl: 'Bezoekaanvraag',
      fr: 'Demande de visite',
      en: 'Viewing request',
      de: 'Besichtigungsanfrage',
    },
    office: {
      nl: 'Bezoek gevraagd door {name}',
      fr: 'Visite demandée par {name}',
      en: 'Viewing requested by {name}',
      de: 'Besichtigung angefragt von {name}',
    },
    visitor: {
      nl: 'Uw bezoekaanvraag bij {agency}',
      fr: 'Votre demande de visite chez {agency}',
      en: 'Your viewing request to {agency}',
      de: 'Ihre Besichtigungsanfrage bei {agency}',
    },
    confirmation: {
      nl: 'We hebben uw voorstel goed ontvangen. De makelaar kiest een van deze halve dagen en bevestigt u {reply} het juiste uur. Bij deze mail zit per halve dag een bestand: open het om die halve dag alvast in uw agenda te zetten.',
      fr: 'Nous avons bien reçu votre proposition. L’agent choisira l’une de ces demi-journées et vous confirmera l’heure exacte {reply}. Un fichier par demi-journée est joint à cet e-mail : ouvrez-le pour ajouter déjà cette demi-journée à votre agenda.',
      en: 'We have received your proposal. The agent will choose one of these half-days and confirm the exact time {reply}. A file for each half-day is attached: open it to add that half-day to your calendar.',
      de: 'Wir haben Ihren Vorschlag erhalten. Wir wählen einen dieser halben Tage und bestätigen Ihnen {reply} die genaue Uhrzeit. Im Anhang finden Sie für jeden halben Tag eine Datei: Öffnen Sie sie, um ihn in Ihrem Kalender vorzumerken.',
    },
    thanksTitle: {
      nl: 'Bezoek aangevraagd',
      fr: 'Visite demandée',
      en: 'Viewing requested',
      de: 'Besichtigung angefragt',
    },
    thanksText: {
      nl: '{agent} kiest een van uw momenten en bevestigt u {reply} het juiste uur.',
      fr: '{agent} choisira l’un de vos créneaux et vous confirmera l’heure exacte {reply}.',
      en: '{agent} will choose one of your times and confirm the exact time {reply}.',
      de: '{agent} wählt einen Ihrer Termine und bestätigt Ihnen {reply} die genaue Uhrzeit.',
    },
  },
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
