import { describe, expect, test } from 'vitest'
import { externalScript, sourcesOf } from './external-scripts'
import { changeMark, policyChanges, scriptIssues, templateDefaults } from './script-templates'

const TAG = {
  template: 'google',
  category: 'analytics_storage',
  tagId: 'G-ABC123',
  ...templateDefaults('google', 'G-ABC123'),
}
const WIDGET = { id: 'w', src: 'https://widget.firm.example/a.js', category: 'ad_user_data' }

const wrong = (facts: object) =>
  scriptIssues(externalScript.parse(facts)).map(({ key, is }) => `${key} ${is}`)

describe('a script of a template', () => {
  const [EVIL, CDN] = ['https://evil.example', 'https://cdn.firm.example']
  const REVIEWS = { ...WIDGET, template: 'reviews' }
  const BOOKING = { ...WIDGET, template: 'booking' }
  const BOOKED = { ...BOOKING, src: '/a.js', hosts: { frame: [EVIL] } }

  test.each([
    ['Google’s tag as it begins', TAG, ''],
    ['Google’s tag without its number', { ...TAG, tagId: 'ABC' }, 'tagId tag'],
    ['Google’s tag of another host', { ...TAG, src: `${EVIL}/a.js` }, 'src host'],
    ['a host like Google', { ...TAG, src: 'https://xgoogletagmanager.com/a.js' }, 'src host'],
    ['Google’s tag that reaches another', { ...TAG, hosts: { frame: [EVIL] } }, 'hosts.frame host'],
    ['Google’s tag without consent', { ...TAG, category: 'necessary' }, 'category consent'],
    ['reviews of one firm', { ...REVIEWS, hosts: { style: [CDN] } }, ''],
    ['reviews of two firms', { ...REVIEWS, hosts: { connect: [EVIL] } }, 'hosts.connect host'],
    ['reviews without consent', { ...REVIEWS, category: 'necessary' }, 'category consent'],
    ['booking without consent', { ...BOOKING, category: 'necessary' }, ''],
    ['booking by a file of the site that reaches a firm', BOOKED, 'hosts.frame host'],
    ['anything else', { ...WIDGET, hosts: { connect: [EVIL] } }, ''],
  ])('%s', (_, facts, issues) => {
    expect(wrong(facts).join()).toBe(issues)
  })
})

describe('the change of the policy', () => {
  const own = externalScript.parse(WIDGET)
  const tag = externalScript.parse(TAG)

  test('names what comes in and what goes, each with its kind', () => {
    const changes = policyChanges(sourcesOf([own]), sourcesOf([tag]))
    expect(changes.map(({ kind }) => kind)).toEqual(['script', 'connect'])
    expect(changes[0]).toEqual({
      kind: 'script',
      added: ['https://www.googletagmanager.com'],
      removed: ['https://widget.firm.example'],
    })
  })

  test('is none where the same hosts are reached', () => {
    expect(policyChanges(sourcesOf([own]), sourcesOf([own, own]))).toEqual([])
  })

  test('is agreed to as a whole: another change has another mark', () => {
    const mark = (after: (typeof own)[]) =>
      changeMark(policyChanges(sourcesOf([own]), sourcesOf(after)))
    expect(mark([tag])).not.toBe(mark([own, tag]))
    expect(mark([own])).toBe('')
  })
})
