import { spawn } from 'node:child_process'

/** Runs a tool of node_modules on the project's own Node and answers its exit code. */
export function run(
  tool: string,
  args: string[],
  env: Record<string, string> = {},
): Promise<number> {
  const path = `node_modules/.bin:${process.env.PATH}`
  const child = spawn(`node_modules/.bin/${tool}`, args, {
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, PATH: path, ...env },
  })
  return new Promise((resolve) => child.on('close', (code) => resolve(code ?? 1)))
}
