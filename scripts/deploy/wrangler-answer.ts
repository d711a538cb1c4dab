import { stripVTControlCharacters } from 'node:util'
import type { WranglerResult } from '../wrangler.ts'

export interface Unreachable {
  unreachable: string
}

export function isUnreachable(answer: object): answer is Unreachable {
  return 'unreachable' in answer
}

/** What wrangler printed as JSON, after whatever it says before. */
export function jsonOf<T>({ stdout }: WranglerResult): T {
  return JSON.parse(stdout.slice(Math.max(0, stdout.search(/[[{]/))))
}

/** The line in which wrangler says why it failed. */
export function reasonOf({ stdout, stderr }: WranglerResult): string {
  const said = stripVTControlCharacters(`${stderr}\n${stdout}`)
  const named = /\[ERROR\]\]?\s*(.+)/.exec(said) ?? /"text":\s*"([^"]+)"/.exec(said)
  const lines = said.split('\n').map((line) => line.trim())
  return (named?.[1] ?? lines.find((line) => line !== '') ?? 'wrangler failed').trim()
}
