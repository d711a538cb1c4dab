interface Glider {
  /** The place that the row is on its way to, else the one where it is, in pixels. */
  goal(): number
  to(left: number): void
}

/**
 * Scrolls a row with snap points within `ms`, as the duration of the browser's own smooth scrolling can't
 * be chosen. A visitor who scrolls takes over.
 */
export function glider(row: HTMLElement, ms: number): Glider {
  let frame = 0
  let goal: number | null = null
  const stop = () => {
    cancelAnimationFrame(frame)
    goal = null
    row.style.scrollSnapType = ''
  }
  for (const type of ['wheel', 'touchstart', 'keydown']) {
    row.addEventListener(type, stop, { passive: true })
  }
  return {
    goal: () => goal ?? row.scrollLeft,
    to(left) {
      stop()
      const from = row.scrollLeft
      const start = performance.now()
      const step = (now: number) => {
        const part = ms > 0 ? Math.min(1, Math.max(0, now - start) / ms) : 1
        row.scrollLeft = from + (left - from) * eased(part)
        if (part < 1) frame = requestAnimationFrame(step)
        else stop()
      }
      goal = left
      // A row that snaps would jump with each frame.
      row.style.scrollSnapType = 'none'
      step(start)
    },
  }
}

/** Slow at both ends; 0 is the start of the way, 1 its end. */
function eased(part: number): number {
  return (1 - Math.cos(Math.PI * part)) / 2
}
