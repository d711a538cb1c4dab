type Report = Record<string, unknown>

/** Further notes are counted. */
export const MAX_NOTES = 20

const HELD = [
  'Held: this file would remove many listings or change many prices. These listings stay as they are.',
  'An admin decides at /staff/crm.',
]

/** Returns the numbers of an import's report as a line. */
export function countsLine({ upserted, unchanged, deleted }: Report): string {
  return `${upserted} imported, ${unchanged} unchanged, ${deleted} deleted.`
}

/** Returns the report of an import as lines to print: a line for each listing that is refused, waits or has notes. */
export function reportLines({ parts = 1, refused, held, notes, ...counts }: Report): string[] {
  const noteLines = entryLines('Note', notes)
  return [
    countsLine(counts),
    ...(parts === 1
      ? []
      : [`The file was stored in ${parts} parts, each of them completely or not at all.`]),
    ...entryLines('Refused', refused),
    ...entryLines('Waits at /staff/imports:', held),
    ...noteLines.slice(0, MAX_NOTES),
    ...(noteLines.length > MAX_NOTES ? [`… and ${noteLines.length - MAX_NOTES} more notes`] : []),
  ]
}

interface FeedReport {
  status: string
  counts: Record<string, number>
  issues: string[]
}

/** Returns the report of an imported OpenImmo or CSV file as lines to print. */
export function feedLines({ status, counts, issues }: FeedReport): string[] {
  const { upserted, unchanged, left, refused } = counts
  return [
    `${upserted} imported, ${unchanged} unchanged, ${left} deleted, ${refused} refused.`,
    ...(status === 'held' ? HELD : []),
    ...issues.slice(0, MAX_NOTES),
    ...(issues.length > MAX_NOTES ? [`… and ${issues.length - MAX_NOTES} more notes`] : []),
  ]
}

/** An entry without an ID names its place in the file in its issues. */
function entryLines(label: string, entries: unknown): string[] {
  return asList(entries).map((entry) => {
    const { ID, address, issues } = asReport(entry)
    const subject = [ID, address].filter(Boolean).join(', ')
    const text = asList(issues).join(' · ')
    return subject ? `${label} ${subject}: ${text}` : `${label} ${text}`
  })
}

function asList(value: unknown): unknown[] {
  return Array.isArray(value) ? value : []
}

function asReport(value: unknown): Report {
  return typeof value === 'object' && value !== null ? { ...value } : {}
}
