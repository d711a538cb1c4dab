import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync, rmSync, statfsSync } from 'node:fs'
import { readArguments } from './arguments.ts'
import { build } from './bundle.ts'
import { ensureChromium } from './chromium.ts'
import { run } from './command.ts'
import { fail, message } from './say.ts'

interface Tally {
  passed: number
  /** The name of each failed check. */
  failed: string[]
}

/** In groups, one after the other; what needs one core each runs beside each other. */
const STEPS: { part: Part; run: () => Promise<Tally> }[][] = [
  [
    { part: 'check', run: types },
    { part: 'check', run: lint },
    { part: 'e2e', run: builds },
  ],
  [{ part: 'unit', run: unitTests }],
  [{ part: 'e2e', run: browserTests }],
]
const PARTS = ['check', 'unit', 'e2e'] as const
type Part = (typeof PARTS)[number]

const USAGE = `Checks everything, or the parts that are named: npm test -- ${PARTS.join(' ')}
Runs only the named test files: npm run test:unit -- src/a.test.ts scripts/b.test.ts (or test:e2e)
Runs only the tests that the changes since main can reach: npm test -- --changed`
/** The files that all browser tests depend on. */
const PRODUCT =
  /^(?:src(?!.*\.test\.)|public|content|seeds|starter|migrations|scripts\/vite|vite\.)/
/** Linux keeps the files of this folder in memory. */
const MEMORY_DIR = '/dev/shm'
const MIN_MEMORY_BYTES = 4 * 1024 ** 3
const OPTIONS = { changed: { type: 'boolean', default: false } } as const
const { values, positionals } = readArguments(USAGE, OPTIONS, Number.POSITIVE_INFINITY)
const base = values.changed ? git('merge-base', 'HEAD', 'main').trim() : null
const named = PARTS.filter((part) => positionals.includes(part))
const files = positionals.filter((word) => !PARTS.some((part) => part === word))
const isOneStage = named.length === 1 && named[0] !== 'check'
if (files.length > 0 && !isOneStage) fail(`There is no part '${files[0]}'.\n${USAGE}`)
const missing = files.find((file) => !existsSync(file))
if (missing !== undefined) fail(`There is no file ${missing}.`)
const parts = named.length > 0 ? named : PARTS
// The databases of tests write so often that a disk makes tests a fifth slower.
if (hasMemoryDir()) process.env.TMPDIR = MEMORY_DIR
const total: Tally = { passed: 0, failed: [] }
for (const group of STEPS) {
  const steps = group.filter(({ part }) => parts.includes(part))
  for (const { passed, failed } of await Promise.all(steps.map(({ run }) => run()))) {
    total.passed += passed
    total.failed.push(...failed)
  }
}
// The names are repeated at the end, because the first failures have scrolled out of sight.
for (const name of total.failed) console.log(`Failed: ${name}`)
console.log(`${total.passed} passed, ${total.failed.length} failed`)
process.exit(total.failed.length ? 1 : 0)

function hasMemoryDir(): boolean {
  if (!existsSync(MEMORY_DIR)) return false
  const { bavail, bsize } = statfsSync(MEMORY_DIR)
  return bavail * bsize >= MIN_MEMORY_BYTES
}

async function types(): Promise<Tally> {
  console.log('Checking types …')
  return tallyOf('types', await run('tsc', ['-b']))
}

async function lint(): Promise<Tally> {
  console.log('Linting …')
  return tallyOf(
    'lint',
    await run('biome', ['check', '--diagnostic-level=warn', '--error-on-warnings']),
  )
}

async function unitTests(): Promise<Tally> {
  console.log('Running the unit and worker tests …')
  return vitest('vitest.config.ts', changedSince(base))
}

async function builds(): Promise<Tally> {
  console.log('Building …')
  return build().then(
    () => tallyOf('build', 0),
    (error) => {
      console.error(message(error))
      return tallyOf('build', 1)
    },
  )
}

async function browserTests(): Promise<Tally> {
  const chromium = ensureChromium()
  if (!chromium) {
    console.error('The browser tests need Chromium: install it, or name it in CHROME_PATH.')
    return tallyOf('Chromium', 1)
  }
  console.log('Running the browser tests …')
  return vitest('e2e/vitest.config.ts', isProductChanged() ? [] : changedSince(base))
}

function tallyOf(name: string, exitCode: number): Tally {
  return exitCode === 0 ? { passed: 1, failed: [] } : { passed: 0, failed: [name] }
}

function changedSince(commit: string | null): string[] {
  return commit === null ? [] : ['--changed', commit, '--passWithNoTests']
}

function isProductChanged(): boolean {
  if (base === null) return false
  const files = git('diff', '--name-only', base) + git('ls-files', '--others', '--exclude-standard')
  return files.split('\n').some((file) => PRODUCT.test(file))
}

function git(...args: string[]): string {
  return execFileSync('git', args, { encoding: 'utf8' })
}

/** A file that cannot be loaded counts as one failed test. */
async function vitest(config: string, selection: string[]): Promise<Tally> {
  const report = 'dist/test-report.json'
  rmSync(report, { force: true })
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
  const exitCode = await run('vitest', [
    'run',
    '--config',
    config,
    ...reporters,
    ...selection,
    ...files,
  ])
  const { passed, failed } = readReport(report)
  return { passed, failed: exitCode === 0 || failed.length > 0 ? failed : [config] }
}

function readReport(path: string): Tally {
  try {
    const { numPassedTests, testResults } = JSON.parse(readFileSync(path, 'utf8'))
    return { passed: numPassedTests, failed: testResults.flatMap(failures) }
  } catch {
    return { passed: 0, failed: [path] }
  }
}

interface FileReport {
  name: string
  status: string
  message: string
  assertionResults: { status: string; fullName: string; failureMessages: string[] }[]
}

function failures({ name, status, message, assertionResults }: FileReport): string[] {
  const failed = assertionResults.filter((tallyOf) => tallyOf.status === 'failed')
  if (failed.length === 0) return status === 'failed' ? [`${name}: ${message}`] : []
  return failed.map(({ fullName, failureMessages: [why = ''] }) => {
    const [firstLine] = why.split('\n')
    return `${name} > ${fullName}: ${firstLine}`
  })
}
