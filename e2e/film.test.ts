import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { open } from './harness.ts'
import { logIn, removeUpload } from './staff-area.ts'

/** A film of 64 by 48 pixels (VP9) with a place in `udta`, `meta`, a track of texts and XMP. */
const FILM = readFileSync(fileURLToPath(new URL('garden.mp4', import.meta.url)))
const PLACE = /51\.0543|location|Jan/

test('an uploaded film plays to the end and contains no location data', async () => {
  expect(FILM.toString('latin1')).toMatch(PLACE)
  const { page } = await open('/staff', { alone: true })
  await logIn(page, 'staff')
  await page.goto('/staff/media')
  await page
    .locator('#files')
    .setInputFiles({ name: 'garden.mp4', mimeType: 'video/mp4', buffer: FILM })
  await page.getByRole('button', { name: 'Opladen' }).click()
  await page.getByRole('heading', { level: 1 }).filter({ hasText: 'garden' }).waitFor()
  const stored = await page.request.get(`${page.url().replace(/\?.*/, '')}/file`)
  expect((await stored.body()).toString('latin1')).not.toMatch(PLACE)
  const played = await page.evaluate(async (address) => {
    const video = Object.assign(document.createElement('video'), { src: address, muted: true })
    const ended = new Promise((resolve, reject) => {
      video.onended = resolve
      video.onerror = reject
    })
    await video.play()
    await ended
    return { width: video.videoWidth, height: video.videoHeight, tracks: video.textTracks.length }
  }, stored.url())
  expect(played).toEqual({ width: 64, height: 48, tracks: 0 })
  await removeUpload(page)
})
