import { stripVTControlCharacters } from 'node:util'
import type { WranglerResult } from '../wrangler.ts'

export interface Unreachable {
  unreachable: string
}

export function isUnreachable(answer: object): answer is Unreachable {
  return 'unreachable' in answer
}

/** The list that wrangler printed as JSON, after other output; null if there is none. */
export function listOf<T>({ stdout }: WranglerResult): T[] | null {
  const lines = stdout.split('\n')
  const start = lines.findIndex((line) => line.trimStart().startsWith('['))
  try {
    const list = JSON.parse(lines.slice(Math.max(0, start)).join('\n'))
    return Array.isArray(list) ? list : null
  } catch {
    return null
  }
}

/** Returns wrangler's error message. */
export function reasonOf({ stdout, stderr }: WranglerResult): string {
  const output = stripVTControlCharacters(`${stderr}\n${stdout}`)
  const named = /\[ERROR\]\s*(.+)/.exec(output) ?? /"text":\s*"([^"]+)"/.exec(output)
  const line = named?.[1] ?? output.split('\n').find((one) => one.trim() !== '')
  return line?.trim().split(/\.(?:\s|$)/)[0] ?? 'it does not say why'
}
