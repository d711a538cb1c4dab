import { createServer } from 'node:net'
import { fail } from './say.ts'

export const HOST = '127.0.0.1'

/** The port to serve on: PORT, or 0 for any free one. */
export async function freePort(): Promise<number> {
  const port = Number(process.env.PORT || 8787)
  if (!Number.isInteger(port) || port < 0 || port > 65_535) fail('PORT is not a port number.')
  const problem = await tryPort(port)
  if (problem === 'EADDRINUSE')
    fail(`Port ${port} is taken. PORT=${port + 1} npm start serves elsewhere.`)
  if (problem) fail(`Port ${port} can't be used: ${problem}.`)
  return port
}

function tryPort(port: number): Promise<string | undefined> {
  return new Promise((resolve) => {
    const server = createServer()
    server.once('error', (error: NodeJS.ErrnoException) => resolve(error.code))
    server.listen(port, HOST, () => server.close(() => resolve(undefined)))
  })
}
