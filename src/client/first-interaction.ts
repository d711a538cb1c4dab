const SIGNS = [
  'pointermove',
  'pointerdown',
  'keydown',
  'scroll',
  'touchstart',
  'focusin',
  'click',
] as const

/** Resolves once a visitor does anything, so that a page that is only glanced at loads nothing more. */
export function firstSign(): Promise<void> {
  return new Promise((resolve) => {
    const options = { capture: true, passive: true }
    const done = () => {
      for (const sign of SIGNS) removeEventListener(sign, done, options)
      resolve()
    }
    for (const sign of SIGNS) addEventListener(sign, done, options)
  })
}
