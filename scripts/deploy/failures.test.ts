import { beforeEach, describe, expect, it } from 'vitest'
import { inAgencyFolder, setAccount } from './fake-cloudflare/agency.ts'
import { FIRST, LATER, RUNNING } from './fake-cloudflare/expected.ts'
import { runDeploy } from './fake-cloudflare/run.ts'

inAgencyFolder()

describe('a step that fails', () => {
  beforeEach(() => setAccount(RUNNING))

  it.each([
    ['d1 execute', 1, 'npx wrangler login', 'Nothing was changed.'],
    ['d1 time-travel', 4, 'run this again in a minute', 'Nothing was changed.'],
    ['d1 migrations', 5, 'Correct the migration', 'time-travel restore DB --bookmark=0000-0001'],
    ['deploy', 6, 'Remove the cause', 'time-travel restore DB --bookmark=0000-0001'],
  ])(
    '%s is the last step, and the error names the remedy',
    async (fails, count, remedy, command) => {
      setAccount({ fails })
      const { failed, output, steps } = await runDeploy()
      expect(failed).toBe(true)
      expect(steps).toEqual(LATER.slice(0, count))
      expect(output.split('\n').at(-1)).toContain(remedy)
      expect(output.split('\n').at(-1)).toContain(command)
    },
  )

  it('of a database from before the first release stops the deployment before any change', async () => {
    setAccount({ migrations: ['0001_initial.sql', '0002_search.sql'] })
    const { failed, output, steps } = await runDeploy()
    expect(failed).toBe(true)
    expect(steps).toEqual(LATER.slice(0, 2))
    expect(output).toContain('from before the first release')
    expect(output).toContain('Nothing was changed.')
  })

  it('the build stops the deployment before any change', async () => {
    const { failed, output, steps } = await runDeploy({ fails: 'build' })
    expect(failed).toBe(true)
    expect(steps).toEqual(LATER.slice(0, 3))
    expect(output).toContain('src/app.tsx: no such module')
    expect(output).toContain('The build failed, for the reason above: nothing was changed.')
  })

  it('the loading of the agency names the command that repeats it', async () => {
    setAccount({ migrations: [], rows: [] })
    const { failed, output, steps } = await runDeploy({ fails: 'load' })
    expect(failed).toBe(true)
    expect(steps).toEqual(FIRST)
    expect(output).toContain('(pages.json: no home)')
    expect(output).toContain('npm run agency:load -- agency --remote')
    expect(output).not.toContain('is up')
  })
})

describe('the health check', () => {
  it.each([
    [[{ status: 'failed', content: 'missing' }], 'says {"status":"failed","content":"missing"}'],
    [[{ hello: 'from another site' }], 'answers 200 and no JSON of Pand'],
    [[new TypeError('fetch failed', { cause: new Error('getaddrinfo ENOTFOUND') })], 'ENOTFOUND'],
  ])('suggests a rollback for %j', async (health, problem) => {
    setAccount(RUNNING)
    const { failed, output } = await runDeploy({ health })
    const last = output.split('\n').at(-1)
    expect(failed).toBe(true)
    expect(last).toContain(problem)
    expect(last).toContain('npm run doctor -- --remote')
    expect(last).toContain('The version before: npx wrangler rollback.')
    expect(last).toContain('npx wrangler d1 time-travel restore DB --bookmark=0000-0001')
  })
})
