import { describe, expect, test } from 'vitest'
import { drawing, NS, RECT, refusalOf, storedContent } from '../../../../test/drawings'

const KEY = 'Sleutel bij de buren'

describe('a drawing that would look different', () => {
  test.each([
    [
      'foreign',
      '<foreignObject><p xmlns="http://www.w3.org/1999/xhtml">Keuken</p></foreignObject>',
    ],
    [
      'foreign',
      '<foreignObject><div style="background:conic-gradient(red,blue)"/></foreignObject>',
    ],
    ['foreign', '<switch><foreignObject><p>Keuken</p></foreignObject></switch>'],
    ['switch', '<switch><image href="https://cdn.example/a.png"/></switch>'],
    ['script', '<script>document.documentElement.appendChild(plan)</script>'],
    ['script', '<script>key.style.display = "none"</script>'],
    ['script', '<g onload="this.style.visibility=\'hidden\'"><path d="M0 0"/></g>'],
    ['style', '<g clip-path="url(https://cdn.example/#a)"><path d="M0 0"/></g>'],
    ['style', '<style>.a{mask-image:url(data:image/png;base64,AAAA)}</style>'],
    ['style', '<style>@import url("data:text/css,.a{display:none}");</style>'],
    ['style', '<style>@unknown{.a{display:none}}</style>'],
    ['style', '<style>.a{fill:red;.b{display:none}}</style>'],
    ['style', '<style>g:nth-child(3){display:none}</style><metadata/>'],
    ['style', '<style>[data-layer]{display:none}</style><g data-layer="1"/>'],
  ])('is refused as %s: %s', (reason, content) => {
    expect(refusalOf(drawing(`${RECT}${content}`))).toBe(reason)
  })

  test('is accepted if its switch has another choice than a page', () => {
    const page = '<foreignObject><p>Keuken</p></foreignObject>'
    const content = `<switch>${page}<text>Keuken</text></switch>`
    expect(storedContent(content)).toBe('<switch><text>Keuken</text></switch>')
    expect(storedContent(`<g display="none">${page}</g>${RECT}`)).toBe(RECT)
  })

  test('keeps an empty page as the choice of a switch', () => {
    const content = `<switch><foreignObject/><text>${KEY}</text></switch>${RECT}`
    expect(storedContent(content)).toBe(`<switch><g></g><text>${KEY}</text></switch>${RECT}`)
  })
})

describe('a drawing with too many elements', () => {
  const uses = (id: number) => `<use href="#a${id - 1}"/>`.repeat(10)
  const bomb = [1, 2, 3, 4, 5, 6, 7].map((id) => `<g id="a${id}">${uses(id)}</g>`).join('')
  const rule = (id: number) => `.a${id}{fill:url(#a${id - 1})}`
  const shapes = (id: number) => `<path class="a${id}" d="M0 0h1"/>`.repeat(10)
  const patterns = [1, 2, 3, 4, 5, 6, 7]
    .map((id) => `<pattern id="a${id}">${shapes(id)}</pattern>`)
    .join('')
  const rules = [1, 2, 3, 4, 5, 6, 7, 8].map(rule).join('')
  const styled = (name: string) => `<path d="M0 0h1" style="--${name}:${'b'.repeat(400_000)}"/>`

  test.each(
    Object.entries({
      'nested uses': `<g id="a0">${RECT}</g>${bomb}`,
      'patterns within patterns': `<style>${rules}</style><pattern id="a0">${RECT}</pattern>${patterns}${shapes(8)}`,
      'a use of itself': `<g id="a"><use href="#a"/></g>${RECT}`,
      'uses of each other': `<g id="a"><use href="#b"/></g><g id="b"><use href="#a"/></g>${RECT}`,
      'a long chain': Array.from(
        { length: 2000 },
        (_, at) => `<g id="c${at}"><use href="#c${at + 1}"/></g>`,
      ).join(''),
      depth: `${'<g>'.repeat(5000)}${RECT}${'</g>'.repeat(5000)}`,
      elements: '<path d="M0 0"/>'.repeat(60_000),
      attributes: `<path ${Array.from({ length: 600 }, (_, at) => `a${at}="1"`).join(' ')}/>`,
      styles: `<style>${'/* a comment */'.repeat(40_000)}</style>${RECT}`,
      'different styles': Array.from({ length: 8 }, (_, at) => styled(String(at))).join(''),
      texts: `<text>${'a&amp;'.repeat(100_001)}</text>`,
      rules: `<style>${'.a{fill:red}'.repeat(6000)}</style>${RECT}`,
      'rules for elements of different classes': `<style>${'path{fill:red}'.repeat(4900)}</style>${Array.from(
        { length: 40_000 },
        (_, at) => `<path class="a${at}" d="M0 0h1"/>`,
      ).join('')}`,
      'declarations for elements of different classes': `<style>.a{${'fill:red;'.repeat(12_000)}}</style>${Array.from(
        { length: 1000 },
        (_, at) => `<path class="a b${at}" d="M0 0h1"/>`,
      ).join('')}`,
      'references for elements of one class': `<style>.a{${'fill:url(#a);'.repeat(12_000)}}</style>${'<path class="a" d="M0 0h1"/>'.repeat(1000)}`,
    }),
  )('is refused: %s', (_, content) => {
    expect(refusalOf(drawing(content))).toBe('complex')
  })

  test('is accepted if its many styles are equal', () => {
    const shapes = styled('a').repeat(8)
    expect(storedContent(shapes)).toHaveLength(shapes.replaceAll('/>', '></path>').length)
  })

  test.each([
    ['entities within entities', '<!ENTITY a "x"><!ENTITY b "&a;&a;">', '&b;'],
    ['entities that grow', `<!ENTITY a "${'x'.repeat(5000)}">`, '&a;'.repeat(1000)],
    ['entities of another file', '<!ENTITY a SYSTEM "file:///etc/passwd">', '&a;'],
    ['entities that are elements', '<!ENTITY a "&#60;script>alert(1)&#60;/script>">', '&a;'],
    ['too many references', '<!ENTITY a "">', '&a;'.repeat(100_001)],
    ['attributes of the DOCTYPE', '<!ATTLIST g display CDATA "none">', ''],
  ])('is refused: %s', (_, subset, text) => {
    expect(
      refusalOf(`<!DOCTYPE svg [${subset}]><svg ${NS}><text>${text}</text>${RECT}</svg>`),
    ).toBe('broken')
  })
})
