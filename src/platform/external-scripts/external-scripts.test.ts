import { describe, expect, it } from 'vitest'
import { externalScript, sourcesOf } from './external-scripts'

const widget = { id: 'appointment', src: 'https://widget.example/app.js', category: 'necessary' }

it.each([
  ['http', { src: 'http://widget.example/app.js' }],
  ['data', { src: 'data:text/javascript,alert(1)' }],
  ['credentials', { src: 'https://a:b@widget.example/app.js' }],
  ['a protocol left out', { src: '//widget.example/app.js' }],
  ['an unknown category', { category: 'fun' }],
  [
    'a host that ends the policy',
    { hosts: { script: ["https://a.example; script-src 'unsafe-inline'"] } },
  ],
  ['a wildcard', { hosts: { connect: ['*'] } }],
  ['an attribute that is none', { data: { 'a onload': 'x' } }],
])('an external script is refused with %s', (_, change) => {
  expect(externalScript.safeParse(widget).success).toBe(true)
  expect(externalScript.safeParse({ ...widget, ...change }).success).toBe(false)
})

describe('the sources of a list', () => {
  it('are the distinct origins of the scripts and of their configured hosts', () => {
    const scripts = [
      externalScript.parse({ ...widget, hosts: { frame: ['https://widget.example'] } }),
      externalScript.parse({ ...widget, hosts: { connect: ['https://api.example'] } }),
      externalScript.parse({ ...widget, src: '/demo/statistics.js' }),
    ]
    expect(sourcesOf(scripts)).toEqual({
      script: ['https://widget.example'],
      connect: ['https://api.example'],
      frame: ['https://widget.example'],
      style: [],
    })
  })
})
