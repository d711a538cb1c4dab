/** An address with `appointment` starts the island of the visit, which opens itself. */
export function wakeVisit(): void {
  if (!new URLSearchParams(location.search).has('appointment')) return
  document.querySelector('pand-island[name="visit"]')?.dispatchEvent(new Event('focusin'))
}
