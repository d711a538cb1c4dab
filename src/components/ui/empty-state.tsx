import type { ReactNode } from 'react'

interface EmptyStateProps {
  title: string
  text?: string
  heading?: 'h1' | 'h2' | 'h3'
  /** Links to lists that are not empty, with the number of their items. */
  suggestions?: { label: string; links: { href: string; text: string; count: string }[] }
  /** Links and buttons for the next step. */
  children?: ReactNode
}

export function EmptyState(props: EmptyStateProps) {
  const { title, text, heading: Heading = 'h2', suggestions, children } = props
  return (
    <div className="empty">
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d="M4 11.2 12 4.5l8 6.7M6.2 9.6V19.5h11.6V9.6M10 19.5v-5h4v5" />
      </svg>
      <Heading>{title}</Heading>
      {text ? <p>{text}</p> : null}
      {suggestions?.links.length ? (
        <ul className="ways" aria-label={suggestions.label}>
          {suggestions.links.map(({ href, text, count }) => (
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
