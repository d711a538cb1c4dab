import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from 'playwright-core'
import type { TestProject } from 'vitest/node'
import { CHROMIUM_FLAGS, findChromium } from '../scripts/chromium.ts'

declare module 'vitest' {
  interface ProvidedContext {
    origin: string
    browser: string
  }
}

/** One server with a database of its own and one browser for all browser tests. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const state = mkdtempSync(join(tmpdir(), 'pand-e2e-'))
  const server = spawn(process.execPath, ['scripts/start.ts', '--no-build'], {
    env: {
      ...process.env,
      PORT: '0',
      STATE_DIR: state,
      RATE_LIMIT_FACTOR: '100',
      STAFF_API_TOKEN: 'local-staff-token',
    },
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  })
  project.provide('origin', await addressOf(server))
  // Only now: a browser that is open keeps the tests from ending when there is no server.
  const browser = await chromium.launchServer({
    executablePath: findChromium(),
    args: CHROMIUM_FLAGS,
  })
  project.provide('browser', browser.wsEndpoint())
  return async () => {
    await browser.close()
    await stopped(server)
    rmSync(state, { recursive: true, force: true })
  }
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

function stopped(server: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    server.removeAllListeners('exit')
    server.on('exit', () => resolve())
    server.kill('SIGTERM')
  })
}
