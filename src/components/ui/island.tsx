import type { ReactNode } from 'react'
import type { IslandName, IslandTiming } from '../../client/island-name'

interface IslandProps {
  name: IslandName
  when: IslandTiming
  children: ReactNode
}

/**
 * A piece of the page that a script brings to life. What it holds works without; `client/entry.ts`
 * fetches the island's own chunk when `when` comes and hands it this element.
 */
export function Island({ name, when, children }: IslandProps) {
  return (
    <pand-island name={name} when={when}>
      {children}
    </pand-island>
  )
}
