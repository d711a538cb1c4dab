import type { Facts } from './facts.ts'

const SHORTEST = 32
const DEMO_TOKEN = 'local-staff-token'

/** At a deployment that can be asked, what counts is the secret that it has. */
export function tokenExists({ env, secretsFile, deployed }: Facts): string | null {
  if (env.STAFF_API_TOKEN || deployed) return null
  return `STAFF_API_TOKEN is missing: put one of ${SHORTEST} characters or more into ${secretsFile} or the environment; openssl rand -hex 32 makes one.`
}

export function tokenIsStrong({ env, secretsFile }: Facts): string | null {
  const token = env.STAFF_API_TOKEN
  if (!token) return null
  const remedy = `replace it in ${secretsFile} or the environment; openssl rand -hex 32 makes one.`
  if (token === DEMO_TOKEN) return `STAFF_API_TOKEN is the demo's, which is public: ${remedy}`
  if (token.length < SHORTEST)
    return `STAFF_API_TOKEN has ${token.length} characters, fewer than ${SHORTEST}: ${remedy}`
  return null
}

export function limitsHold({ config }: Facts): string | null {
  const factor = config.vars.RATE_LIMIT_FACTOR || '1'
  if (Number(factor) <= 1) return null
  return `RATE_LIMIT_FACTOR is "${factor}", which weakens every limit: write "1" under [vars] in ${config.file}.`
}
