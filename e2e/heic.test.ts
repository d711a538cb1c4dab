import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { open } from './harness.ts'
import { logIn, removeUpload } from './staff-area.ts'

/** A picture of 96 by 64 pixels with HEVC inside. */
const HOUSE = readFileSync(fileURLToPath(new URL('house.heic', import.meta.url)))

test('a HEIC picture is stored as JPEG, and an invalid one is reported', async () => {
  const { page } = await open('/staff', { alone: true })
  const decoders: string[] = []
  page.on('request', (request) => {
    if (/\/heic-[^/]*\.js$/.test(request.url())) decoders.push(request.url())
  })
  await logIn(page, 'staff')
  await page.goto('/staff/media')
  expect(decoders).toEqual([])
  await page.locator('#files').setInputFiles([
    { name: 'IMG_0001.HEIC', mimeType: '', buffer: HOUSE },
    { name: 'broken.heic', mimeType: 'image/heic', buffer: Buffer.from('not a picture') },
  ])
  await page.getByRole('status').filter({ hasText: 'broken.heic kon niet' }).waitFor()
  expect(decoders).toHaveLength(1)
  await page.getByRole('button', { name: 'Opladen' }).click()
  await page.getByRole('heading', { level: 1 }).filter({ hasText: 'IMG_0001' }).waitFor()
  expect(await page.getByRole('main').textContent()).toContain('IMG_0001.jpg')
  await removeUpload(page)
})
