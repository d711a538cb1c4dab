import { brotliCompressSync } from 'node:zlib'
import type { Request } from 'playwright-core'
import { expect, test } from 'vitest'
import { homePath, propertyPath } from '../src/urls.ts'
import { HOMES, pathOf } from './demo.ts'
import { open, origin } from './harness.ts'

/** What each template may weigh before anybody touches it: elements, requests, and compressed kilobytes. */
const BUDGETS = [
  { path: homePath('nl'), elements: 690, requests: 22, pictures: 90, html: 10.5 },
  { path: pathOf('sale', 'nl'), elements: 750, requests: 22, pictures: 70, html: 10.7 },
  { path: propertyPath('nl', HOMES.plain), elements: 865, requests: 20, pictures: 50, html: 16 },
]

test.each(BUDGETS)('$path keeps to its budgets on a phone', async ({ path, ...budget }) => {
  const html = await (await fetch(origin + path)).text()
  expect(brotliCompressSync(html).length / 1000).toBeLessThanOrEqual(budget.html)

  const { page } = await open('/healthz', { width: 412, height: 823, pictures: true, alone: true })
  const requests: Request[] = []
  page.on('requestfinished', (request) => requests.push(request))
  await page.goto(path, { waitUntil: 'networkidle' })
  expect(await page.locator('*').count()).toBeLessThanOrEqual(budget.elements)
  expect(requests.length).toBeLessThanOrEqual(budget.requests)
  const images = requests.filter((request) => request.resourceType() === 'image')
  const sizes = await Promise.all(images.map((request) => request.sizes()))
  const bytes = sizes.reduce((sum, { responseBodySize }) => sum + responseBodySize, 0)
  expect(bytes / 1000).toBeLessThanOrEqual(budget.pictures)
})
