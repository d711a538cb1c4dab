import { encode } from 'uqr'

/** The width of the light margin around the code, without which cameras do not detect it. */
const QUIET_ZONE = 4

/** A text as a QR code. It is dark on white in every colour scheme, because many cameras read no other. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const { size, data } = encode(text, { ecc: 'M', border: QUIET_ZONE })
  const lines = data.flatMap((row, y) => {
    const cells = row.map((isDark) => (isDark ? '1' : '0')).join('')
    return [...cells.matchAll(/1+/g)].map((run) => `M${run.index} ${y}.5h${run[0].length}`)
  })
  return (
    <svg
      className="qr-code"
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      <rect width={size} height={size} fill="#fff" />
      <path d={lines.join('')} stroke="#000" />
    </svg>
  )
}
