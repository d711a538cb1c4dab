import { Parser } from 'htmlparser2'
import { escapeXml } from '../../domain/format/xml'

/** Shapes, gradients and text: what a logo is drawn with. Nothing here can run, load or link. */
const ELEMENTS = new Set(
  `svg g defs title desc symbol use path rect circle ellipse line polyline polygon text tspan
  linearGradient radialGradient stop clipPath mask pattern style`.split(/\s+/),
)
const ATTRIBUTES =
  /^(?:xmlns|viewBox|width|height|x|y|x1|x2|y1|y2|cx|cy|r|rx|ry|fx|fy|d|points|transform|offset|id|class|role|aria-label|preserveAspectRatio|href|opacity|fill(?:-\w+)?|stroke(?:-\w+)?|stop-(?:color|opacity)|clip-(?:path|rule)|mask|color|font-(?:family|size|weight|style)|letter-spacing|text-anchor|dominant-baseline|gradient(?:Units|Transform)|spreadMethod|(?:clipPath|mask|maskContent|pattern|patternContent)Units|patternTransform|style)$/
/** An address may only be a part of the drawing itself. */
const FOREIGN = /url\((?!\s*['"]?#)|javascript:|data:|[@\\]|expression\(/i
const NAMESPACE = 'http://www.w3.org/2000/svg'

/**
 * A drawing written anew from what is known to be harmless: other elements go with all that is in them, other
 * attributes, comments and processing instructions too. Null for what holds no drawing.
 */
export function safeSvg(source: string): string | null {
  let written = ''
  let left = 0
  const open: string[] = []
  const parser = new Parser(
    {
      onopentag(name, attributes) {
        const isKept = left === 0 && ELEMENTS.has(name) && (open.length > 0 || name === 'svg')
        if (!isKept) {
          left++
          return
        }
        open.push(name)
        written += `<${name}${attributesOf(name, attributes)}>`
      },
      ontext(text) {
        const isStyle = open.at(-1) === 'style'
        if (left > 0 || open.length === 0 || (isStyle && FOREIGN.test(text))) return
        written += escapeXml(text)
      },
      onclosetag() {
        if (left > 0) left--
        else written += `</${open.pop()}>`
      },
    },
    { xmlMode: true, recognizeSelfClosing: true },
  )
  parser.end(source)
  return written.startsWith('<svg') ? written : null
}

function attributesOf(element: string, attributes: Record<string, string>): string {
  const kept = Object.entries(attributes).filter(([name, value]) => isHarmless(name, value))
  const named = kept.map(([name, value]) => ` ${name}="${escapeXml(value)}"`).join('')
  return element === 'svg' && !attributes.xmlns ? ` xmlns="${NAMESPACE}"${named}` : named
}

function isHarmless(name: string, value: string): boolean {
  if (!ATTRIBUTES.test(name) || FOREIGN.test(value)) return false
  if (name === 'xmlns') return value === NAMESPACE
  return name !== 'href' || value.startsWith('#')
}
