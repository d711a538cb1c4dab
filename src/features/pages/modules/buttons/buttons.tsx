import { z } from 'zod'
import { ModuleFrame } from '../../../../components/module/frame'
import { defineModule, type ModuleViewProps } from '../../../../components/module/module'
import { Icon } from '../../../../components/ui/icon'
import { Island } from '../../../../components/ui/island'
import type { View } from '../../../../components/ui/view'
import { translated } from '../../../../listing/property'
import { pick } from '../../../../platform/format/lang'
import { safeLink } from '../../../../platform/format/link'
import { PAGE_ROLES } from '../../../../site/page-role'
import { rolePath } from '../../../../urls'
import { buttonsFields } from './fields'

const look = z.enum(['button', 'quiet', 'accent', 'link']).default('button')
const common = { label: translated, look }

/** A link to a page by its role, to an address, or to an id on the page (`reference`). */
const button = z.union([
  z.object({ ...common, role: z.enum(PAGE_ROLES) }),
  z.object({ ...common, href: translated }),
  z.object({ ...common, reference: z.string().regex(/^[\w-]+$/, 'field.wrong.word') }),
])
type Button = z.output<typeof button>

const buttonsConfig = z.object({ buttons: z.array(button).min(1) })

export const buttons = defineModule({
  kind: 'buttons',
  title: 'module.buttons',
  text: 'module.buttons.text',
  fields: buttonsFields,
  config: buttonsConfig,
  load: () => null,
  View: ButtonsView,
})

type Props = ModuleViewProps<z.output<typeof buttonsConfig>, null>

function ButtonsView({ moduleId: id, view, placement, config }: Props) {
  const row = (
    <p className={`row ${placement.position}`}>
      {config.buttons.map((one) => (
        <ButtonLink key={JSON.stringify(one)} view={view} button={one} />
      ))}
    </p>
  )
  const isReference = config.buttons.some((one) => 'reference' in one)
  return (
    <ModuleFrame id={id} view={view} placement={placement} className="section tight">
      {isReference ? (
        <Island name="reference" when="idle">
          {row}
        </Island>
      ) : (
        row
      )}
    </ModuleFrame>
  )
}

const CLASSES: Record<Button['look'], string> = {
  button: 'button large',
  quiet: 'button large quiet',
  accent: 'button large accent',
  link: 'link',
}

function ButtonLink({ view, button: one }: { view: View; button: Button }) {
  const label = pick(one.label, view.lang)
  if ('reference' in one) {
    return (
      <a
        className={CLASSES[one.look]}
        href={`#${one.reference}`}
        data-reference={one.reference}
        data-early-events
      >
        {label}
        <Icon name="chevron-down" />
      </a>
    )
  }
  const href =
    'role' in one ? rolePath(view.site, view.lang, one.role) : safeLink(pick(one.href, view.lang))
  return href ? (
    <a className={CLASSES[one.look]} href={href}>
      {label}
    </a>
  ) : null
}
