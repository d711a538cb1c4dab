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

test('the arrow keys change the storey, and a room is marked on the plan and in the list', async () => {
  const { page, problems } = await open(propertyPath('nl', 410002), { width: 390 })
  const late = Promise.withResolvers<void>()
  await page.route('**/assets/plan-rooms-*.js', (route) =>
    late.promise.then(() => route.continue()),
  )
  const plans = page.locator('#plans')
  const ground = plans.getByRole('radio', { name: 'Gelijkvloers' })
  await ground.focus()
  await page.keyboard.press('ArrowRight')
  await plans
    .getByRole('link', { name: /Nachthal/ })
    .first()
    .waitFor()
  expect(await plans.getByRole('link', { name: /Living/ }).count()).toBe(0)
  const [area, row] = [0, 1].map((nth) => plans.getByRole('link', { name: /Badkamer/ }).nth(nth))
  await row?.scrollIntoViewIfNeeded()
  const outline = () => area?.evaluate((link) => getComputedStyle(link).boxShadow)
  const before = await outline()
  await row?.focus()
  late.resolve()
  await expect.poll(outline).not.toBe(before)
  expect(await axeInBothSchemes(page)).toEqual([])
  expect(problems).toEqual([])
})

test('every room on a plan is at least 60 pixels wide on a phone, and its label is inside', async () => {
  for (const id of [410002, 410020, 410017]) {
    const { page } = await open(propertyPath('de', id), { width: 390 })
    const rooms = page.locator('#plans .storeys > .storey:first-of-type .plan-room')
    await rooms.first().scrollIntoViewIfNeeded()
    expect(await rooms.count()).toBeGreaterThan(1)
    await expect.poll(() => rooms.evaluateAll(misfits)).toEqual([])
  }
})

test('without scripts, a room in the list leads to its area, and the tabs work', async () => {
  const { page } = await open(propertyPath('nl', 410002), { width: 390, javascript: false })
  const plans = page.locator('#plans')
  await plans.getByText('1e verdieping', { exact: true }).click()
  await plans
    .getByRole('link', { name: /Badkamer/ })
    .nth(1)
    .click()
  expect(await plans.locator('.plan-room:target').textContent()).toContain('Badkamer')
})

/** The names of the rooms that are narrow, or whose label is not inside. */
function misfits(rooms: Element[]): (string | null)[] {
  const fits = (room: Element) => {
    const area = room.getBoundingClientRect()
    const [label, ...others] = [...room.children]
      .filter((child) => child.clientWidth > 0 && getComputedStyle(child).clipPath === 'none')
      .map((child) => child.getBoundingClientRect())
    if (!label || others.length > 0 || area.width < 60) return false
    const { left, right, top, bottom } = label
    return left >= area.left && right <= area.right && top >= area.top && bottom <= area.bottom
  }
  return rooms.filter((room) => !fits(room)).map(({ textContent }) => textContent)
}
