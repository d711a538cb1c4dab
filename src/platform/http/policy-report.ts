import { z } from 'zod'

/** The address to which browsers report violations of the Content-Security-Policy. */
export const POLICY_REPORTS = '/api/csp'

/** A report that browsers send to a `report-uri`. Other fields, especially the script sample, are not read. */
const sentReport = z.object({
  'csp-report': z.object({
    'document-uri': z.string(),
    'blocked-uri': z.string().optional(),
    'effective-directive': z.string().optional(),
    'violated-directive': z.string().optional(),
    'source-file': z.string().optional(),
  }),
})

interface PolicyReport {
  /** The path of the page. */
  page: string
  directive: string
  /** The origin of the blocked resource, or its kind: `inline`, `data`. */
  blocked: string
}

const DIRECTIVE = /^[a-z-]{3,40}(?= |$)/
const KEYWORD = /^[a-z-]{2,30}$/
/** Violations by browser extensions are not caused by the site. */
const EXTENSION = /^[a-z-]*extension(?:$|:)/

/**
 * Parses a browser's report without data about its visitor. Returns 'foreign' for a violation that the site did not
 * cause, and null if the data is not a report.
 */
export function readPolicyReport(body: unknown): PolicyReport | 'foreign' | null {
  const read = sentReport.safeParse(body)
  if (!read.success) return null
  const report = read.data['csp-report']
  const page = URL.parse(report['document-uri'])
  const named = report['effective-directive'] || report['violated-directive'] || ''
  const directive = DIRECTIVE.exec(named)?.[0]
  if (!page || !directive) return null
  const blocked = report['blocked-uri'] ?? ''
  if ([blocked, report['source-file'] ?? ''].some((uri) => EXTENSION.test(uri))) return 'foreign'
  return { page: page.pathname, directive, blocked: originOf(blocked) }
}

function originOf(blocked: string): string {
  if (KEYWORD.test(blocked)) return blocked
  const url = URL.parse(blocked)
  if (!url) return 'unknown'
  return url.origin === 'null' ? url.protocol.slice(0, -1) : url.origin
}
