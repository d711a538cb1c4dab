import { Parser } from 'htmlparser2'
import { BYTE_ORDER_MARK } from '../../platform/files/file-kind'

/** The reason why a drawing is refused, with the name of the part that can run or load something. */
export type SvgRefusal = { why: 'broken' | 'complex' } | { why: 'active'; part: string }

/** No program nests elements this deeply, and the parser is slow for a deeper drawing. */
const MAX_DEPTH = 500

const SVG = 'http://www.w3.org/2000/svg'
/** Elements that run or embed something, in any namespace. */
const REFUSED_ELEMENTS =
  /^(?:script|foreignobject|iframe|object|embed|audio|video|handler|listener)$/i
/** The namespaces whose elements are those of web pages. */
const PAGE_NAMESPACES = /^\s*http:\/\/www\.w3\.org\/(?:1999\/xhtml|1998\/Math\/MathML)/i
const ANIMATIONS = /^(?:set|animate)/i
/** Animations must not change what the checks of attributes have seen. */
const FIXED_ATTRIBUTES = /^\s*(?:(?:[\w-]+:)?href|on|style)/i

/** The space that browsers skip in addresses and CSS. */
const SPACE = String.raw`[ \t\r\n\f]*`
/** The data that a drawing may contain: pictures of pixels, and fonts. */
const DATA = String.raw`data:(?:image\/(?:png|jpe?g|gif|webp)|font\/[\w.+-]+)[;,]`
const SAFE_HREF = new RegExp(String.raw`^${SPACE}(?:$|#|${DATA})`, 'i')
const SAFE_URL = new RegExp(
  String.raw`url\(${SPACE}(?:(["'])${SPACE})?(?:#|${DATA})[^"'()\\\s]*\1${SPACE}\)`,
  'gi',
)
/** Functions and rules of CSS that load a file, and the escapes that could hide one. */
const LOADS = /url\(|image-set\(|image\(|cross-fade\(|src\(|@import|\\/i

/** Encodings in which ASCII characters may have other bytes, so that the browser could read other markup. */
const FOREIGN_ENCODING =
  /encoding\s*=\s*["'](?!(?:utf-8|us-ascii|iso-8859-\d{1,2}|windows-125\d)["'])/i
/** A DOCTYPE without declarations, which could define entities and attributes. */
const PLAIN_DOCTYPE = /^!doctype\s+svg(?:\s+(?:public|system))?(?:\s+"[^"[\]<]*")*\s*$/i

/**
 * Returns the reason why an SVG file is not safe to store as it is, or null. It is refused if it contains anything that
 * can run or load something, if its parts can't be read without a doubt, or if it is nested too deeply.
 */
export function checkSvg(bytes: Uint8Array): SvgRefusal | null {
  const text = new TextDecoder('windows-1252').decode(bytes)
  // Browsers read a file with zero bytes as UTF-16.
  if (text.includes('\0')) return { why: 'broken' }
  let refusal: SvgRefusal | null = null
  let [depth, isClosed] = [0, false]
  /** The text of the open `style` element. */
  let style: string | null = null
  const refuse = (reason: SvgRefusal) => {
    refusal ??= reason
    parser.pause()
  }
  const refusePart = (part: string) => refuse({ why: 'active', part })
  const parser = new Parser(
    {
      onprocessinginstruction(name, data) {
        if (/^\?xml-stylesheet/i.test(name)) refusePart('<?xml-stylesheet?>')
        if (/^\?xml$/i.test(name) && FOREIGN_ENCODING.test(data)) refuse({ why: 'broken' })
        if (name.startsWith('!') && !(depth === 0 && PLAIN_DOCTYPE.test(data)))
          refusePart('<!DOCTYPE>')
      },
      onopentag(name, attributes) {
        if (isClosed) return refuse({ why: 'broken' })
        if (++depth > MAX_DEPTH) return refuse({ why: 'complex' })
        // Browsers do not draw a root element without its namespace.
        const [, prefix = ''] = /^(.*):svg$/.exec(name) ?? []
        const namespace = attributes[prefix ? `xmlns:${prefix}` : 'xmlns']
        if (depth === 1 && namespace !== SVG) return refuse({ why: 'broken' })
        const part = style === null ? activePart(name, attributes) : '<style>'
        if (part) refusePart(part)
        if (localName(name) === 'style') style = ''
      },
      ontext(piece) {
        // Text outside of the root element is not XML. It could be what another parser reads as markup.
        if (depth === 0 && piece.replace(BYTE_ORDER_MARK, '').trim()) refuse({ why: 'broken' })
        if (style !== null) style += piece
      },
      onclosetag() {
        if (style !== null && loads(style)) refusePart('<style>')
        style = null
        isClosed = --depth === 0
      },
    },
    { xmlMode: true },
  )
  parser.write(text)
  return refusal ?? (isClosed ? null : { why: 'broken' })
}

/** Returns the name of the part of an element that can run or load something, or null. */
function activePart(element: string, attributes: Record<string, string>): string | null {
  const local = localName(element)
  if (REFUSED_ELEMENTS.test(local)) return `<${local}>`
  if (ANIMATIONS.test(local) && FIXED_ATTRIBUTES.test(attributes.attributeName ?? ''))
    return `<${local}>`
  return Object.entries(attributes).find(([name, value]) => isActive(name, value))?.[0] ?? null
}

function isActive(name: string, value: string): boolean {
  if (/^xmlns(?::|$)/.test(name)) return PAGE_NAMESPACES.test(value)
  if (/^on|^xml:base$/i.test(name)) return true
  if (localName(name) === 'href') return !SAFE_HREF.test(value)
  // Attributes of drawing programs mean nothing to a browser.
  return !/:|^(?:id|class|data-.*)$/.test(name) && loads(value)
}

function loads(css: string): boolean {
  return LOADS.test(css.replace(SAFE_URL, ''))
}

function localName(name: string): string {
  return name.slice(name.indexOf(':') + 1)
}
