interface Connection {
  saveData: boolean
  effectiveType: string
}

/** Preloads an island's scripts in parallel. Importing them would discover them one by one. */
export function preloadIsland(island: Element): void {
  for (const href of island.getAttribute('scripts')?.split(' ') ?? []) {
    const link = document.createElement('link')
    document.head.appendChild(Object.assign(link, { rel: 'modulepreload', href }))
  }
}

/** Returns true if the connection is slow or saves data. Browsers without this information count as fast. */
export function isSlowConnection(): boolean {
  const { connection } = navigator as Navigator & { connection?: Connection }
  return connection !== undefined && (connection.saveData || connection.effectiveType !== '4g')
}
