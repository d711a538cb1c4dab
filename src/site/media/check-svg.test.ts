import { describe, expect, test } from 'vitest'
import { DRAWIO, FIGMA, ILLUSTRATOR, INKSCAPE, VISIO } from '../../../test/drawing-exports'
import { fileKind } from '../../platform/files/file-kind'
import { checkSvg } from './check-svg'

const NS = 'xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink"'
const RECT = '<rect width="1" height="1"/>'
const drawing = (content: string) => `<svg ${NS}>${content}${RECT}</svg>`
const check = (source: string) => checkSvg(new TextEncoder().encode(source))
const style = (css: string) => `<style>${css}</style>`

describe('accepts', () => {
  test.each(
    Object.entries({
      'a drawing of Inkscape with a hidden layer': INKSCAPE,
      'a drawing of Figma with gradients, masks, uses and a picture': FIGMA,
      'a drawing of Visio with a DOCTYPE and styles in CDATA': VISIO,
      'a drawing of Illustrator without its editing data': `<?xml version="1.0" encoding="iso-8859-1"?>
<!-- Generator: Adobe Illustrator 27.0.0 -->
<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd">
<svg ${NS} xmlns:i="http://ns.adobe.com/AdobeIllustrator/10.0/" i:viewOrigin="0 0">
<style type="text/css">.st0{fill:url(#SVGID_1_);font-family:'MyriadPro-Regular';}</style>
<switch><g i:extraneous="self"><rect class="st0" width="1" height="1"/></g></switch></svg>`,
      'an animation': drawing('<animate attributeName="opacity" values="0;1" dur="2s"/>'),
      'a font and a picture in its style sheet': drawing(
        style(`@font-face{font-family:a;src:url("data:font/woff2;base64,AA")}g{fill:url('#a')}`),
      ),
      'addresses of parts': drawing(
        '<use href="#a"/><a xlink:href="#b"/><g fill="url( #c ) red"/>',
      ),
      'paths and names of drawing programs': drawing(
        String.raw`<g xmlns:sodipodi="x" sodipodi:absref="C:\plan.png" data-name="C:\plan (1)" id="a(b\)"/>`,
      ),
      'a prefix of its namespace': `<svg:svg xmlns:svg="http://www.w3.org/2000/svg"><svg:path/></svg:svg>`,
      'a byte order mark': `\ufeff${drawing('<title>Café</title>')}`,
    }),
  )('%s', (_, source) => {
    expect(check(source)).toBeNull()
    expect(fileKind(new TextEncoder().encode(source))).toBe('svg')
  })
})

describe('refuses', () => {
  test.each([
    ['<script>', '<script>alert(1)</script>'],
    ['<script>', '<x:script xmlns:x="http://www.w3.org/2000/svg" href="a.js"/>'],
    ['<SCRIPT>', '<SCRIPT>alert(1)</SCRIPT>'],
    ['<foreignObject>', '<foreignObject><p>Text</p></foreignObject>'],
    ['xmlns:h', '<h:img xmlns:h="http://www.w3.org/1999/xhtml" src="//evil.example"/>'],
    ['xmlns', '<body xmlns="&#104;ttp://www.w3.org/1999/xhtml" background="//evil.example"/>'],
    ['<iframe>', '<iframe src="//evil.example"/>'],
    ['onload', '<path onload="alert(1)"/>'],
    ['ONCLICK', '<path ONCLICK="alert(1)"/>'],
    ['href', '<a href="javascript:alert(1)"/>'],
    ['href', '<a href=" java&#9;script:alert(1)"/>'],
    ['xlink:href', '<image xlink:href="https://track.example/x.png"/>'],
    ['y:href', '<use xmlns:y="http://www.w3.org/1999/xlink" y:href="//evil.example/x.svg#a"/>'],
    ['href', '<use href="data:image/svg+xml,&lt;svg onload=&quot;a()&quot;&gt;#a"/>'],
    ['href', '<feImage href="evil.svg"/>'],
    ['xml:base', '<g xml:base="https://evil.example/"/>'],
    ['<set>', '<set attributeName="href" to="javascript:alert(1)"/>'],
    ['<animate>', '<animate attributeName=" xlink:href " values="//evil.example"/>'],
    ['<set>', '<set attributeName="onclick" to="alert(1)"/>'],
    ['values', '<animate attributeName="fill" values="red;url(//evil.example)"/>'],
    ['<style>', style('@import "//evil.example";')],
    ['<style>', style('@font-face{font-family:a;src:url(//evil.example/a.woff)}')],
    ['<style>', style(String.raw`rect{fill:u\72l(//evil.example)}`)],
    ['<style>', style('g{background:image-set("//evil.example" 1x)}')],
    ['<style>', style('g{fill:url(#a)}</style><style>g{fill:url("//evil.example/#a")}')],
    ['<style>', style('<![CDATA[ g{mask:url(//evil.example)} ]]>')],
    ['<style>', style('@import "//evil.example";<g/>')],
    ['<style>', style('@import "//evil.example";<style/>')],
    ['<style>', style('@im<!-- -->port "//evil.example";')],
    ['<style>', style('g{fill:&#117;rl(//evil.example)}')],
    ['<style>', `<svg:style xmlns:svg="http://www.w3.org/2000/svg">@import "a"</svg:style>`],
    ['style', '<g style="fill:url(#a)/**/url(//evil.example)"/>'],
    ['fill', '<rect fill="URL( //evil.example#a )"/>'],
    ['filter', '<rect filter="url(https://evil.example#a)"/>'],
    ['mask', String.raw`<rect mask="u\72l(//evil.example#a)"/>`],
    ['<!DOCTYPE>', '<!ENTITY a "x">'],
  ])('%s: %s', (part, content) => {
    expect(check(drawing(content))).toEqual({ why: 'active', part })
  })

  test.each([
    ['<?xml-stylesheet?>', `<?xml-stylesheet href="//evil.example"?>${drawing('')}`],
    ['<!DOCTYPE>', `<!DOCTYPE svg [<!ENTITY a "<script/>">]>${drawing('&a;')}`],
    ['<!DOCTYPE>', `<!DOCTYPE svg SYSTEM "x>" [<!ENTITY a "b">]>${drawing('&a;')}`],
    ['<!DOCTYPE>', ILLUSTRATOR],
    ['<foreignObject>', DRAWIO],
  ])('%s of a complete file', (part, source) => {
    expect(check(source)).toEqual({ why: 'active', part })
  })

  test.each([
    ['', 'broken'],
    ['text', 'broken'],
    [`text ${drawing('')}`, 'broken'],
    [`${drawing('')}${drawing('')}`, 'broken'],
    [`<svg>${RECT}</svg>`, 'broken'],
    [`<svg ${NS}>${RECT}`, 'broken'],
    [`<svg ${NS}>${RECT}<path d="M0 0`, 'broken'],
    [`<?xml version="1.0" encoding="utf-16"?>${drawing('')}`, 'broken'],
    [`<?xml version='1.0' encoding='ISO-2022-JP'?>${drawing('')}`, 'broken'],
    [`<?xml encoding="utf-7" encoding="utf-8"?>${drawing('')}`, 'broken'],
    [drawing(`${'<g>'.repeat(501)}${'</g>'.repeat(501)}`), 'complex'],
  ])('%j: %s', (source, why) => {
    expect(check(source)).toEqual({ why })
  })
})
