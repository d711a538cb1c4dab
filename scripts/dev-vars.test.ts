import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { SETTINGS } from './runtime.ts'

const read = (path: string) => readFileSync(new URL(`../${path}`, import.meta.url), 'utf8')

/** The names at the start of lines, in the order of the alphabet. */
function namesIn(text: string, pattern: RegExp): string[] {
  return [...text.matchAll(pattern)].flatMap(([, name]) => name ?? []).toSorted()
}

const EXAMPLE = read('.dev.vars.example')

test('.dev.vars.example names every variable that the worker reads', () => {
  const settings = read('src/env.ts') + read('src/features/crm/sources/crm-source.ts')
  const declared = namesIn(settings, /^ {2}([A-Z_]+)\?: string$/gm)
  expect(declared.length).toBeGreaterThan(10)
  expect(namesIn(EXAMPLE, /^(?:# )?([A-Z_]+)=/gm)).toEqual(declared)
  expect(SETTINGS.toSorted()).toEqual(declared)
})

test('.dev.vars.example describes every variable in a comment above it', () => {
  const lines = EXAMPLE.trimEnd().split('\n')
  for (const [at, line] of lines.entries()) {
    if (/^(?:# )?[A-Z_]+=/.test(line)) expect(lines[at - 1], line).toMatch(/^# .{20,}[.:]$/)
  }
})
