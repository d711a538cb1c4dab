import type { ReactNode } from 'react'
import type { IslandName, IslandTiming } from '../../client/island-name'

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'pand-island': { name: IslandName; when: IslandTiming; children?: ReactNode }
      'pand-slot': { key?: number }
    }
  }
}
