import { createApp } from './app'
import type { Bindings } from './env'
import { isRare } from './urls'

const site = createApp()
/** The app with all routes. It is imported once, because concurrent imports can block one another in tests. */
let fullApp: typeof site | undefined

export default {
  async fetch(request, env, context) {
    if (!isRare(request)) return site.fetch(request, env, context)
    fullApp ??= (await import('./full-app')).app
    return fullApp.fetch(request, env, context)
  },
  async scheduled(_controller, env) {
    const { runCron } = await import('./cron')
    await runCron(env, new Date())
  },
} satisfies ExportedHandler<Bindings>
