import type { ReactNode } from 'react'
import type { IslandName, IslandTiming } from '../../client/island-name'

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'pand-island': {
        name: IslandName
        when: IslandTiming
        /** The scripts of an island that hydrates, by a space. */
        scripts?: string
        children?: ReactNode
      }
      'pand-slot': { key?: number }
    }
  }
}
