import { fail } from '../say.ts'
import type { Wrangler } from '../wrangler.ts'
import { ask, failure } from './ask.ts'
import { writeBindingValue } from './binding-value.ts'
import type { AgencyConfig } from './config.ts'

const PLACE = { table: 'r2_buckets', binding: 'MEDIA' }
const IN_EU = ['--jurisdiction', 'eu']

/** A bucket has no id: its name and jurisdiction are what a binding needs. */
export async function createBucket(
  wrangler: Wrangler,
  { name, jurisdiction }: NonNullable<AgencyConfig['bucket']>,
): Promise<void> {
  // An older deployment may have stored documents in one of this name outside the jurisdiction.
  if (!jurisdiction && (await isListed(wrangler, name, []))) {
    console.log(`The bucket ${name} exists, outside the EU jurisdiction; it stays as it is.`)
    return
  }
  const exists = (await isListed(wrangler, name, IN_EU)) || !(await create(wrangler, name))
  console.log(`The bucket ${name} ${exists ? 'exists' : 'is made, in the EU'}.`)
  writeBindingValue(wrangler.config, { ...PLACE, key: 'bucket_name' }, name)
  writeBindingValue(wrangler.config, { ...PLACE, key: 'jurisdiction' }, 'eu')
}

async function isListed(wrangler: Wrangler, name: string, where: string[]): Promise<boolean> {
  const { stdout } = await ask(wrangler, ['r2', 'bucket', 'list', ...where])
  return stdout.split('\n').some((line) => /^name:\s*(\S+)/.exec(line.trim())?.[1] === name)
}

/** False where it existed: wrangler lists only the first buckets of an account. */
async function create(wrangler: Wrangler, name: string): Promise<boolean> {
  const args = ['r2', 'bucket', 'create', name, ...IN_EU]
  const result = await wrangler.attempt(args)
  if (result.code === 0) return true
  if (/already exists/.test(result.stdout + result.stderr)) return false
  fail(failure(args, result))
}
