import type { ReactNode } from 'react'
import type { IslandName, IslandTiming } from '../../client/island-name'

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'pand-island': {
        name: IslandName
        /** Not `when`: every element has a method of that name, which React would set. */
        timing: IslandTiming
        /** The scripts of an island that hydrates, by a space. */
        scripts?: string
        children?: ReactNode
      }
      'pand-header': object
      'pand-footer': object
      'pand-slot': { key?: number }
    }
  }
}
