import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { homePath, propertyPath } from '../src/urls.ts'
import { HOMES, pathOf } from './demo.ts'
import { open, origin } from './harness.ts'
import { layoutShifts } from './layout-shift.ts'

/** Of a page while it loads; 0.1 counts as good. */
const MAX_SHIFT = 0.01
const PIECES = 20
const PAUSE_MS = 30

/** The site behind a line on which pages arrive bit by bit, cut before any tag. */
const line = createServer(async (request, response) => {
  const answer = await fetch(`${origin}${request.url}`, {
    headers: { cookie: request.headers.cookie ?? '' },
  })
  response.writeHead(answer.status, {
    'Content-Type': answer.headers.get('Content-Type') ?? 'application/octet-stream',
  })
  if (!answer.headers.get('Content-Type')?.startsWith('text/html')) {
    return response.end(Buffer.from(await answer.arrayBuffer()))
  }
  for (const piece of piecesOf(await answer.text())) {
    response.write(piece)
    await wait(PAUSE_MS)
  }
  response.end()
})

beforeAll(() => new Promise<void>((resolve) => line.listen(0, resolve)))
afterAll(() => void line.close())

test.each([
  [homePath('nl'), 1440],
  [pathOf('sale', 'fr'), 1440],
  [`${pathOf('rent', 'nl')}?streetcity=atlantis&garden=true`, 1440],
  [propertyPath('de', HOMES.plain), 1440],
  [homePath('de'), 390],
  [pathOf('contact', 'fr'), 390],
])('%s shifts by at most 0.01 while it arrives bit by bit, at %d px', async (path, width) => {
  const { port } = line.address() as AddressInfo
  const { page } = await open(`http://localhost:${port}${path}`, { width, motion: true })
  const shifts = await layoutShifts(page)
  const total = shifts.reduce((sum, { value }) => sum + value, 0)
  expect(total, JSON.stringify(shifts)).toBeLessThanOrEqual(MAX_SHIFT)
})

function piecesOf(html: string): string[] {
  const tags = html.split(/(?=<)/)
  const size = Math.ceil(tags.length / PIECES)
  const starts = Array.from({ length: PIECES }, (_, piece) => piece * size)
  return starts.map((start) => tags.slice(start, start + size).join(''))
}
