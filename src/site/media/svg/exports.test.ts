import { describe, expect, test } from 'vitest'
import { DRAWIO, FIGMA, ILLUSTRATOR, INKSCAPE, VISIO } from '../../../../test/drawing-exports'
import { removedFrom, stored, XLINK } from '../../../../test/drawings'
import { NO_REMOVALS } from '../removals'

describe('an export', () => {
  test('of Inkscape keeps its visible layers only', () => {
    const { svg, removals } = stored(INKSCAPE)
    expect(svg).toContain('<g id="layer1"><path style="fill:none;stroke:#000000;stroke-width:2px')
    expect(svg).toContain('<textPath href="#path10"')
    expect(svg).not.toMatch(/inkscape:|sodipodi|rdf|Bodemprijs|layer2/)
    expect(removals.hidden).toBe(1)
    expect(removedFrom(INKSCAPE)).toEqual({ 'inkscape:*': 5, 'sodipodi:*': 3, '<metadata>': 1 })
  })

  test('of Illustrator keeps the choice that browsers make in its switch', () => {
    const { svg, removals } = stored(ILLUSTRATOR)
    expect(svg).toContain('<switch><g><g id="Plan"><rect class="st1" x="10"')
    expect(svg).not.toMatch(/pgf|AAAABBBB|Bodemprijs|ns_/)
    expect(removals.hidden).toBe(1)
    expect(removedFrom(ILLUSTRATOR)).toMatchObject({ '<foreignObject>': 1, 'i:*': 2 })
  })

  test('of Figma keeps its filters, masks and pictures', () => {
    const { svg, removals } = stored(FIGMA)
    expect(svg).toBe(FIGMA.replaceAll('xlink:href', 'href').replace(` ${XLINK}`, ''))
    expect(removals).toEqual(NO_REMOVALS)
  })

  test('of Visio keeps its text', () => {
    const { svg } = stored(VISIO)
    expect(svg).toContain('<text x="8.5" y="20" class="st2">Leefruimte<tspan x="8.5" dy="1.2em"')
    expect(svg).not.toMatch(/v:|Bodemprijs/)
  })

  test('of draw.io keeps the SVG versions of its texts', () => {
    const { svg } = stored(DRAWIO)
    expect(svg).toContain('<switch><text x="60" y="34">Keuken</text></switch>')
    expect(svg).toContain(
      '<g requiredFeatures="http://www.w3.org/TR/SVG11/feature#Extensibility"></g><a',
    )
    expect(svg).not.toMatch(/mxfile|foreignObject|drawio\.com/)
  })
})

test('cleaning a cleaned drawing changes nothing', () => {
  for (const source of [INKSCAPE, ILLUSTRATOR, FIGMA, VISIO, DRAWIO]) {
    const { svg } = stored(source)
    expect(stored(svg)).toEqual({ status: 'safe', svg, removals: NO_REMOVALS })
  }
})
