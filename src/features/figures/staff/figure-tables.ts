import type { View } from '../../../components/ui/view'
import { fullAddress } from '../../../listing/address'
import { formatDate } from '../../../platform/format/dates'
import type { LeadKind } from '../../../site/forms/forms'
import { listingTitle } from '../../../staff/listings/listing-title'
import { officeName } from '../../../staff/parts/office-name'
import type { GraphPoint } from '../../owner-area/history'
import { ANSWER_TIMES, type AnswerTime } from './answer-time'
import type { AnswerFigures } from './lead-figures'
import type { SourceCount } from './lead-source'
import type { RequestedListing } from './request-figures'
import type { VisitedListing } from './visit-figures'

/** The figures of the page, by the name in their downloads. */
export const FIGURES = [
  'visits',
  'offices',
  'kinds',
  'sources',
  'answers',
  'embeds',
  'homes',
  'requests',
] as const
export type Figure = (typeof FIGURES)[number]

/** The numbers of a chart, with the names in the first column. The page and the CSV file use the same table. */
export interface FigureTable {
  headings: string[]
  rows: (string | number)[][]
}

export function visitTable(
  { t }: View,
  points: readonly GraphPoint[],
  span: 'day' | 'week',
): FigureTable {
  return {
    headings: [t(`staff.figures.${span}`), t('staff.figures.visits')],
    rows: points.map(({ label, value }) => [formatDate(label), value]),
  }
}

/** The leads and visits of an office. `officeId` is null for those without an office. */
export interface OfficeCount {
  officeId: number | null
  leads: number
  answered: number
  visits: number
}

export function officeTable(view: View, offices: readonly OfficeCount[]): FigureTable {
  const { t } = view
  return {
    headings: [
      t('staff.office'),
      t('staff.leads'),
      t('staff.figures.answered'),
      t('staff.figures.visits'),
    ],
    rows: offices.map(({ officeId, leads, answered, visits }) => [
      officeName(view, officeId) ?? t('staff.accounts.nooffice'),
      leads,
      answered,
      visits,
    ]),
  }
}

export function kindTable(
  { t }: View,
  kinds: readonly { kind: LeadKind; leads: number }[],
): FigureTable {
  return {
    headings: [t('staff.kind'), t('staff.leads')],
    rows: kinds.map(({ kind, leads }) => [t(`staff.form.${kind}`), leads]),
  }
}

export function sourceTable(view: View, sources: readonly SourceCount[]): FigureTable {
  const { t } = view
  return {
    headings: [t('staff.figures.source'), t('staff.leads')],
    rows: sources.map((source) => [sourceName(view, source), source.leads]),
  }
}

function sourceName({ t }: View, { kind, name }: SourceCount): string {
  if (kind === 'elsewhere') return name
  return t(`staff.figures.source.${kind}`, { name })
}

/** The visitors who came from a frame on another site. */
export interface EmbedCount {
  host: string
  visits: number
}

export function embedTable({ t }: View, counts: readonly EmbedCount[]): FigureTable {
  return {
    headings: [t('staff.figures.embeds.host'), t('staff.figures.embeds.visits')],
    rows: counts.map(({ host, visits }) => [host, visits]),
  }
}

export function answerTable({ t }: View, { leads, within }: AnswerFigures): FigureTable {
  const names = Object.keys(ANSWER_TIMES) as AnswerTime[]
  const answered = names.reduce((sum, name) => sum + within[name], 0)
  return {
    headings: [t('staff.figures.answer'), t('staff.leads')],
    rows: [
      ...names.map((name) => [t(`staff.figures.answer.${name}`), within[name]]),
      [t('staff.figures.answer.none'), leads - answered],
    ],
  }
}

export function visitedListingTable(view: View, listings: readonly VisitedListing[]): FigureTable {
  const { t, lang } = view
  return {
    headings: [
      t('record.listing'),
      t('staff.figures.address'),
      t('staff.figures.number'),
      t('staff.figures.visits'),
    ],
    rows: listings.map(({ property, visits }) => [
      listingTitle(view, property),
      fullAddress(property, lang),
      String(property.id),
      visits,
    ]),
  }
}

/** Returns the way from requests to visits of each listing. */
export function requestTable(view: View, listings: readonly RequestedListing[]): FigureTable {
  const { t, lang } = view
  return {
    headings: [
      t('record.listing'),
      t('staff.figures.address'),
      t('staff.figures.number'),
      t('staff.figures.requests'),
      t('staff.figures.tookplace'),
      t('staff.figures.planned'),
      t('staff.figures.feedback'),
    ],
    rows: listings.map(({ property, requests, tookPlace, planned, answers }) => [
      listingTitle(view, property),
      fullAddress(property, lang),
      String(property.id),
      requests,
      tookPlace,
      planned,
      answers,
    ]),
  }
}
