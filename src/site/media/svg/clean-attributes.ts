import { type FileKind, fileKind, KIND_FACTS } from '../../../platform/files/file-kind'
import { withoutMetadata } from '../../../platform/files/metadata/without-metadata'
import { isTruncated } from '../../../platform/files/truncated'
import { fromBase64, toBase64 } from '../../../platform/format/bytes'
import { cssTokens } from '../../../platform/format/css-tokens'
import {
  type CleanDeclarations,
  cleanDeclarations,
  type Declaration,
  declarationText,
  revealsHidden,
  safeRefs,
} from './declarations'
import { countRemoval, MAX_ATTRIBUTE_CSS, MAX_CSS, type RemovalCounts } from './drawing'
import { ANIMATIONS, ATTRIBUTES, HIDING_PROPERTIES, PROPERTIES } from './names'

/** The namespaces in scope by their prefixes; '' is the default one. */
export type Scope = Readonly<Record<string, string>>

export interface CleanAttributes {
  attributes: Record<string, string>
  /** The declarations of the `style` attribute. */
  style: Declaration[]
  /** True if something would appear that a removed attribute may hide. */
  revealsHidden: boolean
}

/** Parses the CSS in the attributes of one drawing, equal texts once. */
export class AttributeCss {
  #length = 0
  readonly #styles = new Map<string, CleanDeclarations>()
  readonly #values = new Map<string, boolean>()

  /** True for more CSS than a drawing may have. No more of it is parsed. */
  get isTooLong(): boolean {
    return this.#length > MAX_ATTRIBUTE_CSS
  }

  /** Returns the declarations of a `style` attribute. */
  style(text: string): CleanDeclarations {
    return this.#once(this.#styles, text, cleanDeclarations, NO_DECLARATIONS)
  }

  /** Returns true for a value that loads nothing. */
  isSafe(text: string): boolean {
    return this.#once(this.#values, text, (value) => safeRefs(cssTokens(value)) !== null, false)
  }

  #once<T>(known: Map<string, T>, text: string, parse: (text: string) => T, refused: T): T {
    const earlier = known.get(text)
    if (earlier !== undefined) return earlier
    this.#length += text.length
    const parsed = this.isTooLong ? refused : parse(text)
    known.set(text, parsed)
    return parsed
  }
}

const NO_DECLARATIONS: CleanDeclarations = { declarations: [], removed: [] }
const XLINK = 'http://www.w3.org/1999/xlink'
/** Attributes with lists of numbers or words, which may be long and are never parsed as CSS. */
const PLAIN = /^(?:d|points|id|class|lang|role|title|aria-.*)$/
const ID_REF = /^\s*#([^\s#]{1,1000})\s*$/u
const DATA = /^\s*data:[^,;]{0,100}((?:;[^,;]{0,100}){0,5}),/i
const RASTERS: readonly FileKind[] = ['jpeg', 'png', 'gif', 'webp']

/** Returns the attributes of an element that load nothing, link nowhere and run nothing. Counts the removed ones. */
export function cleanAttributes(
  element: string,
  source: Readonly<Record<string, string>>,
  { scope, css, removed }: { scope: Scope; css: AttributeCss; removed: RemovalCounts },
): CleanAttributes {
  const clean: CleanAttributes = { attributes: {}, style: [], revealsHidden: false }
  for (const [name, value] of Object.entries(source)) {
    if (/^xmlns(?::|$)/.test(name)) continue
    const [prefix, local] = splitName(name)
    const isLink = prefix === 'xlink' || scope[prefix] === XLINK
    if (name === 'href' || (isLink && local === 'href' && source.href === undefined)) {
      const href = cleanHref(element, value)
      if (href === null) countRemoval(removed, 'href')
      else clean.attributes.href = href
    } else if (name === 'style') cleanStyle(value, clean, css, removed)
    else if (isSafe(name, value, css)) clean.attributes[name] = value
    else if (!isLink) {
      countRemoval(removed, groupOf(name))
      clean.revealsHidden ||= HIDING_PROPERTIES.test(name)
    }
  }
  return clean
}

/** Returns true for an animation of an attribute that is not an address, and for other elements. */
export function isSafeAnimation(
  element: string,
  { attributeName = '' }: Record<string, string>,
): boolean {
  const target = attributeName.trim()
  const isKnown = ATTRIBUTES.has(target) || PROPERTIES.has(target)
  const isNamed = ANIMATIONS.has(element) && element !== 'animateMotion'
  return !isNamed || (isKnown && target !== 'class' && target !== 'id')
}

export function splitName(name: string): [prefix: string, local: string] {
  const colon = name.indexOf(':')
  return colon < 0 ? ['', name] : [name.slice(0, colon), name.slice(colon + 1)]
}

/** Returns the group of an attribute in the counts. The attributes of one program share a group: `inkscape:*`. */
export function groupOf(name: string): string {
  const [prefix] = splitName(name)
  if (prefix) return `${prefix}:*`
  return name.startsWith('data-') ? 'data-*' : name
}

function cleanStyle(
  value: string,
  clean: CleanAttributes,
  css: AttributeCss,
  removed: RemovalCounts,
): void {
  const isLong = value.length > MAX_CSS
  if (isLong) countRemoval(removed, 'style')
  const style = css.style(isLong ? '' : value)
  for (const property of style.removed) countRemoval(removed, property)
  clean.revealsHidden ||= isLong || revealsHidden(style)
  clean.style = style.declarations
  const text = style.declarations.map(declarationText).join(';')
  if (text) clean.attributes.style = text
}

function isSafe(name: string, value: string, css: AttributeCss): boolean {
  if (name === 'xml:space' || name === 'xml:lang' || PLAIN.test(name)) return true
  if (!ATTRIBUTES.has(name) && !PROPERTIES.has(name)) return false
  if (value.length > MAX_CSS) return false
  // Only a function or an escape can produce an address.
  return !/[(\\]/.test(value) || css.isSafe(value)
}

/** Returns an address of a part of the drawing or of an embedded picture, or null for any other. */
function cleanHref(element: string, value: string): string | null {
  if (element === 'a') return null
  const id = ID_REF.exec(value)?.[1]
  if (id) return `#${id}`
  return element === 'image' || element === 'feImage' ? cleanPicture(value) : null
}

/** Returns an embedded picture without metadata, or null if its bytes are no complete picture. */
function cleanPicture(value: string): string | null {
  const head = DATA.exec(value)
  if (!head || !/;\s*base64\s*$/i.test(head[1] ?? '')) return null
  try {
    const base64 = value.slice(head[0].length)
    // Some programs escape the plus sign.
    const bytes = fromBase64(base64.includes('%') ? decodeURIComponent(base64) : base64)
    const kind = fileKind(bytes.subarray(0, 1024))
    if (!kind || !RASTERS.includes(kind) || isTruncated(bytes, kind)) return null
    return `data:${KIND_FACTS[kind].type};base64,${toBase64(withoutMetadata(bytes, kind))}`
  } catch {
    return null
  }
}
