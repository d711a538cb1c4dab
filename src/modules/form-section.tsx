import type { ReactNode } from 'react'
import type { View } from '../components/view'
import { pick } from '../domain/lang'
import type { Placement } from '../domain/page'

interface FormSectionProps {
  view: View
  placement: Placement
  /** What stands in the margin beside the form. */
  aside?: ReactNode
  children: ReactNode
}

/** A form on its page: title and words above, something in the margin. */
export function FormSection({ view, placement, aside, children }: FormSectionProps) {
  const title = pick(placement.title, view.lang)
  const description = pick(placement.description, view.lang)
  const Heading = placement.titleSize
  return (
    <section className="section tight form-section">
      <div className={aside ? 'wrap with-aside' : 'wrap narrow'}>
        <div>
          {title || description ? (
            <header>
              {title ? <Heading>{title}</Heading> : null}
              {description ? <p className="muted">{description}</p> : null}
            </header>
          ) : null}
          {children}
        </div>
        {aside ? <aside className="sticky">{aside}</aside> : null}
      </div>
    </section>
  )
}
