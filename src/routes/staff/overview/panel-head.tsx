interface PanelHeadProps {
  title: string
  /** The way to all that the panel shows some of. */
  href: string
  link: string
}

/** A panel's name, and the way to all that it shows some of. */
export function PanelHead({ title, href, link }: PanelHeadProps) {
  return (
    <div className="panel-head">
      <h2>{title}</h2>
      <a className="link small" href={href}>
        {link}
        <span className="sr-only">: {title}</span>
      </a>
    </div>
  )
}
