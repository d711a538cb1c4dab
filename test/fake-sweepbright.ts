/** Serves the records of the fake as SweepBright does: a token, and one estate at a time. */
import { CREDENTIALS, type FakeCrm, waited } from '../scripts/crm/fake-crm'
import { SWEEPBRIGHT_ESTATE } from './cases/sweepbright'

type Wire = Record<string, unknown>

export const SWEEPBRIGHT_CLIENT = '314'
const SOLD = 2

/** The key of a record: its number at the end of a UUID. */
export function keyOf(id: number): string {
  return `12345678-1234-4234-8234-${String(id).padStart(12, '0')}`
}

/** Returns a `fetch` that responds as SweepBright does, and stores the addresses of pages by their calls. */
export function fakeSweepBright(
  crm: FakeCrm,
  addresses = new Map<string, unknown>(),
): typeof fetch {
  return async (address, init = {}) => {
    const path = new URL(String(address)).pathname.slice(1)
    crm.calls.push(path)
    const { slow, status, halfJson, html, expire } = crm.faults
    if (slow) await waited(slow, init.signal)
    if (status) return new Response('<h1>Service error</h1>', { status })
    if (html) return new Response('<!doctype html><title>Maintenance</title>')
    if (path === 'oauth/token') {
      const { client_id, client_secret } = JSON.parse(String(init.body)) as Wire
      const isRight = client_id === SWEEPBRIGHT_CLIENT && client_secret === CREDENTIALS.password
      if (!isRight || expire) return Response.json({ error: 'invalid_client' }, { status: 401 })
      return Response.json({ access_token: 'bearer', expires_in: 3600 })
    }
    const bearer = new Headers(init.headers).get('Authorization')
    if (bearer !== 'Bearer bearer') return new Response(null, { status: 401 })
    if (path.endsWith('contacts')) {
      crm.leads.push({ id: crm.leads.length, call: path, params: JSON.parse(String(init.body)) })
      if (crm.faults.answerLost) throw new TypeError('The line was cut')
      return new Response(null, { status: 204 })
    }
    if (path.endsWith('/url')) {
      if (init.method !== 'PUT') return new Response(null, { status: 405 })
      addresses.set(path, JSON.parse(String(init.body)))
      return new Response(null, { status: 204 })
    }
    const id = Number(path.slice(-12))
    const estate = estateOf(crm, id)
    if (!estate) return new Response(null, { status: 404 })
    const text = JSON.stringify(estate)
    return new Response(halfJson ? text.slice(0, text.length / 2) : text)
  }
}

function estateOf({ records }: FakeCrm, id: number): Wire | null {
  const project = records.project.get(id)
  if (project) {
    const units = [...records.property.values()].filter(({ ProjectID }) => ProjectID === id)
    return {
      ...sweepBrightEstate(project),
      is_project: true,
      properties: units.map(sweepBrightEstate),
    }
  }
  const record = records.property.get(id)
  return record ? sweepBrightEstate(record) : null
}

function sweepBrightEstate(row: Wire): Wire {
  const hidden = (flag: unknown) =>
    flag === undefined || flag === null ? undefined : flag === false
  return {
    ...SWEEPBRIGHT_ESTATE,
    id: keyOf(Number(row.ID)),
    project_id: row.ProjectID ? keyOf(Number(row.ProjectID)) : null,
    negotiation: row.Goal === 1 ? 'let' : 'sale',
    status: row.Status === SOLD ? 'sold' : 'available',
    publish_status: row.PublishInternet === false ? 'private' : 'public',
    description: row.DescriptionA,
    description_title: row.Name ?? null,
    location: {
      ...SWEEPBRIGHT_ESTATE.location,
      postal_code: row.Zip,
      city: row.City,
      street: row.Street,
      number: row.HouseNumber,
      hidden: hidden(row.PublishAddress),
    },
    price: { amount: row.Price, currency: 'EUR', hidden: hidden(row.PublishPrice) },
  }
}
