import type { Fetch } from '../../../platform/http/fetch-json'
import { isRecord } from '../mapping/wire-item'
import { readLine } from '../mapping/wire-values'
import { fetchCrm } from './fetch-crm'
import { CrmCallError } from './source'
import { readEstates } from './sweepbright-estate'
import { sendToSweepBright } from './sweepbright-leads'
import { NAMES } from './sweepbright-names'
import type { WebhookSource } from './webhook-source'

const DELETED_STATUSES = [404, 410]
/** The statuses of a response to wrong credentials. */
const DENIED = [400, 401, 403]

interface SweepBrightOptions {
  baseUrl: string
  client: string
  secret: string
  timeoutMs: number
  fetch: Fetch
}

/** Returns the source of SweepBright, which sends a webhook for a changed estate and returns one estate per call. */
export function sweepBright(options: SweepBrightOptions): WebhookSource {
  let token: string | null = null
  const request = async (path: string, body?: object, method: 'POST' | 'PUT' = 'POST') => {
    token ??= await newToken(options)
    const post = body && { body, isOneWay: true, method }
    return send(options, path, { headers: { Authorization: `Bearer ${token}` }, post })
  }
  return {
    name: 'sweepbright',
    async check() {
      try {
        token = await newToken(options)
        return 'ok'
      } catch (error) {
        return error instanceof CrmCallError && error.kind === 'failed' ? 'denied' : 'away'
      }
    },
    async fetchListing(key) {
      try {
        const answer = await request(`${NAMES.paths.estates}/${encodeURIComponent(key)}`)
        if (!isRecord(answer)) throw new CrmCallError('unreadable', 'an answer that is no estate')
        return readEstates(answer)
      } catch (error) {
        const status = error instanceof CrmCallError ? error.status : null
        if (DELETED_STATUSES.includes(status ?? 0)) return null
        if (status === 401) token = null
        throw error
      }
    },
    async setAddress(key, address) {
      const { estates, address: name } = NAMES.paths
      await request(`${estates}/${encodeURIComponent(key)}/${name}`, { url: address }, 'PUT')
    },
    send: (lead, key) => sendToSweepBright(request, lead, key),
  }
}

async function newToken(options: SweepBrightOptions): Promise<string> {
  const { client, secret } = options
  const body = { grant_type: 'client_credentials', client_id: client, client_secret: secret }
  try {
    const answer = await send(options, NAMES.paths.login, { post: { body } })
    const token = isRecord(answer) ? readLine(answer.access_token) : null
    if (token !== null) return token
  } catch (error) {
    if (!(error instanceof CrmCallError) || !DENIED.includes(error.status ?? 0)) throw error
  }
  throw new CrmCallError('failed', `${NAMES.paths.login}, denied`)
}

function send(
  { baseUrl, timeoutMs, fetch }: SweepBrightOptions,
  path: string,
  { headers, post }: Pick<Parameters<typeof fetchCrm>[1], 'headers' | 'post'>,
): Promise<unknown> {
  const [call = ''] = path.split('/')
  return fetchCrm(`${baseUrl.replace(/\/?$/, '/')}${path}`, {
    fetch,
    call,
    timeoutMs,
    headers: { Accept: NAMES.accept, ...headers },
    post,
  })
}
