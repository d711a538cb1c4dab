import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { licencesText } from './licences.ts'

const MODULES = join(process.cwd(), 'node_modules')

test('the text has the licence of each package, and one text for packages that share it', () => {
  const names = ['react', 'react-dom', 'drizzle-orm', '@hono/react-renderer', 'heic-to']
  const text = licencesText(names.map((name) => join(MODULES, name)))
  for (const name of ['Pand', 'GeoNames', 'CC BY 4.0', ...names]) expect(text).toContain(name)
  expect(text.match(/Copyright \(c\) Meta Platforms/g)).toHaveLength(1)
  expect(text).toMatch(
    /drizzle-orm \S+ \(Apache-2.0\)\n\nCopyright \(c\) Drizzle Team .*\n\nApache License/,
  )
  expect(text).toMatch(
    /@hono\/react-renderer \S+ \(MIT\)\n\nCopyright .*\n\nPermission is hereby granted/,
  )
  expect(text).toContain('GNU LESSER GENERAL PUBLIC LICENSE')
  expect(text).toMatch(/GNU GENERAL PUBLIC LICENSE\s+Version 3/)
})

test('a package without a known licence is refused', () => {
  const folder = join(mkdtempSync(join(tmpdir(), 'pand-licences-')), 'unknown')
  mkdirSync(folder)
  const write = (license: string) =>
    writeFileSync(
      join(folder, 'package.json'),
      JSON.stringify({ name: 'unknown', version: '1.0.0', license, author: 'An Peeters' }),
    )
  write('UNLICENSED')
  expect(() => licencesText([folder])).toThrow(/unknown has no known licence/)
  write('MIT')
  expect(licencesText([folder])).toContain('unknown 1.0.0 (MIT)\n\nCopyright (c) An Peeters')
  rmSync(folder, { recursive: true })
})
