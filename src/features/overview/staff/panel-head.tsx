import type { View } from '../../../components/ui/view'
import { withColon } from '../../../platform/format/lang'

interface PanelHeadProps {
  view: View
  title: string
  /** The link to the complete list. */
  href: string
  link: string
}

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
