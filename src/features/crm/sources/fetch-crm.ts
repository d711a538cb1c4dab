import { fetchJson, type JsonRequest } from '../../../platform/http/fetch-json'
import { CrmCallError } from './source'
import { decodeText } from './text-encoding'

/** Returns the JSON of a CRM's response; throws a `CrmCallError` for everything else. */
export async function fetchCrm(
  url: string,
  request: Omit<JsonRequest, 'message' | 'decode'>,
): Promise<unknown> {
  const result = await fetchJson(url, {
    ...request,
    message: 'crm call failed',
    decode: async (bytes) => (await decodeText(bytes)).text,
  })
  if (result.ok) return result.body
  throw new CrmCallError(result.failure.kind, result.failure.detail, result.failure)
}
