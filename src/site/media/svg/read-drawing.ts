import { Parser } from 'htmlparser2'
import { readProlog } from '../../../platform/files/xml-document'
import type { DrawingRefusal } from '../library-file'
import {
  AttributeCss,
  type CleanAttributes,
  cleanAttributes,
  groupOf,
  isSafeAnimation,
  type Scope,
  splitName,
} from './clean-attributes'
import {
  countRemoval,
  type Drawing,
  type DrawingNode,
  MAX_ATTRIBUTES,
  MAX_CSS,
  MAX_DEPTH,
  MAX_ELEMENTS,
  MAX_TEXTS,
  type RemovalCounts,
  requiresUnknown,
} from './drawing'
import { withEntities } from './entities'
import { ELEMENTS, SVG, XHTML } from './names'
import { cleanStyleSheet, isCss } from './style-sheet'

/** A script with one of these words creates, hides or shows parts of the drawing. */
const DRAWS =
  /createElement|innerHTML|outerHTML|append|insertAdjacent|insertBefore|replaceWith|replaceChild|document\.write|display|visibility|hidden/
/** The elements of an embedded page that a visitor sees, besides its text. */
const VISIBLE =
  /^(?:img|svg|canvas|video|iframe|object|embed|input|button|select|textarea|hr|table)$/
const BACKGROUND = /background(?!\s*:\s*(?:none|transparent)\s*(?:;|$))/i
/** Characters that XML forbids, so that browsers do not read the file. */
const FORBIDDEN = /(?![\t\n\r])[\p{Cc}\p{Cs}]|[\ufffe\uffff]/gu

const NO_SCOPE: Scope = Object.freeze(Object.create(null))

/** An element that is open while the file is read. */
interface Frame {
  scope: Scope
  /** Null for an element that is removed with its content. */
  node: DrawingNode | null
  /** The removed element that contains this one, or this one itself. */
  skipped: Skipped | null
}

interface Skipped {
  name: string
  /** Attributes that may hide it, and conditions by which a `switch` chooses. */
  clean: CleanAttributes
  text: string
  isVisible: boolean
}

/** Parses an SVG file into safe elements and attributes, and counts the removed ones. */
export function readDrawing(source: string): Drawing | DrawingRefusal {
  const prolog = readProlog(source)
  const text = prolog && withEntities(source.slice(prolog.start), prolog.subset)
  if (!prolog || text === null) return 'broken'
  const reader = new DrawingReader(text)
  if (prolog.hasStyleSheet) countRemoval(reader.removed, 'xml-stylesheet')
  return reader.read()
}

class DrawingReader {
  readonly removed = new Map<string, number>()
  #root: DrawingNode | null = null
  #refusal: DrawingRefusal | null = null
  #frames: Frame[] = []
  #isClosed = false
  #elements = 0
  /** The number of attributes that were read. */
  #attributes = 0
  #texts = 0
  #css = 0
  #attributeCss = new AttributeCss()
  #text: string
  #parser: Parser

  constructor(text: string) {
    this.#text = text
    this.#parser = new Parser(
      {
        onopentagname: () => {
          this.#attributes = 0
        },
        onattribute: () => {
          if (++this.#attributes > MAX_ATTRIBUTES) this.#refuse('complex')
        },
        onopentag: (name, attributes) => this.#open(name, attributes),
        ontext: (piece) => this.#addText(piece),
        onclosetag: (_, isImplied) => this.#close(isImplied),
      },
      { xmlMode: true },
    )
  }

  read(): Drawing | DrawingRefusal {
    this.#parser.write(this.#text)
    if (this.#refusal) return this.#refusal
    return this.#root && this.#isClosed ? { root: this.#root, removed: this.removed } : 'broken'
  }

  #refuse(reason: DrawingRefusal): void {
    this.#refusal ??= reason
    this.#parser.pause()
  }

