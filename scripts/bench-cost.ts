import { writeFileSync } from 'node:fs'
import type { MeasuredKind } from '../bench/cost.ts'
import { KINDS, type Kind, siteLimitOf } from '../bench/cost-kinds.ts'
import {
  type Agency,
  FEE,
  LISTING_GIGABYTES,
  mixed,
  monthlyPrice,
  monthOfAgency,
  PAGE_VIEW,
  RATES,
  REQUESTS,
  STORAGE,
} from '../bench/price.ts'
import { readArguments } from './arguments.ts'
import { buildWhatChanged } from './bundle.ts'
import { measureApart } from './measure-apart.ts'
import { createDevVars } from './runtime.ts'
import { fail } from './say.ts'

const PAGE = 'docs/cost.md'
const USAGE = `Writes ${PAGE}, for an agency with so many listings: npm run bench:cost -- 1000`
const RATE = 10
const MONTH_SECONDS = 30 * 86_400
const EXAMPLES: NamedAgency[] = [
  { name: 'small agency', listings: 300, pageViews: 30_000 },
  { name: 'medium agency', listings: 1200, pageViews: 100_000 },
  { name: 'large agency', listings: 5000, pageViews: 1_000_000 },
]

interface NamedAgency extends Agency {
  name: string
}

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

function pageOf(refusedUsage: MeasuredKind): string {
  const rows = KINDS.flatMap((kind) => {
    const usage = measured[kind.name]
    return usage ? [rowOf(kind, usage, refusedUsage)] : []
  })
  return `# Costs

Pand runs on Cloudflare's plan *Workers Paid*: $${FEE} a month, which includes the first 10 million requests
and more. All prices are in US dollars, without VAT. \`bench/price.ts\` contains them and names Cloudflare's pages.
\`npm run bench:cost\` measures and writes this page.

## A month in three examples

| | page views a month | listings | requests | pictures in R2 | month |
| --- | ---: | ---: | ---: | ---: | ---: |
${EXAMPLES.map(exampleRow).join('\n')}

The examples assume:

- ${percent(PAGE_VIEW.cachedShare)} of the page views come from the page cache. The others are lists with filters that no cache contains.
- A page view loads ${PAGE_VIEW.pictures} pictures from R2. The demo's pages load 2 to 9 before a visitor scrolls ([performance.md](performance.md)).
- Pictures that a browser has in its cache cost nothing.
- The pictures of one listing occupy ${LISTING_GIGABYTES * 1000} MB, all sizes together.
- Scripts, styles and fonts are static files, which Cloudflare does not bill.

For other numbers, add these to the $${FEE}:

| what | amount | included | beyond it |
| --- | --- | ---: | ---: |
| requests | page views × ${1 + PAGE_VIEW.pictures} | ${millions(REQUESTS.included)} | $${REQUESTS.perMillion.toFixed(2)} a million |
| reads of R2 | page views × ${PAGE_VIEW.pictures} | ${millions(RATES.r2Reads.included)} | $${RATES.r2Reads.perMillion.toFixed(2)} a million |
| storage in R2 | listings × ${LISTING_GIGABYTES} GB | ${STORAGE.includedGigabytes} GB | $${STORAGE.perGigabyte} a GB |

What else the plan bills stays within the included amounts up to 1,000,000 page views a month.

The examples leave out imports, mails, map tiles, the work of staff, and the cron, which runs 43,200 times a month.
Domain, mail server, and the options Cloudflare Images, Browser Run and Email Service have prices of their own.

## What a request costs

Measured on ${new Date().toISOString().slice(0, 10)} with ${listings.toLocaleString('en')} generated listings. Each line is one kind of request that a visitor without an
account can make. It is the average of requests with different addresses or contents. Caches help only where the line
names one.

| column | content |
| --- | --- |
| D1, KV, R2 | statements and operations of one request, including the work that continues after the response |
| rows read, rows written | what D1 bills |
| ms | processor time of the local server with its databases. Cloudflare bills the Worker alone, so this is an upper bound |
| limit | requests that one Worker instance accepts from one address in a minute. It refuses more with 429, which costs the last line. Limits of forms, checks and log-ins are stored in D1 and apply to all instances together |
| site | requests that all instances together accept from all addresses in a minute, as D1 counts them |
| month | the price of an attack: ${RATE} requests a second for 30 days (${(RATE * MONTH_SECONDS).toLocaleString('en')} requests) from many addresses, with the fee. More than the limit of the site costs the last line |
| from one address | the same from one address at one instance |

The *month* ignores the limits of each instance: in one minute it stores at most 60 unknown paths and 120 error reports, and
it hashes at most two passwords at a time. The first request for a listing's page is paid once for each change. Afterwards
the page is cached.

| request | status | D1 | rows read | rows written | KV reads | KV writes | R2 | ms | limit | site | month | from one address |
| --- | --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: |
${rows.join('\n')}
${rowOf({ name: 'any, refused', path: () => '', limit: null }, refusedUsage, refusedUsage)}

## Rows that strangers can store

The list has every request that stores rows without a log-in, a token or a signed link. Visitors cannot upload files.

| request | rows | bound | deleted |
| --- | --- | --- | --- |
| form, document form | a lead, its mails, its row for the CRM; counts of the site, the address and the mailbox | each ${siteLimitOf('forms')} a minute for the site, 20 in ten minutes for an address | the lead after \`leadMonths\`, counts within two days |
| saved search | the search, its mail; the same counts | counts as a form; 5 mails a day for a mailbox | after seven days, if it is not confirmed |
| check of an e-mail address | counts of the site and the address | ${siteLimitOf('email-check')} a minute for the site, 10 in ten minutes for an address | within two days |
| password link, log-in link | the same counts; for a known address the link and its mail | ${siteLimitOf('password-links')} a minute for the site, 20 an hour for an address, 5 of them for a mailbox | within two hours, the mail after \`mailDays\` |
| log-in, also with the form of an ended staff session | counts of the site, the account and the address | ${siteLimitOf('login')} a minute for the site, 30 failures in 15 minutes for an address | within two hours |
| log-in with a passkey | none for the options, one for a valid signature | only with a registered passkey | within two hours |
| error report, report about the browser's policy | one for each error and day | 1,000 a day; 120 a minute for an instance | after \`errorDays\` |
| unknown path | one for each path | 500; 60 a minute for an instance | after 90 days |
| former address | none; a count rises | 60 a minute for an instance | – |
| page of a listing | one for each listing and day | the number of listings; an instance writes once in ten seconds | after \`visitMonths\` |
| answer about consent | one for each answer and day | 16 answers | after \`auditMonths\` |
| brochure as PDF | counts of the site and the address; the file in KV | ${siteLimitOf('brochure') * 60} an hour for the site, 10 for an address | after a day |

A request above a limit gets 429 and learns when to try again; a brochure becomes the page to print. A form shows the typed values again, with the telephone
number of the office. An instance that knows of the limit asks D1 no more until it ends. Another instance writes one row.
A call with a wrong token, a link that is invalid and a wrong signature store nothing.

D1 bills a deleted row as a written one. So the rows of a request are billed once more when they are deleted. Once an hour the
cron deletes in steps of 1,000 rows, until nothing is left or five seconds have passed.
`
}

