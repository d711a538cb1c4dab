import type { ReactNode } from 'react'

interface EmptyStateProps {
  /** The object in the picture: the plot of a house that is gone, the key of a house, or a letter. */
  picture: 'plot' | 'key' | 'letter'
  title: string
  text?: string
  heading?: 'h1' | 'h2' | 'h3'
  className?: string
  /** Links and buttons for the next step, the most useful one first. */
  children?: ReactNode
}

/** The message in place of missing content: a picture, a sentence and the next step. */
export function EmptyState(props: EmptyStateProps) {
  const { picture, title, text, heading: Heading = 'h2', className, children } = props
  return (
    <div className={className ? `empty ${className}` : 'empty'}>
      <picture>
        <source type="image/avif" srcSet={`/images/empty/${picture}.avif`} />
        <img src={`/images/empty/${picture}.jpg`} alt="" width="480" height="320" loading="lazy" />
      </picture>
      <div>
        <Heading>{title}</Heading>
        {text ? <p>{text}</p> : null}
      </div>
      {children ? <div className="actions">{children}</div> : null}
    </div>
  )
}
