import { describe, expect, it } from 'vitest'
import { CHECKS, DEPLOYED_CHECKS, REFUSALS } from './checks.ts'
import { problemsOf } from './facts.ts'
import { type Change, factsWith, type Said } from './facts-with.ts'

const CRM = { CRM_USER: 'immo', CRM_PASSWORD: 'secret' }

const LOCAL_CHECKS = CHECKS.filter((check) => !DEPLOYED_CHECKS.includes(check))

const SAID: Said[] = [
  [
    'bindingsExist',
    { config: { bucket: undefined, assets: false } },
    'wrangler.toml lacks the binding MEDIA, ASSETS: copy its lines from the wrangler.toml of the repository.',
  ],
  [
    'idsAreWritten',
    { config: { database: { name: 'pand', id: 'your-d1-database-id' }, namespace: { id: '' } } },
    'wrangler.toml has no id of the database and the namespace: npm run deploy -- --create makes what is missing and writes it there.',
  ],
  [
    'idsAreWritten',
    { config: { file: 'wrangler.immo.toml', namespace: { id: 'your-kv-namespace-id' } } },
    'wrangler.immo.toml has no id of the namespace: npm run deploy -- --create --config wrangler.immo.toml makes what is missing and writes it there.',
  ],
  [
    'originIsHttps',
    { vars: { SITE_ORIGIN: '' } },
    'SITE_ORIGIN is empty: write the site\'s address under [vars] in wrangler.toml, as "https://www.example.be".',
  ],
  [
    'originIsHttps',
    { vars: { SITE_ORIGIN: 'http://www.immo.be' } },
    'SITE_ORIGIN is "http://www.immo.be", which is not an https address: write it as "https://www.example.be" in wrangler.toml.',
  ],
  [
    'originHasNoPath',
    { vars: { SITE_ORIGIN: 'https://www.immo.be/nl' } },
    'SITE_ORIGIN is "https://www.immo.be/nl", which is more than a host: write "https://www.immo.be" in wrangler.toml.',
  ],
  [
    'originIsOne',
    { env: { SITE_ORIGIN: 'https://www.other.be' } },
    'SITE_ORIGIN is "https://www.immo.be" in wrangler.toml and "https://www.other.be" in the environment: unset the one that is wrong.',
  ],
  [
    'routesLeadToOrigin',
    { config: { routes: ['www.other.be', '*.other.be/*'] } },
    'No route in wrangler.toml leads www.immo.be here, the host of SITE_ORIGIN: add it to routes, or correct SITE_ORIGIN.',
  ],
  [
    'mailLeaves',
    { vars: { MAIL_DRIVER: 'local' } },
    'MAIL_DRIVER is "local", so that no lead would be mailed: write "smtp" or "cloudflare" under [vars] in wrangler.toml, or deploy with --no-mail.',
  ],
  [
    'mailLeaves',
    { vars: { MAIL_DRIVER: '' } },
    'MAIL_DRIVER is "", so that no lead would be mailed: write "smtp" or "cloudflare" under [vars] in wrangler.toml, or deploy with --no-mail.',
  ],
  [
    'mailLeaves',
    { vars: { MAIL_DRIVER: 'SMTP' } },
    'MAIL_DRIVER is "SMTP", which does not exist: write "smtp" or "cloudflare" under [vars] in wrangler.toml.',
  ],
  [
    'smtpHasHost',
    { vars: { SMTP_HOST: '' } },
    'MAIL_DRIVER is "smtp" without a server: write SMTP_HOST under [vars] in wrangler.toml.',
  ],
  [
    'smtpHasPassword',
    { vars: { SMTP_USER: 'site' } },
    'SMTP_USER is "site" without a password: put SMTP_PASSWORD into .env.deploy or the environment.',
  ],
  [
    'smtpIsEncrypted',
    { vars: { SMTP_TLS: 'off' } },
    'SMTP_TLS is "off", so that leads and the password travel readable: write "starttls" or "implicit" in wrangler.toml.',
  ],
  [
    'cloudflareIsBound',
    { vars: { MAIL_DRIVER: 'cloudflare' } },
    'MAIL_DRIVER is "cloudflare" without its binding: add [[send_email]] with name = "EMAIL" to wrangler.toml.',
  ],
  [
    'crmIsKnown',
    { vars: { CRM_SOURCE: 'Omnicasa' }, env: CRM },
    'CRM_SOURCE is "Omnicasa", which does not exist: write "omnicasa", "whise", "sweepbright", "openimmo", "csv" or nothing in wrangler.toml.',
  ],
  [
    'crmIsKnown',
    { vars: { CRM_SOURCE: 'omnicasa', CRM_BASE_URL: 'http://crm.be' }, env: CRM },
    'CRM_BASE_URL is "http://crm.be", not an https address: write the CRM\'s own in wrangler.toml.',
  ],
  [
    'crmIsKnown',
    { vars: { CRM_SOURCE: 'omnicasa', CRM_LEADS: 'both' }, env: CRM },
    'CRM_LEADS is "both": write "also", "only" or "off" in wrangler.toml.',
  ],
  [
    'crmHasSecrets',
    {
      vars: { CRM_SOURCE: 'omnicasa', CRM_BASE_URL: 'https://crm.be' },
      env: { CRM_USER: 'immo' },
    },
    'CRM_SOURCE is "omnicasa" without credentials: put CRM_PASSWORD into .env.deploy or the environment.',
  ],
  [
    'tokenExists',
    { env: { STAFF_API_TOKEN: '' } },
    'STAFF_API_TOKEN is missing: put one of 32 characters or more into .env.deploy or the environment; openssl rand -hex 32 makes one.',
  ],
  [
    'tokenIsStrong',
    { env: { STAFF_API_TOKEN: 'local-staff-token' } },
    "STAFF_API_TOKEN is the demo's, which is public: replace it in .env.deploy or the environment; openssl rand -hex 32 makes one.",
  ],
  [
    'tokenIsStrong',
    { env: { STAFF_API_TOKEN: 'x'.repeat(31) } },
    'STAFF_API_TOKEN has 31 characters, fewer than 32: replace it in .env.deploy or the environment; openssl rand -hex 32 makes one.',
  ],
  [
    'secretsAreSecret',
    { vars: { SMTP_PASSWORD: 'readable' } },
    'SMTP_PASSWORD can be read in wrangler.toml: take it out of [vars], put a new one into .env.deploy.',
  ],
  [
    'limitsHold',
    { vars: { RATE_LIMIT_FACTOR: '1000' } },
    'RATE_LIMIT_FACTOR is "1000", which weakens every limit: write "1" under [vars] in wrangler.toml.',
  ],
  [
    'agencyIsJson',
    { agency: { unreadable: ['agency/pages.json'] } },
    'agency/pages.json is not JSON: correct it, an editor shows where.',
  ],
  [
    'agencyHasAddress',
    { agency: { siteEmail: 'info@immo.example' } },
    'siteEmail in agency/settings.json is still info@immo.example: write the address that leads are to reach.',
  ],
  [
    'agencyHasNoGaps',
    {
      agency: {
        gaps: [
          { file: 'agency/articles.json', count: 9 },
          { file: 'agency/settings.json', count: 1 },
        ],
      },
    },
    '10 texts in [[…]] must still be filled in: agency/articles.json (9), agency/settings.json (1).',
  ],
]

describe('the checks of this machine', () => {
  it.each(SAID)('%s: %j', (name, change, line) => {
    const check = CHECKS.find((one) => one.name === name)
    expect(check?.(factsWith(change))).toBe(line)
    expect(problemsOf(CHECKS, factsWith(change))).toEqual([line])
  })

  it('each have a failing case above', () => {
    const caused = SAID.map(([name]) => name)
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
