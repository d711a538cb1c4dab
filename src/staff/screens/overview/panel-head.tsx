import type { View } from '../../../components/ui/view'
import { withColon } from '../../../platform/format/lang'

interface PanelHeadProps {
  view: View
  title: string
  /** The way to all that the panel shows some of. */
  href: string
  link: string
}

/** A panel's name, and the way to all that it shows some of. */
export function PanelHead({ view, title, href, link }: PanelHeadProps) {
  return (
    <div className="panel-head">
      <h2>{title}</h2>
      <a className="link small" href={href}>
        {link}
        <span className="sr-only">
          {withColon(view.lang, '')} {title}
        </span>
      </a>
    </div>
  )
}
