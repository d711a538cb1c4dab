import type { Deployed } from './deployed.ts'
import type { Facts } from './facts.ts'

const TOKEN = 'a-token-of-thirty-two-characters-or-more'

const DEPLOYED: Deployed = {
  secrets: ['STAFF_API_TOKEN'],
  database: {
    migrations: ['0001_initial.sql'],
    hasAgency: true,
    admins: ['anna@immo.be'],
    demoAccounts: [],
    deadMails: 0,
  },
  migrations: ['0001_initial.sql'],
  health: { status: 'ok', content: 'ok', mail: 'ok', crm: 'off' },
  http: { status: 308, location: 'https://www.immo.be/' },
}

/** Overrides of the facts of an agency without problems. */
export interface Change {
  config?: Partial<Facts['config']>
  vars?: Record<string, string>
  env?: Facts['env']
  agency?: Partial<Facts['agency']>
  deployed?: Partial<Deployed>
  database?: object
  health?: object
}

/** The name of a check, the change that causes the problem, and the complete line. */
export type ExpectedProblem = [name: string, change: Change, line: string]

export function factsWith({
  config,
  vars,
  env,
  agency,
  deployed,
  database,
  health,
}: Change): Facts {
  const remote = deployed ?? database ?? health
  return {
    config: {
      file: 'wrangler.toml',
      worker: 'pand',
      routes: [],
      database: { name: 'pand', id: 'the-uuid' },
      namespace: { id: 'the-id' },
      bucket: { name: 'pand-media', jurisdiction: 'eu' },
      assets: true,
      email: false,
      ...config,
      vars: {
        SITE_ORIGIN: 'https://www.immo.be',
        MAIL_DRIVER: 'smtp',
        SMTP_HOST: 'smtp.immo.be',
        SMTP_TLS: 'starttls',
        RATE_LIMIT_FACTOR: '1',
        ...vars,
      },
    },
    env: { STAFF_API_TOKEN: TOKEN, ...env },
    secretsFile: '.env.deploy',
    allows: { create: false, noMail: false },
    agency: {
      folder: 'agency',
      exists: true,
      siteEmail: 'office@immo.be',
      gaps: [],
      unreadable: [],
      ...agency,
    },
    deployed: remote && {
      ...DEPLOYED,
      database: { ...DEPLOYED.database, ...database } as Deployed['database'],
      health: { ...DEPLOYED.health, ...health } as Deployed['health'],
      ...deployed,
    },
  }
}
