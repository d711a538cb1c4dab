const EVENT_TYPES = [
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
    const onInteraction = () => {
      for (const type of EVENT_TYPES) removeEventListener(type, onInteraction, options)
      resolve()
    }
    for (const type of EVENT_TYPES) addEventListener(type, onInteraction, options)
  })
}
