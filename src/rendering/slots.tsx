import { Fragment, type ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { EditMarks, type EditTarget } from '../components/shell/edit-links'
import type { View } from '../components/ui/view'
import { isPart, type PageModule } from '../domain/content/page'
import { pick } from '../domain/format/lang'
import type { LoadContext, ModuleKind } from '../modules/module'
import { findKept, keep } from '../modules/parts/kept-html'
import { STAFF } from '../urls'
import { DraftMark } from './draft-mark'
import { ModuleError } from './module-error'

export interface Failure {
  kind: string
  error: unknown
}

/** One module of a page on its way; neither promise ever rejects. */
export interface Slot {
  html: Promise<string>
  failure: Promise<Failure | null>
  /** True for a module with fewer columns than the page, which may share a row with others. */
  part: boolean
  /** The form that edits it. */
  edit?: EditTarget
}

/** The placeholder at which the shell is cut, as React renders it. */
export const SLOT_MARK = '<pand-slot></pand-slot>'

/** Parts that follow each other share a grid; a whole module has a row of its own. */
export function SlotMarks({ slots, view }: { slots: Slot[]; view: View }) {
  return rowsOf(slots).map((row, index) => {
    // biome-ignore lint/suspicious/noArrayIndexKey: the marks are all alike and never reordered
    const marks = row.map((_, place) => <pand-slot key={place} />)
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: nor are the rows
      <Fragment key={index}>
        <EditMarks view={view} targets={row.flatMap(({ edit }) => edit ?? [])} />
        {row[0]?.part ? <Parts>{marks}</Parts> : marks}
      </Fragment>
    )
  })
}

function Parts({ children }: { children: ReactNode }) {
  return <div className="wrap modules">{children}</div>
}

function rowsOf(slots: Slot[]): Slot[][] {
  const rows: Slot[][] = []
  for (const slot of slots) {
    const last = rows.at(-1)
    if (slot.part && last?.[0]?.part) last.push(slot)
    else rows.push([slot])
  }
  return rows
}

/** Starts all modules of a page at once; each fails alone, as the spec's text in its own place. */
export function startModules(
  kinds: Record<string, ModuleKind>,
  context: LoadContext,
  modules: PageModule[],
): Slot[] {
  return modules.map((module, index) => {
    const outcome = runModule(kinds, context, module, `m${index}-`)
    return {
      html: outcome.then(({ html }) => html),
      failure: outcome.then(({ failure }) => failure),
      part: isPart(module.placement),
      ...editOf(kinds[module.kind], context.view, module),
    }
  })
}

function editOf(
  kind: ModuleKind | undefined,
  { site, lang }: View,
  { id, placement }: PageModule,
): Pick<Slot, 'edit'> {
  const page = site.pageOfModule[id]
  if (!kind || page === undefined) return {}
  const href = `${STAFF.pages}/${page}/modules/${id}`
  const about = pick(placement.title, lang)
  return { edit: { href, right: 'content', label: kind.title, about, at: `m-${id}` } }
}

async function runModule(
  kinds: Record<string, ModuleKind>,
  context: LoadContext,
  module: PageModule,
  identifierPrefix: string,
) {
  const render = (node: ReactNode) => renderToString(node, { identifierPrefix })
  const { site, lang, path, form } = context.view
  const key = `${lang} module ${path} ${identifierPrefix}`
  const kept = form ? undefined : findKept(site, key)
  const { cache } = context
  if (kept !== undefined) {
    cache.reads.push(...kept.reads)
    return { html: kept.html, failure: null }
  }
  const watched = watchParams(context)
  try {
    const kind = kinds[module.kind]
    if (!kind) throw new Error(`No module kind is called '${module.kind}'`)
    const view = await kind.start(watched.context, module)
    const html = render(marked(context, module, view()))
    // With what other modules of the page have read so far: too much does no harm.
    if (!form && !cache.stale && !watched.isRead()) keep(site, key, html, [...cache.reads])
    return { html, failure: null }
  } catch (error) {
    const failure = { kind: module.kind, error }
    return { html: render(<ModuleError view={context.view} />), failure }
  }
}

/** Tells whether a module read the address: one that did not is the same under every address of its page. */
function watchParams(context: LoadContext) {
  let isRead = false
  const watched: LoadContext = {
    ...context,
    get params() {
      isRead = true
      return context.params
    },
  }
  return { context: watched, isRead: () => isRead }
}

/** Adds the draft mark to modules that only a preview shows. */
function marked({ view }: LoadContext, { status }: PageModule, module: ReactNode): ReactNode {
  if (status === 'Published') return module
  return (
    <>
      <DraftMark view={view} status={status} />
      {module}
    </>
  )
}
