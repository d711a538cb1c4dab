import { fail } from '../say.ts'
import type { Wrangler, WranglerResult } from '../wrangler.ts'
import { reasonOf } from './wrangler-answer.ts'

/** Runs wrangler and ends the process when it fails; for steps that leave nothing to undo. */
export async function runWrangler(wrangler: Wrangler, args: string[]): Promise<WranglerResult> {
  const result = await wrangler.attempt(args)
  return result.code === 0 ? result : fail(failure(args, result))
}

export function failure(args: string[], result: WranglerResult): string {
  return `wrangler ${args.join(' ')} failed (${reasonOf(result)}): remove the cause and run this again; created resources remain.`
}
