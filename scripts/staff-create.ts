import { randomBytes } from 'node:crypto'
import { stdin, stdout } from 'node:process'
import { createInterface } from 'node:readline/promises'
import { remoteStore } from './agency/remote.ts'
import { ON_SITE, readArguments } from './arguments.ts'
import { withPrivateFile } from './deploy/private-file.ts'
import { fail } from './say.ts'
import { runTask } from './tasks.ts'
import { wranglerOn } from './wrangler.ts'

const USAGE = `Name the address: npm run staff:create -- anna@example.com
  --role agent|editor|office|admin
                        what they may do (admin)
  --name 'Anna Maes'    how the staff area calls them (the address)
  --lang nl|fr|en|de    the language they read it in (nl)
  --remote              in the deployed database, with wrangler
  --config FILE         of which agency (wrangler.toml)`
const ROLES = ['agent', 'editor', 'office', 'admin']
const LANGUAGES = ['nl', 'fr', 'en', 'de']

const { values, positionals } = readArguments(
  USAGE,
  {
    role: { type: 'string', default: 'admin' },
    name: { type: 'string' },
    lang: { type: 'string', default: 'nl' },
    ...ON_SITE,
  },
  1,
)
const { role, lang, remote } = values
const [email] = positionals
if (!email?.includes('@')) fail(USAGE)
if (!ROLES.includes(role)) fail(`There is no role '${role}'. It is one of ${ROLES.join(', ')}.`)
if (!LANGUAGES.includes(lang))
  fail(`There is no language '${lang}'. It is one of ${LANGUAGES.join(', ')}.`)
const typed = stdin.isTTY ? await ask('Password, 12 characters or more (empty: one is made): ') : ''
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

/** Writes to the database by wrangler, which requires the right to deploy; the site has no such API. */
async function putRemote(given: typeof account): Promise<void> {
  const { sql, lastAdmin } = await runTask('/staff?as=sql', given)
  const wrangler = wranglerOn(values.config)
  const [otherAdmin] = lastAdmin ? await remoteStore(wrangler).query([String(lastAdmin)]) : []
  if (otherAdmin?.length)
    fail('This account stays an administrator: no other administrator can log in.')
  const code = await withPrivateFile('account.sql', String(sql), (file) =>
    wrangler.run(['d1', 'execute', 'DB', '--remote', '--yes', '--file', file]),
  )
  if (code !== 0) process.exit(code)
}
