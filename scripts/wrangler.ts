import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter } from 'node:path'
import { fail } from './say.ts'

/** The wrangler of this project on one agency's configuration file. */
export interface Wrangler {
  config: string
  /** Shows the output of wrangler and returns its exit code. */
  run(args: string[], options?: { input?: string }): Promise<number>
  /** Standard output; ends the process with wrangler's error message when it fails. */
  output(args: string[]): Promise<string>
  /** The same for a caller that goes on after a failure. */
  attempt(args: string[], options?: { input?: string }): Promise<WranglerResult>
}

export interface WranglerResult {
  code: number
  stdout: string
  stderr: string
}

/** `WRANGLER` names another program to run, as tests do. */
export function wranglerOn(config = 'wrangler.toml'): Wrangler {
  if (!existsSync(config)) fail(`There is no ${config}.`)
  const attempt: Wrangler['attempt'] = (args, { input } = {}) => start(config, args, 'pipe', input)
  return {
    config,
    attempt,
    run: async (args, { input } = {}) => (await start(config, args, 'inherit', input)).code,
    async output(args) {
      const { code, stdout, stderr } = await attempt(args)
      if (code !== 0) fail(`wrangler ${args.join(' ')} failed:\n${stderr || stdout}`)
      return stdout
    },
  }
}

function start(
  config: string,
  args: string[],
  output: 'pipe' | 'inherit',
  input = '',
): Promise<WranglerResult> {
  const program = process.env.WRANGLER || 'node_modules/.bin/wrangler'
  const child = spawn(program, [...args, '--config', config], {
    stdio: ['pipe', output, output],
    // Below `log`, as the scripts on the local runtime ask for, wrangler prints not even its answers.
    env: {
      ...process.env,
      WRANGLER_LOG: 'log',
      PATH: `node_modules/.bin${delimiter}${process.env.PATH}`,
    },
  })
  // A program that ends without reading its input breaks the pipe; its exit code tells enough.
  child.stdin?.on('error', () => undefined)
  child.stdin?.end(input)
  const printed = { stdout: '', stderr: '' }
  for (const name of ['stdout', 'stderr'] as const) {
    child[name]?.setEncoding('utf8').on('data', (text: string) => {
      printed[name] += text
    })
  }
  return new Promise((resolve, reject) => {
    child.on('error', reject)
    child.on('close', (code) => resolve({ code: code ?? 1, ...printed }))
  })
}
