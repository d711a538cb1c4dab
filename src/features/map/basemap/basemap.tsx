import type { CSSProperties, ReactNode } from 'react'
import type { Basemap } from '../../../platform/geo/basemap'

/** A small map of a place, with the points of the part that the large map shows. */
export interface Inset {
  basemap: Basemap
  outline: string
}

interface BasemapStageProps {
  basemap: Basemap
  /** The points of a drawn area on the stage, or '' without an area. */
  outline?: string
  children?: ReactNode
}

/**
 * A basemap with boundaries and names to scale, without scripts and tiles. `children` are placed on the stage. The text
 * next to a map has the same information.
 */
export function BasemapStage({ basemap, outline, children }: BasemapStageProps) {
  const { stage, drawing } = basemap
  return (
    <div
      className="map-stage"
      style={{ '--ar': stage.width / stage.height } as CSSProperties}
      aria-hidden="true"
    >
      <svg
        viewBox={`0 0 ${stage.width} ${stage.height}`}
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        {drawing && <use href={`${drawing}#ground`} />}
        {outline && <polygon className="drawn-area" points={outline} />}
      </svg>
      {drawing && (
        <svg className="map-names" aria-hidden="true">
          <use href={`${drawing}#names`} />
        </svg>
      )}
      {children}
    </div>
  )
}
