import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { open } from './harness.ts'
import { logIn, removeUpload } from './staff-area.ts'

/** A HEIC picture of 96 by 64 pixels. Its codec is HEVC, which browsers do not decode. */
const HEIC_PICTURE = readFileSync(fileURLToPath(new URL('house.heic', import.meta.url)))
/** A video of 64 by 48 pixels (VP9). Its `udta`, `meta`, text track and XMP contain a location. */
const VIDEO = readFileSync(fileURLToPath(new URL('garden.mp4', import.meta.url)))
/** Matches the coordinates, the metadata key and the author's name in the video. */
const LOCATION = /51\.0543|location|Jan/

test('a HEIC picture is stored as JPEG, and a video plays without its location data', async () => {
  const { page } = await open('/staff', { freshTab: true })
  const decoderRequests: string[] = []
  page.on('request', (request) => {
    if (/\/heic-[^/]*\.js$/.test(request.url())) decoderRequests.push(request.url())
  })
  await logIn(page, 'staff')
  await page.goto('/staff/media')
  expect(decoderRequests).toEqual([])
  const files = page.locator('#files')
  await files.setInputFiles([
    { name: 'IMG_0001.HEIC', mimeType: '', buffer: HEIC_PICTURE },
    { name: 'broken.heic', mimeType: 'image/heic', buffer: Buffer.from('not a picture') },
  ])
  await page.getByRole('status').filter({ hasText: 'broken.heic kon niet' }).waitFor()
  expect(decoderRequests).toHaveLength(1)
  await page.getByRole('button', { name: 'Opladen' }).click()
  await page.getByRole('heading', { level: 1 }).filter({ hasText: 'IMG_0001' }).waitFor()
  expect(await page.getByRole('main').textContent()).toContain('IMG_0001.jpg')
  await removeUpload(page)

  expect(VIDEO.toString('latin1')).toMatch(LOCATION)
  await page.goto('/staff/media')
  await files.setInputFiles({ name: 'garden.mp4', mimeType: 'video/mp4', buffer: VIDEO })
  await page.getByRole('button', { name: 'Opladen' }).click()
  await page.getByRole('heading', { level: 1 }).filter({ hasText: 'garden' }).waitFor()
  const storedFile = await page.request.get(`${page.url().replace(/\?.*/, '')}/file`)
  expect((await storedFile.body()).toString('latin1')).not.toMatch(LOCATION)
  const played = await page.evaluate(async (src) => {
    const video = Object.assign(document.createElement('video'), { src, muted: true })
    const ended = new Promise((resolve, reject) => {
      video.onended = resolve
      video.onerror = reject
    })
    await video.play()
    await ended
    return { width: video.videoWidth, height: video.videoHeight, tracks: video.textTracks.length }
  }, storedFile.url())
  expect(played).toEqual({ width: 64, height: 48, tracks: 0 })
  await removeUpload(page)
})
