import { expect, test } from 'vitest'
import { projectPath, propertyPath } from '../src/urls.ts'
import { axeInBothSchemes, isFocused, open } from './harness.ts'

test('a unit can be opened on the plan by keyboard', async () => {
  const { page, problems } = await open(projectPath('nl', 9001), { width: 390 })
  const plan = page.getByRole('group', { name: 'Gelijkvloers' })
  await plan.scrollIntoViewIfNeeded()
  const hotspots = plan.getByRole('link')
  expect(await hotspots.count()).toBe(3)
  await hotspots.first().focus()
  const before = await plan.boundingBox()
  await page.keyboard.press('Tab')
  await expect.poll(() => isFocused(hotspots.nth(1))).toBe(true)
  expect(await hotspots.nth(1).textContent()).toMatch(/^B0\.01, 2 slaapkamers, te koop, /)
  expect((await plan.boundingBox())?.height).toBe(before?.height)
  const box = await plan.locator('img').boundingBox()
  expect((box?.width ?? 0) / (box?.height ?? 1)).toBeCloseTo(1600 / 1067, 1)
  expect(await axeInBothSchemes(page)).toEqual([])
  await page.keyboard.press('Enter')
  await page.waitForURL(`**${propertyPath('nl', 410046)}`)
  expect(problems).toEqual([])
})
