import type { ReactNode } from 'react'
import type { IslandName, IslandTiming } from '../../client/island-name'

interface IslandProps {
  name: IslandName
  when: IslandTiming
  children: ReactNode
}

/**
 * An element that is enhanced by its own script. Its HTML works without scripts. `client/start-islands.ts` loads the
 * island's chunk at the timing `when` and mounts it on this element.
 */
export function Island({ name, when, children }: IslandProps) {
  return (
    <pand-island name={name} timing={when}>
      {children}
    </pand-island>
  )
}
