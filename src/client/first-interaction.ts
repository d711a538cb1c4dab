const SIGNS = [
  'pointermove',
  'pointerdown',
  'keydown',
  'scroll',
  'touchstart',
  'focusin',
  'click',
] as const

/** Resolves at the visitor's first interaction. A page without any interaction loads no more scripts. */
export function firstInteraction(): Promise<void> {
  return new Promise((resolve) => {
    const options = { capture: true, passive: true }
    const done = () => {
      for (const sign of SIGNS) removeEventListener(sign, done, options)
      resolve()
    }
    for (const sign of SIGNS) addEventListener(sign, done, options)
  })
}
