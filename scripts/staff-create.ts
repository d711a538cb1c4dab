import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { stdin, stdout } from 'node:process'
import { createInterface } from 'node:readline/promises'
import { parseArgs } from 'node:util'
import { run } from './command.ts'
import { fail } from './say.ts'
import { runTask } from './tasks.ts'

const USAGE = `Name the address: npm run staff:create -- anna@example.com
  --role editor|admin   what they may do (admin)
  --name 'Anna Maes'    how the staff area calls them (the address)
  --lang nl|fr|en|de    the language they read it in (nl)
  --remote              in the deployed database, with wrangler`

const { values, positionals } = parseArgs({
  options: {
    role: { type: 'string', default: 'admin' },
    name: { type: 'string' },
    lang: { type: 'string', default: 'nl' },
    remote: { type: 'boolean', default: false },
  },
  allowPositionals: true,
})
const { role, lang, remote } = values
const [email] = positionals
if (!email?.includes('@')) fail(USAGE)
const typed = stdin.isTTY ? await ask('Password, 12 signs or more (empty: one is made): ') : ''
const password = typed || randomBytes(12).toString('base64url')
const account = { email, name: values.name ?? email, role, lang, password }
if (remote) await putRemote(account)
else await runTask('/staff', account)
console.log(`${email} can log in at /staff${typed ? '.' : ` with ${password} (shown only now).`}`)

async function ask(question: string): Promise<string> {
  const terminal = createInterface({ input: stdin, output: stdout })
  const answer = await terminal.question(question)
  terminal.close()
  return answer
}

/** Only who may deploy reaches that database: no call to the site makes accounts. */
async function putRemote(given: typeof account): Promise<void> {
  const { sql } = await runTask('/staff?as=sql', given)
  const folder = mkdtempSync(join(tmpdir(), 'pand-staff-'))
  const file = join(folder, 'account.sql')
  writeFileSync(file, String(sql), { mode: 0o600 })
  const code = await run('wrangler', ['d1', 'execute', 'DB', '--remote', '--yes', '--file', file])
  rmSync(folder, { recursive: true })
  if (code !== 0) process.exit(code)
}
