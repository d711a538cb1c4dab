import { describe, expect, test } from 'vitest'
import { PIXEL } from '../../../test/drawing-exports'
import {
  drawing,
  NS,
  RECT,
  refusalOf,
  removedFrom,
  stored,
  storedContent,
} from '../../../test/drawings'
import { smallGif } from '../../../test/pictures'
import { spaced } from '../../../test/spaced'
import { toBase64 } from '../../platform/format/bytes'
import { randomOf } from '../../tasks/random'
import { NO_REMOVALS } from './removals'
import { safeSvg } from './safe-svg'

describe('a drawing', () => {
  test.each(
    Object.entries({
      'gradients, uses and text':
        '<defs><linearGradient id="a"><stop offset="0" stop-color="#fff"></stop></linearGradient></defs><path d="M0 0h1" fill="url(#a)"></path><use href="#a"></use><text x="1">A &amp; B</text>',
      'classes and styles':
        '<style>.a{fill:#123456}</style><path class="a" d="M0 0" style="stroke:red"></path>',
      'offsets of text':
        '<text xml:space="preserve" x="1" dx="1 2" dy="3" rotate="45" textLength="9" lengthAdjust="spacing">a <tspan baseline-shift="super" dy="-1em">b</tspan></text>',
      'text on a path':
        '<defs><path id="p" d="M0 0h9"></path></defs><text><textPath href="#p" startOffset="50%">a</textPath></text>',
      languages:
        '<switch><text systemLanguage="nl">Inkom</text><text systemLanguage="fr">Hall</text><text>Hall</text></switch>',
      'markers, masks, clips and patterns':
        '<defs><marker id="m" markerWidth="3" refX="1" orient="auto-start-reverse" overflow="visible"><path d="M0 0h1"></path></marker><clipPath id="c" clipPathUnits="userSpaceOnUse"><rect width="5" height="5"></rect></clipPath><mask id="k" style="mask-type:luminance"><circle r="4"></circle></mask><pattern id="t" patternTransform="rotate(45)"><path d="M0 0v1"></path></pattern></defs><g clip-path="url(#c)" mask="url(\'#k\')"><path d="M0 0h9" marker-end="url(#m)" fill="url(#t) red"></path></g>',
      'filters and blending':
        '<filter id="f" x="-10%" color-interpolation-filters="sRGB"><feGaussianBlur in="SourceAlpha" stdDeviation="2" result="b"></feGaussianBlur><feMerge><feMergeNode in="b"></feMergeNode></feMerge></filter><g filter="url(#f)" style="mix-blend-mode:multiply;isolation:isolate"><path d="M0 0h1" opacity=".5" paint-order="stroke" vector-effect="non-scaling-stroke"></path></g>',
      'an animation':
        '<path d="M0 0h1"><animate attributeName="opacity" values="0;1" dur="2s" repeatCount="indefinite"></animate><animateMotion dur="1s"><mpath href="#p"></mpath></animateMotion></path><style>@keyframes a{from{opacity:0}50%{fill:red}}path{animation:a 1s}</style>',
      'conditions of style sheets':
        '<style>@media (prefers-color-scheme:dark){.a{fill:#fff}}@supports (display:grid){.a{stroke:red}}:root{--main:#123}.a:hover{fill:var(--main)}</style><path class="a" d="M0 0h1"></path>',
      'an embedded picture': `<image width="1" height="1" href="${PIXEL}"></image>`,
      'an embedded GIF': `<image width="1" height="1" href="data:image/gif;base64,${toBase64(smallGif())}"></image>`,
      'a nested drawing': `<svg x="1" overflow="hidden" viewBox="0 0 1 1">${RECT}</svg>`,
    }),
  )('keeps %s', (_, content) => {
    expect(storedContent(content)).toBe(content)
    expect(stored(drawing(content))).toMatchObject({ removals: NO_REMOVALS })
  })

  test.each([
    ['', 'broken'],
    ['text', 'broken'],
    ['<html><svg></svg></html>', 'broken'],
    [`<svg ${NS}>${RECT}`, 'broken'],
    [`<svg ${NS}><g>${RECT}</svg>`, 'broken'],
    [`<svg ${NS}>${RECT}<path d="M0 0`, 'broken'],
    [`<svg ${NS}>&unknown;${RECT}</svg>`, 'broken'],
    ['<svg xmlns="http://www.w3.org/1999/xhtml"><p/></svg>', 'broken'],
    [`<svg ${NS}></svg>`, 'blank'],
    [`<svg ${NS}><title>Logo</title><defs>${RECT}</defs></svg>`, 'blank'],
    [`<svg ${NS}><symbol id="a">${RECT}</symbol></svg>`, 'blank'],
    [`<svg ${NS}><path/><polygon points=""/><text> </text></svg>`, 'blank'],
    [`<svg ${NS}><image href="https://cdn.example/plan.png"/></svg>`, 'blank'],
    [`<svg ${NS}><use href="#gone"/></svg>`, 'blank'],
    [`<svg ${NS} display="none">${RECT}</svg>`, 'blank'],
    [`<svg ${NS} visibility="hidden">${RECT}</svg>`, 'blank'],
    [`<svg ${NS}><g style="display:none">${RECT}</g></svg>`, 'blank'],
  ])('rejects %j: %s', (source, reason) => {
    expect(refusalOf(source)).toBe(reason)
  })

  test('keeps a symbol and its use', () => {
    const content = `<symbol id="a">${RECT}</symbol><use href="#a"></use>`
    expect(storedContent(content)).toBe(content)
  })
})

