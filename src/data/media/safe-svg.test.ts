import { expect, test } from 'vitest'
import { safeSvg } from './safe-svg'

const NS = 'xmlns="http://www.w3.org/2000/svg"'

test('a drawing stays what it is', () => {
  const logo = `<svg ${NS} viewBox="0 0 10 10"><defs><linearGradient id="a"><stop offset="0" stop-color="#fff"></stop></linearGradient></defs><path d="M0 0h1" fill="url(#a)"></path><use href="#a"></use><text x="1">A &amp; B</text></svg>`
  expect(safeSvg(logo)).toBe(logo)
})

test('colours by class stay, as drawing programs write them', () => {
  const logo = `<svg ${NS}><style>.a{fill:#123456}</style><path class="a" d="M0 0" style="stroke:red"></path></svg>`
  expect(safeSvg(logo)).toBe(logo)
})

test.each([
  ['a script', '<script>alert(1)</script>'],
  [
    'a script of another namespace',
    '<x:script xmlns:x="http://www.w3.org/2000/svg">alert(1)</x:script>',
  ],
  ['a page', '<foreignObject><body onload="alert(1)"/></foreignObject>'],
  ['an event', '<path onload="alert(1)" onclick="alert(1)"></path>'],
  ['an animation', '<set attributeName="href" to="javascript:alert(1)"/>'],
  ['a link', '<a href="javascript:alert(1)"><path/></a>'],
  ['a picture', '<image href="https://track.example/x.png"/>'],
  ['a foreign use', '<use href="https://evil.example/x.svg#a"/>'],
  ['an old link', '<use xlink:href="data:image/svg+xml,alert(1)"/>'],
  ['a style that loads', '<style>@import url(//evil.example)</style>'],
  ['a style that loads by its signs', String.raw`<style>rect{fill:u\72l(//evil.example)}</style>`],
  ['a style of its own that loads', '<g style="fill:url(//evil.example)"/>'],
  ['a foreign paint', '<rect fill="url(https://evil.example#a)"/>'],
  ['an entity', '<!ENTITY a "alert(1)">'],
  ['an instruction', '<?xml-stylesheet href="//evil.example"?>'],
])('%s goes, and the drawing stays', (_, attack) => {
  const safe = safeSvg(`<svg ${NS}>${attack}<rect width="1"></rect></svg>`) ?? ''
  expect(safe).toContain('<rect width="1"></rect></svg>')
  expect(safe).not.toMatch(/alert|evil|track|javascript|script|@import/)
})

test.each(['', 'text', '<html><svg></svg></html>'])('"%s" is no drawing', (text) => {
  expect(safeSvg(text)).toBe(null)
})
