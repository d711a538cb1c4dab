import { escapeMarkup } from '../../platform/format/xml'
import type { DrawingRefusal } from './library-file'
import { NO_REMOVALS, type Removals } from './removals'
import { makeCascade } from './svg/cascade'
import { checkDrawing } from './svg/check-drawing'
import { type DrawingNode, elementsOf, MAX_RULES, type RemovalCounts } from './svg/drawing'
import { removeHidden } from './svg/hidden-parts'
import { ANIMATIONS, SVG } from './svg/names'
import { readDrawing } from './svg/read-drawing'

type SafeSvg =
  | { status: 'safe'; svg: string; removals: Removals }
  | { status: 'refused'; why: DrawingRefusal; removals: Removals }

/**
 * Rewrites an SVG file with only the elements, attributes and styles that can neither run nor load anything. Hidden
 * parts stay hidden: they are removed if that is safe, else they stay with the rule that hides them. Refuses a drawing
 * that would look different or empty.
 */
export function safeSvg(source: string): SafeSvg {
  const read = readDrawing(source)
  if (typeof read === 'string') return { status: 'refused', why: read, removals: NO_REMOVALS }
  const { root } = read
  const parts = partsOf(read.removed)
  const refused = (why: DrawingRefusal, hidden = 0): SafeSvg => {
    return { status: 'refused', why, removals: { parts, hidden } }
  }
  const nodes = [...allOf(root)]
  const sheets = nodes.flatMap(({ sheet, attributes }) =>
    sheet ? [{ sheet, media: attributes.media }] : [],
  )
  if (sheets.reduce((sum, { sheet }) => sum + sheet.rules.length, 0) > MAX_RULES)
    return refused('complex')
  const byId = new Map(nodes.toReversed().map((node) => [node.attributes.id ?? '', node]))
  const cascade = makeCascade(sheets)
  if (cascade.isTooComplex(nodes)) return refused('complex')
  const dependsOnContext = sheets.some(({ sheet }) => sheet.dependsOnContext)
  // Rules that count elements would hide other elements than before.
  if (dependsOnContext && parts.length > 0) return refused('style')
  const hidden = dependsOnContext ? 0 : removeHidden(root, byId, cascade, animatedIn(nodes))
  const why = checkDrawing(root, byId, cascade)
  if (why) return refused(why, hidden)
  return { status: 'safe', svg: write(root, true), removals: { parts, hidden } }
}

/** Returns the removed parts. Those that drawing programs write for their own use come last. */
function partsOf(removed: RemovalCounts): Removals['parts'] {
  const parts = [...removed].map(([name, count]) => ({ name, count }))
  return parts.toSorted((a, b) => Number(a.name.endsWith('*')) - Number(b.name.endsWith('*')))
}

function* allOf(node: DrawingNode): Generator<DrawingNode> {
  yield node
  for (const child of elementsOf(node)) yield* allOf(child)
}

/** Returns the properties that elements or style sheets animate. */
function animatedIn(nodes: DrawingNode[]): Set<string> {
  return new Set(
    nodes.flatMap(({ name, attributes, sheet }) => [
      ...(sheet?.animated ?? []),
      ...(ANIMATIONS.has(name) ? [attributes.attributeName?.trim() ?? ''] : []),
    ]),
  )
}

function write(node: DrawingNode, isRoot = false): string {
  if (node.gap) return ''
  const namespace = isRoot ? ` xmlns="${SVG}"` : ''
  const attributes = Object.entries(node.attributes)
    .map(([name, value]) => ` ${name}="${escapeMarkup(value)}"`)
    .join('')
  const content = node.children
    .map((child) => (typeof child === 'string' ? escapeMarkup(child) : write(child)))
    .join('')
  return `<${node.name}${namespace}${attributes}>${content}</${node.name}>`
}
