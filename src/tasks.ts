import { Hono } from 'hono'
import { primaryDb } from './data/db'
import { importListings } from './data/import'
import { loadSeeds } from './data/seed'
import type { Bindings } from './env'
import { generateListings } from './tasks/generate'

/** Work on the database that npm scripts start; a worker of its own that is never deployed. */
const tasks = new Hono<{ Bindings: Pick<Bindings, 'DB' | 'MEDIA'> }>()

/** Body: an import file. */
tasks.post('/import', async (c) => {
  const options = { source: 'command', now: new Date() }
  const result = await importListings(primaryDb(c.env.DB), await c.req.json(), options)
  return c.json(result, result.status === 'failed' ? 400 : 200)
})

/** Adds `?n=` made-up listings. */
tasks.post('/generate', async (c) => {
  const count = Number(c.req.query('n'))
  if (!Number.isSafeInteger(count) || count < 1) {
    return c.json({ status: 'failed', issues: [{ path: ['n'], message: 'n is no number' }] }, 400)
  }
  return c.json({ status: 'success', ...(await generateListings(primaryDb(c.env.DB), count)) })
})

/** Body: the files of seeds/ by name, see `Seeds`. */
tasks.post('/seed', async (c) => {
  const loaded = await loadSeeds(primaryDb(c.env.DB), c.env.MEDIA, await c.req.json(), new Date())
  return c.json({ status: 'success', ...loaded })
})

export default tasks
