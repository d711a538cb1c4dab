import { configOption, isPlaceholder } from '../deploy/config.ts'
import type { Facts } from './facts.ts'

const SECRETS = [
  'STAFF_API_TOKEN',
  'SMTP_PASSWORD',
  'CRM_USER',
  'CRM_PASSWORD',
  'CRM_CLIENT_ID',
  'CRM_HOOK_SECRET',
]

export function bindingsExist({ config }: Facts): string | null {
  const bound = {
    DB: config.database,
    CACHE: config.namespace,
    MEDIA: config.bucket,
    ASSETS: config.assets,
  }
  const missing = Object.entries(bound).flatMap(([name, binding]) => (binding ? [] : name))
  if (missing.length === 0) return null
  return `${config.file} lacks the binding ${missing.join(', ')}: copy its lines from the wrangler.toml of the repository.`
}

export function idsAreWritten({ config, allows }: Facts): string | null {
  const { database, namespace, file } = config
  const ids = { database: database?.id, namespace: namespace?.id }
  const open = Object.entries(ids).flatMap(([noun, id]) =>
    id !== undefined && isPlaceholder(id) ? `the ${noun}` : [],
  )
  if (open.length === 0 || allows.create) return null
  return `${file} has no id of ${open.join(' and ')}: npm run deploy -- --create${configOption(file)} makes what is missing and writes it there.`
}

export function secretsAreSecret({ config }: Facts): string | null {
  const written = SECRETS.filter((name) => config.vars[name] !== undefined)
  if (written.length === 0) return null
  return `${written.join(' and ')} can be read in ${config.file}: take it out of [vars], put a new one into .env.deploy.`
}
