import type { DrawingRefusal } from '../library-file'
import type { Cascade } from './cascade'
import { type DrawingNode, elementsOf } from './drawing'
import { ANIMATIONS, NOT_RENDERED, SHAPES } from './names'

/** The maximum number of elements that a browser draws. Each counts as often as it is referred to. */
const MAX_DRAWN = 200_000
/** The maximum depth of references within references, which is larger than the depth of elements. */
const MAX_REFERENCE_DEPTH = 1000

/** The attributes that shapes need to draw anything. */
const GEOMETRY: Record<string, string> = { path: 'd', polyline: 'points', polygon: 'points' }

/** Returns the reason why a drawing can't be stored, or null if it is complete and not too large. */
export function checkDrawing(
  root: DrawingNode,
  byId: ReadonlyMap<string, DrawingNode>,
  cascade: Cascade,
): DrawingRefusal | null {
  if (drawnElements(root, byId, cascade) > MAX_DRAWN) return 'complex'
  return findHole(root) ?? (isDrawn(root, byId) ? null : 'blank')
}

/**
 * Returns the number of elements, including repetitions by `use`, patterns, masks and markers. Returns infinity for a
 * `use` of itself.
 */
function drawnElements(
  root: DrawingNode,
  byId: ReadonlyMap<string, DrawingNode>,
  cascade: Cascade,
): number {
  const counts = new Map<DrawingNode, number>()
  const open = new Set<DrawingNode>()
  const count = (node: DrawingNode, depth: number): number => {
    const known = counts.get(node)
    if (known !== undefined) return known
    if (depth > MAX_REFERENCE_DEPTH) return Number.POSITIVE_INFINITY
    open.add(node)
    let total = 1
    for (const child of elementsOf(node)) total += count(child, depth + 1)
    // An animation refers to the element that it changes, and does not draw it.
    for (const id of ANIMATIONS.has(node.name) ? [] : cascade.refsOf(node)) {
      const target = byId.get(id)
      // Browsers ignore a marker or mask that refers to itself.
      const isCircle = target !== undefined && open.has(target)
      if (isCircle && node.name === 'use') return Number.POSITIVE_INFINITY
      if (target && !isCircle) total += count(target, depth + 1)
    }
    open.delete(node)
    counts.set(node, total)
    return total
  }
  return count(root, 0)
}

/** Returns the reason why a part is missing that a browser would draw, or null if none is missing. */
function findHole(node: DrawingNode): DrawingRefusal | null {
  const children = elementsOf(node)
  const isChoice = node.name === 'switch'
  const lastPresent = children.findLastIndex(({ gap: lost }) => !lost)
  for (const [at, child] of children.entries()) {
    const hasOther = isChoice && at < lastPresent
    const hole = child.gap && !hasOther ? child.gap : findHole(child)
    if (hole) return hole
  }
  return null
}

/** Returns true for an element that draws something, by itself or by its content. */
function isDrawn(
  node: DrawingNode,
  byId: ReadonlyMap<string, DrawingNode>,
  isReferred = false,
): boolean {
  const { name, attributes } = node
  if (NOT_RENDERED.has(name) && !isReferred) return false
  if (name === 'use') {
    const target = byId.get(attributes.href?.slice(1) ?? '')
    return target !== undefined && isDrawn(target, byId, true)
  }
  const requiredAttribute = GEOMETRY[name]
  if (SHAPES.has(name))
    return !requiredAttribute || Boolean(attributes[requiredAttribute]?.trim() || attributes.style)
  if (name === 'text') return textOf(node).trim() !== ''
  return elementsOf(node).some((child) => isDrawn(child, byId))
}

function textOf(node: DrawingNode): string {
  return node.children.map((child) => (typeof child === 'string' ? child : textOf(child))).join('')
}
