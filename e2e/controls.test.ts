import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { contrastsIn } from './contrast.ts'
import { controlsIn, STATES, type State } from './controls.tsx'
import { pathOf } from './demo.ts'
import { open, waitForTransitions } from './harness.ts'

/** A page with the style sheet of visitors' forms, and a page with the style sheet of the staff area. */
const PAGES = [pathOf('contact', 'nl'), '/staff/login']

describe.each(PAGES)('with the styles of %s', (path) => {
  test.each(STATES)(
    'texts and check marks of %s controls have sufficient contrast',
    async (state) => {
      const { page } = await open(path, { javascript: true })
      await renderControls(page, state)
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme })
        await waitForTransitions(page)
        const contrasts = await contrastsIn(page.locator('main section.form-grid'))
        expect(contrasts.length).toBeGreaterThan(15)
        expect(
          contrasts.filter(({ ratio, minRatio }) => ratio < minRatio),
          colorScheme,
        ).toEqual([])
      }
    },
  )
})

test('each control has an outline when it has the focus', async () => {
  const { page } = await open(pathOf('contact', 'nl'))
  await renderControls(page, 'selected')
  const focusableElements = 'input, select, textarea, summary, button'
  const withoutOutline = await page.locator('main section.form-grid').evaluate((root, selector) => {
    const controls = [...root.querySelectorAll<HTMLElement>(selector)].filter((control) =>
      control.checkVisibility({ visibilityProperty: true }),
    )
    return controls.flatMap((control) => {
      control.focus({ focusVisible: true } as FocusOptions)
      const hasOutline = [control, control.closest('label')].some(
        (element) => element && getComputedStyle(element).outlineStyle !== 'none',
      )
      return hasOutline ? [] : [control.outerHTML]
    })
  }, focusableElements)
  expect(withoutOutline).toEqual([])
})

/** Replaces the content of the page by a form with all controls in this state. */
async function renderControls(page: Page, state: State): Promise<void> {
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
    .evaluateAll((controls) => {
      for (const control of controls) control.toggleAttribute('disabled', true)
    })
}
