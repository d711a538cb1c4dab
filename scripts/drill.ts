import { readFileSync, rmSync } from 'node:fs'
import { readArguments } from './arguments.ts'
import { build } from './bundle.ts'
import { ensureChromium } from './chromium.ts'
import { run } from './command.ts'
import { drillKills, type KillRow } from './drill/kill.ts'
import { createDevVars } from './runtime.ts'
import { fail } from './say.ts'

const USAGE = `Measures what faults and kills cost: npm run drill
  --kills   only kills of the server`

const { values } = readArguments(USAGE, { kills: { type: 'boolean', default: false } })

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

if (!values.kills && !ensureChromium()) {
  fail('The drill needs Chromium: install it, or name it in CHROME_PATH.')
}
createDevVars()
await build()
const rows = values.kills
  ? []
  : [
      ...(await drill('vitest.config.ts', 'src/drill.test.ts')),
      ...(await drill('e2e/vitest.config.ts', 'e2e/mail.test.ts')),
    ]
const kills = await drillKills()
if (rows.length > 0) print(rows)
printKills(kills)
const isLost = [...rows, ...kills].some(({ failed }) => failed)
if (isLost) fail('Something was lost, duplicated or late: see above.')
console.log(
  'Nothing was lost. Only mails that may arrive twice did. (Refused visitors got a request to retry, and retried.)',
)

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

/** What was there after a kill with SIGKILL and a restart on the same database. */
function printKills(table: KillRow[]): void {
  const width = Math.max(...table.map(({ what }) => what.length))
  const heads = ['expected', 'found', 'twice', 'seconds']
  const title = 'killed during'.padEnd(width)
  console.log(`\n${title}  ${heads.map((name) => name.padStart(8)).join('')}`)
  for (const { what, expected, found, twice, seconds, failed } of table) {
    const cells = [expected, found, twice, seconds.toFixed(0)].map((cell) =>
      String(cell).padStart(8),
    )
    console.log(`${what.padEnd(width)}  ${cells.join('')}${failed ? '  ✗' : ''}`)
  }
  console.log('')
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
