import { readNumber } from '../../../platform/format/read-number'
import { htmlToText } from '../../../platform/html/html-text'
import { historyFlags, type PropertyFlags } from '../../../site/history-flags'
import type { History } from '../../owner-area/history'
import { type ImportIssue, shownValue } from '../import/import-issue'
import { mapGraph } from './map-graph'
import { readDate } from './read-date'
import { isRecord, readItem, type WireItem } from './wire-item'
import { isEmptyValue, readBoolean, readId, readLines, readPlainLine } from './wire-values'

/** A mapped entry of `Histories`; `propertyId` is null if its key is not an ID. */
type HistoryMapping =
  | { status: 'ok'; propertyId: number; history: History }
  | { status: 'refused'; propertyId: number | null; issues: ImportIssue[] }

const MAX_ENTRIES = 2000

/**
 * Maps the history of one property from the CRM's payload (contract, 'Histories'); invalid entries become empty facts.
 */
export function mapHistory(key: string, value: unknown): HistoryMapping {
  const propertyId = readId(key)
  const read = readItem(value)
  const issues: ImportIssue[] = []
  if (propertyId === null) {
    issues.push({ code: 'idUnusable', field: 'Histories', value: shownValue(key) })
  }
  if (!read) issues.push({ code: 'notObject' })
  if (propertyId === null || !read || issues.length > 0) {
    return { status: 'refused', propertyId, issues }
  }
  const { item } = read
  const [graph] = records(item.allpropertytypesstatisticsgraph)
  return {
    status: 'ok',
    propertyId,
    history: {
      ...(isRecord(item.flags) && { flags: ownFlags(item.flags) }),
      graph: mapGraph(graph?.details),
      visits: records(item.visitstatistics).map(visitSource),
      calendar: records(item.calendarhistories).map(appointment),
      media: records(item.mediaonlinehistories).map(mediaEntry),
      communications: records(item.automatichistories).map(communication),
    },
  }
}

/** Returns the flags of the specification that are valid: a boolean, or a list of type IDs. */
function ownFlags(item: WireItem): PropertyFlags {
  const entries = Object.entries(historyFlags.shape).flatMap(([name, flag]) => {
    const value = item[name.toLowerCase()]
    const read = flag.safeParse(
      Array.isArray(value) ? value.map((id) => readNumber(id)) : readBoolean(value),
    )
    return isEmptyValue(value) || !read.success ? [] : [[name, read.data]]
  })
  return Object.fromEntries(entries)
}

function visitSource(item: WireItem): History['visits'][number] {
  return {
    name: line(item.sourcename),
    day: countOf(item.numberofvisitsinday),
    week: countOf(item.numberofvisitsinweek),
    month: countOf(item.numberofvisitsinmonth),
    total: countOf(item.numberofvisits),
  }
}

function appointment(item: WireItem): History['calendar'][number] {
  return {
    start: readDate(item.starttime),
    name: line(item.appointmentname),
    type: line(item.appointmenttype),
    status: line(item.appointmentstatus),
    contact: line(item.contactident),
    comment: words(item.comment),
    typeId: readNumber(item.typeid),
  }
}

function mediaEntry(item: WireItem): History['media'][number] {
  return {
    date: readDate(item.date),
    type: line(item.typename),
    media: line(item.medianame),
    content: words(item.content),
  }
}

function communication(item: WireItem): History['communications'][number] {
  return {
    date: readDate(item.date),
    typeId: readNumber(item.typeid),
    type: line(item.typename),
    contact: line(item.contactident),
    subject: line(item.subject),
    content: words(item.content),
  }
}

function records(value: unknown): WireItem[] {
  if (isEmptyValue(value)) return []
  return (Array.isArray(value) ? value : [value]).filter(isRecord).slice(0, MAX_ENTRIES)
}

function line(value: unknown): string {
  return readPlainLine(value) ?? ''
}

/** Returns the plain text of a mail, which comes as HTML. */
function words(value: unknown): string {
  const text = readLines(value)
  return text === null ? '' : htmlToText(text)
}

function countOf(value: unknown): number {
  return Math.max(0, Math.trunc(readNumber(value) ?? 0))
}
