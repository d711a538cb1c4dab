import { readFileSync, rmSync } from 'node:fs'
import { build } from './bundle.ts'
import { ensureChromium } from './chromium.ts'
import { run } from './command.ts'
import { message } from './say.ts'

interface Tally {
  passed: number
  failed: number
}

const PARTS = { check: [types, lint], unit: [unitTests], e2e: [builds, browserTests] }

const wanted = process.argv.slice(2).filter((name): name is keyof typeof PARTS => name in PARTS)
const steps = (wanted.length ? wanted : (['check', 'unit', 'e2e'] as const)).flatMap(
  (name): (() => Promise<Tally>)[] => PARTS[name],
)
const total: Tally = { passed: 0, failed: 0 }
for (const step of steps) {
  const { passed, failed } = await step()
  total.passed += passed
  total.failed += failed
}
console.log(`${total.passed} passed, ${total.failed} failed`)
process.exit(total.failed ? 1 : 0)

async function types(): Promise<Tally> {
  console.log('Checking types …')
  return one(await run('tsc', ['-b']))
}

async function lint(): Promise<Tally> {
  console.log('Linting …')
  return one(await run('biome', ['check', '--diagnostic-level=warn', '--error-on-warnings']))
}

async function unitTests(): Promise<Tally> {
  console.log('Running the unit and worker tests …')
  return vitest('vitest.config.ts')
}

async function builds(): Promise<Tally> {
  console.log('Building …')
  return build().then(
    () => one(0),
    (error) => {
      console.error(message(error))
      return one(1)
    },
  )
}

async function browserTests(): Promise<Tally> {
  const chromium = ensureChromium()
  if (!chromium) {
    console.error('The browser tests need Chromium: install it, or name it in CHROME_PATH.')
    return one(1)
  }
  console.log('Running the browser tests …')
  return vitest('e2e/vitest.config.ts')
}

function one(exitCode: number): Tally {
  return exitCode === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }
}

/** A file that can't even be loaded counts as one failed test. */
async function vitest(config: string): Promise<Tally> {
  const report = 'dist/test-report.json'
  rmSync(report, { force: true })
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
  const exitCode = await run('vitest', ['run', '--config', config, ...reporters])
  const { passed, failed } = readReport(report)
  return { passed, failed: exitCode === 0 ? failed : Math.max(1, failed) }
}

function readReport(path: string): Tally {
  try {
    const { numPassedTests, testResults } = JSON.parse(readFileSync(path, 'utf8'))
    const failed = testResults.flatMap(failures)
    return { passed: numPassedTests, failed: failed.length }
  } catch {
    return { passed: 0, failed: 1 }
  }
}

function failures(file: { status: string; assertionResults: { status: string }[] }): unknown[] {
  const failed = file.assertionResults.filter(({ status }) => status === 'failed')
  return failed.length === 0 && file.status === 'failed' ? [file] : failed
}
