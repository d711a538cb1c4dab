import { describe, expect, test } from 'vitest'
import { drawing, RECT, stored, storedContent } from '../../../../test/drawings'

const KEY = 'Sleutel bij de buren'

describe('removeHidden', () => {
  test.each(
    Object.entries({
      'an attribute': `<g display="none"><text>${KEY}</text></g>`,
      'an attribute in upper case': `<g display=" NONE "><text>${KEY}</text></g>`,
      'an inherited attribute': `<g visibility="hidden"><g><text>${KEY}</text></g></g>`,
      collapse: `<text visibility="collapse">${KEY}</text>`,
      'a style': `<g style="fill:red; display : none"><text>${KEY}</text></g>`,
      'a style with a comment': `<g style="/*a*/display:/*;*/none/**/"><text>${KEY}</text></g>`,
      'a style with escapes': String.raw`<g style="d\69splay:n\6f ne"><text>${KEY}</text></g>`,
      'an important style': `<g style="display:none!important"><text>${KEY}</text></g>`,
      'a style over an attribute': `<g display="inline" style="display:none"><text>${KEY}</text></g>`,
      'a class': `<style>.a{fill:red}.b{display:none}</style><g class="a b"><text>${KEY}</text></g>`,
      'a class in CDATA': `<style type="text/css"><![CDATA[ .b { display:none; } ]]></style><g class="b"><text>${KEY}</text></g>`,
      'an id': `<style>#Laag_2,#x{visibility:hidden}</style><g id="Laag_2"><text>${KEY}</text></g>`,
      'an element name': `<style>text{visibility:hidden}</style><text>${KEY}</text>`,
      'an extension that no browser has': `<g requiredExtensions="http://ns.adobe.com/x"><text>${KEY}</text></g>`,
      'a layer that says it is visible': `<g display="none"><text display="inline" visibility="visible">${KEY}</text></g>`,
    }),
  )('removes a layer that is hidden by %s', (_, hidden) => {
    const { svg, removals } = stored(drawing(`${RECT}${hidden}`))
    expect(svg).not.toContain(KEY)
    expect(svg).toContain(RECT)
    expect(removals.hidden).toBe(1)
  })

  test.each(
    Object.entries({
      'a rule for what is in something':
        '<style>g .b{display:none}</style><g><text class="b">KEY</text></g>',
      'a medium': '<style>@media screen{.b{display:none}}</style><text class="b">KEY</text>',
      'a sheet with a medium':
        '<style media="screen and (min-width:1px)">.b{display:none}</style><text class="b">KEY</text>',
      'a position': '<style>text:nth-of-type(1){display:none}</style><text>KEY</text>',
      'a variable': '<style>:root{--d:none}</style><text style="display:var(--d)">KEY</text>',
      'an animation':
        '<text display="none">KEY<set attributeName="display" to="inline" begin="9s"></set></text>',
      'a clip': '<clipPath id="c"></clipPath><text clip-path="url(#c)">KEY</text>',
      'an opacity': '<text opacity="0">KEY</text>',
      'an edge': '<svg width="1" overflow="hidden"><text x="5">KEY</text></svg>',
    }),
  )('keeps a part with the rule if it is hidden by %s', (_, hidden) => {
    const content = `${RECT}${hidden.replace('KEY', KEY)}`
    expect(storedContent(content)).toBe(content)
  })

  test.each(
    Object.entries({
      'a visible part': `<g visibility="hidden"><text visibility="visible">${KEY}</text></g>`,
      'a part of a visible text': `<text visibility="hidden">a<tspan visibility="visible">${KEY}</tspan></text>`,
      'a class over an attribute': `<style>.a{display:inline}</style><g class="a" display="none"><text>${KEY}</text></g>`,
      'an important class over a style': `<style>.a{display:inline!important}</style><g class="a" style="display:none"><text>${KEY}</text></g>`,
      'the later of two classes': `<style>.b{display:none}.a{display:inline}</style><g class="a b"><text>${KEY}</text></g>`,
      'the more exact of two rules': `<style>#i{display:inline}.b{display:none}</style><g id="i" class="b"><text>${KEY}</text></g>`,
      'a selector that browsers ignore': `<style>.b,:no-such{display:none}</style><g class="b"><text>${KEY}</text></g>`,
    }),
  )('keeps %s', (_, content) => {
    expect(storedContent(`${RECT}${content}`)).toBe(`${RECT}${content}`)
  })

  test('keeps only those parts of a hidden layer that a use draws', () => {
    const layer = `<g display="none" id="bib"><text>${KEY}</text><g><path id="door" d="M0 0h1"></path><linearGradient id="a"><stop offset="0"></stop></linearGradient></g></g>`
    const { svg } = stored(drawing(`${layer}<use href="#door" fill="url(#a)"/>`))
    expect(svg).not.toContain(KEY)
    expect(svg).toContain(
      '<g><path id="door" d="M0 0h1"></path><linearGradient id="a"><stop offset="0"></stop>',
    )
  })

  test('keeps a style sheet in a hidden layer', () => {
    const style = '<style>.a{fill:red}</style>'
    const layer = `<g display="none">${style}<text>${KEY}</text></g>`
    const content = '<rect class="a" width="1"></rect>'
    expect(storedContent(layer + content)).toBe(`<g display="none">${style}</g>${content}`)
  })

  test.each(['<g visibility="hidden">PAGE</g>', '<g display="none">PAGE</g>', 'HIDDEN'])(
    'removes a hidden page: %s',
    (layer) => {
      const page = '<foreignObject><p>Keuken</p></foreignObject>'
      const hidden = '<foreignObject style="display:none"><p>Keuken</p></foreignObject>'
      const content = layer.replace('PAGE', page).replace('HIDDEN', hidden)
      expect(storedContent(content + RECT)).toBe(RECT)
    },
  )

  test('keeps a hidden part that a visible use draws', () => {
    const content =
      '<g visibility="hidden"><path id="p" d="M0 0h1"></path></g><use href="#p"></use>'
    expect(storedContent(content)).toBe(content)
  })

  test('leaves an empty element where a switch chooses a hidden one', () => {
    const content = `<switch><g display="none"><text>${KEY}</text></g><text>Inkom</text></switch>${RECT}`
    expect(storedContent(content)).toBe(
      `<switch><g display="none"></g><text>Inkom</text></switch>${RECT}`,
    )
  })
})
