import { writeFileSync } from 'node:fs'
import type { MeasuredKind } from '../bench/cost.ts'
import { KINDS, type Kind } from '../bench/cost-kinds.ts'
import { mixed, monthlyPrice } from '../bench/price.ts'
import { readArguments } from './arguments.ts'
import { buildWhatChanged } from './bundle.ts'
import { measureApart } from './measure-apart.ts'
import { createDevVars } from './runtime.ts'
import { fail } from './say.ts'

const PAGE = 'docs/cost.md'
const USAGE = `Writes ${PAGE}, for an agency with so many listings: npm run bench:cost -- 1000`
const RATE = 10
const MONTH_SECONDS = 30 * 86_400

const { positionals } = readArguments(USAGE, {}, 1)
const listings = Number(positionals[0] ?? 1000)
if (!Number.isInteger(listings) || listings < 100) fail(USAGE)

createDevVars()
await buildWhatChanged()
console.log(`Measuring with ${listings.toLocaleString('en')} listings …`)
const measured = measureApart<MeasuredKind>('bench/cost.ts', [String(listings)])
const { refused } = measured
if (!refused) fail('The measurement is incomplete.')
const page = pageOf(refused)
writeFileSync(PAGE, page)
console.log(`${page}\nWrote ${PAGE}.`)

function pageOf(other: MeasuredKind): string {
  const rows = KINDS.flatMap((kind) => {
    const usage = measured[kind.name]
    return usage ? [rowOf(kind, usage, other)] : []
  })
  return `# What anonymous requests cost

Measured on ${new Date().toISOString().slice(0, 10)} with ${listings.toLocaleString('en')} generated listings, by \`npm run bench:cost\`, which writes this page.

- Each line is the average of requests with different addresses or contents, so that no cache helps but where it says so.
- *D1*, *KV* and *R2* are statements and operations of one request, with the work behind its response. *Rows* are what D1 bills.
- *ms* is processor time of the local server with its databases. Cloudflare bills the worker alone, so it is an upper bound.
- *Limit* is what an isolate takes of one address in a minute; it refuses more with 429, which costs the last line. Forms, checks and log-ins have limits in D1 for all isolates together.
- *Month* is the price in US dollars of ${RATE} requests a second for 30 days (${(RATE * MONTH_SECONDS).toLocaleString('en')} requests) from many addresses, and from one address on one isolate, with the fee of $5 and what it includes. The prices are in \`bench/price.ts\`.
- Bounds for all addresses of an isolate together count as unlimited here: 60 unknown paths and 120 error reports are stored in a minute, and two passwords hashed at a time. The first request for a listing's page is paid once for each change; the page is then cached.

| request | status | D1 | rows read | rows written | KV reads | KV writes | R2 | ms | limit | month | from one address |
| --- | --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: |
${rows.join('\n')}
${rowOf({ name: 'any, refused', path: () => '', limit: null }, other, other)}
`
}

function rowOf({ name, limit, isOnce }: Kind, usage: MeasuredKind, other: MeasuredKind): string {
  const { statements, rowsRead, rowsWritten, kvReads, kvWrites, r2Reads, r2Writes, cpuMs } = usage
  const requests = RATE * MONTH_SECONDS
  const share = limit === null ? 1 : Math.min(1, limit / (60 * RATE))
  const cells = [
    name,
    usage.statuses.join(', '),
    ...[statements, rowsRead, rowsWritten, kvReads, kvWrites, r2Reads + r2Writes, cpuMs].map(short),
    limit === null ? '–' : short(limit),
    ...[usage, mixed(share, usage, other)].map((one) =>
      isOnce ? '–' : `$${monthlyPrice(requests, one).toFixed(2)}`,
    ),
  ]
  return `| ${cells.join(' | ')} |`
}

function short(number: number): string {
  return number >= 100 ? Math.round(number).toLocaleString('en') : String(Number(number.toFixed(1)))
}
