import { describe, expect, it, vi } from 'vitest'
import { readConfig } from '../deploy/config.ts'
import { inAgencyFolder, replaceInConfig, setAccount } from '../deploy/fake-cloudflare/agency.ts'
import { answerHealth } from '../deploy/fake-cloudflare/run.ts'
import { wranglerOn } from '../wrangler.ts'
import { readDeployed } from './deployed.ts'

const ORIGIN = new URL('https://www.immo.be')

inAgencyFolder()

const read = (origin: URL | null = ORIGIN) =>
  readDeployed(wranglerOn(), readConfig('wrangler.toml'), origin)

describe('the state of a deployment', () => {
  it('is read from secrets, database, health and plain http', async () => {
    setAccount({
      secrets: ['STAFF_API_TOKEN'],
      migrations: ['0001_initial.sql'],
      rows: [{ kind: 'admin', value: 'anna@immo.be' }],
    })
    answerHealth([{ status: 'failed', content: 'missing' }])
    expect(await read()).toEqual({
      secrets: ['STAFF_API_TOKEN'],
      database: {
        migrations: ['0001_initial.sql'],
        hasAgency: false,
        admins: ['anna@immo.be'],
        demoAccounts: [],
        deadMails: 0,
      },
      migrations: ['0001_initial.sql'],
      health: { status: 'failed', content: 'missing' },
      http: { status: 308, location: 'https://www.immo.be/' },
    })
  })

  it('has each unreachable part reported with the reason', async () => {
    setAccount({ fails: 'd1' })
    vi.stubGlobal('fetch', async () => {
      throw new TypeError('fetch failed', { cause: new Error('getaddrinfo ENOTFOUND') })
    })
    expect(await read()).toMatchObject({
      secrets: { unreachable: 'Worker "pand" not found' },
      database: { unreachable: 'The fake was set to fail' },
      health: {
        unreachable: "https://www.immo.be/healthz can't be reached (getaddrinfo ENOTFOUND)",
      },
      http: { unreachable: "http://www.immo.be/ can't be reached (getaddrinfo ENOTFOUND)" },
    })
  })

  it('is not requested before the first deployment', async () => {
    replaceInConfig('11111111-2222-4333-8444-555555555555', 'your-d1-database-id')
    const { database, health, http } = await read(null)
    expect([database, health, http]).toEqual([undefined, undefined, undefined])
  })
})
