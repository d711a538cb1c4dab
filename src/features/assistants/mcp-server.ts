import { createMcpHandler, McpServer } from '@modelcontextprotocol/server'
import type { Context } from 'hono'
import { z } from 'zod'
import { labelText } from '../../components/listing/marquee-label'
import type { View } from '../../components/ui/view'
import type { AppEnv } from '../../env'
import { filterQuery, MAX_TYPED_TEXT, withPage } from '../../listing/filter/list-filter'
import { FIXED_FILTER, LIST_NAMES, type ListName } from '../../listing/filter/lists'
import type { ListingCard } from '../../listing/published'
import { readListFilter } from '../../listing/queries/list-request'
import { listPage } from '../../listing/queries/lists'
import { DEFAULT_LANG, type Lang, pick } from '../../platform/format/lang'
import { isTooFast } from '../../platform/http/isolate-rate-limit'
import type { FetchApp } from '../../site/form-answer'
import { openingLines } from '../../site/opening-hours'
import type { SiteSettings } from '../../site/site'
import { createView } from '../../site/view'
import {
  detailPath,
  homePath,
  markdownPath,
  rolePath,
  SUBMITTED,
  soldPath,
  withQuery,
} from '../../urls'
import { propertyParameters } from '../openapi/openapi'
import { findParsedQuery } from '../search/search'
import { feedEntry } from '../seo/seo'

/** Bytes of a request. The longest call has some hundred. */
const MAX_REQUEST = 64_000
const PAGE_SIZE = 12

const READ_ONLY = { readOnlyHint: true, openWorldHint: false }

/** The error of a call that the limits or the database refuse. */
const BUSY = 'The site is busy, or got too many calls. Try again in a minute.'

function langOf({ languages }: Pick<SiteSettings, 'languages'>) {
  const [first = DEFAULT_LANG] = languages
  return z.enum(languages).default(first).describe('The language of texts.')
}

const searchFilters = propertyParameters
  .omit({ goal: true, sold: true, limit1: true, limit2: true, lang: true })
  .extend({
    list: z.enum(LIST_NAMES).default('sale').describe('`sold` also has rented listings.'),
    sentence: z
      .string()
      .max(MAX_TYPED_TEXT)
      .optional()
      .describe('What a person looks for, in their words. It replaces the other parameters.'),
    page: z.int().min(1).default(1),
  })

const searchOutput = z.object({
  count: z.int().describe('The number of all listings that match.'),
  page: z.int(),
  address: z.url().describe('The page with these listings.'),
  understood: z.array(z.string()).describe('What the sentence was understood to ask for.'),
  ignored: z.array(z.string()).describe('The words of the sentence that no filter has.'),
  listings: z.array(
    z.object({
      kind: z.enum(['property', 'project']),
      id: z.int(),
      title: z.string(),
      status: z.string().optional().describe('Such as new, under option or sold.'),
      text: z.string().optional().describe('Price, facts, energy label and place.'),
      url: z.url().optional().describe('Absent for a listing without a page.'),
    }),
  ),
})
type Found = z.infer<typeof searchOutput>
type Search = z.infer<typeof searchFilters> & { lang: Lang }

const officesOutput = z.object({
  agency: z.string(),
  offices: z.array(
    z.object({
      name: z.string(),
      address: z.string(),
      phone: z.string(),
      email: z.string(),
      hours: z.array(z.string()),
    }),
  ),
})

export function answerMcp(c: Context<AppEnv>, fetchApp: FetchApp): Promise<Response> {
  let calls = 0
  /** Throws an error if a request with several calls exceeds the limit. The request was counted as its first one. */
  const countCall = () => {
    if (calls++ > 0 && isTooFast(c, 'search')) throw new Error(BUSY)
  }
  const { fetch } = createMcpHandler(() => mcpServer(c, fetchApp, countCall), {
    maxRequestBodySize: MAX_REQUEST,
  })
  return fetch(c.req.raw)
}

