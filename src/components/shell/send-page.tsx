import type { Context } from 'hono'
import type { ReactElement } from 'react'
import { renderToString } from 'react-dom/server'
import type { AppEnv, CachedPage } from '../../env'
import { isDatabaseUnavailable } from '../../platform/db/db'
import { recordError } from '../../platform/errors'
import { type PreviewPicture, previewPicture } from '../../platform/files/preview-picture'
import { describeError, log, maskContacts } from '../../platform/log'
import { agencyPictures } from '../../site/page-pictures'
import { chromeOf } from './chrome'
import { FontPreloads, StylesheetLinks } from './document-head'
import type { EditTarget } from './edit-links'
import { FOOTER_PLACEHOLDER, HEADER_PLACEHOLDER, SHEETS_PLACEHOLDER } from './layout'
import { preloadHeader } from './preload-header'
import type { ShellProps } from './renderer'
import { linkedSheets, type SheetName } from './sheets'
import { type Failure, SLOT_PLACEHOLDER, type Slot } from './slots'

interface PageToSend extends Omit<ShellProps, 'children'> {
  status?: 200 | 401 | 403 | 404 | 410 | 422 | 429 | 503
  children: ReactElement
  slots?: Slot[]
  /** The staff form that edits the main content of the page. */
  edit?: EditTarget | undefined
}

/**
 * Renders the shell and sends it with its modules. A page with modules is streamed, so its status and
 * headers are decided before its modules are loaded. While D1 is known to be unavailable, the page is sent
 * complete instead, with 503 if a module needs D1. The complete page is cached unless a module failed.
 */
export async function sendPage(c: Context<AppEnv>, page: PageToSend): Promise<Response> {
  const { status = c.get('failedForm')?.status ?? 200, children, slots = [], edit, ...props } = page
  const { layers, waitUntil, preview, isDatabaseSilent } = c.get('cache')
  const personal = preview || (page.personal ?? false)
  const noindex = preview || props.noindex
  const image = props.image ?? (noindex === true ? null : agencyPicture(c))
  const sheets = preview ? [...props.sheets, 'preview' as const] : props.sheets
  const content = await (
    await c.render(children, { ...props, image, sheets, personal, noindex })
  ).text()
  const linked = linkedSheets(sheets)
  const chrome = chromeOf({ ...props, personal, edit })
  const shell = content
    .replace(HEADER_PLACEHOLDER, () => chrome.before)
    .replace(FOOTER_PLACEHOLDER, () => chrome.after)
  const links = lateLinks(linked.body)
  const isStreamed = slots.length > 0 && !isDatabaseSilent && c.req.method === 'GET'
  const { body, sent } = isStreamed
    ? streamPage(shell, slots, links)
    : { body: await completePage(shell, slots, links), sent: Promise.resolve() }

  c.header('Content-Language', props.view.lang)
  c.header('Content-Type', 'text/html; charset=UTF-8')
  const link = preloadHeader(linked.head)
  c.header('Link', link)
  c.header('Server-Timing', isStreamed || layers.has('db') ? 'db' : 'kv')
  // The addresses of some personal pages contain a token, which must not become the origin of a lead.
  if (personal) c.header('Referrer-Policy', 'strict-origin')
  if (status !== 200 || personal) {
    c.header('Cache-Control', 'no-store')
    return c.body(body, status)
  }
  const failures = isStreamed ? [] : await failuresOf(slots)
  if (failures.some(isUnavailable)) {
    waitUntil(report(c, failures))
    c.header('Cache-Control', 'no-store')
    c.header('Retry-After', '30')
    return c.body(body, 503)
  }
  const etag = `W/"${crypto.randomUUID()}"`
  waitUntil(sent.then(() => finish(c, { shell, slots, links }, { etag, link })))
  c.header('Cache-Control', 'public, max-age=0, must-revalidate')
  c.header('ETag', etag)
  return c.body(body)
}

