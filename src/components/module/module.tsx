import type { ReactNode } from 'react'
import type { z } from 'zod'
import type { CacheContext } from '../../platform/cache'
import type { Db } from '../../platform/db/db'
import type { Field } from '../../platform/fields/field'
import type { LabelKey } from '../../platform/i18n'
import type { PageModule, Placement } from '../../site/page'
import type { SheetName } from '../shell/sheets'
import type { View } from '../ui/view'

/** The context of a module's `load`. It does not contain the request, so that pages can be cached. */
export interface LoadContext {
  db: Db
  cache: CacheContext
  view: View
  /** The site's origin, for absolute addresses. */
  origin: string
  /** The page's list parameters, checked by `parseListFilter`. */
  params: URLSearchParams
}

export interface ModuleViewProps<Config, Data> {
  view: View
  /** The id of the module, for its section on the page and for the forms that are sent from it. */
  moduleId: number
  placement: Placement
  config: Config
  data: Data
}

/** The values of a placement that only some kinds of modules use. */
export const SPECIAL_PLACEMENT = [
  'isHasSubcategories',
  'view',
  'numberItemOfRow',
  'maxItems',
  'images',
] as const satisfies (keyof Placement)[]

/** The texts that staff read about a module kind, and a field for each key of its config. */
interface ModuleWords {
  title: LabelKey
  text: LabelKey
  fields: readonly Field[]
  /** The special values of its placement that it uses. */
  uses?: readonly (typeof SPECIAL_PLACEMENT)[number][]
}

/**
 * A kind of module without type parameters, so that the registry does not depend on the types of its config and data.
 */
export interface ModuleKind extends ModuleWords {
  kind: string
  config: z.ZodType
  /** Returns the style sheets that a module in the first screen needs, or none for an invalid config. */
  sheetsOf(module: PageModule): readonly SheetName[]
  /** Validates the config and starts loading the data. The returned function renders the module. Both may throw. */
  start(context: LoadContext, module: PageModule): Promise<() => ReactNode>
}

interface ModuleDefinition<Schema extends z.ZodType, Data> extends ModuleWords {
  kind: string
  config: Schema
  /** The style sheets for the first screen. The default is the common sheet of the kinds without their own. */
  sheets?(config: z.output<Schema>): readonly SheetName[]
  load(context: LoadContext, config: z.output<Schema>, placement: Placement): Promise<Data> | Data
  View(props: ModuleViewProps<z.output<Schema>, Data>): ReactNode
}

/** A module kind with the types of its config and data. Its examples are checked against them. */
export interface TypedModule<Schema extends z.ZodType, Data>
  extends ModuleDefinition<Schema, Data>,
    ModuleKind {
  config: Schema
}

export function defineModule<Schema extends z.ZodType, Data>(
  definition: ModuleDefinition<Schema, Data>,
): TypedModule<Schema, Data> {
  const { config: schema, sheets = () => ['modules'], load, View: ModuleView } = definition
  return {
    ...definition,
    sheetsOf(module) {
      const config = schema.safeParse(module.config)
      return config.success ? sheets(config.data) : []
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
