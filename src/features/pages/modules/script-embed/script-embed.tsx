import { z } from 'zod'
import { ExternalEmbed } from '../../../../components/media/external-embed'
import { heightField, scriptField } from '../../../../components/module/fields'
import { ModuleFrame } from '../../../../components/module/frame'
import { defineModule, type ModuleViewProps } from '../../../../components/module/module'
import { translated } from '../../../../listing/property'
import { pick } from '../../../../platform/format/lang'

const scriptEmbedConfig = z.object({
  /** The name of one of the external scripts in the settings, which contain the addresses. */
  script: z.string(),
  label: translated,
  data: z.record(z.string().regex(/^[a-z][a-z0-9-]*$/), z.string()).default({}),
  height: z.number().int().positive().max(2000).default(300),
})
type Props = ModuleViewProps<z.output<typeof scriptEmbedConfig>, null>

/** An embedded script of another site in its own element. */
export const scriptEmbed = defineModule({
  kind: 'script-embed',
  title: 'module.script-embed',
  text: 'module.script-embed.text',
  fields: [
    scriptField,
    { kind: 'translated', name: 'label', label: 'part.video.label', required: true },
    {
      kind: 'record',
      name: 'data',
      label: 'part.embed.data',
      item: 'part.embed.item',
      key: 'part.embed.key',
      value: { kind: 'text', name: 'value', label: 'part.embed.value' },
    },
    heightField,
  ],
  config: scriptEmbedConfig,
  load: () => null,
  View: ScriptEmbedView,
})

function ScriptEmbedView({ moduleId: id, view, placement, config }: Props) {
  return (
    <ModuleFrame id={id} view={view} placement={placement}>
      <ExternalEmbed
        view={view}
        script={config.script}
        title={pick(config.label, view.lang)}
        data={config.data}
        height={config.height}
        when="visible"
      />
    </ModuleFrame>
  )
}
