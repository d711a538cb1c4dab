import { z } from 'zod'
import { ModuleFrame } from '../../../../components/module/frame'
import { defineModule, type ModuleViewProps } from '../../../../components/module/module'
import { ShareButtons } from '../../../../components/ui/share-buttons'
import { pick } from '../../../../platform/format/lang'

/** Links and buttons that share the page. */
export const share = defineModule({
  kind: 'share',
  title: 'module.share',
  text: 'module.share.text',
  fields: [],
  config: z.object({}),
  load: ({ origin, view }) => ({ address: origin + view.path }),
  View: ShareView,
})

function ShareView({
  moduleId: id,
  view,
  placement,
  data,
}: ModuleViewProps<unknown, { address: string }>) {
  const name = pick(placement.title, view.lang) || view.site.settings.name
  return (
    <ModuleFrame id={id} view={view} placement={placement} className="section tight">
      <ShareButtons view={view} name={name} address={data.address} />
    </ModuleFrame>
  )
}
