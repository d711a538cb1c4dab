import { app } from './app'
import { runCron } from './cron'
import type { Bindings } from './env'

export default {
  fetch: app.fetch,
  async scheduled(_controller, env) {
    await runCron(env, new Date())
  },
} satisfies ExportedHandler<Bindings>
