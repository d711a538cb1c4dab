import { z } from 'zod'
import { hook } from '../../../../client/hooks'
import { ResponsivePicture } from '../../../../components/media/picture'
import { ModuleFrame } from '../../../../components/module/frame'
import { defineModule, type ModuleViewProps } from '../../../../components/module/module'
import { Island } from '../../../../components/ui/island'
import { pick } from '../../../../platform/format/lang'
import type { ModulePicture } from '../../../../site/page'

const HALF = 50
const SIZES = '(min-width: 84rem) 84rem, 100vw'

/**
 * Two pictures of the same view on top of each other, the placement's first and second. A slider moves the border
 * between them.
 */
export const beforeAfter = defineModule({
  kind: 'before-after',
  title: 'module.before-after',
  text: 'module.before-after.text',
  uses: ['images'],
  fields: [],
  config: z.object({}),
  load: () => null,
  View: BeforeAfterView,
})

function BeforeAfterView({ moduleId: id, view, placement }: ModuleViewProps<unknown, null>) {
  const { t } = view
  const [before, after] = placement.images
  if (!before || !after) return null
  return (
    <Island name="before-after" when="visible">
      <ModuleFrame id={id} view={view} placement={placement}>
        <div
          className="before-after"
          {...hook('before-after', t('beforeafter.value', { percent: '{percent}' }))}
        >
          <Side
            picture={before}
            alt={pick(before.alt, view.lang)}
            label={t('beforeafter.before')}
          />
          <Side picture={after} alt={pick(after.alt, view.lang)} label={t('beforeafter.after')} />
          <input
            type="range"
            className="needs-script"
            min={0}
            max={100}
            defaultValue={HALF}
            aria-label={t('beforeafter.border')}
            aria-valuetext={t('beforeafter.value', { percent: HALF })}
          />
          <span className="handle" aria-hidden="true" />
        </div>
      </ModuleFrame>
    </Island>
  )
}

function Side({ picture, alt, label }: { picture: ModulePicture; alt: string; label: string }) {
  return (
    <figure>
      <ResponsivePicture src={picture.src} alt={alt} sizes={SIZES} />
      <figcaption>{label}</figcaption>
    </figure>
  )
}
