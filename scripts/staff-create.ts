import { randomBytes } from 'node:crypto'
import { stdin, stdout } from 'node:process'
import { createInterface } from 'node:readline/promises'
import { fail } from './say.ts'
import { runTask } from './tasks.ts'

const email = process.argv[2]
if (!email?.includes('@')) fail('Name the address: npm run staff:create -- anna@example.com')
const typed = stdin.isTTY ? await ask('Password (empty: one is made): ') : ''
const password = typed || randomBytes(12).toString('base64url')
await runTask('/staff', { email, password })
console.log(`${email} can log in at /staff${typed ? '.' : ` with ${password} (shown only now).`}`)

async function ask(question: string): Promise<string> {
  const terminal = createInterface({ input: stdin, output: stdout })
  const answer = await terminal.question(question)
  terminal.close()
  return answer.trim()
}
