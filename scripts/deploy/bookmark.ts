import { stripVTControlCharacters } from 'node:util'
import type { Wrangler } from '../wrangler.ts'
import { configOption } from './config.ts'

/** The current bookmark of D1's Time Travel, or null when wrangler gives none. */
export async function readBookmark(wrangler: Wrangler): Promise<string | null> {
  const { code, stdout } = await wrangler.attempt(['d1', 'time-travel', 'info', 'DB', '--json'])
  if (code !== 0) return null
  return /"bookmark":\s*"([^"]+)"/.exec(stripVTControlCharacters(stdout))?.[1] ?? null
}

/** The command that brings the data back. */
export function restoreCommand(config: string, bookmark: string): string {
  return `npx wrangler d1 time-travel restore DB --bookmark=${bookmark}${configOption(config)}`
}

/** The command that brings the version before back. */
export function rollbackCommand(config: string): string {
  return `npx wrangler rollback${configOption(config)}`
}
