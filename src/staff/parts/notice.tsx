import type { ComponentProps } from 'react'
import { Icon } from '../../components/ui/icon'

const ICONS = { good: 'check', warn: 'alert', bad: 'alert', info: 'info' } as const

interface NoticeProps extends ComponentProps<'div'> {
  kind: keyof typeof ICONS
  /** The icon, if it is not the usual one of the kind. */
  icon?: ComponentProps<typeof Icon>['name']
}

/** A notice of a success, a warning, an error or a fact. Renders nothing without content. */
export function Notice({ kind, icon = ICONS[kind], children, ...attributes }: NoticeProps) {
  if (!children) return null
  return (
    <div
      className={kind === 'info' ? 'notice' : `notice ${kind}`}
      role={kind === 'bad' ? 'alert' : 'status'}
      {...attributes}
    >
      <Icon name={icon} />
      <div>{children}</div>
    </div>
  )
}
