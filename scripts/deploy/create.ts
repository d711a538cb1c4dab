import { fail } from '../say.ts'
import type { Wrangler } from '../wrangler.ts'
import { writeBindingValue } from './binding-value.ts'
import { type AgencyConfig, isPlaceholder, readConfig } from './config.ts'
import { failure, runWrangler } from './prompt.ts'
import { listOf } from './wrangler-answer.ts'

/** A type of resource: wrangler's commands to list and create it, and the key that gets its id. */
interface Kind {
  label: string
  list: string[]
  create: string[]
  fields: { name: string; id: string }
  bindingKey: { table: string; binding: string; key: string }
}

const DATABASE: Kind = {
  label: 'database',
  list: ['d1', 'list', '--json'],
  create: ['d1', 'create'],
  fields: { name: 'name', id: 'uuid' },
  bindingKey: { table: 'd1_databases', binding: 'DB', key: 'database_id' },
}

const NAMESPACE: Kind = {
  label: 'namespace',
  list: ['kv', 'namespace', 'list'],
  create: ['kv', 'namespace', 'create'],
  fields: { name: 'title', id: 'id' },
  bindingKey: { table: 'kv_namespaces', binding: 'CACHE', key: 'id' },
}

/** Creates the resources that the configuration names and the account lacks; reuses existing ones. */
export async function createResources(
  wrangler: Wrangler,
  { file, worker, database, namespace, bucket }: AgencyConfig,
): Promise<AgencyConfig> {
  if (database && isPlaceholder(database.id)) await ensure(wrangler, DATABASE, database.name)
  if (namespace && isPlaceholder(namespace.id)) await ensure(wrangler, NAMESPACE, `${worker}-cache`)
  if (bucket) await createBucket(wrangler, bucket)
  return readConfig(file)
}

async function ensure(wrangler: Wrangler, kind: Kind, name: string): Promise<void> {
  const existing = await find(wrangler, kind, name)
  const id = existing ?? (await create(wrangler, kind, name))
  console.log(`The ${kind.label} ${name} ${existing ? 'exists' : 'is made, in the EU'}.`)
  writeBindingValue(wrangler.config, kind.bindingKey, id)
}

async function find(wrangler: Wrangler, kind: Kind, name: string): Promise<string | undefined> {
  const listed = listOf<Record<string, string>>(await runWrangler(wrangler, kind.list)) ?? []
  return listed.find((item) => item[kind.fields.name] === name)?.[kind.fields.id]
}

async function create(wrangler: Wrangler, kind: Kind, name: string): Promise<string> {
  const { stdout } = await runWrangler(wrangler, [...kind.create, name, '--jurisdiction', 'eu'])
  const printed = new RegExp(`\\b${kind.bindingKey.key}"?\\s*[=:]\\s*"([^"]+)"`).exec(stdout)?.[1]
  const id = printed ?? (await find(wrangler, kind, name))
  return id ?? fail(`wrangler does not list the ${kind.label} ${name} yet: run this again.`)
}

const PLACE = { table: 'r2_buckets', binding: 'MEDIA' }
const IN_EU = ['--jurisdiction', 'eu']

/** A bucket has no id: its name and jurisdiction are what a binding needs. */
async function createBucket(
  wrangler: Wrangler,
  { name, jurisdiction }: NonNullable<AgencyConfig['bucket']>,
): Promise<void> {
  // An older deployment may have stored documents in one of this name outside the jurisdiction.
  if (!jurisdiction && (await isListed(wrangler, name, []))) {
    console.log(`The bucket ${name} exists, outside the EU jurisdiction; it stays as it is.`)
    return
  }
  const exists = (await isListed(wrangler, name, IN_EU)) || !(await createInEu(wrangler, name))
  console.log(`The bucket ${name} ${exists ? 'exists' : 'is made, in the EU'}.`)
  writeBindingValue(wrangler.config, { ...PLACE, key: 'bucket_name' }, name)
  writeBindingValue(wrangler.config, { ...PLACE, key: 'jurisdiction' }, 'eu')
}

async function isListed(wrangler: Wrangler, name: string, where: string[]): Promise<boolean> {
  const { stdout } = await runWrangler(wrangler, ['r2', 'bucket', 'list', ...where])
  return stdout.split('\n').some((line) => /^name:\s*(\S+)/.exec(line.trim())?.[1] === name)
}

/** Returns false if it existed, because wrangler lists only the first buckets of an account. */
async function createInEu(wrangler: Wrangler, name: string): Promise<boolean> {
  const args = ['r2', 'bucket', 'create', name, ...IN_EU]
  const result = await wrangler.attempt(args)
  if (result.code === 0) return true
  if (/already exists/.test(result.stdout + result.stderr)) return false
  fail(failure(args, result))
}
