import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as delay } from 'node:timers/promises'

const POLL_MS = 10

/** The built site in separate processes, which can be killed and started again on the same database. */
export class KilledSite {
  readonly #state = mkdtempSync(join(tmpdir(), 'pand-drill-'))
  readonly #env: Record<string, string>
  #server: ChildProcess | null = null
  #port = '0'

  constructor(env: Record<string, string>) {
    this.#env = env
  }

  get origin(): string {
    return `http://localhost:${this.#port}`
  }

  async start(): Promise<void> {
    const server = spawn(process.execPath, ['scripts/start.ts', '--no-build'], {
      // A process group of its own, so that the runtime is killed with the command.
      detached: true,
      stdio: ['ignore', 'pipe', 'ignore'],
      env: { ...process.env, ...this.#env, STATE_DIR: this.#state, PORT: this.#port },
    })
    this.#server = server
    this.#port = await new Promise((resolve, reject) => {
      let output = ''
      server.stdout?.on('data', (data) => {
        output += data
        const [, port] = /Pand is at http:\/\/localhost:(\d+)/.exec(output) ?? []
        if (port) resolve(port)
      })
      server.once('exit', (code) => reject(new Error(`The site ended with ${code}: ${output}`)))
    })
  }

  /** Ends the command and the runtime at once, with SIGKILL. */
  async kill(): Promise<void> {
    const server = this.#server
    if (!server?.pid) return
    const ended = new Promise((resolve) => server.once('close', resolve))
    process.kill(-server.pid, 'SIGKILL')
    await ended
    this.#server = null
  }

  /** Ends the site, and deletes its database. */
  async remove(): Promise<void> {
    await this.kill()
    rmSync(this.#state, { recursive: true, force: true })
  }

  /** The rows of a query of the site's database. */
  read(sql: string): Record<string, unknown>[] {
    const folder = join(this.#state, 'v3/d1/miniflare-D1DatabaseObject')
    const name = readdirSync(folder).find((file) => /^[0-9a-f]{64}\.sqlite$/.test(file)) ?? ''
    const db = new DatabaseSync(join(folder, name), { readOnly: true, timeout: 10_000 })
    try {
      return db.prepare(sql).all()
    } finally {
      db.close()
    }
  }

  /** The first number of a query, 0 for none. */
  count(sql: string): number {
    return Number(Object.values(this.read(sql)[0] ?? {})[0] ?? 0)
  }
}

/** Waits until the condition holds, and returns the seconds that it took; throws after `maxSeconds`. */
export async function until(name: string, holds: () => boolean, maxSeconds = 120): Promise<number> {
  const began = performance.now()
  const seconds = () => (performance.now() - began) / 1000
  while (!holds()) {
    if (seconds() > maxSeconds) throw new Error(`Not within ${maxSeconds} s: ${name}`)
    await delay(POLL_MS)
  }
  return seconds()
}
