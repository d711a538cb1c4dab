import { readFileSync, rmSync } from 'node:fs'
import { readArguments } from './arguments.ts'
import { build } from './bundle.ts'
import { ensureChromium } from './chromium.ts'
import { run } from './command.ts'
import { fail } from './say.ts'

readArguments('Measures what faults cost: npm run drill', {})

/** The outcome of a fault, as the tests note it in their metadata. */
interface Row {
  what: string
  visitors: number
  refused: number
  leads: number
  mails: number
  arrived: number
  twice: number
  pages: number | null
  failed: boolean
}

const COLUMNS = ['visitors', 'refused', 'leads', 'mails', 'arrived', 'twice', 'pages'] as const
const NOTHING = {
  ...(Object.fromEntries(COLUMNS.map((name) => [name, 0])) as Record<(typeof COLUMNS)[number], 0>),
  failed: true,
}
const REPORT = 'dist/drill.json'

if (!ensureChromium()) fail('The drill needs Chromium: install it, or name it in CHROME_PATH.')
await build()
const rows = [
  ...(await drill('vitest.config.ts', 'src/drill.test.ts')),
  ...(await drill('e2e/vitest.config.ts', 'e2e/mail.test.ts')),
]
print(rows)
if (rows.some(({ failed }) => failed)) fail('Something was lost, or came twice: see above.')
console.log('Nothing was lost; twice came only what may. (refused: told to try again, and did)')

async function drill(config: string, file: string): Promise<Row[]> {
  rmSync(REPORT, { force: true })
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${REPORT}`]
  const code = await run('vitest', ['run', '--config', config, file, ...reporters], { DRILL: '1' })
  const found = readRows()
  return code === 0 ? found : [...found, { ...NOTHING, what: `${file} failed` }]
}

function readRows(): Row[] {
  const { testResults } = JSON.parse(readFileSync(REPORT, 'utf8'))
  const tests: { status: string; meta: { drill?: Row } }[] = testResults.flatMap(
    (file: { assertionResults: unknown[] }) => file.assertionResults,
  )
  return tests.flatMap(({ status, meta }) =>
    meta.drill ? [{ ...meta.drill, failed: status !== 'passed' }] : [],
  )
}

function print(table: Row[]): void {
  const width = Math.max(...table.map(({ what }) => what.length))
  console.log(`\n${' '.repeat(width)}  ${COLUMNS.map((name) => name.padStart(8)).join('')}`)
  for (const row of table) {
    const cells = COLUMNS.map((name) => String(row[name] ?? '–').padStart(8)).join('')
    console.log(`${row.what.padEnd(width)}  ${cells}${row.failed ? '  ✗' : ''}`)
  }
  console.log('')
}
