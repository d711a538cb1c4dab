import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const PAGE = readFileSync('docs/security.md', 'utf8')
const FILES = /`((?:src|scripts|e2e|decisions)\/[\w./-]+|[A-Z]+\.md)`/g

const named = [...new Set([...PAGE.matchAll(FILES)].map(([, path = '']) => path))]

test('the security page names evidence, and each file that it names exists', () => {
  expect(named.length).toBeGreaterThan(60)
  expect(named.filter((path) => !existsSync(path))).toEqual([])
})

test('the security page covers every chapter of ASVS 5.0', () => {
  const chapters = new Set([...PAGE.matchAll(/^\| V(\d+)/gm)].map(([, chapter]) => Number(chapter)))
  expect([...chapters]).toEqual(Array.from({ length: 17 }, (_, at) => at + 1))
})

test('each reference to an open point leads to one', () => {
  const [table = '', list = ''] = PAGE.split('## Open points')
  const points = [...list.matchAll(/^(\d+)\. /gm)].map(([, point]) => Number(point))
  const references = [...table.matchAll(/open (\d+)/g)].map(([, point]) => Number(point))
  expect([...new Set(references)].sort((a, b) => a - b)).toEqual(points)
})
