import { describe, expect, it } from 'vitest'
import { CHECKS, DEPLOYED_CHECKS } from './checks.ts'
import { problemsOf } from './facts.ts'
import { type ExpectedProblem, factsWith } from './facts-with.ts'

const RESULTS: ExpectedProblem[] = [
  ['secretsAreSet', { deployed: { secrets: [] } }, 'put it into .env.deploy'],
  ['secretsAreSet', { deployed: { secrets: { unreachable: 'not found' } } }, 'not found): log in'],
  [
    'databaseAnswers',
    { deployed: { database: { unreachable: 'no right' } } },
    '(no right): log in',
  ],
  [
    'migrationsAreApplied',
    { deployed: { migrations: ['0001_initial.sql', '0002_b.sql'] } },
    'database: 0002_b.sql; ',
  ],
  ['agencyIsLoaded', { database: { hasAgency: false } }, 'npm run agency:load -- agency --remote'],
  ['someoneCanLogIn', { database: { admins: [] } }, 'npm run staff:create -- EMAIL --remote'],
  ['demoIsAway', { database: { demoAccounts: ['demo@example.com'] } }, "IN ('demo@example.com')"],
  ['noMailIsDead', { database: { deadMails: 3 } }, '3 mails were given up: '],
  [
    'siteAnswers',
    { deployed: { health: { unreachable: '/healthz answers 404' } } },
    'answers 404: check',
  ],
  ['siteAnswers', { health: { status: 'failed', content: undefined } }, '/healthz says "failed": '],
  [
    'siteHasContent',
    { health: { status: 'failed', content: 'missing' } },
    'content is "missing": ',
  ],
  ['siteMails', { health: { mail: 'late' } }, 'mail is "late": '],
  ['siteReadsCrm', { health: { crm: 'held' } }, 'crm is "held": '],
  [
    'httpLeadsToHttps',
    { deployed: { http: { status: 301, location: 'https://x.be/' } } },
    '301 to https://x.be/',
  ],
  [
    'httpLeadsToHttps',
    { deployed: { http: { unreachable: 'refused' } } },
    'refused: let the domain answer',
  ],
]

describe('the checks of a deployment', () => {
  it.each(RESULTS)('%s: %j', (name, change, part) => {
    const check = CHECKS.find((one) => one.name === name)
    const line = check?.(factsWith(change))
    expect(line).toContain(part)
    expect(problemsOf(CHECKS, factsWith(change))).toEqual([line])
  })

  it('each have a failing case above', () => {
    const caused = RESULTS.map(([name]) => name)
    expect(DEPLOYED_CHECKS.filter(({ name }) => !caused.includes(name))).toEqual([])
  })

  it('find no problem in a sound deployment', () => {
    expect(problemsOf(CHECKS, factsWith({ deployed: {} }))).toEqual([])
  })

  it('read the secrets of the deployment, not of this machine', () => {
    const facts = factsWith({
      env: { STAFF_API_TOKEN: undefined },
      vars: { SMTP_USER: 'site' },
      deployed: { secrets: ['STAFF_API_TOKEN', 'SMTP_PASSWORD'] },
    })
    expect(problemsOf(CHECKS, facts)).toEqual([])
  })
})
