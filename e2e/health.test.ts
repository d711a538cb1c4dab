import { expect, test } from 'vitest'
import { open, origin } from './harness.ts'

test('the health check answers ok', async () => {
  const { page, status, problems } = await open('/healthz')
  expect(status).toBe(200)
  expect(await page.textContent('body')).toContain('"status":"ok"')
  expect(new URL(page.url()).origin).toBe(origin)
  expect(problems).toEqual([])
})
