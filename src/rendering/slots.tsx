import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { ModuleError } from '../components/module-error'
import type { PageModule } from '../domain/page'
import type { LoadContext, ModuleKind } from '../modules/module'

export interface Failure {
  kind: string
  error: unknown
}

/** One module of a page on its way; neither promise ever rejects. */
export interface Slot {
  html: Promise<string>
  failure: Promise<Failure | null>
}

/** Where the shell is cut, as React writes it. */
export const SLOT_MARK = '<pand-slot></pand-slot>'

export function SlotMarks({ slots }: { slots: Slot[] }) {
  // biome-ignore lint/suspicious/noArrayIndexKey: the marks are all alike and never reordered
  return slots.map((_, index) => <pand-slot key={index} />)
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
    }
  })
}

async function runModule(
  kinds: Record<string, ModuleKind>,
  context: LoadContext,
  module: PageModule,
  identifierPrefix: string,
) {
  const render = (node: ReactNode) => renderToString(node, { identifierPrefix })
  try {
    const kind = kinds[module.kind]
    if (!kind) throw new Error(`No module kind is called '${module.kind}'`)
    const view = await kind.start(context, module)
    return { html: render(view()), failure: null }
  } catch (error) {
    const failure = { kind: module.kind, error }
    return { html: render(<ModuleError view={context.view} />), failure }
  }
}
