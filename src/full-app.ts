import { createApp } from './app'
import { rareRoutes } from './routes/rare'

/** The app with all routes. Those of `app.tsx` alone serve the requests of most visitors. */
export const app = createApp(rareRoutes)
