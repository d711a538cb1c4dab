import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { describe, expect, it } from 'vitest'
import { configure, inAgencyFolder } from './fake-cloudflare/agency.ts'

const NODE = resolve('node_modules/node/bin/node')
const COMMANDS = { deploy: resolve('scripts/deploy.ts'), doctor: resolve('scripts/doctor.ts') }
const PRIVATE_FILE = pathToFileURL(resolve('scripts/deploy/private-file.ts')).href

inAgencyFolder()

describe('the commands', () => {
  it('deploy prints one line for each refusal and runs no command', () => {
    configure({ SITE_ORIGIN: '', MAIL_DRIVER: 'local' })
    const { status, lines } = command('deploy')
    expect(status).toBe(1)
    expect(lines).toHaveLength(2)
    expect(existsSync('calls.jsonl')).toBe(false)
  })

  it('doctor --remote prints one line for each problem, here and at Cloudflare', () => {
    configure({ SITE_ORIGIN: 'https://127.0.0.1:1', RATE_LIMIT_FACTOR: '5' })
    const { status, lines } = command('doctor', '--remote')
    expect(status).toBe(1)
    expect(lines.map((line) => line.split(' ').slice(0, 3).join(' '))).toEqual([
      'RATE_LIMIT_FACTOR is "5",',
      "The secrets can't",
      'Not applied to',
      'The database holds',
      'No one can',
      "https://127.0.0.1:1/healthz can't be",
      "http://127.0.0.1:1/ can't be",
    ])
  })
})

it('a private file is deleted when the process is stopped by a signal', async () => {
  const code = `import { withPrivateFile } from '${PRIVATE_FILE}'
      await withPrivateFile('secrets.json', '{}', async (path) => {
        console.log(path)
        await new Promise((done) => setTimeout(done, 20_000))
      })`
  const child = spawn(NODE, ['--input-type=module', '--eval', code])
  const [path] = await once(child.stdout, 'data')
  const file = String(path).trim()
  expect(existsSync(file)).toBe(true)
  child.kill('SIGTERM')
  await once(child, 'exit')
  expect(existsSync(file)).toBe(false)
})

function command(name: keyof typeof COMMANDS, ...args: string[]) {
  const child = spawnSync(NODE, [COMMANDS[name], ...args], { encoding: 'utf8' })
  const printed = child.stdout + child.stderr
  return { status: child.status, lines: printed.split('\n').filter((line) => line !== '') }
}
