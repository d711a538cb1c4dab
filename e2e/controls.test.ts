import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { contrastsIn } from './contrast.ts'
import { controlsIn, STATES, type State } from './controls.tsx'
import { pathOf } from './demo.ts'
import { open, transitionsEnded } from './harness.ts'

/** Pages with the style sheets of visitors' forms, and of the staff area. */
const PAGES = [pathOf('contact', 'nl'), '/staff/login']

describe.each(PAGES)('with the styles of %s', (path) => {
  test.each(STATES)(
    'all texts and marks of %s controls have sufficient contrast',
    async (state) => {
      const { page } = await open(path, { javascript: true })
      await showControls(page, state)
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme })
        await transitionsEnded(page)
        const contrasts = await contrastsIn(page.locator('main section.form-grid'))
        expect(contrasts.length).toBeGreaterThan(15)
        expect(
          contrasts.filter(({ ratio, minRatio: least }) => ratio < least),
          colorScheme,
        ).toEqual([])
      }
    },
  )
})

test('each control has a visible focus', async () => {
  const { page } = await open(pathOf('contact', 'nl'))
  await showControls(page, 'chosen')
  const focusable = 'input, select, textarea, summary, button'
  const withoutOutline = await page.locator('main section.form-grid').evaluate((root, selector) => {
    const controls = [...root.querySelectorAll<HTMLElement>(selector)].filter((control) =>
      control.checkVisibility({ visibilityProperty: true }),
    )
    return controls.flatMap((control) => {
      control.focus({ focusVisible: true } as FocusOptions)
      const shown = [control, control.closest('label')].some(
        (one) => one && getComputedStyle(one).outlineStyle !== 'none',
      )
      return shown ? [] : [control.outerHTML]
    })
  }, focusable)
  expect(withoutOutline).toEqual([])
})

async function showControls(page: Page, state: State): Promise<void> {
  await page.evaluate((html) => {
    const form = document.createElement('form')
    form.className = 'lead-form'
    form.innerHTML = html
    document.querySelector('main')?.replaceChildren(form)
  }, controlsIn(state))
  if (state !== 'disabled') return
  await page
    .locator('main form')
    .locator('input, select, textarea, button')
    .evaluateAll((all) => {
      for (const one of all) one.toggleAttribute('disabled', true)
    })
}
