import { Fragment, type ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { pick } from '../../platform/format/lang'
import { type ContentStatus, isPart, type PageModule } from '../../site/page'
import { STAFF } from '../../urls'
import { cacheHtml, findCachedHtml } from '../module/cached-html'
import type { LoadContext, ModuleKind } from '../module/module'
import type { View } from '../ui/view'
import { EditMarks, type EditTarget } from './edit-links'

export interface Failure {
  kind: string
  error: unknown
}

interface Outcome {
  html: string
  failure: Failure | null
}

/** A section of a page whose data is being loaded. */
export interface Slot {
  /** Renders the section once its data is loaded. Never rejects. */
  render(): Promise<Outcome>
  /** True for a module with fewer columns than the page, which may share a row with others. */
  part: boolean
  /** The staff form that edits the section. */
  edit?: EditTarget
}

/** The placeholder at which the shell is split, as React renders it. */
export const SLOT_PLACEHOLDER = '<pand-slot></pand-slot>'

interface SlotPlaceholdersProps {
  slots: Slot[]
  view: View
  /** The number of modules that need no more than the style sheets in the head. The rest is linked after their rows. */
  firstScreen: number
}

/**
 * The placeholders of the slots. Consecutive modules with fewer columns share a grid. A module of full width has its
 * own row.
 */
export function SlotPlaceholders({ slots, view, firstScreen }: SlotPlaceholdersProps) {
  const lastFirst = slots[Math.min(firstScreen, slots.length) - 1]
  return rowsOf(slots).map((row, index) => {
    // biome-ignore lint/suspicious/noArrayIndexKey: the marks are identical and never reordered
    const marks = row.map((_, place) => <pand-slot key={place} />)
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: the rows are never reordered
      <Fragment key={index}>
        <EditMarks view={view} targets={row.flatMap(({ edit }) => edit ?? [])} />
        {row[0]?.part ? <Parts>{marks}</Parts> : marks}
        {lastFirst && row.includes(lastFirst) ? <pand-sheets /> : null}
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

/** Starts loading all modules of a page in parallel. Each fails separately and shows the error text in its place. */
export function startModules(
  kinds: Record<string, ModuleKind>,
  context: LoadContext,
  modules: PageModule[],
): Slot[] {
  return modules.map((module, index) => {
    const identifierPrefix = `m${index}-`
    const render = (node: ReactNode) => renderToString(node, { identifierPrefix })
    const loaded = loadModule(kinds, context, module, identifierPrefix, render)
    return {
      render: renderOnce(loaded, context.view, module.kind, render),
      part: isPart(module.placement),
      ...editOf(kinds[module.kind], context.view, module),
    }
  })
}

/** Returns a slot for a section that is not a module. It fails separately, like a module. */
export function startPart(view: View, kind: string, load: () => Promise<ReactNode>): Slot {
  const render = (node: ReactNode) => renderToString(node, { identifierPrefix: `${kind}-` })
  const loaded = load().then((node) => () => ({ html: render(node), failure: null }))
  return { render: renderOnce(loaded, view, kind, render), part: false }
}

/** Returns a function that renders the loaded section, or its error, at the first call. */
function renderOnce(
  loaded: Promise<() => Outcome>,
  view: View,
  kind: string,
  render: (node: ReactNode) => string,
): Slot['render'] {
  const loading = loaded.catch((error: unknown) => () => {
    throw error
  })
  let outcome: Promise<Outcome> | null = null
  const run = async () => {
    try {
      return (await loading)()
    } catch (error) {
      return { html: render(<ModuleError view={view} />), failure: { kind, error } }
    }
  }
  return () => {
    outcome ??= run()
    return outcome
  }
}

function editOf(
  kind: ModuleKind | undefined,
  { site, lang }: View,
  { id, placement }: PageModule,
): Pick<Slot, 'edit'> {
  const page = site.pageOfModule[id]
  if (!kind || page === undefined) return {}
  const href = `${STAFF.pages}/${page}/modules/${id}`
  const itemName = pick(placement.title, lang)
  return { edit: { href, right: 'content', label: kind.title, itemName, at: `m-${id}` } }
}

/** Loads a module and returns the function that renders it. Rejects if the module cannot be loaded. */
async function loadModule(
  kinds: Record<string, ModuleKind>,
  context: LoadContext,
  module: PageModule,
  identifierPrefix: string,
  render: (node: ReactNode) => string,
): Promise<() => Outcome> {
  const { site, lang, path, form } = context.view
  const key = `${lang} module ${path} ${identifierPrefix}`
  const { cache } = context
  const cached = form ? undefined : findCachedHtml(site, key, cache.version)
  if (cached !== undefined) return () => ({ html: cached, failure: null })
  const watched = watchParams(context)
  const kind = kinds[module.kind]
  if (!kind) throw new Error(`No module kind is called '${module.kind}'`)
  const view = await kind.start(watched.context, module)
  return () => {
    const html = render(marked(context, module, view()))
    if (!form && !cache.stale && !watched.isRead())
      cacheHtml(site, key, { html, version: cache.version })
    return { html, failure: null }
  }
}

/**
 * Returns a context that records whether a module read the query parameters. The HTML of a module that did not is the
 * same for all addresses of its page.
 */
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

/** The mark before an unpublished module in a preview. */
function DraftMark({ view, status }: { view: View; status: ContentStatus }) {
  return <p className="draft-mark">{view.t(`staff.status.${status}`)}</p>
}

/** The error message in place of a failed module. The rest of the page is not affected. */
function ModuleError({ view }: { view: View }) {
  return <div className="panel small muted center module-error">{view.t('error.module')}</div>
}
