import type { CSSProperties } from 'react'
import { type Box, project } from '../../platform/geo/mercator'
import type { Pin } from '../../platform/geo/pin'

/** A point on a map, or the area around it if the exact place is hidden. */
export interface Mark {
  id: number
  lat: number
  lng: number
  isArea?: boolean
  colour?: string
  /** The address of a picture that replaces the pin. */
  image?: string
  /** The content of the popup. A mark without it is not a button. */
  about?: PlaceDetails
}

export function markStyle({ colour }: Mark): CSSProperties | undefined {
  return colour ? ({ '--mark': colour } as CSSProperties) : undefined
}

/** The horizontal share of the stage from which a title is at the left of its pin. */
const RIGHT = 0.6

/** Returns the shape of a mark on a stage, with its title. */
export function markPin(stage: Box, { about, ...point }: Mark): Pin {
  const { x, y } = project(point)
  const side = (x - stage.x) / stage.width > RIGHT ? 'left' : 'right'
  return { x, y, shape: about ? side : 'drop', letters: about?.title.length ?? 0 }
}

export interface PlaceDetails {
  title: string
  address: string
  href?: string
}
