const PATHS = {
  house: 'M4 11l8-7 8 7M6 9.5V20h12V9.5M10 20v-6h4v6',
  flat: 'M6 21V3h12v18M9.5 7h.01M14.5 7h.01M9.5 11h.01M14.5 11h.01M9.5 15h.01M14.5 15h.01M3 21h18',
  land: 'M3 19c4-4 6-1 9-3s5-4 9-2M5 15V9m0 0c-2 0-2-4 0-5 2 1 2 5 0 5M16 11V7m0 0c-2 0-2-3 0-4 2 1 2 4 0 4',
  business: 'M4 21V9h7v12M11 21V4h9v17M2 21h20M14 8h3m-3 4h3m-3 4h3M7 13h1m-1 4h1',
  garage: 'M3 21V9l9-5 9 5v12M7 21v-9h10v9M7 15h10M7 18h10',
  buy: 'M14 10a4 4 0 1 0-3.500 4L13 16.500h2V19h2.500v2H21v-3l-7.300-7.300',
  rent: 'M6 21V4h9v17M3 21h18M15 7h3v14M11.500 12.500h.01',
  value: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18zM12 11v5m0-8.500v.01',
  letting: 'M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8zM4 21a8 8 0 0 1 16 0',
} as const

export type DrawingName = keyof typeof PATHS

/** The drawings by the CRM's type ids. Other types get the house. */
const TYPE_DRAWINGS: Record<number, DrawingName> = {
  1: 'house',
  2: 'flat',
  3: 'land',
  4: 'garage',
  5: 'business',
  6: 'business',
  7: 'business',
  8: 'flat',
  9: 'flat',
  10: 'flat',
}

export function typeDrawing(webId: number): DrawingName {
  return TYPE_DRAWINGS[webId] ?? 'house'
}

export function TileDrawing({ name }: { name: DrawingName }) {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true">
      <path d={PATHS[name]} />
    </svg>
  )
}
