import { unstable_readConfig as readWranglerConfig, type Unstable_Config } from 'wrangler'
import { fail, message } from '../say.ts'

/** The part of one agency's wrangler configuration that a deployment uses. */
export interface AgencyConfig {
  file: string
  worker: string
  vars: Record<string, string>
  /** Host patterns that lead to the worker; none if it is only at workers.dev. */
  routes: string[]
  database?: { name: string; id: string }
  namespace?: { id: string }
  bucket?: { name: string; jurisdiction?: string }
  assets: boolean
  email: boolean
}

export function readConfig(file: string): AgencyConfig {
  const config = read(file)
  const worker = config.name ?? 'pand'
  const database = config.d1_databases.find(({ binding }) => binding === 'DB')
  const namespace = config.kv_namespaces.find(({ binding }) => binding === 'CACHE')
  const bucket = config.r2_buckets.find(({ binding }) => binding === 'MEDIA')
  return {
    file,
    worker,
    vars: Object.fromEntries(
      Object.entries(config.vars).map(([name, value]) => [name, String(value ?? '')]),
    ),
    routes: [config.route ?? [], config.routes ?? []]
      .flat()
      .map((route) => (typeof route === 'string' ? route : route.pattern)),
    database: database && {
      name: database.database_name ?? worker,
      id: String(database.database_id ?? ''),
    },
    namespace: namespace && { id: String(namespace.id ?? '') },
    bucket: bucket && {
      name: String(bucket.bucket_name ?? `${worker}-media`),
      jurisdiction: bucket.jurisdiction,
    },
    assets: config.assets?.binding === 'ASSETS',
    email: config.send_email.some(({ name }) => name === 'EMAIL'),
  }
}

/** The tracked configuration has `your-…` where an id belongs. */
export function isPlaceholder(id: string): boolean {
  return id === '' || id.startsWith('your-')
}

/** The option that names this configuration to wrangler and to our own commands. */
export function configOption(file: string): string {
  return file === 'wrangler.toml' ? '' : ` --config ${file}`
}

function read(file: string): Unstable_Config {
  try {
    return readWranglerConfig({ config: file })
  } catch (error) {
    fail(`${file} can't be read: ${message(error)}`)
  }
}
