import type { ReactNode } from 'react'

export interface Fact {
  term: string
  value: ReactNode
}

/** The facts of one topic as a table of pairs. `wide` gives each fact its own line, for values in sentences. */
export function FactsTable({ facts, wide: isWide = false }: { facts: Fact[]; wide?: boolean }) {
  if (facts.length === 0) return null
  return (
    <dl className={isWide ? 'spec wide' : 'spec'}>
      {facts.map(({ term, value }) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
