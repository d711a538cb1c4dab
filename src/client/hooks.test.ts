import { expect, test } from 'vitest'

const SOURCES = import.meta.glob<string>('../**/*.{ts,tsx}', {
  query: '?raw',
  import: 'default',
  eager: true,
})

const FILES = Object.entries(SOURCES).filter(([path]) => !/\.test\.tsx?$/.test(path))

/** Matches a DOM query by class. */
const BY_CLASS = /(?:querySelector(?:All)?|closest|matches)(?:<[^>]*>)?\(\s*['"`][^'"`]*\.[a-z]/

test('every hook occurs in a component and in a script', () => {
  const hooks = [...(SOURCES['./hooks.ts']?.matchAll(/^ {2}'([\w-]+)',$/gm) ?? [])].map(
    ([, name]) => name,
  )
  expect(hooks.length).toBeGreaterThan(10)
  const all = FILES.map(([, text]) => text).join('\n')
  const lost = hooks.filter(
    (name) =>
      !all.includes(`hook('${name}'`) ||
      !new RegExp(`(?:find(?:All)?|hasHook).*'${name}'`).test(all),
  )
  expect(lost).toEqual([])
})

test('no script finds an element by its class', () => {
  const scripts = FILES.filter(([path]) => /^\.\/|\.(?:client|island)\.tsx?$/.test(path))
  expect(scripts.length).toBeGreaterThan(40)
  // A constant's own name has a dot too.
  const plain = scripts.map(([path, text]) => [path, text.replaceAll(/\$\{[^}]*\}/g, '')] as const)
  expect(plain.filter(([, text]) => BY_CLASS.test(text)).map(([path]) => path)).toEqual([])
})
