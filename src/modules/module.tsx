import type { ReactNode } from 'react'
import type { z } from 'zod'
import type { CacheContext } from '../cache'
import type { View } from '../components/ui/view'
import type { Db } from '../data/db/db'
import { type PageModule, type Placement, placement } from '../domain/content/page'

/** What a module may use to load: never the request itself, so that pages can be cached. */
export interface LoadContext {
  db: Db
  cache: CacheContext
  view: View
  /** The site's, for absolute addresses. */
  origin: string
  /** The page's list parameters, checked by `parseListFilter`. */
  params: URLSearchParams
}

export interface ModuleViewProps<Config, Data> {
  view: View
  /** Names the module: its box on the page, and what a visitor sends from it. */
  moduleId: number
  placement: Placement
  config: Config
  data: Data
}

interface ModuleDefinition<Schema extends z.ZodType, Data> {
  kind: string
  config: Schema
  load(context: LoadContext, config: z.output<Schema>, placement: Placement): Promise<Data> | Data
  View(props: ModuleViewProps<z.output<Schema>, Data>): ReactNode
  examples: ModuleExample<z.input<Schema>, Data>[]
}

export interface ModuleExample<Config, Data> {
  name: string
  placement?: z.input<typeof placement>
  config: Config
  data: Data
}

/** A kind of content, its own types closed over: the registry holds many and needs to know none. */
export interface ModuleKind {
  kind: string
  config: z.ZodType
  /** Checks the config and starts loading; the answer renders. Both may throw. */
  start(context: LoadContext, module: PageModule): Promise<() => ReactNode>
  examples: { name: string; render(view: View): ReactNode }[]
}

export function defineModule<Schema extends z.ZodType, Data>(
  definition: ModuleDefinition<Schema, Data>,
): ModuleKind {
  const { kind, config: schema, load, View: ModuleView, examples } = definition
  return {
    kind,
    config: schema,
    async start(context, module) {
      const config = schema.parse(module.config)
      const data = await load(context, config, module.placement)
      const { id: moduleId, placement } = module
      const props = { view: context.view, moduleId, placement, config, data }
      return () => <ModuleView {...props} />
    },
    examples: examples.map((example) => ({
      name: example.name,
      render: (view) => (
        <ModuleView
          view={view}
          moduleId={1}
          placement={placement.parse(example.placement ?? {})}
          config={schema.parse(example.config)}
          data={example.data}
        />
      ),
    })),
  }
}
