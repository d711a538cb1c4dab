import type { ReactNode } from 'react'
import type { Placement } from '../../site/page'
import type { View } from '../ui/view'
import { ModuleFrame } from './frame'

interface FormSectionProps {
  id: number
  view: View
  placement: Placement
  /** Content of the margin beside the form. */
  aside?: ReactNode
  below?: ReactNode
  children: ReactNode
}

/** A form in a page section, with content in the margin and below the form. */
export function FormSection({ id, view, placement, aside, below, children }: FormSectionProps) {
  return (
    <ModuleFrame id={id} view={view} placement={placement} className="section tight form-section">
      <div className={aside ? 'with-aside' : 'narrow'}>
        <div>{children}</div>
        {aside ? <aside className="sticky">{aside}</aside> : null}
      </div>
      {below ? <div className="below">{below}</div> : null}
    </ModuleFrame>
  )
}
