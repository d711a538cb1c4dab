import { describe, expect, test } from 'vitest'
import { htmlToText } from './html-text'
import { sanitiseHtml } from './sanitise'

test.each([
  ['One line', '<p>One line</p>'],
  ['One\ntwo\n\n\nthree', '<p>One<br />two</p><p>three</p>'],
  ['a < b & "c" > d', '<p>a &lt; b &amp; &quot;c&quot; &gt; d</p>'],
  ['R&D for you & me', '<p>R&amp;D for you &amp; me</p>'],
  [' \n \n', ''],
])('plain text %j becomes paragraphs', (text, html) => {
  expect(sanitiseHtml(text)).toBe(html)
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

test.each(['Prijs <325.000', 'Contact: Jan <jan@example.be>'])(
  'text in angle brackets remains in plain text and in HTML: %j',
  (text) => {
    expect(htmlToText(text)).toBe(text)
    expect(htmlToText(`<p>${text}</p><p>Einde</p>`)).toBe(`${text}\nEinde`)
  },
)

test.each([
  ['Prix &lt; 325.000 &euro;', '<p>Prix &lt; 325.000 €</p>'],
  ['Het is &#146;s avonds &#8211; stil', '<p>Het is ’s avonds – stil</p>'],
  ['&amp;eacute; &amp;lt;b&amp;gt;', '<p>&amp;eacute; &amp;lt;b&amp;gt;</p>'],
  ['Koop&notaris, R&D', '<p>Koop&amp;notaris, R&amp;D</p>'],
  ['<p>a&nbsp;&nbsp; &nbsp;b&nbsp;c</p>', '<p>a b\u00a0c</p>'],
  ['<p>waarde&shy;bepaling&#8203;</p>', '<p>waardebepaling</p>'],
  ['&lt;b&gt;', '<p>&lt;b&gt;</p>'],
])('entities of %j are decoded once', (text, html) => {
  expect(sanitiseHtml(text)).toBe(html)
})

const WORD = `<html xmlns:o="urn:schemas-microsoft-com:office:office" xmlns="http://www.w3.org/TR/REC-html40">
<head><meta http-equiv=Content-Type content="text/html; charset=windows-1252">
<title>Villa Gent</title>
<!--[if gte mso 9]><xml><w:WordDocument><w:View>Normal</w:View><w:Zoom>0</w:Zoom></w:WordDocument></xml><![endif]-->
<style><!--
 /* Font Definitions */
 @font-face {font-family:Wingdings; panose-1:5 0 0 0 0 0 0 0 0 0;}
 p.MsoNormal, li.MsoNormal {margin:0cm; font-size:11.0pt;}
--></style></head>
<body lang=NL-BE style='word-wrap:break-word'><div class=WordSection1>
<p class=MsoNormal><b><span style='font-size:14.0pt'>Ruime villa<o:p></o:p></span></b></p>
<p class=MsoNormal><span lang=FR>Gelegen te <st1:place w:st="on">Gent</st1:place>,
prijs &lt; 325.000 &euro;<o:p></o:p></span></p>
<p class=MsoNormal><o:p>&nbsp;</o:p></p>
<p class=MsoListParagraphCxSpFirst style='text-indent:-18.0pt;mso-list:l0 level1 lfo1'><![if !supportLists]><span
style='font-family:Symbol'><span style='mso-list:Ignore'>·<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp;&nbsp;
</span></span></span><![endif]>Living met <b>open haard</b><o:p></o:p></p>
<p class=MsoListParagraphCxSpMiddle style='mso-list:l0 level2 lfo1'><![if !supportLists]><span
style='mso-list:Ignore'>o<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp; </span></span><![endif]>in marmer</p>
<p class=MsoListParagraphCxSpLast style='mso-list:l0 level1 lfo1'><![if !supportLists]><span
style='mso-list:Ignore'>·<span>&nbsp;&nbsp;</span></span><![endif]>Keuken</p>
<p class=MsoNormal>Vraagprijs <del cite="mailto:Jan" datetime="2026-01-01T10:00">350.000</del><ins
cite="mailto:Jan" datetime="2026-01-01T10:00">325.000</ins> euro<span
style='display:none;mso-hide:all'> (bodem 310.000)</span><span class=MsoCommentReference><a
class=msocomanchor id="_anchor_1" href="#_msocom_1">[JP1]</a></span></p>
</div>
<div style='mso-element:comment-list'><hr class=msocomoff align=left><div style='mso-element:comment'><div id="_com_1"
class=msocomtxt><p class=MsoCommentText>Eigenaar wil zakken</p></div></div></div>
</body></html>`

describe('a text from an office program', () => {
  test('of Word shows its paragraphs and lists, without styles, hidden text, deletions and remarks', () => {
    expect(sanitiseHtml(WORD)).toBe(
      '<p><b>Ruime villa</b></p><p>Gelegen te Gent, prijs &lt; 325.000 €</p>' +
        '<ul><li>Living met <b>open haard</b><ul><li>in marmer</li></ul></li><li>Keuken</li></ul>' +
        '<p>Vraagprijs 325.000 euro</p>',
    )
  })

  test.each([
    'display:none',
    'DISPLAY : none !important',
    'visibility: hidden',
    'mso-hide:all',
    'font-size:0px',
    'font: 0/0 a',
    'opacity:0',
    'color: transparent',
    'max-height:0;overflow:hidden',
    'width:0px; height:0px; overflow:hidden',
    'position:absolute; left:-9999px',
    'text-indent:-9999px',
  ])('loses what the style %j hides', (style) => {
    expect(sanitiseHtml(`<p>A<span style="color:red; ${style}">B<b>C</b></span>D</p>`)).toBe(
      '<p>AD</p>',
    )
  })

  test.each(
    Object.entries({
      '<p hidden>A</p><p hidden="until-found">B</p>': '<p>B</p>',
      '<table><td style="font-size:0px"><div style="font-size:13px">A</div></table>': '<p>A</p>',
      '<div style="visibility:hidden">A<b style="visibility:visible">B</b></div>':
        '<p><b>B</b></p>',
      '<s>350.000</s> 325.000 <del>340.000</del><ins>nieuw</ins>': '<p>350.000 325.000 nieuw</p>',
      '<head><title>A</title><p>B': '<p>B</p>',
      '<w:ins>A</w:ins><w:del>B</w:del><w:moveFrom>C</w:moveFrom>': '<p>A</p>',
      '<p style="height:0">A</p><p style="overflow:hidden;max-width:600px">B</p>':
        '<p>A</p><p>B</p>',
      '<p style="text-indent:-18.0pt;position:absolute;left:-5px">A</p>': '<p>A</p>',
      '<details><summary>A</summary>B</details>': '<p>A</p><p>B</p>',
      '<ul><li><p>A</p><p>B</p><div>C</div></li></ul>': '<ul><li>A<br />B<br />C</li></ul>',
    }),
  )('shows of %j what a browser shows', (source, html) => {
    expect(sanitiseHtml(source)).toBe(html)
    expect(sanitiseHtml(html)).toBe(html)
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

/** Every tag that the writer can produce. Text has no raw angle brackets, so any other tag is an attack. */
const HARMLESS =
  /<\/?(?:p|ul|ol|li|strong|em|b|i|h3|h4)>|<br \/>|<a href="(?:https?:\/\/|mailto:|tel:)[^"<>]*" rel="noopener">|<\/a>/g

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

  test.each(['elsewhere', 'own'] as const)('is removed from a text of the source %s', (from) => {
    expect(sanitiseHtml(`<p>A</p>${FIGURE}`, from)).toBe('<p>A</p><p>The <em>garden</em></p>')
  })
})

test.each(ATTACKS)(
  'an HTML attack leaves harmless tags only, in well-formed HTML: %j',
  (attack) => {
    const html = sanitiseHtml(attack)
    expect(html.replace(HARMLESS, '')).not.toMatch(/[<>]/)
    expect(sanitiseHtml(html)).toBe(html)
    const open: string[] = []
    for (const [, slash, tag = ''] of html.matchAll(/<(\/?)([a-z]+\d?)/g)) {
      if (tag === 'br') continue
      if (slash) expect(open.pop()).toBe(tag)
      else open.push(tag)
    }
    expect(open).toEqual([])
  },
)
