import { expect, test } from 'vitest'
import { legalRules } from '../listing/law/legal-rules'
import { legalRulesPage } from './legal-rules-page'

const COMMITTED = import.meta.glob<string>('../../docs/legal-rules.md', {
  query: '?raw',
  import: 'default',
  eager: true,
})

test('docs/legal-rules.md equals the output of `npm run docs`', () => {
  expect(Object.values(COMMITTED)).toEqual([legalRulesPage()])
})

test('each rule has a first day, a source and a day of comparison', () => {
  const rules = legalRules().flatMap((region) => region.rules)
  expect(rules.length).toBeGreaterThan(25)
  for (const { period, labels } of rules) {
    expect(period.from).toMatch(/^\d{4}-\d\d-\d\d$/)
    expect(period.checkedOn).toMatch(/^2026-\d\d-\d\d$/)
    expect(period.source.length).toBeGreaterThan(4)
    if (period.until) expect(period.until > period.from).toBe(true)
    expect(labels.length).toBeGreaterThan(0)
  }
})