describe('safeSvg', () => {
  test.each([
    ['<script>', '<script>alert(1)</script>'],
    ['<script>', `<x:script xmlns:x="http://www.w3.org/2000/svg">alert(1)</x:script>`],
    ['<foreignObject>', '<foreignObject><body onload="alert(1)"/></foreignObject>'],
    ['onclick', '<path d="M0 0" onload="alert(1)" onclick="alert(1)"></path>'],
    ['<set>', '<set attributeName="href" to="javascript:alert(1)"/>'],
    ['<animate>', '<animate attributeName="xlink:href" values="javascript:alert(1)"/>'],
    ['<set>', '<set attributeName="onclick" to="alert(1)"/>'],
    ['href', '<a href="javascript:alert(1)"><path d="M0 0"/></a>'],
    ['href', '<a xlink:href="https://evil.example"><path d="M0 0"/></a>'],
    ['<image>', '<image href="https://track.example/x.png"/>'],
    ['<image>', '<image xlink:href="evil.png"/>'],
    ['<image>', '<image href="data:image/svg+xml;base64,PHN2Zz4="/>'],
    ['<image>', `<image href="data:image/png;base64,${btoa('<html>evil')}"/>`],
    ['<image>', `<image href="${PIXEL.slice(0, 90)}"/>`],
    ['<use>', '<use href="https://evil.example/x.svg#a"/>'],
    ['<use>', '<use xlink:href="data:image/svg+xml,alert(1)"/>'],
    ['@import', '<style>@import url(//evil.example)</style>'],
    ['@import', '<style>@import "//evil.example";</style>'],
    ['@font-face', '<style>@font-face{font-family:a;src:url(//evil.example/a.woff)}</style>'],
    ['fill', String.raw`<style>rect{fill:u\72l(//evil.example)}</style>`],
    ['fill', '<style>rect{fill:url("/\t/evil.example/#a")}</style>'],
    ['fill', String.raw`<style>rect{fill:url("/\9/evil.example/#a")}</style>`],
    ['fill', '<g style="fill:url(//evil.example)"/>'],
    ['fill', '<g style="fill:&#117;rl(//evil.example)"/>'],
    ['fill', '<rect fill="URL( //evil.example#a )"/>'],
    ['fill', '<g style="fill:url(#a)/**/url(//evil.example)"/>'],
    ['fill', '<g style="fill:url(//evil.example"/>'],
    ['background', '<g style="background:image-set(\'//evil.example\' 1x)"/>'],
    ['--a', '<style>g{--a:-webkit-image-set("//evil.example" 1x)}</style>'],
    ['background', '<style>g{background:src("//evil.example")}</style>'],
    ['fill', '<rect fill="url(https://evil.example#a)"/>'],
    ['filter', '<rect filter="url(https://evil.example#a)"/>'],
    ['width', '<g style="width:expression(alert(1))"/>'],
    ['values', '<animate attributeName="fill" values="red;url(//evil.example)"/>'],
    ['xml:*', '<g xml:base="https://evil.example/"/>'],
  ])('removes %s: %s', (name, attack) => {
    const source = drawing(`${attack}${RECT}`)
    expect(stored(source).svg).toContain(`${RECT}</svg>`)
    expect(stored(source).svg).not.toMatch(/alert|evil|track|javascript|<script|@import|url\(/)
    expect(Object.keys(removedFrom(source))).toContain(name)
  })

  test.each([
    ['an entity', '<!ENTITY a "alert(1)">'],
    ['a comment', '<!-- alert(1) -->'],
    ['an instruction', '<?xml-stylesheet href="//evil.example"?>'],
  ])('removes %s without a report', (_, attack) => {
    expect(stored(drawing(`${attack}${RECT}`))).toMatchObject({
      svg: `<svg ${NS}>${RECT}</svg>`,
      removals: NO_REMOVALS,
    })
  })

  test('counts what it removes by name', () => {
    const content = `<script/><path d="M0 0" onclick="a()"/><path d="M0 0" onclick="b()" data-x="1" data-y="2"/>`
    expect(removedFrom(drawing(content))).toEqual({ '<script>': 1, onclick: 2, 'data-*': 2 })
    expect(removedFrom(`<?xml-stylesheet href="a.css"?>${drawing(RECT)}`)).toEqual({
      'xml-stylesheet': 1,
    })
  })
})

test('gives an embedded picture the type of its bytes and removes its metadata', () => {
  const jpeg = `\xff\xd8\xff\xe1\0\x16Exif\0\0GPS 51.05 N\0\0\0\xff\xda\0\x04ab pixels\xff\xd9`
  const image = `<image href="data:image/png;base64,${btoa(jpeg)}"/>`
  const data = /data:image\/jpeg;base64,([^"]*)/.exec(storedContent(image))?.[1] ?? ''
  expect(atob(data)).toBe('\xff\xd8\xff\xda\0\x04ab pixels\xff\xd9')
})

/** Returns a random combination of attack fragments from a seeded generator. */
test('removes every outside address from random mixtures of CSS', () => {
  const pieces = [
    ...spaced(`
    url( //evil.example " ' ) ( ; : { } fill /* */ #a <!-- --> image-set( --a !important ,
    <![CDATA[ ]]> &#117; g
  `),
    '@import ',
    '\\',
    '\\75 rl(',
    ' ',
    '\t',
    '\n',
    '@media all',
  ]
  const random = randomOf(7)
  for (let round = 0; round < 2000; round++) {
    const css = Array.from({ length: random.between([2, 15]) }, () => random.of(pieces)).join('')
    const style = css.replace(/[<"]/g, (character) => (character === '<' ? '&lt;' : '&quot;'))
    const result = safeSvg(drawing(`<style>${css}</style><g style="${style}"/>${RECT}`))
    if (result.status === 'refused') continue
    expect(unescaped(result.svg), css).not.toMatch(
      /(?<![\w\\-])(?:url\(\s*(?![\s"'#])|url\(\s*["'](?!#)|image-set\(|@import)/i,
    )
  }
})

/** Returns the text as browsers parse it, with XML references, CSS comments and CSS escapes resolved. */
function unescaped(svg: string): string {
  return svg
    .replace(/&quot;/g, '"')
    .replace(/(url\(\s*)?(?:"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*')/gs, (text, address) =>
      address ? text : '',
    )
    .replace(/\/\*.*?\*\//gs, '')
    .replace(/\\75 /g, 'u')
}
