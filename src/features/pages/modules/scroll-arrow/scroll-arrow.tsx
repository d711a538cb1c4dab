import { z } from 'zod'
import { defineModule, type ModuleViewProps } from '../../../../components/module/module'
import { Icon } from '../../../../components/ui/icon'

/** An arrow at the bottom of the hero that scrolls to the next module. */
export const scrollArrow = defineModule({
  kind: 'scroll-arrow',
  title: 'module.scroll-arrow',
  text: 'module.scroll-arrow.text',
  fields: [],
  config: z.object({}),
  load: () => null,
  View: ScrollArrowView,
})

function ScrollArrowView({ moduleId: id, view }: ModuleViewProps<unknown, null>) {
  return (
    <>
      <p className="scroll-arrow">
        <a className="round" href={`#m-${id}`}>
          <span className="sr-only">{view.t('scroll.down')}</span>
          <Icon name="chevron-down" />
        </a>
      </p>
      <span id={`m-${id}`} tabIndex={-1} />
    </>
  )
}
