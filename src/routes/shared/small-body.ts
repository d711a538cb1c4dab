import { bodyLimit } from 'hono/body-limit'

/** For calls that carry a few short fields: a larger body never gets further. */
export const smallBody = bodyLimit({
  maxSize: 4096,
  onError: (c) => c.json({ status: 'failed', issues: [] }, 413),
})
