import { z } from 'zod'
import { EmbedVideo } from '../../../../components/media/embed-video'
import { SilentVideo } from '../../../../components/media/silent-video'
import { ModuleFrame } from '../../../../components/module/frame'
import { defineModule, type ModuleViewProps } from '../../../../components/module/module'
import { translated } from '../../../../listing/property'
import type { Field } from '../../../../platform/fields/field'
import { pick } from '../../../../platform/format/lang'

const file = z.string().regex(/^\/[\w./-]+$/)

/** Three files of this site: the videos for narrow and wide screens, and the poster. */
export const videoFiles = z.object({ mobile: file, desktop: file, poster: file })

const labels = { label: translated }
const videoConfig = z.union([
  z.object({ ...labels, files: videoFiles }),
  z.object({ ...labels, url: z.url(), poster: z.string().optional() }),
])

const videoFields: Field[] = [
  { kind: 'translated', name: 'label', label: 'part.video.label', required: true },
  {
    kind: 'address',
    name: 'url',
    label: 'part.video.url',
    help: 'part.video.url.help',
    optional: true,
  },
  { kind: 'file', of: 'picture', name: 'poster', label: 'part.video.poster', optional: true },
  {
    kind: 'group',
    name: 'files',
    label: 'part.video.files',
    help: 'part.video.files.help',
    optional: true,
    fields: [
      { kind: 'file', of: 'video', name: 'mobile', label: 'part.video.mobile', required: true },
      { kind: 'file', of: 'video', name: 'desktop', label: 'part.video.desktop', required: true },
      { kind: 'file', of: 'picture', name: 'poster', label: 'part.video.poster', required: true },
    ],
  },
]

/** A video in a frame of another site, or a file of this site that loops without sound. */
export const video = defineModule({
  kind: 'video',
  title: 'module.video',
  text: 'module.video.text',
  fields: videoFields,
  config: videoConfig,
  load: () => null,
  View: VideoView,
})

function VideoView({
  moduleId: id,
  view,
  placement,
  config,
}: ModuleViewProps<z.output<typeof videoConfig>, null>) {
  const title = pick(config.label, view.lang)
  return (
    <ModuleFrame id={id} view={view} placement={placement}>
      {'files' in config ? (
        <SilentVideo view={view} files={config.files} title={title} />
      ) : (
        <EmbedVideo
          view={view}
          url={config.url}
          title={title}
          poster={config.poster}
          id={`m-${id}`}
        />
      )}
    </ModuleFrame>
  )
}
