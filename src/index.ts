import { createApp } from './app'
import type { Bindings } from './env'
import { isOfficePath } from './urls'

const site = createApp()

/** The staff area, interfaces for the agency's systems and the cron are loaded at first use (decision 043). */
export default {
  async fetch(request, env, context) {
    const { app } = isOfficePath(new URL(request.url).pathname)
      ? await import('./full-app')
      : { app: site }
    return app.fetch(request, env, context)
  },
  async scheduled(_controller, env) {
    const { runCron } = await import('./cron')
    await runCron(env, new Date())
  },
} satisfies ExportedHandler<Bindings>
