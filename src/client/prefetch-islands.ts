interface Connection {
  saveData: boolean
  effectiveType: string
}

/** Fetches the scripts of the islands that wait to be used, unless the connection is to be spared. */
export function prefetchIslands(): void {
  if (isSpared()) return
  if (document.readyState === 'complete') whenIdle(prefetch)
  else addEventListener('load', () => whenIdle(prefetch), { once: true })
}

/** Browsers fetch such links last and run nothing of them. */
function prefetch(): void {
  const islands = document.querySelectorAll('pand-island[scripts]:not([ready])')
  const scripts = [...islands].flatMap((one) => one.getAttribute('scripts')?.split(' ') ?? [])
  for (const href of new Set(scripts)) {
    const link = document.createElement('link')
    Object.assign(link, { rel: 'prefetch', as: 'script', href })
    document.head.append(link)
  }
}

function whenIdle(run: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(run)
  else setTimeout(run, 200)
}

/** Browsers that do not tell are taken for fast ones. */
function isSpared(): boolean {
  const { connection } = navigator as Navigator & { connection?: Connection }
  return connection !== undefined && (connection.saveData || connection.effectiveType !== '4g')
}
