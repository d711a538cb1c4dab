import type { ReactNode } from 'react'
import { Icon, type IconName } from '../ui/icon'

export interface KeyFact {
  icon: IconName
  term: string
  value: ReactNode
}

/** The main facts at the top of a page, always in the same order. */
export function KeyFacts({ facts }: { facts: KeyFact[] }) {
  if (facts.length === 0) return null
  return (
    <dl className="key-facts">
      {facts.map(({ icon, term, value }) => (
        <div key={term}>
          <dt>
            <Icon name={icon} />
            {term}
          </dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
