import type { ReactNode } from 'react'
import type { z } from 'zod'
import type { CacheContext } from '../../platform/cache'
import type { Db } from '../../platform/db/db'
import type { Field } from '../../platform/fields/field'
import type { LabelKey } from '../../platform/i18n'
import type { PageModule, Placement } from '../../site/page'
import type { SheetName } from '../shell/sheets'
import type { View } from '../ui/view'

/** The context of a module's `load`: never the request itself, so that pages can be cached. */
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

/** What staff read of a kind, and edit of a module's config: a field for each of its keys. */
interface ModuleWords {
  title: LabelKey
  text: LabelKey
  fields: readonly Field[]
}

/** A kind of content, its own types closed over, so that the registry need not know them. */
export interface ModuleKind extends ModuleWords {
  kind: string
  config: z.ZodType
  /** The style sheets that a module of this kind uses beside the pages' own; none for a bad config. */
  sheetsOf(module: PageModule): readonly SheetName[]
  /** Checks the config and starts loading; the answer renders. Both may throw. */
  start(context: LoadContext, module: PageModule): Promise<() => ReactNode>
}

interface ModuleDefinition<Schema extends z.ZodType, Data> extends ModuleWords {
  kind: string
  config: Schema
  /** Left out by kinds that the sheet of pages made of modules holds. */
  sheets?(config: z.output<Schema>): readonly SheetName[]
  load(context: LoadContext, config: z.output<Schema>, placement: Placement): Promise<Data> | Data
  View(props: ModuleViewProps<z.output<Schema>, Data>): ReactNode
}

/** A kind with the types of its config and data, which its examples are checked by. */
export interface TypedModule<Schema extends z.ZodType, Data>
  extends ModuleDefinition<Schema, Data>,
    ModuleKind {
  config: Schema
}

export function defineModule<Schema extends z.ZodType, Data>(
  definition: ModuleDefinition<Schema, Data>,
): TypedModule<Schema, Data> {
  const { config: schema, sheets, load, View: ModuleView } = definition
  return {
    ...definition,
    sheetsOf(module) {
      const config = sheets ? schema.safeParse(module.config) : null
      return config?.success ? (sheets?.(config.data) ?? []) : []
    },
    async start(context, module) {
      const config = schema.parse(module.config)
      const data = await load(context, config, module.placement)
      const { id: moduleId, placement } = module
      const props = { view: context.view, moduleId, placement, config, data }
      return () => <ModuleView {...props} />
    },
  }
}
