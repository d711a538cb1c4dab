import { vi } from 'vitest'

let errors: string[] = []

export function watchErrors(): void {
  errors = []
  vi.spyOn(console, 'error').mockImplementation((...parts) => {
    errors.push(parts.map(String).join(' '))
  })
}

/** Returns and clears the errors logged so far; a test that expects errors must call it. */
export function takeErrors(): string[] {
  const collected = errors
  errors = []
  return collected
}
