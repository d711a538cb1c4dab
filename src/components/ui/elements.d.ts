import type { ReactNode } from 'react'
import type { IslandName, IslandTiming } from '../../client/island-name'

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'pand-island': {
        name: IslandName
        /** It is not named `when`, because every element has a method of that name, which React would set. */
        timing: IslandTiming
        /** The scripts of an island that hydrates, separated by spaces. */
        scripts?: string
        children?: ReactNode
      }
      'pand-header': object
      'pand-footer': object
      'pand-sheets': { children?: ReactNode }
      'pand-slot': { key?: number }
    }
  }
}
