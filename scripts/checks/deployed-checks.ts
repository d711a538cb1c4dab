import { configOption } from '../deploy/config.ts'
import { neededSecrets } from '../deploy/secrets.ts'
import { isUnreachable } from '../deploy/wrangler-answer.ts'
import type { Facts } from './facts.ts'

export function secretsAreSet(facts: Facts): string | null {
  const { config, secretsFile, deployed } = facts
  if (!deployed) return null
  if (isUnreachable(deployed.secrets))
    return `The secrets can't be listed (${deployed.secrets.unreachable}): log in with npx wrangler login or CLOUDFLARE_API_TOKEN, or deploy first.`
  const set = deployed.secrets
  const missing = neededSecrets(config.vars).filter((name) => !set.includes(name))
  if (missing.length === 0) return null
  return `The deployment has no secret ${missing.join(', ')}: put it into ${secretsFile} and run npm run deploy${remainder(facts)}.`
}

export function databaseAnswers({ deployed }: Facts): string | null {
  const database = deployed?.database
  if (!database || !isUnreachable(database)) return null
  return `The database can't be read (${database.unreachable}): log in with npx wrangler login or CLOUDFLARE_API_TOKEN, or check its id.`
}

export function migrationsAreApplied(facts: Facts): string | null {
  const applied = stateOf(facts)?.migrations
  const pending = facts.deployed?.migrations.filter((name) => applied && !applied.includes(name))
  if (!pending?.length) return null
  return `Not applied to the database: ${pending.join(', ')}; npm run deploy${remainder(facts)} applies what is missing.`
}

export function agencyIsLoaded(facts: Facts): string | null {
  if (stateOf(facts)?.hasAgency !== false) return null
  const { agency, config } = facts
  return `The database holds no agency: npm run agency:load -- ${agency.folder} --remote${configOption(config.file)} loads one.`
}

export function someoneCanLogIn(facts: Facts): string | null {
  if (stateOf(facts)?.admins.length !== 0) return null
  return `No one can log in at /staff: npm run staff:create -- EMAIL --remote${configOption(facts.config.file)} makes the first admin.`
}

export function demoIsAway(facts: Facts): string | null {
  const demo = stateOf(facts)?.demoAccounts ?? []
  if (demo.length === 0) return null
  const list = demo.map((email) => `'${email}'`).join(', ')
  const sql = `UPDATE account SET password = NULL WHERE email IN (${list})`
  return `Accounts of the demo can log in, with public passwords: npx wrangler d1 execute DB --remote --command "${sql}"${configOption(facts.config.file)} stops them.`
}

export function noMailIsDead(facts: Facts): string | null {
  const dead = stateOf(facts)?.deadMails ?? 0
  if (dead === 0) return null
  return `${dead} ${dead === 1 ? 'mail was' : 'mails were'} given up: /staff/leads says why and sends again.`
}

function stateOf({ deployed }: Facts) {
  const database = deployed?.database
  return database && !isUnreachable(database) ? database : null
}

function remainder({ config }: Facts): string {
  const option = configOption(config.file)
  return option && ` --${option}`
}
