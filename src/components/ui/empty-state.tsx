import type { ReactNode } from 'react'

/** A line drawing per reason of an empty page, on 24 by 24. */
const DRAWINGS = {
  search:
    'M3 11.5 10 6l3.5 2.8M5 10v8.5h5.5M15.5 18.5a3.75 3.75 0 1 1 0-7.5 3.75 3.75 0 0 1 0 7.5M18.2 17.4l3.3 3.1',
  projects:
    'M4.5 20.5V9h7v11.5M11.5 13h7v7.5M2.5 20.5h19M7 12h2M7 15.5h2M14 16h2M8 9V3.5h11M16 3.5V7',
  sold: 'M6 3.5v17M3.5 20.5h5M6 6h13.5v8H6M9 11.8 11.2 9.5l2 2 3.3-3',
  favourites:
    'M12 19.5 5 12.6a4.2 4.2 0 0 1 6-5.9l1 1 1-1a4.2 4.2 0 0 1 6 5.9ZM12 10.5v4M10 12.5h4',
  compare: 'M2.5 12 6.5 8l4 4M4 11v7.5h5V11M13.5 12l4-4 4 4M15 11v7.5h5V11',
  owner: 'M7.5 18.5a3.5 3.5 0 1 1 0-7 3.5 3.5 0 0 1 0 7M10 12.5l9-8M15.5 7.5 18 10M13 10l1.7 1.8',
  documents: 'M6.5 3.5h7l4 4v13h-11ZM13.5 3.5v4h4M9.5 12h5M9.5 15.5h5',
  activity: 'M4 19.5h16M6 16.5v-3M10 16.5V10M14 16.5v-4M18 16.5V6.5',
  offline: 'M4 11.2 12 4.5l8 6.7M6.2 9.6v9.9h11.6V9.6M9.8 12.3l4.4 4.4M14.2 12.3l-4.4 4.4',
  gone: 'M12 3.5v17M9.5 20.5h5M6 6h9.5l2.5 2.2-2.5 2.3H6ZM18 12.5H9.5L7 14.5l2.5 2H18Z',
}

interface EmptyStateProps {
  drawing: keyof typeof DRAWINGS
  title: string
  text?: string
  heading?: 'h1' | 'h2' | 'h3'
  className?: string
  /** Links and buttons for the next step, the most useful one first. */
  children?: ReactNode
}

/** The message in place of missing content: a drawing, a sentence and the next step. */
export function EmptyState(props: EmptyStateProps) {
  const { drawing, title, text, heading: Heading = 'h2', className, children } = props
  return (
    <div className={className ? `empty ${className}` : 'empty'}>
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d={DRAWINGS[drawing]} />
      </svg>
      <div>
        <Heading>{title}</Heading>
        {text ? <p>{text}</p> : null}
      </div>
      {children ? <div className="actions">{children}</div> : null}
    </div>
  )
}
