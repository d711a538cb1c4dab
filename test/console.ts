import { vi } from 'vitest'

let errors: string[] = []

export function watchErrors(): void {
  errors = []
  vi.spyOn(console, 'error').mockImplementation((...parts) => {
    errors.push(parts.map(String).join(' '))
  })
}

/** What this test has logged as an error so far; a test that expects errors takes them itself. */
export function takeErrors(): string[] {
  const taken = errors
  errors = []
  return taken
}
