import { cors } from 'hono/cors'

/** Lets scripts of all sites read a public response, without cookies, and responds to their preflight requests. */
export const allowAllOrigins = cors({ origin: '*', allowMethods: ['GET', 'HEAD'], maxAge: 86_400 })
