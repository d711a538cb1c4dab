import { createApp } from './app'
import type { Bindings } from './env'
import { isRare } from './urls'

const site = createApp()

export default {
  async fetch(request, env, context) {
    const { app } = isRare(request) ? await import('./full-app') : { app: site }
    return app.fetch(request, env, context)
  },
  async scheduled(_controller, env) {
    const { runCron } = await import('./cron')
    await runCron(env, new Date())
  },
} satisfies ExportedHandler<Bindings>
