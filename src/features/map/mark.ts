import type { CSSProperties } from 'react'

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

export interface PlaceDetails {
  title: string
  address: string
  href?: string
}
