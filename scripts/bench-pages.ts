import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { HTML_BUDGETS, kilobytes, PAGE_BUDGETS, WORKER_BUDGETS } from '../bench/budgets.ts'
import type { Measured } from '../bench/pages/measure.ts'
import type { ShiftAtWidth } from '../bench/pages/shifts.ts'
import type { PageSizes } from '../bench/pages/sizes.ts'
import { SHIFT_ONLY, shiftPage, TEMPLATES, type Template } from '../bench/pages/templates.ts'
import { readArguments } from './arguments.ts'
import { buildWhatChanged } from './bundle.ts'
import { findChromium } from './chromium.ts'
import { measureApart } from './measure-apart.ts'
import { createDevVars } from './runtime.ts'
import { fail } from './say.ts'
import { workerSizes } from './worker-sizes.ts'

const ALL = Object.keys({ ...TEMPLATES, ...SHIFT_ONLY })
const USAGE = `Measures pages and compares them with bench/budgets.ts: npm run bench:pages -- ${ALL.join(' ')}
  --sizes   only bytes, in seconds and without a browser
  --shifts  only the layout shift
  --applied first paints of a slowed browser instead of Lighthouse's calculation`

/** The figures above their budget, as printed at the end. */
const exceeded: string[] = []

const { positionals, values } = readArguments(
  USAGE,
  { sizes: { type: 'boolean' }, shifts: { type: 'boolean' }, applied: { type: 'boolean' } },
  100,
)
const names = positionals.length > 0 ? positionals : ALL
const unknown = names.filter((name) => !shiftPage(name))
if (unknown.length) fail(`No template is called ${unknown.join()}.`)
const templates = names.filter(isTemplate)
const measuresAll = !values.sizes && !values.shifts
if (!values.sizes && !findChromium())
  fail('No Chromium found: install it, or name it in CHROME_PATH.')
createDevVars()
await buildWhatChanged()
if (!values.shifts) printSizes(measureApart<PageSizes>('bench/pages/sizes.ts', templates))
if (!values.sizes) printShifts(measureApart<ShiftAtWidth[]>('bench/pages/shifts.ts', names))
if (measuresAll && templates.length > 0) {
  if (!existsSync('bench/node_modules/lighthouse')) install()
  const throttling = values.applied ? 'applied' : 'calculated'
  printVisits(measureApart<Measured>('bench/pages/measure.ts', [throttling, ...templates]))
}
printExceeded()

function isTemplate(name: string): name is Template {
  return name in TEMPLATES
}

function install(): void {
  console.log('Installing Lighthouse, once …')
  const npm = spawnSync('npm', ['ci', '--prefix', 'bench', '--loglevel=error'], {
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  if (npm.status !== 0) fail('`npm ci --prefix bench` failed.')
}

/** Prints a table in Markdown: the bytes of each page and of the Worker. */
function printSizes(results: Record<string, PageSizes>): void {
  console.log('\nBytes (brotli) of the HTML, and of the style sheets before the first paint\n')
  printHead(['page', 'HTML', 'styles'])
  for (const template of templates) {
    const sizes = results[template]
    if (!sizes) continue
    const cells = [
      atMost(`${template}, HTML`, sizes.html, HTML_BUDGETS[template], kilobytes),
      atMost(`${template}, styles`, sizes.styles, PAGE_BUDGETS.styles, kilobytes),
    ]
    console.log(row([template, ...cells]))
  }
  const { whole, site } = workerSizes()
  const first = atMost('Worker, before the first page', site, WORKER_BUDGETS.site, kilobytes)
  const all = atMost('Worker', whole, WORKER_BUDGETS.whole, kilobytes)
  console.log(`\nWorker (gzip): ${all}, of which ${first} before the first page`)
}

/** Prints a table in Markdown: the layout shift of each page at each width, and what moved. */
function printShifts(results: Record<string, ShiftAtWidth[]>): void {
  console.log('\nLayout shift on slow 4G: at first load, at the first input and while scrolling\n')
  const [widths = []] = Object.values(results)
  printHead(['page', ...widths.map(({ width }) => `${width} px`)])
  for (const [name, shifts] of Object.entries(results)) {
    const cells = shifts.map(({ width, value, moved }) => {
      const label = `${name} at ${width} px, layout shift`
      const figure = atMost(label, value, PAGE_BUDGETS.layoutShift, (shift) => shift.toFixed(3))
      return value > PAGE_BUDGETS.layoutShift ? `${figure} ${moved.join(', ')}` : figure
    })
    console.log(row([name, ...cells]))
  }
}

/** Prints a table in Markdown: each visit, beside that of the same page without scripts and styles. */
function printVisits(results: Record<string, Measured>): void {
  console.log('\nA phone on slow 4G; after the slash the same page without scripts and styles\n')
  printHead([
    'page',
    'score',
    'first paint',
    'largest paint',
    'blocking',
    'scripts',
    'styles',
    'requests',
    'pictures',
  ])
  for (const [template, measured] of Object.entries(results)) {
    console.log(row([template, ...visitCells(template, measured)]))
  }
}

function visitCells(template: string, { site, plain }: Measured): string[] {
  const score = site.score.toFixed(0)
  const isLow = site.score < PAGE_BUDGETS.score
  if (isLow) exceeded.push(`${template}, score: ${score} instead of ${PAGE_BUDGETS.score}`)
  const times = (site: number, plain: number) => `${site.toFixed(0)} / ${plain.toFixed(0)} ms`
  const firstPaint = site.firstPaint / plain.firstPaint
  return [
    `${isLow ? `**${score}**` : score} / ${plain.score.toFixed(0)}`,
    `${times(site.firstPaint, plain.firstPaint)}, ${atMost(`${template}, first paint`, firstPaint, PAGE_BUDGETS.firstPaint, ratio)}`,
    `${times(site.largestPaint, plain.largestPaint)}, ${ratio(site.largestPaint / plain.largestPaint)}`,
    times(site.blocking, plain.blocking),
    kilobytes(site.scriptBytes),
    kilobytes(site.styleBytes),
    atMost(`${template}, requests`, site.requests, PAGE_BUDGETS.requests, String),
    `${site.pictures}, ${kilobytes(site.pictureBytes)}`,
  ]
}

/** Returns the figure, in bold if it is above the budget. It is then also noted in `exceeded`. */
function atMost(
  label: string,
  value: number,
  budget: number,
  format: (value: number) => string,
): string {
  if (value <= budget) return format(value)
  exceeded.push(`${label}: ${format(value)} instead of ${format(budget)}`)
  return `**${format(value)}**`
}

/** Prints the figures above their budget. The command then fails. */
function printExceeded(): void {
  if (exceeded.length === 0) {
    console.log('\nAll within the budgets.')
    return
  }
  console.log(`\nAbove the budgets of bench/budgets.ts:\n${exceeded.join('\n')}`)
  process.exitCode = 1
}

function printHead(columns: string[]): void {
  console.log(row(columns))
  console.log(row(columns.map(() => '---')))
}

function row(columns: string[]): string {
  return `| ${columns.join(' | ')} |`
}

function ratio(value: number): string {
  return `${value.toFixed(2)}×`
}
