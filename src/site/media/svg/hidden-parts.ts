import type { Cascade } from './cascade'
import { conditionsOf, type DrawingNode, elementsOf, requiresUnknown } from './drawing'
import { ANIMATIONS, CONTAINERS, SHAPES, TEXTS } from './names'

/** The information that decides if a part of a drawing is hidden, and if something may show it again. */
interface Hiding {
  cascade: Cascade
  /** The properties that an animation changes. */
  animated: ReadonlySet<string>
  /** The elements that a drawn part refers to. They are drawn there, wherever they are in the file. */
  referenced: ReadonlySet<DrawingNode>
  /** The used elements and all their ancestors. */
  ancestors: ReadonlySet<DrawingNode>
  /** A cache: true for elements that hide all of their content. */
  invisible: Map<DrawingNode, boolean>
}

type Visibility = 'visible' | 'hidden' | 'unknown'

/**
 * Removes the parts that are certainly never drawn (`display: none`, `visibility: hidden`), because the file is public.
 * If only a browser can decide, the part stays with the rule that hides it. Returns the number of removed parts.
 */
export function removeHidden(
  root: DrawingNode,
  byId: ReadonlyMap<string, DrawingNode>,
  cascade: Cascade,
  animated: ReadonlySet<string>,
): number {
  if (isNotDisplayed(root, { cascade, animated })) {
    root.children = []
    return 1
  }
  const referenced = referencedElements(root, byId, { cascade, animated })
  const ancestors = new Set<DrawingNode>()
  markAncestors(root, referenced, ancestors)
  return prune(root, 'visible', { cascade, animated, referenced, ancestors, invisible: new Map() })
}

/** Returns the elements that drawn parts refer to, with those that these refer to. */
function referencedElements(
  root: DrawingNode,
  byId: ReadonlyMap<string, DrawingNode>,
  hiding: Pick<Hiding, 'cascade' | 'animated'>,
): Set<DrawingNode> {
  const referenced = new Set<DrawingNode>()
  const seen = new Set<DrawingNode>()
  const queue = [root]
  for (let node = queue.pop(); node; node = queue.pop()) {
    if (seen.has(node) || isNotDisplayed(node, hiding)) continue
    seen.add(node)
    queue.push(...elementsOf(node))
    for (const id of hiding.cascade.refsOf(node)) {
      const target = byId.get(id)
      if (!target) continue
      referenced.add(target)
      queue.push(target)
    }
  }
  return referenced
}

function markAncestors(
  node: DrawingNode,
  referenced: Set<DrawingNode>,
  ancestors: Set<DrawingNode>,
): void {
  for (const child of elementsOf(node)) {
    markAncestors(child, referenced, ancestors)
    if (ancestors.has(child)) ancestors.add(node)
  }
  // Style sheets and animations change other elements.
  if (node.sheet || (ANIMATIONS.has(node.name) && node.attributes.href)) referenced.add(node)
  if (referenced.has(node)) ancestors.add(node)
}

/** Returns true for an element that is never drawn with its content, even if a descendant is set to be visible. */
function isNotDisplayed(
  node: DrawingNode,
  { cascade, animated }: Pick<Hiding, 'cascade' | 'animated'>,
) {
  // Gradients, patterns and similar elements work even if they are not displayed.
  if (![SHAPES, CONTAINERS, TEXTS].some((names) => names.has(node.name))) return false
  if (requiresUnknown(node.attributes)) return true
  const display = cascade.compute(node, 'display')
  return !animated.has('display') && typeof display === 'object' && display.keyword === 'none'
}

/** Removes the hidden parts of an element that is displayed. Returns their number. */
function prune(node: DrawingNode, inherited: Visibility, hiding: Hiding): number {
  const visibility = visibilityOf(node, inherited, hiding)
  let removed = 0
  node.children = node.children.filter((child) => {
    if (typeof child === 'string') return true
    const isNotDrawn = isNotDisplayed(child, hiding)
    if (!isNotDrawn && !isInvisible(child, visibility, hiding)) {
      removed += prune(child, visibility, hiding)
      return true
    }
    removed++
    if (hiding.ancestors.has(child)) return keepReferenced(child, hiding)
    // The empty element stays in a `switch`, because a browser may choose it and would otherwise choose the next one.
    return node.name === 'switch' && keepEmptyElement(child, isNotDrawn)
  })
  return removed
}

/** Removes the content of an element that is not displayed, except the parts that are drawn elsewhere. */
function keepReferenced(node: DrawingNode, hiding: Hiding): true {
  node.children = elementsOf(node).filter((child) => {
    if (hiding.referenced.has(child) && !isNotDisplayed(child, hiding)) {
      prune(child, 'unknown', hiding)
      return true
    }
    return hiding.ancestors.has(child) && keepReferenced(child, hiding)
  })
  return true
}

function keepEmptyElement(node: DrawingNode, isNotDrawn: boolean): true {
  node.name = 'g'
  node.attributes = { ...conditionsOf(node.attributes), ...(isNotDrawn && { display: 'none' }) }
  node.style = []
  node.children = []
  return true
}

/** Returns true for an element without any visible content that no other element draws. */
function isInvisible(node: DrawingNode, inherited: Visibility, hiding: Hiding): boolean {
  // Removing a part of a text would move the rest of it.
  const isDrawn = SHAPES.has(node.name) || node.name === 'text' || node.gap !== undefined
  const isGroup = CONTAINERS.has(node.name) && elementsOf(node).length > 0
  return (isDrawn || isGroup) && hidesAll(node, inherited, hiding)
}

function hidesAll(node: DrawingNode, inherited: Visibility, hiding: Hiding): boolean {
  const known = hiding.invisible.get(node)
  if (known !== undefined) return known
  const isHidden = hidesNow(node, inherited, hiding)
  hiding.invisible.set(node, isHidden)
  return isHidden
}

function hidesNow(node: DrawingNode, inherited: Visibility, hiding: Hiding): boolean {
  // The content that a `use` shows may have its own visibility.
  if (node.name === 'use' || hiding.ancestors.has(node)) return false
  if (isNotDisplayed(node, hiding)) return true
  const visibility = visibilityOf(node, inherited, hiding)
  return (
    visibility === 'hidden' &&
    elementsOf(node).every((child) => hidesAll(child, visibility, hiding))
  )
}

function visibilityOf(node: DrawingNode, inherited: Visibility, hiding: Hiding): Visibility {
  if (hiding.animated.has('visibility')) return 'unknown'
  const visibility = hiding.cascade.compute(node, 'visibility')
  // A copy inherits from the element where it is drawn.
  const outer = hiding.referenced.has(node) ? 'unknown' : inherited
  if (visibility === 'unset') return outer
  if (visibility === 'unknown') return 'unknown'
  if (/^(?:hidden|collapse)$/.test(visibility.keyword)) return 'hidden'
  if (/^(?:visible|initial)$/.test(visibility.keyword)) return 'visible'
  return /^(?:inherit|unset)$/.test(visibility.keyword) ? outer : 'unknown'
}
