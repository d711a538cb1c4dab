import { beforeEach, vi } from 'vitest'

let logged: string[] = []

/** Keeps what the worker logs off the screen, for tests that make something fail. */
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
