import { describe, expect, it } from 'vitest'
import { safeCss } from './page-css'

describe('the css of a page', () => {
  it.each([
    '.prose h2 { color: #123456; background: url(/images/a.svg); }\n@media (width > 1px) { p { margin: 0 } }',
    '@media (400px <= width < 60rem) and (hover: hover) { a:not(.b, .c)::before { content: "Opgelet: “ja”" } }',
    '@font-face { font-family: "Own"; src: url("/media/own.woff2") format("woff2"); }',
    '@layer base, page;\n.a { --gap: calc(1rem + 2px); gap: var(--gap, 1rem) !important; & > b { color: red } }',
    '.w-1\\/2 { width: 50% } .é { content: "\\2192" } a { scroll-behavior: smooth }',
    'p { background: url(data:image/png;base64,iVBORw0KGgo=) } q { quotes: "«" "»" }',
    '@keyframes turn { from { rotate: 0deg } 50%, to { rotate: 90deg } }',
    'p { mask: url(#mask); background: image-set("a.png" 1x, "a2.png" 2x) } p { color: red',
  ])('is unchanged where it is harmless: %s', (css) => {
    expect(safeCss(css)).toBe(css)
  })

  /** Each is one declaration, among others that stay. */
  it.each([
    // Addresses of other hosts.
    'background: url(https://evil.example/a.png)',
    'background: url("//evil.example/a.png")',
    "background: url( '//evil.example/a.png' )",
    'background: url(http:evil.example/a.png)',
    'background: image-set("https://evil.example/a.png" 1x)',
    'background: image-set("http:evil.example/a.png" 1x)',
    'background: -webkit-image-set("\\2f/evil.example/a.png" 1x)',
    'background: src("ftp:evil.example")',
    'background: image("evil:a")',
    'background: URL("HTTPS:evil.example")',
    '--evil: "https:evil.example/a.png"',
    '--evil: https://evil.example/a.png',
    // Escapes and comments.
    'background: url(\\68ttps://evil.example)',
    'background: u\\72l("\\68ttps:evil.example")',
    'background: \\75rl(//evil.example)',
    'background: url("/\\2f evil.example")',
    'background: url("\\5c\\5c evil.example")',
    'background: url("/\\\\evil.example")',
    'background: url(/**///evil.example)',
    // Browsers ignore tabs and line breaks in addresses.
    'background: url("/\t/evil.example/x.png")',
    'background: url("/\\9/evil.example/x.png")',
    'background: url("/\\a/evil.example/x.png")',
    'background: url("/\\d /evil.example/x.png")',
    'background: url("/\\\n/evil.example/x.png")',
    'background: url("h\u0001ttps:evil.example")',
    'background: url("\u0000//evil.example")',
    'background: url(" \u001f//evil.example")',
    'background: url(/\u0000/evil.example)',
    'evil: a\u0000b',
    'evil: a\u007fb',
    'evil: a\u0085b',
    'evil\u0007: red',
    // Other kinds of addresses.
    'background: url(javascript:evil)',
    'background: url(data:text/html,evil)',
    'background: url("data:text/html,evil")',
    'background: url( data:,evil )',
    // Code of old browsers.
    'width: expression(evil)',
    'width: exp\\72 ession(evil)',
    'width: e/**/xpression(evil)',
    'behavior: url(/evil.htc)',
    'beh\\61vior: url(/evil.htc)',
    'BEHAVIOR: url(/evil.htc)',
    '-moz-binding: url(/evil.xml)',
    'filter: progid:DXImageTransform.Microsoft.AlphaImageLoader(src="evil.png")',
    // The end of an element.
    'content: "</style><b>evil"',
    'content: "\\3c/style>evil"',
    'evil: </style',
    'evil: <!-- a -->',
    // Rules within the block.
    '@import "/evil.css"',
    'evil: @import "/a.css"',
  ])('loses a declaration that could leave the site or run code: %s', (declaration) => {
    const safe = safeCss(`p { margin: 0; ${declaration}; color: red } b { color: blue }`)
    expect(safe).toMatch(/^p \{ margin: 0;[\s\S]* color: red \} b \{ color: blue \}$/)
    expect(safe).not.toMatch(/evil/i)
  })

  it.each([
    '@import "https://evil.example/a.css";',
    "@import url('/evil.css');",
    '@\\69mport "/evil.css";',
    '@IMPORT "/evil.css" layer(a);',
    '@im/**/port "//evil.example/a.css";',
    '@charset "evil";',
    '@namespace svg url(/evil);',
    '@namespace "evil";',
    '@document url("/evil") { p { color: green } }',
    '@-moz-document url-prefix("evil") { p { color: green } }',
    '@media { @import "/evil.css"; }',
    'evil } ',
    'a[evil { color: green } ] { color: green }',
    'evil ( { color: green }) { color: green }',
    'evil/* not a comment of this rule */ </style> { color: green }',
  ])(
    'loses a rule that loads another style sheet or that browsers read differently: %s',
    (rule) => {
      const safe = safeCss(`${rule} .end { color: red }`)
      expect(safe).not.toMatch(/evil|green/i)
    },
  )

  it.each(['url(/evil', 'url("/evil', '"evil', '"evil\n', 'evil(', '[evil', 'url(/e"vil'])(
    'loses a value without its end: %s',
    (value) => {
      const safe = safeCss(`p { color: red; background: ${value}; } b { color: blue }`)
      expect(safe).toContain('p { color: red;')
      expect(safe).not.toMatch(/vil/)
    },
  )
})
