import type { ReactNode } from 'react'

export interface Fact {
  term: string
  value: ReactNode
}

/** All facts of one topic as pairs; `wide` gives each a line of its own, for values in sentences. */
export function FactsTable({ facts, wide = false }: { facts: Fact[]; wide?: boolean }) {
  if (facts.length === 0) return null
  return (
    <dl className={wide ? 'spec wide' : 'spec'}>
      {facts.map(({ term, value }) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
