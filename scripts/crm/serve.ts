import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { STATE_DIR } from '../runtime.ts'
import { fakeCrmAct } from './actions.ts'
import { demoRecords } from './demo-records.ts'
import { CREDENTIALS, FakeCrm } from './fake-crm.ts'
import { fakeCrmPage } from './page.ts'

const FILE = `${STATE_DIR}/crm.json`
const MAX_BYTES = 64 * 1024

/** The settings of a site with the fake CRM, which is requested more often than a real CRM. */
export interface FakeCrmSettings {
  CRM_SOURCE: 'omnicasa'
  CRM_BASE_URL: string
  CRM_USER: string
  CRM_PASSWORD: string
  CRM_EVERY: string
  CRM_PAUSE: string
}

/** Serves the fake CRM with the demo agency's listings on a free port. Changes are stored in a file. */
export async function serveFakeCrm(): Promise<{ address: string; settings: FakeCrmSettings }> {
  const stored = existsSync(FILE) ? JSON.parse(readFileSync(FILE, 'utf8')) : demoRecords()
  const crm = new FakeCrm({ ...stored, now: localTime })
  const server = createServer((request, response) => {
    answer(crm, request, response).catch(() => response.destroy())
  })
  // A caller could reuse a connection in the moment in which it times out.
  server.maxRequestsPerSocket = 1
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  server.unref()
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    address,
    settings: {
      CRM_SOURCE: 'omnicasa',
      CRM_BASE_URL: `${address}/OmnicasaService.svc/`,
      CRM_USER: CREDENTIALS.user,
      CRM_PASSWORD: CREDENTIALS.password,
      CRM_EVERY: '20',
      CRM_PAUSE: '0',
    },
  }
}

async function answer(
  crm: FakeCrm,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const url = new URL(request.url ?? '/', `http://${request.headers.host}`)
  if (url.pathname.startsWith('/OmnicasaService.svc/')) {
    const sent = await crm.answer(url.href)
    response.writeHead(sent.status, { 'Content-Type': 'application/json; charset=utf-8' })
    response.end(await sent.text())
  } else if (request.method === 'POST' && url.pathname === '/') {
    fakeCrmAct(crm, new URLSearchParams(await bodyOf(request)))
    save(crm)
    response.writeHead(303, { Location: '/' }).end()
  } else if (url.pathname === '/leads') {
    response.writeHead(200, { 'Content-Type': 'application/json; charset=utf-8' })
    response.end(JSON.stringify(crm.leads))
  } else if (url.pathname === '/') {
    response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8' })
    response.end(fakeCrmPage(crm))
  } else {
    response.writeHead(404).end()
  }
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  let body = ''
  for await (const chunk of request) {
    body += chunk
    if (body.length > MAX_BYTES) throw new Error('The form is too long')
  }
  return body
}

function save({ records }: FakeCrm): void {
  const stored = { items: [...records.property.values()], projects: [...records.project.values()] }
  writeFileSync(FILE, JSON.stringify(stored))
}

/** Belgian local time, as the CRM stamps its changes. */
function localTime(): string {
  return new Date().toLocaleString('sv-SE', { timeZone: 'Europe/Brussels' })
}
