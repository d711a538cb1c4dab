import { createApp } from './app'
import { office } from './routes/office'

/** The app with all routes: the public site, the staff area and the interfaces for the agency's systems. */
export const app = createApp(office)
