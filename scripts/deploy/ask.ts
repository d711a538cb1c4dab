import { fail } from '../say.ts'
import type { Wrangler, WranglerResult } from '../wrangler.ts'
import { reasonOf } from './wrangler-answer.ts'

/** What wrangler answers where nothing has been changed that would have to be undone. */
export async function ask(wrangler: Wrangler, args: string[]): Promise<WranglerResult> {
  const result = await wrangler.attempt(args)
  return result.code === 0 ? result : fail(failure(args, result))
}

export function failure(args: string[], result: WranglerResult): string {
  return `wrangler ${args.join(' ')} failed (${reasonOf(result)}): remove the cause and run this again; what exists by then is kept.`
}
