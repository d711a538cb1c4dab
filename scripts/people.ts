import { spawnSync } from 'node:child_process'
import { chmodSync, writeFileSync } from 'node:fs'
import { stdin, stdout } from 'node:process'
import { createInterface } from 'node:readline/promises'
import { localStore } from './agency/local.ts'
import { remoteStore } from './agency/remote.ts'
import { ON_SITE, readArguments } from './arguments.ts'
import { fail } from './say.ts'
import { callTask, withTasks } from './tasks.ts'
import { wranglerOn } from './wrangler.ts'

const RECORD_KINDS = [
  'leads',
  'appointments',
  'searches',
  'mails',
  'accounts',
  'sessions',
  'homes',
  'notes',
]
const KINDS = [...RECORD_KINDS, 'mentions']
const SUCCESS_TEXTS = {
  erase:
    'is erased. The register of erasures has a new line, without a name. The CRM keeps its own data.',
  disable: 'can no longer log in. All sessions have ended.',
  enable: 'can log in again.',
  delete: 'no longer has an account. All sessions have ended.',
}
const USAGE = `Name the address: npm run people:export|erase|disable|enable|delete -- jan@example.com
  --file FILE     where an export goes (person.json, which Git ignores)
  --yes           erases or deletes without asking
  --remote        in the deployed database, with wrangler
  --config FILE   of which agency (wrangler.toml)`

const LAST_ADMIN = `Nothing was changed: no other administrator can log in. Make one first:
npm run staff:create -- anna@example.com`

interface PeopleResult {
  person: object
  counts: Record<string, number>
  statements: string[]
}

const { values, positionals } = readArguments(
  USAGE,
  {
    file: { type: 'string', default: 'person.json' },
    yes: { type: 'boolean', default: false },
    ...ON_SITE,
  },
  2,
)
const [action = '', email = ''] = positionals
if (!email.includes('@') || !(action === 'export' || action in SUCCESS_TEXTS)) fail(USAGE)
if (action === 'export' && wouldBeCommitted(values.file))
  fail(`${values.file} is in the repository and not ignored by Git: name a file outside it.`)

await withTasks(async (tasks) => {
  const store = values.remote ? remoteStore(wranglerOn(values.config)) : await localStore(tasks)
  const { queries, lastAdmin } = await callTask(tasks, '/people', { email })
  const answers = await store.query(queries as string[])
  const rows = Object.fromEntries(RECORD_KINDS.map((kind, index) => [kind, answers[index]]))
  const others = await callTask(tasks, '/people', { email, rows })
  const mentions = (await store.query(others.queries as string[])).flat()
  const change = action === 'export' ? undefined : action
  const call = { email, rows, mentions, change }
  const result = (await callTask(tasks, '/people', call)) as unknown as PeopleResult
  console.log(KINDS.map((kind) => counted(result.counts[kind] ?? 0, kind)).join(', '))
  if (isNothing(result)) fail(nothingText())
  if (action === 'export') return write(result.person)
  if (action !== 'enable' && (await store.query([lastAdmin as string]))[0]?.length) fail(LAST_ADMIN)
  if (action === 'erase' || action === 'delete') await confirm()
  await store.write(result.statements)
  console.log(`${email} ${SUCCESS_TEXTS[action as keyof typeof SUCCESS_TEXTS]}`)
})

/** Files are not among it: visitors and owners send none. */
function write(person: object): void {
  writeFileSync(values.file, '', { mode: 0o600 })
  // A file that was there before has its own mode.
  chmodSync(values.file, 0o600)
  writeFileSync(values.file, `${JSON.stringify(person, null, 2)}\n`)
  console.log(`Written to ${values.file}, which only you can read.`)
}

/** Returns true for a file of this repository that Git would add to a commit. */
function wouldBeCommitted(file: string): boolean {
  return spawnSync('git', ['check-ignore', '--quiet', file], { stdio: 'ignore' }).status === 1
}

/** `1 search`, `2 searches`. */
function counted(count: number, kind: string): string {
  return `${count} ${count === 1 ? kind.replace(/(?:(?<=h)e)?s$/, '') : kind}`
}

function nothingText(): string {
  if (action === 'export') return `Nothing is stored of ${email}: no file was written.`
  return `Nothing is stored of ${email}${action === 'erase' ? '' : ' to log in'}.`
}

function isNothing({ counts }: PeopleResult): boolean {
  const concerned = action === 'erase' || action === 'export' ? KINDS : ['accounts']
  return concerned.every((kind) => counts[kind] === 0)
}

async function confirm(): Promise<void> {
  if (values.yes) return
  if (!stdin.isTTY) fail('Nothing was changed: without a terminal the command needs --yes.')
  const terminal = createInterface({ input: stdin, output: stdout })
  const answer = await terminal.question(`This can't be undone. Type ${email} to go on: `)
  terminal.close()
  if (answer.trim() !== email) fail('Nothing was changed.')
}
