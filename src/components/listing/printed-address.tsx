import { encode } from 'uqr'
import type { View } from '../ui/view'

/** The page's address for print, as a QR code and as text. */
export function PaperAddress({ view, address }: { view: View; address: string }) {
  const { size, path } = codeOf(address)
  return (
    <div className="paper-address">
      <svg viewBox={`0 -0.5 ${size} ${size}`} aria-hidden="true" shapeRendering="crispEdges">
        <path d={path} stroke="#000" />
      </svg>
      <p>
        {view.t('paper.scan')}
        <br />
        {address.replace(/^https?:\/\//, '')}
      </p>
    </div>
  )
}

/**
 * The second mask of the standard. Without one, the encoder tries all eight, which takes ten times as long. For
 * addresses of listings this one is nearly always the best.
 */
const MASK = 2

/** Returns the QR code as an SVG path of lines one unit wide, with a line for each run of dark squares. */
function codeOf(text: string): { size: number; path: string } {
  const { size, data } = encode(text, { ecc: 'M', border: 2, maskPattern: MASK })
  const path = data.map((row, y) => {
    const cells = row.map((isDark) => (isDark ? '1' : '0')).join('')
    // Distances repeat more often than positions, so that the path compresses well.
    const runs = cells.replace(/0+|1+/g, (run) =>
      run.startsWith('1') ? `h${run.length}` : `m${run.length},0`,
    )
    return `M0 ${y}${runs}`
  })
  return { size, path: path.join('') }
}
