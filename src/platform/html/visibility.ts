/** The visibility of an element. Inner elements inherit all of it. */
export interface Visibility {
  /** True if neither the element nor its inner elements are visible. */
  isRemoved: boolean
  /** True if the text is hidden, unless an inner element is made visible. */
  isInvisible: boolean
  /** True if the font size is zero, unless an inner element has another size. */
  hasZeroSize: boolean
  /** True in the bullet or number that Word writes before the text of a list item. */
  isListMarker: boolean
}

export const VISIBLE: Visibility = {
  isRemoved: false,
  isInvisible: false,
  hasZeroSize: false,
  isListMarker: false,
}

/** Elements whose text is not visible. `del`, `w:del` and `w:moveFrom` are Word's tracked deletions. */
const REMOVED_ELEMENTS = new Set(
  `applet audio canvas del embed iframe math noembed noframes noscript object plaintext script select
  style svg template textarea title video w:del w:instrtext w:movefrom xml xmp`.split(/\s+/),
)
/** The classes of comments by Word's reviewers, and of its tracked deletions. */
const REMOVED_CLASS = /(?:^|\s)mso(?:comanchor|comtxt|comhide|comoff|del)(?:\s|$)/i
const REMOVED_STYLES: Record<string, (value: string) => boolean> = {
  display: (value) => value === 'none',
  'mso-hide': (value) => value === 'all',
  'mso-element': (value) => value.startsWith('comment'),
  opacity: (value) => Number.parseFloat(value) === 0,
  color: (value) => value === 'transparent',
}
/** The sizes that hide a box with hidden overflow if one of them is zero. */
const BOX_SIZES = ['height', 'max-height', 'width', 'max-width']
/** A box that is moved by at least this number of pixels is off the screen. */
const OFF_SCREEN = -999
const FONT_SIZE = /(?:^|\s)([\d.]+)(?:px|pt|pc|em|rem|ex|cm|mm|in|%|\/)/

/** Returns true if the text of all elements with this name is omitted. */
export function isRemovedElement(tag: string): boolean {
  return REMOVED_ELEMENTS.has(tag)
}

/** Returns true if the text of the element itself is visible. */
export function isShown({ isRemoved, isInvisible, hasZeroSize }: Visibility): boolean {
  return !isRemoved && !isInvisible && !hasZeroSize
}

/** Returns the declarations of a `style` attribute by name. Names and values are in lower case. */
export function readStyle(style = ''): Map<string, string> {
  const declarations = style.toLowerCase().split(';')
  return new Map(
    declarations.map((declaration): [string, string] => {
      const colon = declaration.indexOf(':')
      const value = declaration.slice(colon + 1).replace('!important', '')
      return [declaration.slice(0, Math.max(colon, 0)).trim(), value.trim()]
    }),
  )
}

/** Returns the visibility of an element with these attributes, inside an element with the visibility `outer`. */
export function visibilityOf(
  tag: string,
  attributes: Readonly<Record<string, string>>,
  style: ReadonlyMap<string, string>,
  outer: Visibility,
): Visibility {
  const { hidden, class: className } = attributes
  const isRemovedByStyle = () =>
    Object.entries(REMOVED_STYLES).some(([name, hides]) => hides(style.get(name) ?? '')) ||
    isEmptyBox(style) ||
    isOffScreen(style)
  const visibility = style.get('visibility')
  const size = style.get('font-size') ?? FONT_SIZE.exec(style.get('font') ?? '')?.[1]
  return {
    isRemoved:
      outer.isRemoved ||
      isRemovedElement(tag) ||
      (hidden !== undefined && hidden !== 'until-found') ||
      (className !== undefined && REMOVED_CLASS.test(className)) ||
      isRemovedByStyle(),
    isInvisible:
      visibility === undefined
        ? outer.isInvisible
        : visibility === 'hidden' || visibility === 'collapse',
    hasZeroSize: size === undefined ? outer.hasZeroSize : Number.parseFloat(size) === 0,
    isListMarker: outer.isListMarker || style.get('mso-list') === 'ignore',
  }
}

/** Returns true for a box without height or width, in which mail programs hide their preview text. */
function isEmptyBox(style: ReadonlyMap<string, string>): boolean {
  if (style.get('overflow') !== 'hidden') return false
  return BOX_SIZES.some((name) => Number.parseFloat(style.get(name) ?? '') === 0)
}

function isOffScreen(style: ReadonlyMap<string, string>): boolean {
  const isMoved = ['absolute', 'fixed'].includes(style.get('position') ?? '')
  const isOffScreen = (name: string) => Number.parseFloat(style.get(name) ?? '') <= OFF_SCREEN
  return (isMoved && ['left', 'top'].some(isOffScreen)) || isOffScreen('text-indent')
}
