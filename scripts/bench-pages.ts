import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import type { Measured } from '../bench/pages/measure.ts'
import { TEMPLATES } from '../bench/pages/templates.ts'
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
  'shift',
  'elements',
  'HTML br',
  'scripts',
  'styles',
  'requests',
  'pictures',
]

const USAGE = `Measures pages: npm run bench:pages -- ${Object.keys(TEMPLATES).join(' ')}`
const { positionals } = readArguments(USAGE, {}, 100)
const templates = positionals.length > 0 ? positionals : Object.keys(TEMPLATES)
const unknown = templates.filter((name) => !(name in TEMPLATES))
if (unknown.length) fail(`No template is called ${unknown.join()}.`)
if (!findChromium()) fail('No Chromium found: install it, or name it in CHROME_PATH.')
if (!existsSync('bench/node_modules/lighthouse')) install()
createDevVars()
await buildWhatChanged()
print(measureApart<Measured>('bench/pages/measure.ts', templates))

function install(): void {
  console.log('Installing Lighthouse, once …')
  const npm = spawnSync('npm', ['ci', '--prefix', 'bench', '--loglevel=error'], {
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  if (npm.status !== 0) fail('`npm ci --prefix bench` failed.')
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
    site.shift.toFixed(3),
    String(site.elements),
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
