/** Runs `run` once the browser is idle, or after a short delay in browsers without `requestIdleCallback`. */
export function whenIdle(run: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(run)
  else setTimeout(run, 200)
}
