import type { ReactNode } from 'react'
import type { IslandName, IslandTiming } from '../../client/island-name'

interface IslandProps {
  name: IslandName
  when: IslandTiming
  children: ReactNode
}

/**
 * A part of the page that its own script hydrates. Its HTML works without; `client/start-islands.ts`
 * loads the island's chunk at the timing `when` and mounts it on this element.
 */
export function Island({ name, when, children }: IslandProps) {
  return (
    <pand-island name={name} timing={when}>
      {children}
    </pand-island>
  )
}
