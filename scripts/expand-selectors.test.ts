import { expect, test } from 'vitest'
import { expandLists } from './expand-selectors.ts'

test.each([
  [':is(.a, .b) img', '.a img,.b img'],
  ['.x:is(.a, .b)::after', '.x.a:after,.x.b:after'],
  [':is(.a .c, .b .d) > i', '.a .c>i,.b .d>i'],
  ['.x :is(.a, .b) :is(i, b)', '.x .a i,.x .a b,.x .b i,.x .b b'],
])('writes out %s', (selector, expanded) => {
  expect(expandLists(`${selector}{top:0}`)).toBe(`${expanded}{top:0}`)
})

test.each([
  [':is(.a, .b .c)', '.a:not(._),.b .c'],
  [':is(.a, .b i)', '.a:not(_),.b i'],
  [':is(.a, .b:not(.c, i))', '.a:not(._),.b:not(.c,i)'],
  [':is(i, .a) b', ':where(i):not(._) b,.a b'],
  [':is(#a i, #b .c)', '#a :where(i):not(._),#b .c'],
])('gives the members of %s the specificity of their list', (selector, expanded) => {
  expect(expandLists(`${selector}{top:0}`)).toBe(`${expanded}{top:0}`)
})

test.each([
  ['a member without the id of another', ':is(.a,#b)'],
  ['a member with a combinator behind another element', '.x :is(.a .b,.c .d)'],
  ['an element behind a class', '.x:is(i,b)'],
  ['a list without specificity', ':where(.a,.b)'],
])('keeps %s', (_, selector) => {
  expect(expandLists(`${selector}{top:0}`)).toBe(`${selector}{top:0}`)
})

test.each([
  '.a{animation:linear both come;animation-timeline:scroll(root);animation-range:50px 80px}',
  'html{-webkit-text-size-adjust:100%;text-size-adjust:100%}',
])('changes no declaration of %s', (css) => {
  expect(expandLists(css)).toContain(css.slice(css.indexOf('{') + 1, -1).split(';')[1])
})
