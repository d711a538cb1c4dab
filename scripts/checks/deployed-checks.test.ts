import { describe, expect, it } from 'vitest'
import { CHECKS, DEPLOYED_CHECKS } from './checks.ts'
import { problemsOf } from './facts.ts'
import { factsWith, type Said } from './facts-with.ts'

const SAID: Said[] = [
  [
    'secretsAreSet',
    { deployed: { secrets: [] } },
    'The deployment has no secret STAFF_API_TOKEN: put it into .env.deploy and run npm run deploy.',
  ],
  [
    'secretsAreSet',
    { deployed: { secrets: { unreachable: 'Worker "pand" not found' } } },
    'The secrets can\'t be listed (Worker "pand" not found): log in with npx wrangler login or CLOUDFLARE_API_TOKEN, or deploy first.',
  ],
  [
    'databaseAnswers',
    { deployed: { database: { unreachable: 'not authorized' } } },
    "The database can't be read (not authorized): log in with npx wrangler login or CLOUDFLARE_API_TOKEN, or check its id.",
  ],
  [
    'migrationsAreApplied',
    { deployed: { migrations: ['0001_initial.sql', '0002_office.sql'] } },
    'Not applied to the database: 0002_office.sql; npm run deploy applies what is missing.',
  ],
  [
    'agencyIsLoaded',
    { database: { hasAgency: false } },
    'The database holds no agency: npm run agency:load -- agency --remote loads one.',
  ],
  [
    'someoneCanLogIn',
    { database: { admins: [] } },
    'Nobody can log in at /staff: npm run staff:create -- EMAIL --remote makes the first admin.',
  ],
  [
    'demoIsAway',
    { database: { demoAccounts: ['staff@example.com'] } },
    `Accounts of the demo can log in, with public passwords: npx wrangler d1 execute DB --remote --command "UPDATE account SET password = NULL WHERE email IN ('staff@example.com')" stops them.`,
  ],
  [
    'noMailIsDead',
    { database: { deadMails: 3 } },
    '3 mails were given up: /staff/leads says why and sends again.',
  ],
  [
    'siteAnswers',
    {
      deployed: {
        health: { unreachable: 'https://www.immo.be/healthz answers 404 and no JSON of Pand' },
      },
    },
    "https://www.immo.be/healthz answers 404 and no JSON of Pand: check the domain's routes and DNS, or deploy; npx wrangler tail shows what arrives.",
  ],
  [
    'siteAnswers',
    { health: { status: 'failed', content: undefined } },
    '/healthz says "failed": npx wrangler tail shows why.',
  ],
  [
    'siteHasContent',
    { health: { status: 'failed', content: 'missing' } },
    '/healthz says that content is "missing": npm run agency:load -- agency --remote loads an agency.',
  ],
  [
    'siteMails',
    { health: { mail: 'late' } },
    '/healthz says that mail is "late": the last error of each mail stands at /staff/leads.',
  ],
  [
    'siteReadsCrm',
    { health: { crm: 'held' } },
    '/healthz says that crm is "held": /staff/crm says why and goes on.',
  ],
  [
    'httpLeadsToHttps',
    { deployed: { http: { status: 301, location: 'https://www.immo.be/' } } },
    'http://www.immo.be/ answers 301 to https://www.immo.be/ instead of 308 to https://www.immo.be/: switch off redirects of the zone, such as "Always Use HTTPS".',
  ],
  [
    'httpLeadsToHttps',
    { deployed: { http: { unreachable: "http://www.immo.be/ can't be reached (ECONNREFUSED)" } } },
    "http://www.immo.be/ can't be reached (ECONNREFUSED): let the domain answer on port 80 too.",
  ],
]

describe('the checks of a deployment', () => {
  it.each(SAID)('%s: %j', (name, change, line) => {
    const check = CHECKS.find((one) => one.name === name)
    expect(check?.(factsWith(change))).toBe(line)
    expect(problemsOf(CHECKS, factsWith(change))).toEqual([line])
  })

  it('each have a failing case above', () => {
    const caused = SAID.map(([name]) => name)
    expect(DEPLOYED_CHECKS.filter(({ name }) => !caused.includes(name))).toEqual([])
  })

  it('find no problem in a sound deployment', () => {
    expect(problemsOf(CHECKS, factsWith({ deployed: {} }))).toEqual([])
  })

  it('read the secrets of the deployment, not of the machine', () => {
    const facts = factsWith({
      env: { STAFF_API_TOKEN: undefined },
      vars: { SMTP_USER: 'site' },
      deployed: { secrets: ['STAFF_API_TOKEN', 'SMTP_PASSWORD'] },
    })
    expect(problemsOf(CHECKS, facts)).toEqual([])
  })
})
