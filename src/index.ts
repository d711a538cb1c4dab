import { app } from './app'
import { primaryDb } from './data/db'
import { forgetErrors } from './data/errors'
import { forgetTries } from './data/login-tries'
import { forgetSessions } from './data/sessions'
import type { Bindings } from './env'

export default {
  fetch: app.fetch,
  async scheduled(_controller, env) {
    const [db, now] = [primaryDb(env.DB), new Date()]
    await Promise.all([forgetErrors(db, now), forgetSessions(db, now), forgetTries(db, now)])
  },
} satisfies ExportedHandler<Bindings>
