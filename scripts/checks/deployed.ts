import { existsSync, readdirSync } from 'node:fs'
import { type AgencyConfig, isPlaceholder } from '../deploy/config.ts'
import { type DatabaseState, readDatabase } from '../deploy/database-state.ts'
import { fetchFailure, fetchHealth, type Health } from '../deploy/health.ts'
import { listOf, reasonOf, type Unreachable } from '../deploy/wrangler-answer.ts'
import type { Wrangler } from '../wrangler.ts'

/** The state of the deployment. Facts that need ids or an address are absent without them. */
export interface Deployed {
  secrets: string[] | Unreachable
  database?: DatabaseState | Unreachable
  /** The files in migrations/. */
  migrations: string[]
  health?: Health | Unreachable
  http?: HttpAnswer | Unreachable
}

/** The answer to a request over plain http. */
export interface HttpAnswer {
  status: number
  location: string
}

export async function readDeployed(
  wrangler: Wrangler,
  config: AgencyConfig,
  origin: URL | null,
): Promise<Deployed> {
  const created = config.database && !isPlaceholder(config.database.id)
  return {
    secrets: await readSecrets(wrangler),
    database: created ? await readDatabase(wrangler) : undefined,
    migrations: existsSync('migrations') ? sqlFiles() : [],
    health: origin ? await fetchHealth(origin.origin) : undefined,
    http: origin ? await askHttp(origin) : undefined,
  }
}

async function readSecrets(wrangler: Wrangler): Promise<string[] | Unreachable> {
  const result = await wrangler.attempt(['secret', 'list', '--format', 'json'])
  if (result.code !== 0) return { unreachable: reasonOf(result) }
  const secrets = listOf<{ name: string }>(result)
  return secrets?.map(({ name }) => name) ?? { unreachable: 'wrangler printed no list' }
}

function sqlFiles(): string[] {
  return readdirSync('migrations').filter((name) => name.endsWith('.sql'))
}

async function askHttp({ host }: URL): Promise<HttpAnswer | Unreachable> {
  try {
    const signal = AbortSignal.timeout(10_000)
    const answer = await fetch(`http://${host}/`, { redirect: 'manual', signal })
    await answer.body?.cancel()
    return { status: answer.status, location: answer.headers.get('Location') ?? '' }
  } catch (error) {
    return { unreachable: `http://${host}/ can't be reached (${fetchFailure(error)})` }
  }
}
