import { readFileSync } from 'node:fs'
import { build, WORKER } from './bundle.ts'
import { run } from './command.ts'
import { fail } from './say.ts'

if (/"your-[\w-]+-id"/.test(readFileSync('wrangler.toml', 'utf8'))) {
  fail('Put the ids of your D1 database and KV namespace into wrangler.toml first.')
}
console.log('Building …')
await build()
await wrangler('d1', 'migrations', 'apply', 'DB', '--remote')
await wrangler('deploy', WORKER, '--no-bundle')

async function wrangler(...args: string[]): Promise<void> {
  const code = await run('wrangler', args)
  if (code !== 0) process.exit(code)
}