/** A request for an unknown file costs the same as one for a stored picture: one read from R2. */
function exampleRow(agency: NamedAgency): string {
  const [cachedPage, list, picture] = ['cached page', 'list, made-up filters', 'file, unknown'].map(
    (name) => measured[name],
  )
  if (!cachedPage || !list || !picture) fail('The measurement is incomplete.')
  const { requests, gigabytes, price } = monthOfAgency(agency, { cachedPage, list, picture })
  const numbers = [agency.pageViews, agency.listings, requests].map((count) =>
    count.toLocaleString('en'),
  )
  return `| ${agency.name} | ${numbers.join(' | ')} | ${gigabytes} GB | **$${price.toFixed(2)}** |`
}

function millions(amount: number): string {
  return `${amount / 1e6} million`
}

function percent(share: number): string {
  return `${Math.round(share * 100)} %`
}

function rowOf(
  { name, limit, siteLimit, isOnce }: Kind,
  usage: MeasuredKind,
  refusedUsage: MeasuredKind,
): string {
  const { statements, rowsRead, rowsWritten, kvReads, kvWrites, r2Reads, r2Writes, cpuMs } = usage
  const requests = RATE * MONTH_SECONDS
  const shareOf = (accepted: number) => Math.min(1, accepted / (60 * RATE))
  const ofSite = shareOf(siteLimit ?? Number.POSITIVE_INFINITY)
  const ofAddress = Math.min(ofSite, shareOf(limit ?? Number.POSITIVE_INFINITY))
  const cells = [
    name,
    usage.statuses.join(', '),
    ...[statements, rowsRead, rowsWritten, kvReads, kvWrites, r2Reads + r2Writes, cpuMs].map(short),
    limit === null ? '–' : short(limit),
    siteLimit === undefined ? '–' : short(siteLimit),
    ...[ofSite, ofAddress].map((share) =>
      isOnce ? '–' : `$${monthlyPrice(requests, mixed(share, usage, refusedUsage)).toFixed(2)}`,
    ),
  ]
  return `| ${cells.join(' | ')} |`
}

function short(number: number): string {
  return number >= 100 ? Math.round(number).toLocaleString('en') : String(Number(number.toFixed(1)))
}
