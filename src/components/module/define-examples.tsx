import type { ReactNode } from 'react'
import type { z } from 'zod'
import { placement } from '../../site/page'
import type { View } from '../ui/view'
import type { TypedModule } from './module'

interface ModuleExample<Config, Data> {
  name: string
  placement?: z.input<typeof placement>
  config: Config
  data: Data
}

export interface KindExamples {
  kind: string
  examples: { name: string; config: unknown; render(view: View): ReactNode }[]
}

/**
 * Defines the examples of a module kind: each has a config and the data that it would load. They are imported only by
 * tests.
 */
export function defineExamples<Schema extends z.ZodType, Data>(
  { kind, config: schema, View: ModuleView }: TypedModule<Schema, Data>,
  examples: ModuleExample<z.input<Schema>, Data>[],
): KindExamples {
  return {
    kind,
    examples: examples.map((example) => ({
      name: example.name,
      config: example.config,
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
