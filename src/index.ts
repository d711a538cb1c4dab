import { app } from './app'
import { primaryDb } from './data/db'
import { forgetErrors } from './data/errors'
import type { Bindings } from './env'

export default {
  fetch: app.fetch,
  async scheduled(_controller, env) {
    await forgetErrors(primaryDb(env.DB), new Date())
  },
} satisfies ExportedHandler<Bindings>
