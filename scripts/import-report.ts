type Report = Record<string, unknown>

/** Further notes are counted. */
export const MAX_NOTES = 20

/** Returns the numbers of an import's report as a line. */
export function countsLine({ upserted, unchanged, deleted }: Report): string {
  return `${upserted} taken in, ${unchanged} unchanged, ${deleted} deleted.`
}

/** Returns the report of an import as lines to print: a line for each listing that is refused, waits or has notes. */
export function reportLines({ parts = 1, refused, held, notes, ...counts }: Report): string[] {
  const noted = entryLines('Note', notes)
  return [
    countsLine(counts),
    ...(parts === 1
      ? []
      : [`The file was stored in ${parts} parts, each of them completely or not at all.`]),
    ...entryLines('Refused', refused),
    ...entryLines('Waits at /staff/imports:', held),
    ...noted.slice(0, MAX_NOTES),
    ...(noted.length > MAX_NOTES ? [`… and ${noted.length - MAX_NOTES} more notes`] : []),
  ]
}

/** An entry without an ID names its place in the file in its issues. */
function entryLines(label: string, entries: unknown): string[] {
  return asList(entries).map((entry) => {
    const { ID = null, issues } = asReport(entry)
    const found = asList(issues).join(' · ')
    return ID === null ? `${label} ${found}` : `${label} ${ID}: ${found}`
  })
}

function asList(value: unknown): unknown[] {
  return Array.isArray(value) ? value : []
}

function asReport(value: unknown): Report {
  return typeof value === 'object' && value !== null ? { ...value } : {}
}
