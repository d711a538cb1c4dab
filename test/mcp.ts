import { exports } from 'cloudflare:workers'
import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client'
import { ORIGIN } from './agency'

/** Calls `use` with a client of the Model Context Protocol that is connected to the worker. */
export async function withMcp<Result>(use: (client: Client) => Promise<Result>): Promise<Result> {
  const client = new Client({ name: 'test', version: '1.0.0' })
  const url = new URL(`${ORIGIN}/mcp`)
  const fetch = (input: URL | string, init?: RequestInit) =>
    exports.default.fetch(new Request(input, init))
  await client.connect(new StreamableHTTPClientTransport(url, { fetch }))
  try {
    return await use(client)
  } finally {
    await client.close()
  }
}

/** Returns the result of a tool. */
export function callTool(name: string, args: Record<string, unknown> = {}) {
  return withMcp((client) => client.callTool({ name, arguments: args }))
}

/** Returns the complete result of a tool as text. */
export async function toolText(name: string, args?: Record<string, unknown>): Promise<string> {
  return JSON.stringify(await callTool(name, args))
}
