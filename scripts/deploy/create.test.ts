import { beforeEach, describe, expect, it } from 'vitest'
import { wranglerOn } from '../wrangler.ts'
import { readConfig } from './config.ts'
import { createResources } from './create.ts'
import { account, inAgencyFolder, replaceInConfig, setAccount } from './fake-cloudflare/agency.ts'
import { run, runDeploy } from './fake-cloudflare/run.ts'

const DATABASE_ID = '11111111-2222-4333-8444-555555555555'
const NAMESPACE_ID = '0123456789abcdef0123456789abcdef'

inAgencyFolder()

beforeEach(() => {
  replaceInConfig(DATABASE_ID, 'your-d1-database-id')
  replaceInConfig(NAMESPACE_ID, 'your-kv-namespace-id')
})

const create = () => run(() => createResources(wranglerOn(), readConfig('wrangler.toml')))

describe('deploy --create', () => {
  it('creates database, namespace and bucket in the EU and writes their ids first', async () => {
    const { failed, calls, steps } = await runDeploy({ create: true })
    expect(failed).toBe(false)
    expect(steps.slice(0, 6)).toEqual([
      'd1 list',
      'd1 create pand',
      'kv namespace list',
      'kv namespace create pand-cache',
      'r2 bucket list',
      'r2 bucket create pand-media',
    ])
    const created = calls.filter((call) => call.includes('create'))
    expect(created.map((call) => call.slice(-4, -2))).toEqual(
      created.map(() => ['--jurisdiction', 'eu']),
    )
    expect(readConfig('wrangler.toml')).toMatchObject({
      database: { name: 'pand', id: DATABASE_ID },
      namespace: { id: NAMESPACE_ID },
      bucket: { name: 'pand-media', jurisdiction: 'eu' },
    })
  })

  it('finds the resources of an earlier run whose ids were lost', async () => {
    setAccount({
      databases: [{ name: 'pand', uuid: 'the-uuid' }],
      namespaces: [{ title: 'pand-cache', id: 'the-id' }],
      buckets: [{ name: 'pand-media', where: 'eu' }],
    })
    const { output } = await create()
    expect(output.split('\n')).toEqual([
      'The database pand exists.',
      'The namespace pand-cache exists.',
      'The bucket pand-media exists.',
    ])
    const { database, namespace } = readConfig('wrangler.toml')
    expect([database?.id, namespace?.id]).toEqual(['the-uuid', 'the-id'])
  })

  it('leaves a bucket with documents in its jurisdiction', async () => {
    replaceInConfig('jurisdiction = "eu"\n', '')
    setAccount({ buckets: [{ name: 'pand-media' }] })
    const { output } = await create()
    expect(account().buckets).toEqual([{ name: 'pand-media' }])
    expect(output).toContain('outside the EU jurisdiction; it stays as it is')
    expect(readConfig('wrangler.toml').bucket?.jurisdiction).toBeUndefined()
  })

  it.each([
    ['d1 list', 1],
    ['d1 create', 2],
    ['kv namespace create', 4],
    ['r2 bucket create', 6],
  ])('stops at %s with instructions, and keeps the created resources', async (fails, count) => {
    setAccount({ fails })
    const { failed, output, steps } = await create()
    expect(failed).toBe(true)
    expect(steps).toHaveLength(count)
    expect(output.split('\n').at(-1)).toMatch(
      /^wrangler .* failed \(The fake was set to fail\): remove the cause and run this again/,
    )
    setAccount({ fails: undefined })
    expect((await create()).failed).toBe(false)
    expect(account().databases).toHaveLength(1)
    expect(account().namespaces).toHaveLength(1)
  })
})
