import { Agent, type IncomingMessage, request } from 'node:http'

export interface Load {
  /** The paths are requested in turn. */
  paths: string[]
  connections: number
  seconds: number
}

/** Returns the requests per second that `origin` answers with 200. Any other status ends the run. */
export async function requestsPerSecond(origin: string, load: Load): Promise<number> {
  const agent = new Agent({ keepAlive: true, maxSockets: load.connections })
  const end = performance.now() + load.seconds * 1000
  let sent = 0
  let answered = 0
  const start = performance.now()
  async function connection() {
    while (performance.now() < end) {
      const path = load.paths[sent++ % load.paths.length] as string
      const status = await get(agent, origin + path)
      if (status !== 200) throw new Error(`${path} answered ${status}`)
      answered++
    }
  }
  await Promise.all(Array.from({ length: load.connections }, connection))
  agent.destroy()
  return answered / ((performance.now() - start) / 1000)
}

function get(agent: Agent, url: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const sent = request(url, { agent }, (response: IncomingMessage) => {
      response.resume()
      response.on('end', () => resolve(response.statusCode ?? 0))
    })
    sent.on('error', reject)
    sent.end()
  })
}

export function median(values: number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)] ?? 0
}
