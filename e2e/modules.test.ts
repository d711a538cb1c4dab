import type { Locator, Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import type { IslandName } from '../src/client/island-name.ts'
import { translator } from '../src/platform/i18n/index.ts'
import { GUIDE_PAGE_ID, pathOf, pathOfId } from './demo.ts'
import { axeProblems, isFocused, islandOf, open, waitForTransitions } from './harness.ts'

/** The id of the page about preparing a property for its sale. */
const PREPARATION_PAGE_ID = 16

describe('on a phone', () => {
  const lang = 'fr'
  const t = translator(lang)
  const phone = { width: 390, touch: true, motion: true } as const

  test('people open in dialogs', async () => {
    const { page, problems } = await open(pathOf('agency', lang), phone)
    const person = page.locator('.person').first()
    const button = person.getByRole('button').first()
    await button.tap()
    const dialog = person.getByRole('dialog')
    await dialog.getByText(t('legal.biv')).waitFor()
    await dialog.getByRole('button', { name: t('nav.close') }).tap()
    await dialog.waitFor({ state: 'hidden' })
    await button.focus()
    await page.keyboard.press('Enter')
    await dialog.waitFor()
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'hidden' })
    await expect.poll(() => isFocused(button)).toBe(true)
    expect(problems).toEqual([])
  })

  test('reviews of another site load with consent', async () => {
    const { page, problems } = await open(pathOfId(GUIDE_PAGE_ID, lang), {
      ...phone,
      pictures: true,
    })
    const reviews = page.locator('[data-script=reviews]')
    await reviews.getByRole('button', { name: t('embed.choose') }).tap()
    await page.getByRole('button', { name: t('consent.accept') }).tap()
    await reviews.locator('li').first().waitFor()
    expect(await reviews.getAttribute('data-embedded')).toBe('lindehof-86')
    await waitForTransitions(page)
    expect(await axeProblems(page)).toEqual([])
    expect(problems).toEqual([])
  })

  test('with reduced motion a video is paused, and an external video loads on a click', async () => {
    const { page, problems } = await open(pathOf('sell', lang), { ...phone, motion: false })
    const player = await ready(page, 'video')
    await player.getByRole('button', { name: t('play.play') }).waitFor()
    const isPaused = (video: HTMLVideoElement) => video.paused
    expect(await player.locator('video').evaluate(isPaused)).toBe(true)

    await page.route('https://www.youtube-nocookie.com/**', (route) =>
      route.fulfill({ contentType: 'text/html', body: '<title>Film</title>' }),
    )
    expect(await page.locator('iframe').count()).toBe(0)
    expect(problems).toEqual([])
    await page.locator('[data-embed]').tap()
    await page.locator('iframe').waitFor()
    await expect.poll(() => isFocused(page.locator('iframe'))).toBe(true)
    await expect
      .poll(() => problems)
      .toEqual(['requested https://www.youtube-nocookie.com/embed/cRn341Xe5uE'])
  })

  test('before-and-after sliders and collapsed texts respond to input', async () => {
    const { page, problems } = await open(pathOfId(PREPARATION_PAGE_ID, lang), phone)
    const room = await ready(page, 'before-after')
    const slider = room.getByRole('slider')
    const box = await slider.boundingBox()
    const at = { x: (box?.width ?? 0) * 0.25, y: (box?.height ?? 0) * 0.5 }
    await slider.tap({ position: at })
    expect(Number(await slider.inputValue())).toBeLessThan(35)
    const before = Number(await slider.inputValue())
    await slider.focus()
    await page.keyboard.press('ArrowRight')
    expect(Number(await slider.inputValue())).toBe(before + 1)
    await expect
      .poll(() =>
        slider.locator('..').evaluate((element) => element.style.getPropertyValue('--at')),
      )
      .toBe(`${before + 1}%`)
    expect(await slider.getAttribute('aria-valuetext')).toBe(
      t('beforeafter.value', { percent: before + 1 }),
    )

    const disclosures = page.getByRole('main').locator('details')
    await disclosures.nth(0).locator('summary').tap()
    await disclosures.nth(1).locator('summary').tap()
    await expect.poll(() => openIndexes(disclosures)).toEqual([0, 1])

    await waitForTransitions(page)
    expect(await axeProblems(page)).toEqual([])
    expect(problems).toEqual([])
  })
})

test('without JavaScript all content of the modules is visible', async () => {
  const { page } = await open(pathOfId(PREPARATION_PAGE_ID, 'nl'), {
    motion: true,
    javascript: false,
    pictures: true,
  })
  for (const picture of await page.getByRole('main').getByRole('img').all()) {
    await picture.scrollIntoViewIfNeeded()
    expect(await picture.isVisible()).toBe(true)
  }
  expect(await page.locator('[data-pause]:visible').count()).toBe(0)
})

/** An island in sight, once its script has it. */
async function ready(page: Page, name: IslandName): Promise<Locator> {
  const island = islandOf(page, name).first()
  await island.locator(':scope > *').first().scrollIntoViewIfNeeded()
  await expect.poll(() => island.getAttribute('ready')).toBe('')
  return island
}

function openIndexes(all: Locator): Promise<number[]> {
  return all.evaluateAll((details) =>
    details.flatMap((element, index) => ((element as HTMLDetailsElement).open ? [index] : [])),
  )
}
