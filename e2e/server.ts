import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { promisify } from 'node:util'

export interface SiteServer {
  origin: string
  stop(): Promise<void>
}

interface StartOptions {
  /** The folder of the database. */
  state: string
  args?: string[]
  env?: Record<string, string>
  /** Hides error output, for tests that cause errors. */
  quiet?: boolean
}

/** Loads the agency of the starter, which takes less time than the demo agency, into a new database. */
export async function loadStarter(state: string): Promise<void> {
  const env = { ...process.env, STATE_DIR: state }
  await promisify(execFile)(process.execPath, ['scripts/agency-load.ts', 'starter'], { env })
}

/** Starts the built site on a free port. */
export async function startSite({
  state,
  args = [],
  env = {},
  quiet = false,
}: StartOptions): Promise<SiteServer> {
  const server = spawn(process.execPath, ['scripts/start.ts', '--no-build', ...args], {
    env: { ...process.env, PORT: '0', STATE_DIR: state, CRM_DEMO: 'off', ...env },
    stdio: ['ignore', 'pipe', quiet ? 'ignore' : 'inherit', 'ipc'],
  })
  return { origin: await addressOf(server), stop: () => stopServer(server) }
}

function addressOf(server: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let output = ''
    server.stdout?.on('data', (chunk) => {
      output += chunk
      const [address] = /http:\/\/localhost:\d+/.exec(output) ?? []
      if (address) resolve(address)
    })
    server.on('exit', () => reject(new Error(`The server did not start: ${output}`)))
  })
}

function stopServer(server: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    server.removeAllListeners('exit')
    server.on('exit', () => resolve())
    server.kill('SIGTERM')
  })
}
