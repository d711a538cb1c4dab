import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { describe, expect, it, vi } from 'vitest'
import {
  account,
  configure,
  inAgencyFolder,
  put,
  replaceInConfig,
  setAccount,
  TOKEN,
} from './fake-cloudflare/agency.ts'
import { FIRST, LATER, RUNNING } from './fake-cloudflare/expected.ts'
import { runDeploy } from './fake-cloudflare/run.ts'

inAgencyFolder()

describe('a deployment', () => {
  it('reads, builds, migrates, deploys, loads the agency and checks health, in this order', async () => {
    const { failed, steps, output, calls } = await runDeploy()
    expect(failed).toBe(false)
    expect(steps).toEqual(FIRST)
    expect(calls[4]?.join(' ')).toMatch(
      /^deploy dist\/worker\/index.js --no-bundle --assets dist\/site --secrets-file \S+ --config wrangler.toml$/,
    )
    expect(output).toContain('npx wrangler d1 time-travel restore DB --bookmark=0000-0001')
    expect(output).toContain('https://www.immo.be is up.')
    expect(output).toContain('npm run staff:create -- EMAIL --remote makes the first admin.')
  })

  it('loads no agency if there is one, and uploads the secrets again', async () => {
    await runDeploy()
    setAccount({ ...RUNNING, secrets: [] })
    vi.stubEnv('STAFF_API_TOKEN', `${TOKEN}-renewed`)
    const { steps, output } = await runDeploy()
    expect(steps).toEqual(LATER)
    expect(output).not.toContain('staff:create')
    expect(account().upload?.secrets).toEqual({ STAFF_API_TOKEN: `${TOKEN}-renewed` })
  })

  it('omits the files of the demo', async () => {
    put('dist/site/images/demo/of-an-earlier-build.avif', '')
    await runDeploy()
    const files = readdirSync('dist/site', { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => `${parentPath}/${name}`)
    expect(files.sort()).toEqual([
      'dist/site/_headers',
      'dist/site/assets/entry.js',
      'dist/site/favicon.svg',
      'dist/site/images/epc/flanders/A.svg',
      'dist/site/images/placeholder.svg',
    ])
  })
})

describe('secrets', () => {
  it('are uploaded with the version, in a private file that is deleted afterwards', async () => {
    configure({ SMTP_USER: 'site' })
    vi.stubEnv('SMTP_PASSWORD', 'the-password')
    await runDeploy()
    const { upload } = account()
    expect(upload?.secrets).toEqual({ STAFF_API_TOKEN: TOKEN, SMTP_PASSWORD: 'the-password' })
    expect(upload?.mode).toBe(0o600)
    expect(existsSync(upload?.file ?? '')).toBe(false)
  })

  it('appear in no argument and no output, even of a failed deployment', async () => {
    setAccount({ fails: 'deploy' })
    const { calls, output } = await runDeploy()
    expect(JSON.stringify(calls)).not.toContain(TOKEN)
    expect(output).not.toContain(TOKEN)
    const file = calls.find(([command]) => command === 'deploy')?.[6] ?? ''
    expect(file).toMatch(/secrets\.json$/)
    expect(existsSync(file)).toBe(false)
  })

  it('are read from .env.deploy, and for one of several agencies from its own file', async () => {
    vi.stubEnv('STAFF_API_TOKEN', undefined)
    put('.env.deploy', `STAFF_API_TOKEN=${TOKEN}-common`)
    await runDeploy()
    expect(account().upload?.secrets.STAFF_API_TOKEN).toBe(`${TOKEN}-common`)
    put('.env.deploy.immo', `STAFF_API_TOKEN=${TOKEN}-immo`)
    writeFileSync('wrangler.immo.toml', readFileSync('wrangler.toml'))
    await runDeploy({ config: 'wrangler.immo.toml' })
    expect(account().upload?.secrets.STAFF_API_TOKEN).toBe(`${TOKEN}-immo`)
  })
})

describe('before anything is built', () => {
  it('lists all refusals at once', async () => {
    configure({ SITE_ORIGIN: 'http://www.immo.be', MAIL_DRIVER: 'local' })
    replaceInConfig('11111111-2222-4333-8444-555555555555', 'your-d1-database-id')
    vi.stubEnv('STAFF_API_TOKEN', 'local-staff-token')
    const { failed, output, steps } = await runDeploy()
    expect(failed).toBe(true)
    expect(steps).toEqual([])
    expect(output.split('\n').map((line) => line.split(' ').slice(0, 4).join(' '))).toEqual([
      'wrangler.toml has no id',
      'SITE_ORIGIN is "http://www.immo.be", which',
      'MAIL_DRIVER is "local", so',
      "STAFF_API_TOKEN is the demo's,",
    ])
  })

  it('accepts a deployment without mail only on request', async () => {
    configure({ MAIL_DRIVER: 'local' })
    expect((await runDeploy()).failed).toBe(true)
    expect((await runDeploy({ noMail: true })).failed).toBe(false)
  })

  it('requires an agency for an empty database', async () => {
    const { failed, output, steps } = await runDeploy({ agency: 'office' })
    expect(failed).toBe(true)
    expect(steps).toEqual(['d1 execute'])
    expect(output).toContain('npm run agency:new -- office writes an agency to edit')
  })
})
