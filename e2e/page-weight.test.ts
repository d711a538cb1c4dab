import { brotliCompressSync } from 'node:zlib'
import type { Page, Response } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { HTML_BUDGETS, PAGE_BUDGETS, WORKER_BUDGETS } from '../bench/budgets.ts'
import { TEMPLATES } from '../bench/pages/templates.ts'
import { workerSizes } from '../scripts/worker-sizes.ts'
import { open } from './harness.ts'

describe.each(['home', 'list', 'detail'] as const)('the page %s', (template) => {
  test('is within its budgets for bytes and requests', async () => {
    const { page } = await open('/healthz', { width: 390 })
    const loading = filesOf(page)
    await page.goto(TEMPLATES[template], { waitUntil: 'networkidle' })
    const before = loading.splice(0)
    const head = await page.locator('head > link[rel=stylesheet]').evaluateAll(addressesOf)
    const [html = 0] = await sizes(before.filter((file) => isOf(file, 'document')))
    const styles = await sizes(before.filter((file) => head.includes(file.url())))
    expect(html).toBeLessThanOrEqual(HTML_BUDGETS[template])
    expect(sum(styles)).toBeLessThanOrEqual(PAGE_BUDGETS.styles)
    expect(before.length).toBeLessThanOrEqual(PAGE_BUDGETS.requests)

    await page.mouse.wheel(0, 50)
    await page.waitForLoadState('networkidle')
    expect(sum(await sizes(loading))).toBeLessThanOrEqual(PAGE_BUDGETS.firstTouch.bytes)
    expect(loading.length).toBeLessThanOrEqual(PAGE_BUDGETS.firstTouch.requests)
  })
})

test('the Worker is within its budgets for bytes', () => {
  const { whole, site } = workerSizes()
  expect(whole).toBeLessThanOrEqual(WORKER_BUDGETS.whole)
  expect(site).toBeLessThanOrEqual(WORKER_BUDGETS.site)
})

/** The files that the page loads from now on. */
function filesOf(page: Page): Response[] {
  const files: Response[] = []
  page.on('response', (response) => {
    if (response.url().startsWith('http')) files.push(response)
  })
  return files
}

function isOf(file: Response, kind: string): boolean {
  return file.request().resourceType() === kind
}

function addressesOf(links: Element[]): string[] {
  return links.map((link) => (link instanceof HTMLLinkElement ? link.href : ''))
}

function sum(sizes: number[]): number {
  return sizes.reduce((total, size) => total + size, 0)
}

/** Bytes of each file as it is sent: texts are compressed, pictures are not. */
async function sizes(files: Response[]): Promise<number[]> {
  return Promise.all(
    files.map(async (file) => {
      const body = await file.body()
      return isOf(file, 'image') ? body.length : brotliCompressSync(body).length
    }),
  )
}