/** Returns the links where the first screen ends. React would move the preloads before an element around them. */
function lateLinks(sheets: readonly SheetName[]): string {
  return renderToString(
    <>
      <StylesheetLinks sheets={sheets} isLate />
      <FontPreloads />
    </>,
  )
}

/** Returns the picture for link previews of pages without one. */
function agencyPicture(c: Context<AppEnv>): PreviewPicture | null {
  const alt = c.get('content').site.settings.name
  const candidates = agencyPictures(c.get('content')).map((url) => ({ url, alt }))
  return previewPicture(candidates, c.get('origin'))
}

async function finish(
  c: Context<AppEnv>,
  { shell, slots, links }: { shell: string; slots: Slot[]; links: string },
  headers: Pick<CachedPage, 'etag' | 'link'>,
) {
  const failures = await failuresOf(slots)
  if (failures.length > 0) return report(c, failures)
  const cachePage = c.get('cachePage')
  if (!cachePage || c.get('cache').stale) return
  const body = new TextEncoder().encode(await completePage(shell, slots, links))
  cachePage({ ...headers, body, lang: c.get('lang') })
}

async function failuresOf(slots: Slot[]): Promise<Failure[]> {
  const outcomes = await Promise.all(slots.map((slot) => slot.render()))
  return outcomes.flatMap(({ failure }) => failure ?? [])
}

/** Returns true if the database is unavailable. A page rendered without it is not cached. */
function isUnavailable({ error }: Failure): boolean {
  return isDatabaseUnavailable(error)
}

async function report(c: Context<AppEnv>, failures: Failure[]) {
  for (const { kind, error } of failures) {
    log('module failed', { kind, path: maskContacts(c.req.path, 300), error })
    const entry = { module: kind, error: describeError(error), url: c.req.path }
    await recordError(c.get('db'), entry, new Date()).catch((e) =>
      log('not recorded', { error: e }),
    )
  }
}

async function completePage(shell: string, slots: Slot[], links: string): Promise<string> {
  const outcomes = await Promise.all(slots.map((slot) => slot.render()))
  const page = shell
    .split(SLOT_PLACEHOLDER)
    .map((part, index) => part + (outcomes[index]?.html ?? ''))
    .join('')
  return sheetLinker(links)(page)
}

/** Returns a function that puts the links at the first placeholder of all texts that it gets, and removes the others. */
function sheetLinker(links: string): (html: string) => string {
  let next = `<pand-sheets hidden>${links}</pand-sheets>`
  const take = () => {
    const taken = next
    next = ''
    return taken
  }
  return (html) => html.replaceAll(SHEETS_PLACEHOLDER, take)
}

interface StreamedPage {
  body: ReadableStream
  /** Resolves when the page is sent or the visitor has left. */
  sent: Promise<void>
}

/**
 * Streams the page in document order. The markup before the first slot, with head and header, is sent before any slot
 * is rendered. Each slot follows once it and all slots before it are rendered.
 */
function streamPage(shell: string, slots: Slot[], links: string): StreamedPage {
  const linked = sheetLinker(links)
  const [first = '', ...parts] = shell.split(SLOT_PLACEHOLDER)
  const head = linked(first)
  const { readable, writable } = new IdentityTransformStream()
  const encoder = new TextEncoder()
  const writer = writable.getWriter()
  const write = (text: string) => writer.write(encoder.encode(text))
  const writeAll = async () => {
    // A write resolves when its bytes are read. The second one resolves when the first has been sent.
    await Promise.all([write(head.slice(0, -1)), write(head.slice(-1))])
    for (const [index, slot] of slots.entries()) {
      const { html } = await slot.render()
      await write(linked(html + (parts[index] ?? '')))
    }
    await writer.close()
  }
  // A write rejects when the visitor has left.
  return { body: readable, sent: writeAll().catch(() => undefined) }
}
