import type { ReactNode } from 'react'

/** A drawn piece of country, where a map waits to be asked for. */
export function MapGround({ children }: { children?: ReactNode }) {
  return (
    <svg
      className="map-ground"
      viewBox="0 0 600 260"
      aria-hidden="true"
      preserveAspectRatio="xMidYMid slice"
    >
      <path
        className="water"
        d="M-10 210C120 150 170 250 300 190s150-150 330-130v60C500 110 430 190 330 235S120 240-10 280z"
      />
      <path
        className="road"
        d="M-10 60C150 90 260 40 380 90s150 90 240 80M120-10c20 90 0 180 60 290M430-10c-20 90 20 190 0 290"
      />
      {children}
    </svg>
  )
}
