import type { ReactNode } from 'react'

interface EmptyStateProps {
  title: string
  text?: string
  heading?: 'h1' | 'h2' | 'h3'
  /** Links to what is not empty, with what stands there. */
  ways?: { label: string; links: { href: string; text: string; count: string }[] }
  /** What to do next: links and buttons. */
  children?: ReactNode
}

export function EmptyState(props: EmptyStateProps) {
  const { title, text, heading: Heading = 'h2', ways, children } = props
  return (
    <div className="empty">
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d="M5 19c0-9 5-14 15-14 0 10-5 15-14 14M5 19c2-5 5-8 9-9" />
      </svg>
      <Heading>{title}</Heading>
      {text ? <p>{text}</p> : null}
      {ways?.links.length ? (
        <ul className="ways" aria-label={ways.label}>
          {ways.links.map(({ href, text, count }) => (
            <li key={href}>
              <a href={href} data-in-place>
                <span>{text}</span> <b>{count}</b>
              </a>
            </li>
          ))}
        </ul>
      ) : null}
      {children ? <div className="actions">{children}</div> : null}
    </div>
  )
}
