import { existsSync, readFileSync, rmSync } from 'node:fs'
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
Runs only the named test files: npm run test:unit -- src/a.test.ts scripts/b.test.ts (or test:e2e)`
const { positionals } = readArguments(USAGE, {}, Number.POSITIVE_INFINITY)
const named = PARTS.filter((part) => positionals.includes(part))
const files = positionals.filter((word) => !PARTS.some((part) => part === word))
const isOneStage = named.length === 1 && named[0] !== 'check'
if (files.length > 0 && !isOneStage) fail(`There is no part '${files[0]}'.\n${USAGE}`)
const missing = files.find((file) => !existsSync(file))
if (missing !== undefined) fail(`There is no file ${missing}.`)
const parts = named.length > 0 ? named : PARTS
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
  return vitest('vitest.config.ts')
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
  return vitest('e2e/vitest.config.ts')
}

function tallyOf(name: string, exitCode: number): Tally {
  return exitCode === 0 ? { passed: 1, failed: [] } : { passed: 0, failed: [name] }
}

/** A file that cannot be loaded counts as one failed test. */
async function vitest(config: string): Promise<Tally> {
  const report = 'dist/test-report.json'
  rmSync(report, { force: true })
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
  const exitCode = await run('vitest', ['run', '--config', config, ...reporters, ...files])
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
