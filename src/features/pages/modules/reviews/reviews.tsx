import { z } from 'zod'
import { ExternalEmbed } from '../../../../components/media/external-embed'
import { heightField, scriptField } from '../../../../components/module/fields'
import { ModuleFrame } from '../../../../components/module/frame'
import { defineModule, type ModuleViewProps } from '../../../../components/module/module'

const reviewsConfig = z.object({
  /** The agency's id at the review service. */
  embedId: z.string().regex(/^[\w-]+$/, 'field.wrong.word'),
  /** The name of one of the external scripts in the settings. */
  script: z.string().default('reviews'),
  height: z.number().int().positive().max(2000).default(320),
})
type Props = ModuleViewProps<z.output<typeof reviewsConfig>, null>

/** Customer reviews of an external service, loaded on idle after the visitor's consent. */
export const reviews = defineModule({
  kind: 'reviews',
  title: 'module.reviews',
  text: 'module.reviews.text',
  fields: [
    {
      kind: 'text',
      name: 'embedId',
      label: 'part.reviews.id',
      help: 'part.reviews.id.help',
      required: true,
    },
    scriptField,
    heightField,
  ],
  config: reviewsConfig,
  load: () => null,
  View: ReviewsView,
})

function ReviewsView({ moduleId: id, view, placement, config }: Props) {
  const { embedId, script, height } = config
  return (
    <ModuleFrame id={id} view={view} placement={placement}>
      <ExternalEmbed
        view={view}
        script={script}
        title={view.t('reviews.title')}
        data={{ 'embed-id': embedId }}
        height={height}
        when="idle"
      />
    </ModuleFrame>
  )
}
