import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { STAFF_ROLES } from '../src/platform/accounts/account'
import { readArguments } from './arguments.ts'
import { run } from './deploy/fake-cloudflare/run.ts'

/** Runs the script of `npm run …` with these arguments. */
function call(script: string, ...words: string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [`scripts/${script}.ts`, ...words])
  return { status, output: `${stdout}${stderr}`.trimEnd() }
}

const USAGE = 'Name the folder: npm run agency:new -- agency'

test.each([
  ['--help', USAGE],
  ['--remoet', `Unknown option '--remoet'.\n${USAGE}`],
  ['other.toml', `Unexpected 'other.toml'.\n${USAGE}`],
])('a command called with %s only prints its usage', async (word, output) => {
  const { argv } = process
  process.argv = [...argv.slice(0, 2), word]
  expect(await run(async () => readArguments(USAGE, {}))).toMatchObject({ failed: true, output })
  process.argv = argv
})

test('a command does nothing with an unknown option', () => {
  const { status, output } = call('agency-new', '--remoet')
  expect(status).toBe(1)
  expect(output).toBe(`Unknown option '--remoet'.\n${USAGE}`)
})

test('a stage of the tests runs only the named files, and refuses a file that does not exist', () => {
  const { status, output } = call('test', 'unit', 'scripts/split-listings.test.ts')
  expect(output.match(/[\w/-]+\.test\.ts/g)).toEqual(['scripts/split-listings.test.ts'])
  expect(output).toMatch(/[1-9]\d* passed, 0 failed$/)
  expect(status).toBe(0)
  expect(call('test', 'unit', 'scripts/none.test.ts')).toEqual({
    status: 1,
    output: 'There is no file scripts/none.test.ts.',
  })
  expect(call('test', 'check', 'scripts/arguments.test.ts').output).toContain('There is no part')
}, 60_000)

test('staff:create refuses an unknown role and lists the roles', () => {
  expect(call('staff-create', 'anna@example.com', '--role', 'owner')).toEqual({
    status: 1,
    output: `There is no role 'owner'. It is one of ${STAFF_ROLES.join(', ')}.`,
  })
})

test.each(['person.json', 'pand.sql', 'backup/2026-11-22/pages.json', '.env.deploy'])(
  'Git ignores %s, which contains data or secrets of an agency',
  (file) => {
    expect(spawnSync('git', ['check-ignore', '--quiet', file]).status).toBe(0)
  },
)

test('people:export refuses a file that Git would commit', () => {
  const { status, output } = call('people', 'export', 'jan@example.com', '--file', 'docs/jan.json')
  expect(status).toBe(1)
  expect(output).toBe(
    'docs/jan.json is in the repository and not ignored by Git: name a file outside it.',
  )
})

test.each([
  ['import', 'missing.csv', 'There is no file missing.csv.'],
  ['generate', '1e12', 'At most 100000 listings are added at once.'],
])('%s %s fails with a sentence', (script, word, sentence) => {
  expect(call(script, word)).toEqual({ status: 1, output: sentence })
})

test('agency:load names every file that is not JSON', () => {
  const folder = mkdtempSync(join(tmpdir(), 'agency-'))
  for (const name of ['pages.json', 'team.json']) writeFileSync(join(folder, name), '{')
  const { status, output } = call('agency-load', folder)
  rmSync(folder, { recursive: true })
  expect(status).toBe(1)
  expect(output).toMatch(
    /pages\.json can't be read as JSON: .*\n.*team\.json can't be read as JSON: /,
  )
})
