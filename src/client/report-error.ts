/** Tells the agency that something broke here; the answer does not matter. */
export function reportError(module: string, error: unknown): void {
  console.error(module, error)
  const body = JSON.stringify({ module, error: String(error), url: location.pathname })
  const headers = { 'Content-Type': 'application/json' }
  fetch('/api/error/', { method: 'POST', headers, body, keepalive: true }).catch(() => undefined)
}
