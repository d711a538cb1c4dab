import { describe, expect, it } from 'vitest'
import { CHECKS, DEPLOYED_CHECKS, REFUSALS } from './checks.ts'
import { problemsOf } from './facts.ts'
import { type Change, type ExpectedProblem, factsWith } from './facts-with.ts'

const CRM = { CRM_USER: 'immo', CRM_PASSWORD: 'secret' }

const omnicasa = (vars: object, env: object = CRM): Change => ({
  vars: { CRM_SOURCE: 'omnicasa', ...vars },
  env: { ...env },
})
const gap = (name: string, count: number) => ({ file: `agency/${name}.json`, count })

const LOCAL_CHECKS = CHECKS.filter((check) => !DEPLOYED_CHECKS.includes(check))

const RESULTS: ExpectedProblem[] = [
  ['bindingsExist', { config: { bucket: undefined, assets: false } }, 'the binding MEDIA, ASSETS'],
  [
    'idsAreWritten',
    { config: { database: { name: 'pand', id: 'your-d1-database-id' }, namespace: { id: '' } } },
    'wrangler.toml has no id of the database and the namespace: ',
  ],
  [
    'idsAreWritten',
    { config: { file: 'wrangler.immo.toml', namespace: { id: 'your-kv-namespace-id' } } },
    '-- --create --config wrangler.immo.toml',
  ],
  ['originIsHttps', { vars: { SITE_ORIGIN: '' } }, 'SITE_ORIGIN is empty: '],
  ['originIsHttps', { vars: { SITE_ORIGIN: 'http://www.immo.be' } }, 'not an https address: '],
  [
    'originHasNoPath',
    { vars: { SITE_ORIGIN: 'https://www.immo.be/nl' } },
    'write "https://www.immo.be"',
  ],
  [
    'originIsUnambiguous',
    { env: { SITE_ORIGIN: 'https://www.other.be' } },
    '"https://www.other.be" in the env',
  ],
  [
    'routesLeadToOrigin',
    { config: { routes: ['www.other.be', '*.other.be/*'] } },
    'leads www.immo.be',
  ],
  ['mailLeaves', { vars: { MAIL_DRIVER: 'local' } }, 'is "local", so that no lead'],
  ['mailLeaves', { vars: { MAIL_DRIVER: '' } }, 'is "", so that no lead'],
  ['mailLeaves', { vars: { MAIL_DRIVER: 'SMTP' } }, '"SMTP", which does not exist'],
  ['smtpHasHost', { vars: { SMTP_HOST: '' } }, 'write SMTP_HOST under [vars]'],
  ['smtpHasPassword', { vars: { SMTP_USER: 'site' } }, 'put SMTP_PASSWORD into .env.deploy'],
  ['smtpIsEncrypted', { vars: { SMTP_TLS: 'off' } }, 'SMTP_TLS is "off"'],
  ['geocoderIsHttps', { vars: { GEOCODER_URL: 'http://geo.example' } }, 'not an https address'],
  ['cloudflareIsBound', { vars: { MAIL_DRIVER: 'cloudflare' } }, 'with name = "EMAIL"'],
  [
    'crmIsKnown',
    { vars: { CRM_SOURCE: 'Omnicasa' }, env: CRM },
    '"Omnicasa", which does not exist',
  ],
  ['crmIsKnown', omnicasa({ CRM_BASE_URL: 'http://crm.be' }), 'not an https address'],
  ['crmIsKnown', omnicasa({ CRM_LEADS: 'both' }), 'write "also", "only" or "off"'],
  [
    'crmHasSecrets',
    omnicasa({ CRM_BASE_URL: 'https://crm.be' }, { CRM_USER: 'immo' }),
    'put CRM_PASSWORD',
  ],
  ['tokenExists', { env: { STAFF_API_TOKEN: '' } }, 'STAFF_API_TOKEN is missing: '],
  ['tokenIsStrong', { env: { STAFF_API_TOKEN: 'local-staff-token' } }, 'public: replace it'],
  ['tokenIsStrong', { env: { STAFF_API_TOKEN: 'x'.repeat(31) } }, '31 characters, fewer'],
  ['secretsAreSecret', { vars: { SMTP_PASSWORD: 'readable' } }, 'SMTP_PASSWORD can be read'],
  ['limitsHold', { vars: { RATE_LIMIT_FACTOR: '1000' } }, 'write "1" under [vars]'],
  ['agencyIsJson', { agency: { unreadable: ['agency/pages.json'] } }, 'pages.json is not JSON'],
  ['agencyHasAddress', { agency: { siteEmail: 'info@immo.example' } }, 'still info@immo.example'],
  [
    'agencyHasNoGaps',
    { agency: { gaps: [gap('articles', 9), gap('settings', 1)] } },
    '10 texts in [[…]]',
  ],
]

describe('the checks of this machine', () => {
  it.each(RESULTS)('%s: %j', (name, change, part) => {
    const check = CHECKS.find((one) => one.name === name)
    const line = check?.(factsWith(change))
    expect(line).toContain(part)
    expect(problemsOf(CHECKS, factsWith(change))).toEqual([line])
  })

  it('each have a failing case above', () => {
    const caused = RESULTS.map(([name]) => name)
    expect(LOCAL_CHECKS.filter(({ name }) => !caused.includes(name))).toEqual([])
  })

  it.each<[string, Change]>([
    ['mail by Cloudflare', { vars: { MAIL_DRIVER: 'cloudflare' }, config: { email: true } }],
    ['a route with a path', { config: { routes: ['www.immo.be/*'] } }],
    ['a route of all subdomains', { config: { routes: ['*.immo.be/*'] } }],
    ['an address with a slash at its end', { vars: { SITE_ORIGIN: 'https://www.immo.be/' } }],
    ['no agency folder, after the first deployment', { agency: { exists: false, siteEmail: '' } }],
  ])('find nothing wrong with %s', (_title, change) => {
    expect(problemsOf(CHECKS, factsWith(change))).toEqual([])
  })

  it('allow a first deployment to create what is missing, and one without mails', () => {
    const facts = factsWith({
      config: { database: { name: 'pand', id: 'your-d1-database-id' } },
      vars: { MAIL_DRIVER: 'local' },
    })
    const allows = { create: true, noMail: true }
    expect(problemsOf(REFUSALS, { ...facts, allows })).toEqual([])
  })
})