function mcpServer(c: Context<AppEnv>, fetchApp: FetchApp, countCall: () => void): McpServer {
  const { settings } = c.get('content').site
  const { name } = settings
  const lang = langOf(settings)
  const server = new McpServer({ name, version: '1.0.0' })
  /** Fetches a page of the site for the client of this request. */
  const fetchPage = async (path: string) => {
    const headers = new Headers({ Accept: 'text/html' })
    const address = c.req.header('CF-Connecting-IP')
    if (address) headers.set('CF-Connecting-IP', address)
    const request = new Request(c.get('origin') + path, { headers, redirect: 'manual' })
    const response = await fetchApp(request, c.env, c.executionCtx)
    if (response.status === 429 || response.status >= 500) throw new Error(BUSY)
    return response
  }

  server.registerTool(
    'search_listings',
    {
      description: `Searches the properties and new-build projects of ${name}, by filters or by a sentence.`,
      inputSchema: searchFilters.extend({ lang }),
      outputSchema: searchOutput,
      annotations: READ_ONLY,
    },
    async (input) => {
      countCall()
      const found = await search(c, fetchPage, input)
      return { content: [{ type: 'text', text: JSON.stringify(found) }], structuredContent: found }
    },
  )

  server.registerTool(
    'get_listing',
    {
      description:
        'Returns all public facts of a listing as Markdown, with those that the law requires.',
      inputSchema: z.object({
        kind: z.enum(['property', 'project']).default('property'),
        id: z.int().min(1),
        lang,
      }),
      annotations: READ_ONLY,
    },
    async ({ lang, ...listing }) => {
      countCall()
      const response = await fetchPage(markdownPath(detailPath(lang, listing)))
      if (response.ok) return { content: [{ type: 'text', text: await response.text() }] }
      const text = `${name} has no such listing on the market.`
      return { content: [{ type: 'text', text }], isError: true }
    },
  )

  server.registerTool(
    'list_offices',
    {
      description: `Returns the offices of ${name} with their opening hours.`,
      inputSchema: z.object({ lang }),
      outputSchema: officesOutput,
      annotations: READ_ONLY,
    },
    ({ lang }) => {
      const structuredContent = officesOf(c, lang)
      return {
        content: [{ type: 'text', text: JSON.stringify(structuredContent) }],
        structuredContent,
      }
    },
  )
  return server
}

type FetchPage = (path: string) => Promise<Response>

async function search(
  c: Context<AppEnv>,
  fetchPage: FetchPage,
  { lang, list, sentence, page, ...parameters }: Search,
): Promise<Found> {
  const { site } = c.get('content')
  const origin = c.get('origin')
  const view = createView(c, lang, homePath)
  const pathOf = (name: ListName) =>
    name === 'sold' ? soldPath(site, lang) : (rolePath(site, lang, name) ?? homePath(lang))
  const address = sentence ? await addressOf(fetchPage, pathOf(list), sentence) : null
  const named = LIST_NAMES.find((name) => pathOf(name) === address?.pathname)
  const shown = named ?? list
  const params =
    named && address
      ? address.searchParams
      : paramsOf(sentence ? { streetcity: sentence } : parameters)
  const filter = readListFilter(params, site.settings, lang, FIXED_FILTER[shown])
  const found = await listPage(c.get('db'), c.get('cache'), { ...filter, page }, PAGE_SIZE)
  const parsed = await findParsedQuery(view, params, filter)
  return {
    count: found.total,
    page: found.page,
    address: origin + withQuery(pathOf(shown), filterQuery(withPage(filter, found.page))),
    understood: [...(parsed?.understood ?? []), ...(parsed?.unread ?? [])].map(({ name }) => name),
    ignored: parsed?.without ?? [],
    listings: found.cards.map((card) => listingOf(view, card)),
  }
}

/** Returns the address to which the search box leads a visitor who submits the sentence. */
async function addressOf(
  fetchPage: FetchPage,
  list: string,
  sentence: string,
): Promise<URL | null> {
  const query = new URLSearchParams({ [SUBMITTED]: 'true', streetcity: sentence })
  const response = await fetchPage(withQuery(list, query.toString()))
  const location = response.headers.get('Location')
  return location === null ? null : new URL(location, 'https://example.com')
}

/** Returns a filter's parameters as a query. */
function paramsOf(parameters: Record<string, unknown>): URLSearchParams {
  const entries = Object.entries(parameters).flatMap(([name, value]) =>
    [value].flat().map((one) => [name, String(one)]),
  )
  return new URLSearchParams(entries)
}

function listingOf(view: View, card: ListingCard): Found['listings'][number] {
  const { url, title, text } = feedEntry(card, view, view.origin)
  const status = labelText(view, card)
  return {
    kind: card.kind,
    id: card.id,
    title,
    ...(status && { status }),
    ...(!card.gone && { text }),
    ...(card.hasPage && { url }),
  }
}

function officesOf(c: Context<AppEnv>, lang: Lang): z.infer<typeof officesOutput> {
  const { name, offices } = c.get('content').site.settings
  return {
    agency: name,
    offices: offices.map((office) => ({
      name: office.name,
      address: [pick(office.street, lang), pick(office.place, lang)].join(', '),
      phone: office.phone,
      email: office.email,
      hours: openingLines(office.hours, lang),
    })),
  }
}
