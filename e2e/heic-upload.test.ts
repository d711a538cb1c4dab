import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { open } from './harness.ts'
import { logIn, removeUpload } from './staff-area.ts'

/** A HEIC picture of 96 by 64 pixels. Its codec is HEVC, which browsers do not decode. */
const HEIC_PICTURE = readFileSync(fileURLToPath(new URL('house.heic', import.meta.url)))

test('stores a HEIC picture as JPEG and reports an invalid one', async () => {
  const { page } = await open('/staff', { freshTab: true })
  const decoderRequests: string[] = []
  page.on('request', (request) => {
    if (/\/heic-[^/]*\.js$/.test(request.url())) decoderRequests.push(request.url())
  })
  await logIn(page, 'staff')
  await page.goto('/staff/media')
  expect(decoderRequests).toEqual([])
  await page.locator('#files').setInputFiles([
    { name: 'IMG_0001.HEIC', mimeType: '', buffer: HEIC_PICTURE },
    { name: 'broken.heic', mimeType: 'image/heic', buffer: Buffer.from('not a picture') },
  ])
  await page.getByRole('status').filter({ hasText: 'broken.heic kon niet' }).waitFor()
  expect(decoderRequests).toHaveLength(1)
  await page.getByRole('button', { name: 'Opladen' }).click()
  await page.getByRole('heading', { level: 1 }).filter({ hasText: 'IMG_0001' }).waitFor()
  expect(await page.getByRole('main').textContent()).toContain('IMG_0001.jpg')
  await removeUpload(page)
})
