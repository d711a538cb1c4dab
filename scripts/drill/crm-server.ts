import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { CREDENTIALS, FakeCrm } from '../crm/fake-crm.ts'

/** A CRM with so many homes, which can leave the sender of a lead without a response. */
export class CrmServer {
  readonly api: FakeCrm
  /** While it is true, a lead is stored and its sender gets no response. */
  isSilent = false
  readonly #server: Server

  constructor(homes: readonly Record<string, unknown>[]) {
    this.api = new FakeCrm({ items: homes, now: () => '2026-01-05 09:00:00' })
    this.#server = createServer(async ({ url, headers }, response) => {
      const { href, pathname } = new URL(url ?? '/', `http://${headers.host}`)
      const answer = await this.api.answer(href)
      const text = await answer.text()
      if (this.isSilent && pathname.includes('ContactOnMe')) return
      response.writeHead(answer.status, { 'Content-Type': 'application/json' })
      response.end(text)
    })
  }

  async start(): Promise<Record<string, string>> {
    await new Promise<void>((resolve) => this.#server.listen(0, '127.0.0.1', resolve))
    const { port } = this.#server.address() as AddressInfo
    return {
      CRM_SOURCE: 'omnicasa',
      CRM_BASE_URL: `http://127.0.0.1:${port}/OmnicasaService.svc/`,
      CRM_USER: CREDENTIALS.user,
      CRM_PASSWORD: CREDENTIALS.password,
      CRM_EVERY: '600',
      CRM_PAUSE: '0',
      CRM_PICTURES: 'link',
    }
  }

  stop(): void {
    this.#server.closeAllConnections()
    this.#server.close()
  }
}
