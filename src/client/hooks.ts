/**
 * The names by which scripts find elements of the server's markup: `data-<name>`, written by a component with `hook`
 * and found by a script with `find`. Classes are for styles only.
 */
const HOOKS = [
  'before-after',
  'card',
  'cards',
  'carousel',
  'consent-dialog',
  'contact-bar',
  'earlier',
  'filters',
  'forget-recent',
  'frame',
  'gallery',
  'header',
  'instead',
  'language',
  'language-switch',
  'lightbox',
  'lightbox-count',
  'lightbox-origin',
  'lightbox-pictures',
  'lightbox-stage',
  'manager-card',
  'map-pane',
  'map-carousel',
  'load-tour',
  'loss-question',
  'module-list',
  'more',
  'room',
  'share',
  'sheet',
  'stop',
  'stop-button',
  'section-nav',
  'picture-words',
  'to-footer',
  'video',
  'photo-tour',
  'plan-sheet',
  'photo-tour-page',
] as const
type Hook = (typeof HOOKS)[number]

/** Marks an element for a script. The script reads `value`. */
export function hook(name: Hook, value = ''): Record<`data-${Hook}`, string> {
  return { [`data-${name}`]: value } as Record<`data-${Hook}`, string>
}

/** The root in which scripts search for elements: an element or the document. */
export type Root = Pick<ParentNode, 'querySelector' | 'querySelectorAll'>

export function find<Found extends HTMLElement>(root: Root, name: Hook): Found | null {
  return root.querySelector<Found>(`[data-${name}]`)
}

export function findAll<Found extends HTMLElement>(root: Root, name: Hook): Found[] {
  return [...root.querySelectorAll<Found>(`[data-${name}]`)]
}

export function hasHook(element: Element, name: Hook): boolean {
  return element.hasAttribute(`data-${name}`)
}
