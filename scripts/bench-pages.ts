import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import type { Measured } from '../bench/pages/measure.ts'
import type { ShiftAtWidth } from '../bench/pages/shifts.ts'
import { SHIFT_ONLY, shiftPage, TEMPLATES } from '../bench/pages/templates.ts'
import { readArguments } from './arguments.ts'
import { buildWhatChanged } from './bundle.ts'
import { findChromium } from './chromium.ts'
import { measureApart } from './measure-apart.ts'
import { createDevVars } from './runtime.ts'
import { fail } from './say.ts'

const HEAD = [
  'page',
  'score',
  'first paint',
  'largest paint',
  'blocking',
  'HTML br',
  'scripts',
  'styles',
  'requests',
  'pictures',
]

/** A larger layout shift is marked. */
const MAX_SHIFT = 0.01

const ALL = Object.keys({ ...TEMPLATES, ...SHIFT_ONLY })
const USAGE = `Measures pages, with --shifts only their layout shift: npm run bench:pages -- ${ALL.join(' ')}`
const { positionals, values } = readArguments(USAGE, { shifts: { type: 'boolean' } }, 100)
const names = positionals.length > 0 ? positionals : ALL
const unknown = names.filter((name) => !shiftPage(name))
if (unknown.length) fail(`No template is called ${unknown.join()}.`)
const templates = values.shifts ? [] : names.filter((name) => name in TEMPLATES)
if (!findChromium()) fail('No Chromium found: install it, or name it in CHROME_PATH.')
createDevVars()
await buildWhatChanged()
printShifts(measureApart<ShiftAtWidth[]>('bench/pages/shifts.ts', names))
if (templates.length > 0) {
  if (!existsSync('bench/node_modules/lighthouse')) install()
  print(measureApart<Measured>('bench/pages/measure.ts', templates))
}

function install(): void {
  console.log('Installing Lighthouse, once …')
  const npm = spawnSync('npm', ['ci', '--prefix', 'bench', '--loglevel=error'], {
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  if (npm.status !== 0) fail('`npm ci --prefix bench` failed.')
}

/** Prints a table in Markdown: the layout shift of each page at each width. Shifts above `MAX_SHIFT` are bold. */
function printShifts(results: Record<string, ShiftAtWidth[]>): void {
  console.log('\nLayout shift on slow 4G: at first load, at the first input and while scrolling\n')
  const [widths = []] = Object.values(results)
  console.log(row(['page', ...widths.map(({ width }) => `${width} px`)]))
  console.log(row(['---', ...widths.map(() => '---')]))
  for (const [name, shifts] of Object.entries(results)) {
    console.log(row([name, ...shifts.map(shiftCell)]))
  }
}

function shiftCell({ value, moved }: ShiftAtWidth): string {
  const figure = value.toFixed(3)
  return value > MAX_SHIFT ? `**${figure}** ${moved.join(', ')}` : figure
}

/** A table in Markdown: the page, against the same page without scripts and styles. */
function print(results: Record<string, Measured>): void {
  console.log('\nA phone on slow 4G; after the slash the same page without scripts and styles\n')
  console.log(row(HEAD))
  console.log(row(HEAD.map(() => '---')))
  for (const [template, measured] of Object.entries(results)) {
    console.log(row([template, ...cells(measured)]))
  }
}

function cells({ html, site, plain }: Measured): string[] {
  const times = (site: number, plain: number) =>
    `${site.toFixed(0)} / ${plain.toFixed(0)} ms, ${(site / plain).toFixed(2)}×`
  return [
    `${site.score.toFixed(0)} / ${plain.score.toFixed(0)}`,
    times(site.firstPaint, plain.firstPaint),
    times(site.largestPaint, plain.largestPaint),
    `${site.blocking.toFixed(0)} / ${plain.blocking.toFixed(0)} ms`,
    `${kilobytes(html)} KB`,
    `${kilobytes(site.scriptBytes)} KB`,
    `${kilobytes(site.styleBytes)} KB`,
    String(site.requests),
    `${site.pictures}, ${kilobytes(site.pictureBytes)} KB`,
  ]
}

function kilobytes(bytes: number): string {
  return (bytes / 1000).toFixed(1)
}

function row(columns: string[]): string {
  return `| ${columns.join(' | ')} |`
}
