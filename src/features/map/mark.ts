import type { CSSProperties } from 'react'

/** A point on a map, or the area around it where it is not the place itself. */
export interface Mark {
  id: number
  lat: number
  lng: number
  isArea?: boolean
  colour?: string
  /** The address of a picture to show in place of the pin. */
  image?: string
  /** The popup's content; a mark without it is no button. */
  about?: PlaceWords
}

/** The colour of a mark's pin. */
export function markStyle({ colour }: Mark): CSSProperties | undefined {
  return colour ? ({ '--mark': colour } as CSSProperties) : undefined
}

export interface PlaceWords {
  title: string
  address: string
  href?: string
}