  #open(fullName: string, source: Record<string, string>): void {
    this.#elements++
    if (this.#elements > MAX_ELEMENTS || this.#frames.length >= MAX_DEPTH) this.#refuse('complex')
    if (this.#refusal || this.#isClosed) return
    const parent = this.#frames.at(-1)
    const scope = scopeOf(parent?.scope ?? NO_SCOPE, source)
    const [prefix, name] = splitName(fullName)
    const namespace = scope[prefix] ?? (prefix === '' ? SVG : '')
    const isStyle = name === 'style' && (namespace === SVG || namespace === XHTML)
    if (!parent && (name !== 'svg' || namespace !== SVG)) this.#refuse('broken')
    // A style sheet applies to the complete drawing, wherever it is.
    if (parent?.skipped && !isStyle) {
      parent.skipped.isVisible ||= VISIBLE.test(name) || BACKGROUND.test(source.style ?? '')
      this.#frames.push({ scope, node: null, skipped: parent.skipped })
      return
    }
    const isKnown = isStyle || (namespace === SVG && ELEMENTS.has(name))
    const node = isKnown ? this.#nodeOf(name, source, scope) : null
    if (node) {
      this.#append(node)
      this.#frames.push({ scope, node, skipped: null })
      this.#root ??= node
      return
    }
    countRemoval(this.removed, namespace === SVG || !prefix ? `<${name}>` : groupOf(fullName))
    const isScript = name === 'script' && namespace === XHTML
    const skipped = {
      name: namespace === SVG || isScript ? name : '',
      clean: cleanAttributes(name, withoutForbidden(source), {
        scope,
        css: this.#attributeCss,
        removed: new Map(),
      }),
      text: '',
      isVisible: false,
    }
    this.#frames.push({ scope, node: null, skipped })
  }

  /** Returns the element, or null if it would show nothing without its removed attributes. */
  #nodeOf(name: string, source: Record<string, string>, scope: Scope): DrawingNode | null {
    if (!isSafeAnimation(name, source)) return null
    const counts: RemovalCounts = new Map()
    const { attributes, style, revealsHidden } = cleanAttributes(name, withoutForbidden(source), {
      scope,
      css: this.#attributeCss,
      removed: counts,
    })
    if ((name === 'use' || name === 'image') && attributes.href === undefined) return null
    if (this.#attributeCss.isTooLong) this.#refuse('complex')
    if (revealsHidden) this.#refuse('style')
    if (DRAWS.test(source.onload ?? '')) this.#refuse('script')
    for (const [removed, count] of counts) countRemoval(this.removed, removed, count)
    return { name, attributes, style, children: [] }
  }

  #addText(piece: string): void {
    const frame = this.#frames.at(-1)
    if (!frame || this.#refusal || this.#isClosed) return
    if (++this.#texts > MAX_TEXTS) this.#refuse('complex')
    const text = piece.replace(FORBIDDEN, '')
    if (frame.skipped) {
      frame.skipped.text += text
      return
    }
    const children = frame.node?.children ?? []
    const last = children.length - 1
    if (typeof children[last] === 'string') children[last] += text
    else children.push(text)
  }

  #close(isImplied: boolean): void {
    if (this.#refusal || this.#isClosed) return
    // The parser closes elements that the file leaves open.
    if (isImplied && this.#text[this.#parser.endIndex - 1] !== '/') this.#refuse('broken')
    const frame = this.#frames.pop()
    const parent = this.#frames.at(-1)
    if (frame?.node?.name === 'style') this.#readSheet(frame.node)
    if (frame?.skipped && frame.skipped !== parent?.skipped)
      this.#markGap(frame.skipped, parent?.node ?? null)
    if (!parent) this.#isClosed = true
  }

  #readSheet(node: DrawingNode): void {
    const css = node.children.filter((child) => typeof child === 'string').join('')
    this.#css += css.length
    if (this.#css > MAX_CSS) this.#refuse('complex')
    if (this.#refusal) return
    const sheet = cleanStyleSheet(isCss(node.attributes.type) ? css : '')
    for (const name of sheet.removed) countRemoval(this.removed, name)
    if (sheet.revealsHidden) this.#refuse('style')
    node.sheet = sheet
    node.children = sheet.css ? [sheet.css] : []
  }

  /** Handles the effect of a removed element on the drawing around it. */
  #markGap({ name, clean, text, isVisible }: Skipped, parent: DrawingNode | null): void {
    if (name === 'script' && DRAWS.test(text)) this.#refuse('script')
    // No browser draws the element, whether in a `switch` or not.
    if (requiresUnknown(clean.attributes)) return
    const isPage = name === 'foreignObject'
    const isHole = isPage && (isVisible || text.trim() !== '')
    const isChoice = parent?.name === 'switch' && name !== ''
    if (!isHole && !isChoice) return
    // A `switch` may choose an embedded page that shows nothing.
    const isEmptyChoice = isPage && !isHole
    parent?.children.push({
      name: 'g',
      attributes: clean.attributes,
      style: clean.style,
      children: [],
      ...(!isEmptyChoice && { gap: isPage ? 'foreign' : 'switch' }),
    })
  }

  #append(node: DrawingNode): void {
    this.#frames.findLast((frame) => frame.node)?.node?.children.push(node)
  }
}

function scopeOf(outer: Scope, attributes: Record<string, string>): Scope {
  const namespaces = Object.entries(attributes).filter(([name]) => /^xmlns(?::|$)/.test(name))
  if (namespaces.length === 0) return outer
  // The namespaces of the outer element are inherited, not copied.
  const scope: Record<string, string> = Object.create(outer)
  for (const [name, uri] of namespaces) scope[name.slice(6)] = uri.trim()
  return scope
}

function withoutForbidden(attributes: Record<string, string>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(attributes).map(([name, value]) => [name, value.replace(FORBIDDEN, '')]),
  )
}
