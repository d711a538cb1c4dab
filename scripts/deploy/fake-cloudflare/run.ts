import { existsSync, readFileSync, rmSync } from 'node:fs'
import { vi } from 'vitest'
import { gatherFacts } from '../../checks/gather.ts'
import { wranglerOn } from '../../wrangler.ts'
import { deploy } from '../deploy.ts'
import { put } from './agency.ts'

interface Options {
  config?: string
  agency?: string
  create?: boolean
  noMail?: boolean
  /** Successive answers of `/healthz`; the last one repeats. */
  health?: (object | Error)[]
  fails?: 'build' | 'load'
}

interface Run {
  failed: boolean
  /** All lines that were printed, failures too. */
  output: string
  /** Every argument of every call of wrangler, and our own steps in brackets. */
  calls: string[][]
  /** The same without options, in order. */
  steps: string[]
}

/** A whole deployment, with a build and a loading of the agency that only leave their traces. */
export async function runDeploy(options: Options = {}): Promise<Run> {
  const { config = 'wrangler.toml', agency = 'agency', fails } = options
  answerHealth(options.health ?? [{ status: 'ok' }])
  const local = {
    build: async () => {
      note('build')
      if (fails === 'build') throw new Error('src/app.tsx: no such module')
      writeBuild()
      return 'dist/worker/index.js'
    },
    loadAgency: async (folder: string) => {
      note(`load ${folder}`)
      if (fails === 'load') throw new Error('pages.json: no home')
    },
  }
  return run(() => deploy(gatherFacts({ ...options, config, agency }), wranglerOn(config), local))
}

/** Runs something that may end the process, and catches what it prints and whom it calls. */
export async function run(work: () => Promise<unknown>): Promise<Run> {
  const lines: string[] = []
  for (const method of ['log', 'warn', 'error'] as const) {
    vi.spyOn(console, method).mockImplementation((...parts) => lines.push(parts.join(' ')))
  }
  const exit = new Error('The process ended.')
  vi.spyOn(process, 'exit').mockImplementation(() => {
    throw exit
  })
  rmSync('calls.jsonl', { force: true })
  const failed = await work().then(
    () => false,
    (error) => {
      if (error === exit) return true
      throw error
    },
  )
  vi.restoreAllMocks()
  const calls = recorded()
  return { failed, output: lines.join('\n'), calls, steps: calls.map(nameOf) }
}

export function answerHealth(answers: (object | Error)[]): void {
  const remaining = [...answers]
  vi.stubGlobal('fetch', async (address: string) => {
    if (!address.endsWith('/healthz')) return redirect(address)
    const answer = remaining.length > 1 ? remaining.shift() : remaining[0]
    if (answer instanceof Error) throw answer
    return Response.json(answer)
  })
}

function redirect(address: string): Response {
  return new Response(null, {
    status: 308,
    headers: { Location: address.replace('http:', 'https:') },
  })
}

function note(step: string): void {
  put('calls.jsonl', `${existing()}${JSON.stringify([`(${step})`])}\n`)
}

function recorded(): string[][] {
  return existing()
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line))
}

function existing(): string {
  return existsSync('calls.jsonl') ? readFileSync('calls.jsonl', 'utf8') : ''
}

/** `["d1", "migrations", "apply", "DB", "--remote"]` → `d1 migrations apply`. */
function nameOf(call: string[]): string {
  const end = call.findIndex((word) => word === 'DB' || word.startsWith('-') || word.includes('/'))
  return call.slice(0, end === -1 ? undefined : end).join(' ')
}

function writeBuild(): void {
  put('dist/worker/index.js', 'export default {}')
  for (const path of [
    '_headers',
    'favicon.svg',
    'assets/entry.js',
    'images/placeholder.svg',
    'images/epc/flanders/A.svg',
    'images/demo/home.avif',
    'images/logo.svg',
    'images/logo-light.svg',
    'demo/page.js',
    'videos/agency.mp4',
  ]) {
    put(`dist/client/${path}`, path)
  }
}
