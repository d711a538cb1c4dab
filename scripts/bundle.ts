import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { createBuilder } from 'vite'

const INPUTS = [
  'content',
  'src',
  'public',
  'seeds',
  'package-lock.json',
  'LICENSE',
  'vite.config.ts',
  'scripts/help-articles.ts',
  'scripts/licences.ts',
  'scripts/vite-assets.ts',
]
const FINGERPRINT = 'dist/inputs'
export const WORKER = 'dist/worker/index.js'
/** The modules that the worker loads at first use. */
export const CHUNKS = 'dist/worker/chunks/*.js'
export const TASKS = 'dist/tasks/index.js'

/** Client, worker and tasks, for production. */
export async function build(): Promise<void> {
  // Overrides the value of a calling test runner, with which React's development build goes in.
  process.env.NODE_ENV = 'production'
  const inputs = fingerprint()
  const builder = await createBuilder({ logLevel: 'warn', configLoader: 'native' })
  await builder.buildApp()
  writeFileSync(FINGERPRINT, inputs)
}

export async function buildWhatChanged(): Promise<void> {
  if (isBuilt() && readFileSync(FINGERPRINT, 'utf8') === fingerprint()) return
  console.log('Building …')
  await build()
}

export function isBuilt(): boolean {
  return [WORKER, TASKS, FINGERPRINT].every((path) => existsSync(path))
}

function fingerprint(): string {
  const hash = createHash('sha256')
  for (const path of INPUTS.flatMap(filesOf)) {
    const { size, mtimeMs } = statSync(path)
    hash.update(`${path} ${size} ${mtimeMs}\n`)
  }
  return hash.digest('hex')
}

function filesOf(path: string): string[] {
  if (!existsSync(path)) return []
  if (statSync(path).isFile()) return [path]
  return readdirSync(path)
    .sort()
    .flatMap((name) => filesOf(join(path, name)))
}
