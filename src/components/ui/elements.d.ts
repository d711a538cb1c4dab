import type { ReactNode } from 'react'
import type { IslandName, IslandTiming } from '../../client/islands'

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'pand-island': { name: IslandName; when: IslandTiming; children?: ReactNode }
      'pand-slot': { key?: number }
    }
  }
}
