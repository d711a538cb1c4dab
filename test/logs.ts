import { beforeEach, vi } from 'vitest'

let logged: string[] = []

/** Hides the log of the worker in tests with deliberate failures. */
export function keepLogs(): void {
  beforeEach(() => {
    logged = []
    vi.spyOn(console, 'warn').mockImplementation((line) => {
      logged.push(String(line))
    })
  })
}

/** The lines logged in this test so far, as text. */
export function loggedText(): string {
  return logged.join('\n')
}

/** The events logged in this test so far. */
export function loggedEvents(): string[] {
  return logged.map((line) => JSON.parse(line).event)
}
