import { vi } from 'vitest'

/** The cost of log-ins is tested in browsers, with the built worker. */
const COST_DIVISOR = 1024

vi.mock('node:crypto', async (load) => {
  const crypto = await load<typeof import('node:crypto')>()
  return {
    ...crypto,
    scrypt: (...[password, salt, length, options, done]: Parameters<typeof crypto.scrypt>) => {
      const N = Math.max(2, (options.N ?? 0) / COST_DIVISOR)
      crypto.scrypt(password, salt, length, { ...options, N }, done)
    },
  }
})
