import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'

vi.stubEnv('STATE_DIR', mkdtempSync(join(tmpdir(), 'pand-crm-')))
const { serveFakeCrm } = await import('./serve.ts')

const HOME = 410001

test('the fake CRM returns the demo listings, and the changes made on its page', async () => {
  const { address, settings } = await serveFakeCrm()
  const page = await (await fetch(address)).text()
  expect(page).toContain('<h1>Fake CRM</h1>')
  expect(page).toContain('waits at /staff/imports')
  expect(page).toContain(`Price of ${HOME}`)
  const [, first] = /aria-label="Price of \d+" value="([^"]*)"/.exec(page) ?? []
  expect(Number(first)).toBeGreaterThan(0)
  const price = await post(address, { act: 'price', id: String(HOME), price: '123456' })
  expect(price.headers.get('Location')).toBe('/')
  expect((await listed(settings))[0]).toMatchObject({
    ID: HOME,
    Price: '123456',
    PublishPrice: true,
  })
  await post(address, { act: 'sell', id: String(HOME) })
  expect((await listed(settings))[0]).toMatchObject({ Status: 2 })
  await post(address, { act: 'fault', fault: 'empty' })
  expect(await listed(settings)).toEqual([])
  await post(address, { act: 'fault', fault: 'well' })
  expect(await listed((await serveFakeCrm()).settings)).toMatchObject([{ Price: '123456' }])
})

function post(address: string, form: Record<string, string>): Promise<Response> {
  return fetch(address, { method: 'POST', body: new URLSearchParams(form), redirect: 'manual' })
}

async function listed(settings: Awaited<ReturnType<typeof serveFakeCrm>>['settings']) {
  const { CRM_BASE_URL, CRM_USER, CRM_PASSWORD } = settings
  const params = {
    CustomerName: CRM_USER,
    CustomerPassword: CRM_PASSWORD,
    LanguageId: 1,
    Limit1: 1,
    Limit2: 1,
  }
  const url = `${CRM_BASE_URL}GetPropertyListJson?json=${encodeURIComponent(JSON.stringify(params))}`
  const { GetPropertyListJsonResult } = (await (await fetch(url)).json()) as {
    GetPropertyListJsonResult: { Value: { Items: object[] | null } }
  }
  return GetPropertyListJsonResult.Value.Items ?? []
}
