import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import {
  createSecureServer,
  type Http2SecureServer,
  type Http2ServerRequest,
  type Http2ServerResponse,
} from 'node:http2'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'

interface CachedResponse {
  status: number
  headers: Record<string, string>
  body: Buffer
}

export interface Edge {
  origin: string
  stop(): Promise<void>
}

const COMPRESSED = /^(?:text\/|application\/(?:json|manifest|javascript)|image\/svg)/
/** The brotli level with which Cloudflare compresses responses. */
const QUALITY = 4
/** Headers that are valid for one connection or one encoding of the body only. */
const OF_THE_HOP = [
  'connection',
  'content-encoding',
  'content-length',
  'keep-alive',
  'transfer-encoding',
]

const compress = promisify(brotliCompress)

/** Starts an HTTP/2 proxy before the site. It compresses texts, and passes pages through `change`. */
export async function startEdge(site: string, change = (html: string) => html): Promise<Edge> {
  const cache = new Map<string, CachedResponse>()
  const server = createSecureServer(selfSigned())
  server.on('request', async (request: Http2ServerRequest, response: Http2ServerResponse) => {
    try {
      const { status, headers, body } = await answer(site, request.url, cache, change)
      response.writeHead(status, headers)
      response.end(body)
    } catch {
      response.writeHead(502).end()
    }
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return { origin: `https://localhost:${port}`, stop: () => closed(server) }
}

/** Returns the response of the site. Files of the build are cached, pages are requested each time. */
async function answer(
  site: string,
  path: string,
  cache: Map<string, CachedResponse>,
  change: (html: string) => string,
): Promise<CachedResponse> {
  const cached = cache.get(path)
  if (cached) return cached
  const fetched = await fetch(site + path, { redirect: 'manual' })
  const type = fetched.headers.get('Content-Type') ?? ''
  const headers = Object.fromEntries(
    [...fetched.headers].filter(([name]) => !OF_THE_HOP.includes(name)),
  )
  let body: Buffer = Buffer.from(await fetched.arrayBuffer())
  if (type.startsWith('text/html')) {
    const html = body.toString()
    const changed = change(html)
    // A page without style sheets must not preload them either.
    if (changed !== html) delete headers.link
    body = Buffer.from(changed)
  }
  if (COMPRESSED.test(type)) {
    body = await compress(body, { params: { [constants.BROTLI_PARAM_QUALITY]: QUALITY } })
    headers['content-encoding'] = 'br'
  }
  const result = { status: fetched.status, headers, body }
  if (fetched.ok && !type.startsWith('text/html')) cache.set(path, result)
  return result
}

function selfSigned(): { key: Buffer; cert: Buffer } {
  const folder = mkdtempSync(join(tmpdir(), 'pand-edge-'))
  const [key, cert] = [join(folder, 'key.pem'), join(folder, 'cert.pem')]
  const how = ['-newkey', 'rsa:2048', '-nodes', '-days', '2', '-subj', '/CN=localhost']
  execFileSync('openssl', ['req', '-x509', ...how, '-keyout', key, '-out', cert], {
    stdio: 'ignore',
  })
  const pair = { key: readFileSync(key), cert: readFileSync(cert) }
  rmSync(folder, { recursive: true })
  return pair
}

function closed(server: Http2SecureServer): Promise<void> {
  return new Promise((resolve) => server.close(() => resolve()))
}
