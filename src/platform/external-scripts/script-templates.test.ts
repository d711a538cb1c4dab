import { describe, expect, test } from 'vitest'
import { externalScript, sourcesOf } from './external-scripts'
import { policyChanges, scriptIssues, templateDefaults } from './script-templates'

const TAG = {
  template: 'google',
  category: 'analytics_storage',
  tagId: 'G-ABC123',
  ...templateDefaults('google', 'G-ABC123'),
}
const WIDGET = { id: 'w', src: 'https://widget.firm.example/a.js', category: 'ad_user_data' }

const issuesOf = (facts: object) =>
  scriptIssues(externalScript.parse(facts)).map(({ key, is }) => `${key} ${is}`)

describe('a script of a template', () => {
  const [ATTACKER, CDN] = ['https://evil.example', 'https://cdn.firm.example']
  const REVIEWS = { ...WIDGET, template: 'reviews' }
  const BOOKING = { ...WIDGET, template: 'booking' }
  const BOOKED = { ...BOOKING, src: '/a.js', hosts: { frame: [ATTACKER] } }

  test.each([
    ['Google’s tag as it begins', TAG, ''],
    ['Google’s tag without its number', { ...TAG, tagId: 'ABC' }, 'tagId tag'],
    ['Google’s tag of another host', { ...TAG, src: `${ATTACKER}/a.js` }, 'src host'],
    ['a host like Google', { ...TAG, src: 'https://xgoogletagmanager.com/a.js' }, 'src host'],
    [
      'Google’s tag that reaches another',
      { ...TAG, hosts: { frame: [ATTACKER] } },
      'hosts.frame host',
    ],
    ['Google’s tag without consent', { ...TAG, category: 'necessary' }, 'category consent'],
    ['reviews of one firm', { ...REVIEWS, hosts: { style: [CDN] } }, ''],
    ['reviews of two firms', { ...REVIEWS, hosts: { connect: [ATTACKER] } }, 'hosts.connect host'],
    ['reviews without consent', { ...REVIEWS, category: 'necessary' }, 'category consent'],
    ['booking without consent', { ...BOOKING, category: 'necessary' }, ''],
    ['booking by a file of the site that reaches a firm', BOOKED, 'hosts.frame host'],
    ['anything else', { ...WIDGET, hosts: { connect: [ATTACKER] } }, ''],
  ])('%s', (_, facts, issues) => {
    expect(issuesOf(facts).join()).toBe(issues)
  })
})

describe('the change of the policy', () => {
  const widget = externalScript.parse(WIDGET)
  const tag = externalScript.parse(TAG)

  test('lists the added and removed hosts by kind', () => {
    const changes = policyChanges(sourcesOf([widget]), sourcesOf([tag]))
    expect(changes.map(({ kind }) => kind)).toEqual(['script', 'connect'])
    expect(changes[0]).toEqual({
      kind: 'script',
      added: ['https://www.googletagmanager.com'],
      removed: ['https://widget.firm.example'],
    })
  })
})
