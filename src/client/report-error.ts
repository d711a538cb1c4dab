/** Reports an error in the browser to the server. The response is ignored. */
export function reportError(module: string, error: unknown): void {
  console.error(module, error)
  const body = JSON.stringify({ module, error: String(error), url: location.pathname })
  const headers = { 'Content-Type': 'application/json' }
  fetch('/api/error/', { method: 'POST', headers, body, keepalive: true }).catch(() => undefined)
}
